//! For `cargo xtask wire`: writes the types of what is sent as TypeScript, or what is really sent as a program that only
//! compiles if the types are true.
//!
//! ```text
//! wire types FOLDER     the types
//! wire frames FOLDER    frames of whole games, beside the types
//! ```

mod frames;

use std::path::Path;

use anyhow::{Context as _, bail};
use tabletop::wire::Types;

fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [what, folder] = &arguments[..] else { bail!("what, and into which folder?") };
    let files = match what.as_str() {
        "types" => Types::files(vec![thrones::wire::types(), fief::wire::types()]),
        "frames" => frames::files()?,
        other => bail!("there is nothing called {other:?} to write"),
    };
    for (name, text) in files {
        let path = Path::new(folder).join(format!("{name}.ts"));
        std::fs::write(&path, text).with_context(|| format!("writing {}", path.display()))?;
    }
    Ok(())
}
