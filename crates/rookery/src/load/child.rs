//! A server in a process of its own, to be measured and killed.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result};

/// A server in a process of its own.
pub struct Child {
    /// Where it listens.
    pub address: SocketAddr,
    process: std::process::Child,
}

impl Child {
    /// Starts a server that lets everybody in, at this port or at a free one, alone or at a bus.
    pub fn serve(database: &str, port: Option<u16>, bus: Option<&str>) -> Result<Child> {
        let port = port.map_or_else(free_port, Ok)?;
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--port", &port.to_string(), "--database", database]);
        command.args(["--requests-a-second", "0", "--sockets-an-address", "1000000"]);
        command.args(["--requests-a-session", "0", "--pause", "0"]);
        command.args(bus.into_iter().flat_map(|bus| ["--bus", bus]));
        Child::start(command)
    }

    /// Starts the server of the raw broadcasts, which keeps what it keeps there.
    pub fn raw(database: &str) -> Result<Child> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["load", "--raw-server", &free_port()?.to_string(), "--database", database]);
        Child::start(command)
    }

    fn start(mut command: Command) -> Result<Child> {
        let mut process = command.stderr(Stdio::piped()).stdout(Stdio::null()).spawn()?;
        let stderr = process.stderr.take().context("its words are read")?;
        let mut lines = BufReader::new(stderr).lines();
        for line in lines.by_ref() {
            let line = line?;
            let Some((_, address)) = line.split_once("http://") else {
                eprintln!("{line}");
                continue;
            };
            let address = address.trim().parse().context("it says where it listens")?;
            // Whatever else it says is ours to read, or it would wait for a reader.
            std::thread::spawn(move || {
                lines.map_while(Result::ok).for_each(|line| eprintln!("{line}"))
            });
            return Ok(Child { address, process });
        }
        process.wait()?;
        anyhow::bail!("the server does not start")
    }

    /// How many bytes of memory it holds.
    pub fn memory(&self) -> Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.trim().strip_suffix("kB"));
        let kilobytes: u64 = kilobytes.context("the system says it")?.trim().parse()?;
        Ok(kilobytes * 1024)
    }

    /// What it has counted.
    pub fn metrics(&self) -> Result<String> {
        let mut stream = TcpStream::connect(self.address)?;
        let host = self.address;
        write!(stream, "GET /metrics HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    }

    /// Kills it without a word.
    pub fn kill(&mut self) -> Result<()> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

/// A port nobody listens at.
pub fn free_port() -> Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}
