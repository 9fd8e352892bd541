//! A PostgreSQL of a test's own, on a free port, from the installed binaries, as a user that is not root.

use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::{MetadataExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The user that is nobody on every system.
const NOBODY: u32 = 65534;

/// A PostgreSQL of a test's own.
pub struct Postgres {
    /// Where it is reached.
    pub address: String,
    pub port: u16,
    pub folder: PathBuf,
    pub process: Child,
}

impl Postgres {
    /// Starts one.
    pub fn start() -> Postgres {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr());
        let port = port.expect("a port is free").port();
        let folder = std::env::temp_dir().join(format!("rookery-postgres-{port}"));
        std::fs::create_dir_all(&folder).expect("a folder can be made");
        if is_root() {
            chown(&folder, Some(NOBODY), Some(NOBODY)).expect("root gives it away");
        }
        let made = command("initdb", &folder)
            .arg("-D")
            .arg(folder.join("data"))
            .args(["-U", "rookery", "-A", "trust"])
            .status();
        assert!(made.is_ok_and(|status| status.success()), "a database can be made");
        let address = format!("postgres://rookery@127.0.0.1:{port}/postgres");
        let process = served(&folder, port);
        let postgres = Postgres { address, port, folder, process };
        postgres.wait();
        postgres
    }

    /// Waits until it answers.
    pub fn wait(&self) {
        for _ in 0..600 {
            let port = self.port.to_string();
            let ready =
                command("pg_isready", &self.folder).args(["-h", "127.0.0.1", "-p", &port]).status();
            if ready.is_ok_and(|status| status.success())
                && TcpStream::connect(("127.0.0.1", self.port)).is_ok()
            {
                return;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        panic!("PostgreSQL does not start");
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
        std::fs::remove_dir_all(&self.folder).ok();
    }
}

/// The server itself, over what is in this folder.
pub fn served(folder: &Path, port: u16) -> Child {
    let mut server = command("postgres", folder);
    server.arg("-D").arg(folder.join("data")).arg("-k").arg(folder);
    server.args(["-p", &port.to_string(), "-c", "listen_addresses=127.0.0.1"]);
    server.spawn().expect("it starts")
}

/// One of the installed binaries, run as somebody who is not root.
fn command(name: &str, folder: &Path) -> Command {
    let mut command = Command::new(binaries().join(name));
    if is_root() {
        command.uid(NOBODY).gid(NOBODY);
    }
    command.current_dir(folder).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self").expect("it is there").uid() == 0
}

/// Where the binaries of the newest version are.
fn binaries() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").expect("PostgreSQL is installed");
    let newest = versions.filter_map(Result::ok).map(|version| version.path()).max();
    newest.expect("a version of PostgreSQL is installed").join("bin")
}
