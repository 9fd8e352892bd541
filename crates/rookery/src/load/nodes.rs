//! Several nodes in processes of their own, with a bus between them.

use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};

use super::child::{Child, free_port};
use super::figures::Spent;

/// Nodes with one database, and the bus between them.
pub struct Nodes {
    nodes: Vec<Child>,
    bus: Option<std::process::Child>,
}

impl Nodes {
    /// Starts so many nodes; more than one need PostgreSQL, and `nats-server` installed.
    pub fn start(count: usize, database: &str) -> Result<Nodes> {
        if count == 1 {
            return Ok(Nodes { nodes: vec![Child::serve(database, None, None)?], bus: None });
        }
        ensure!(database.starts_with("postgres"), "several nodes need a PostgreSQL database");
        let port = free_port()?;
        let mut command = Command::new("nats-server");
        command.args(["-a", "127.0.0.1", "-p", &port.to_string()]);
        let bus = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let bus = Some(bus.context("nats-server does not start")?);
        let mut nodes = Nodes { nodes: Vec::new(), bus };
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            std::thread::sleep(Duration::from_millis(20));
        }
        let address = format!("nats://127.0.0.1:{port}");
        for _ in 0..count {
            nodes.nodes.push(Child::serve(database, None, Some(&address))?);
        }
        Ok(nodes)
    }

    /// Where they listen.
    pub fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    /// Where the time went at the first of them, part by part.
    pub fn spent(&self) -> Result<Vec<Spent>> {
        Ok(Spent::read(&self.nodes[0].metrics()?))
    }

    /// How many bytes of memory they hold together.
    pub fn memory(&self) -> Result<u64> {
        self.nodes.iter().map(Child::memory).sum()
    }
}

impl Drop for Nodes {
    fn drop(&mut self) {
        if let Some(bus) = &mut self.bus {
            bus.kill().ok();
            bus.wait().ok();
        }
    }
}
