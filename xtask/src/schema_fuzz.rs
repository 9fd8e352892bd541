//! Requests made up by schemathesis from the description of the API: whatever is sent, the server must not break down.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, bail};

use crate::tree::root;

/// What schemathesis is told beyond the description: half of the tables it names are there.
const HOOKS: &str = r#"
import os, random, schemathesis

@schemathesis.hook
def map_path_parameters(context, path_parameters):
    if path_parameters and "id" in path_parameters and random.random() < 0.5:
        path_parameters["id"] = os.environ["ROOKERY_TABLE"]
    return path_parameters
"#;

/// A stream of a table never ends, and who signs out or goes for good is not let in any more.
const LEFT_OUT: &str = "/stream$|/api/sign_out$|/api/me$";

/// Starts a server and has schemathesis send so many requests to each address, all phases of it.
pub fn run(examples: &str) -> anyhow::Result<()> {
    examples.parse::<u32>().context("how many requests to each address?")?;
    let folder = root().join("target/schema-fuzz");
    std::fs::create_dir_all(&folder)?;
    let schemathesis = installed(&folder)?;
    let hooks = folder.join("rookery_hooks.py");
    std::fs::write(&hooks, HOOKS)?;
    let database = folder.join(format!("fuzz-{}.db", std::process::id()));
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut server = Command::new(cargo)
        .args(["run", "--quiet", "-p", "rookery", "--", "serve", "--port", "0", "--pause", "0"])
        .args(["--requests-a-second", "0", "--requests-a-session", "0", "--database"])
        .arg(&database)
        .current_dir(root())
        .stderr(Stdio::piped())
        .spawn()
        .context("the server does not start")?;
    let done = fuzz(&mut server, &schemathesis, &folder, &hooks, examples);
    server.kill().ok();
    server.wait().ok();
    for end in ["", "-wal", "-shm"] {
        std::fs::remove_file(format!("{}{end}", database.display())).ok();
    }
    done
}

fn fuzz(
    server: &mut Child,
    schemathesis: &Path,
    folder: &Path,
    hooks: &Path,
    examples: &str,
) -> anyhow::Result<()> {
    let stderr = server.stderr.take().context("its words are read")?;
    let mut lines = BufReader::new(stderr).lines();
    let address = lines
        .by_ref()
        .map_while(Result::ok)
        .find_map(|line| line.split_once("http://").map(|(_, address)| address.trim().to_owned()))
        .context("the server does not start")?;
    std::thread::spawn(move || lines.map_while(Result::ok).for_each(|line| println!("{line}")));
    let (head, _) = post(&address, "/api/guest", "", "{}")?;
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).context("a cookie")?;
    let (_, table) = post(&address, "/api/quick", cookie, r#"{"game":"thrones"}"#)?;
    let table: serde_json::Value = serde_json::from_str(&table)?;
    let status = Command::new(schemathesis)
        .args(["run", &format!("http://{address}/api/openapi.json")])
        .args(["--checks", "not_a_server_error", "--phases", "examples,coverage,fuzzing"])
        .args(["--max-examples", examples, "--exclude-path-regex", LEFT_OUT])
        .args(["--header", "X-Rookery: 1", "--header", &format!("Cookie: {cookie}")])
        .args(["--request-timeout", "30", "--continue-on-failure"])
        .env("SCHEMATHESIS_HOOKS", "rookery_hooks")
        .env("PYTHONPATH", hooks.parent().context("a folder")?)
        .env("ROOKERY_TABLE", table["id"].as_str().context("a table")?)
        .current_dir(folder)
        .status()
        .context("schemathesis does not start")?;
    if !status.success() {
        bail!("the server broke down over what was sent");
    }
    Ok(())
}

/// Schemathesis, fetched from PyPI if it is not there.
fn installed(folder: &Path) -> anyhow::Result<std::path::PathBuf> {
    let program = folder.join("venv/bin/schemathesis");
    if !program.exists() {
        let venv = folder.join("venv");
        let made = Command::new("python3").args(["-m", "venv"]).arg(&venv).status();
        let made = made.context("python3 does not start")?.success();
        let mut pip = Command::new(venv.join("bin/pip"));
        if !made || !pip.args(["install", "--quiet", "schemathesis"]).status()?.success() {
            bail!("schemathesis cannot be fetched");
        }
    }
    Ok(program)
}

/// One request; head and body of the answer.
fn post(address: &str, path: &str, cookie: &str, body: &str) -> anyhow::Result<(String, String)> {
    let mut stream = TcpStream::connect(address)?;
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nX-Rookery: 1\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").context("a head and a body")?;
    Ok((head.to_owned(), body.to_owned()))
}
