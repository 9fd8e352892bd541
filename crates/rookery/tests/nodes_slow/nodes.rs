//! Nodes, their bus, and the cables between them, all to be broken.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A port nobody listens at.
fn free_port() -> u16 {
    let port = TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr());
    port.expect("a port is free").port()
}

/// Waits until somebody listens at a port.
fn wait_for(port: u16) {
    for _ in 0..400 {
        if TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    panic!("nobody listens at {port}");
}

/// A NATS with JetStream.
pub struct Nats {
    pub port: u16,
    folder: PathBuf,
    process: Option<Child>,
}

impl Nats {
    pub fn start() -> Nats {
        let port = free_port();
        let folder = std::env::temp_dir().join(format!("rookery-nats-{port}"));
        let mut nats = Nats { port, folder, process: None };
        nats.begin();
        nats
    }

    pub fn begin(&mut self) {
        let mut command = Command::new("nats-server");
        command.args(["-a", "127.0.0.1", "-p", &self.port.to_string(), "-js", "-sd"]);
        command.arg(&self.folder).stdout(Stdio::null()).stderr(Stdio::null());
        self.process = Some(command.spawn().expect("nats-server is installed"));
        wait_for(self.port);
    }

    pub fn stop(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().ok();
            process.wait().ok();
        }
    }

    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
        std::fs::remove_dir_all(&self.folder).ok();
    }
}

/// The way from a node to the bus; cut, connections are refused.
pub struct Cable {
    port: u16,
    to: u16,
    cut: Arc<AtomicBool>,
    streams: Arc<Mutex<Vec<TcpStream>>>,
}

impl Cable {
    fn lay(to: u16) -> Cable {
        let cable = Cable { port: free_port(), to, cut: Arc::default(), streams: Arc::default() };
        cable.mend();
        cable
    }

    pub fn cut(&self) {
        self.cut.store(true, Ordering::Relaxed);
        // Whoever waits for a connection is told by one.
        TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).ok();
        for stream in self.streams.lock().expect("nobody breaks down in here").drain(..) {
            stream.shutdown(Shutdown::Both).ok();
        }
    }

    pub fn mend(&self) {
        self.cut.store(false, Ordering::Relaxed);
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, self.port)).expect("it is free");
        let (to, cut, streams) = (self.to, Arc::clone(&self.cut), Arc::clone(&self.streams));
        std::thread::spawn(move || {
            for near in listener.incoming().flatten() {
                if cut.load(Ordering::Relaxed) {
                    return;
                }
                let Ok(far) = TcpStream::connect((Ipv4Addr::LOCALHOST, to)) else { continue };
                for stream in [&near, &far] {
                    stream.set_nodelay(true).ok();
                    let held = stream.try_clone().expect("it can be held twice");
                    streams.lock().expect("nobody breaks down in here").push(held);
                }
                let (back, forth) = (near.try_clone(), far.try_clone());
                std::thread::spawn(move || carry(near, far));
                std::thread::spawn(move || carry(forth.expect("twice"), back.expect("twice")));
            }
        });
    }
}

fn carry(mut from: TcpStream, mut to: TcpStream) {
    let mut buffer = [0; 16 * 1024];
    while let Ok(count) = from.read(&mut buffer) {
        if count == 0 || to.write_all(&buffer[..count]).is_err() {
            break;
        }
    }
    to.shutdown(Shutdown::Both).ok();
    from.shutdown(Shutdown::Both).ok();
}

/// A node in a process of its own.
pub struct Node {
    pub address: SocketAddr,
    pub cable: Cable,
    database: String,
    process: Child,
}

impl Node {
    pub fn start(database: &str, nats: u16) -> Node {
        let (cable, port) = (Cable::lay(nats), free_port());
        let process = serve(database, port, cable.port);
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        Node { address, cable, database: database.to_owned(), process }
    }

    /// Kills it without a word.
    pub fn kill(&mut self) {
        self.process.kill().expect("it runs");
        self.process.wait().expect("it ends");
    }

    /// Tells it to stop and waits until it has.
    pub fn close(&mut self) {
        let told = Command::new("kill").args(["-TERM", &self.process.id().to_string()]).status();
        assert!(told.is_ok_and(|status| status.success()), "it can be told");
        self.process.wait().expect("it ends");
    }

    pub fn begin(&mut self) {
        self.process = serve(&self.database, self.address.port(), self.cable.port);
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.cable.cut();
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

fn serve(database: &str, port: u16, bus: u16) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rookery"));
    command.args(["serve", "--port", &port.to_string(), "--database", database, "--pause", "0"]);
    command.args(["--bus", &format!("nats://127.0.0.1:{bus}"), "--requests-a-second", "0"]);
    // Two people sit at all the tables, and ask for as much as two hundred would.
    command.args(["--requests-a-session", "0"]);
    // What a server is told by its environment begins with the same word.
    command.args(["--sockets-an-address", "100000"]).env_remove("ROOKERY_FAULTS");
    let mut process = command.stderr(Stdio::piped()).spawn().expect("it starts");
    let lines = BufReader::new(process.stderr.take().expect("its words")).lines();
    std::thread::spawn(move || {
        let faults = lines.map_while(Result::ok).filter(|line| line.contains("ERROR"));
        faults.for_each(|line| eprintln!("{line}"));
    });
    wait_for(port);
    process
}
