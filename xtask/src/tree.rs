//! The project's files.

use std::path::{Path, PathBuf};

use anyhow::Context as _;

/// A text file of the project.
pub struct File {
    /// Its path from the root, with slashes.
    pub path: String,
    /// What stands in it.
    pub text: String,
}

/// The root of the project.
pub fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().expect("xtask lies in the root").to_path_buf()
}

/// All files under a folder of the root with one of these endings, sorted by path. A folder that is not there holds
/// none.
pub fn files(folder: &str, endings: &[&str]) -> anyhow::Result<Vec<File>> {
    let mut found = Vec::new();
    let root = root();
    walk(&root, &root.join(folder), endings, &mut found)?;
    found.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(found)
}

fn walk(root: &Path, folder: &Path, endings: &[&str], found: &mut Vec<File>) -> anyhow::Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let skipped = name.starts_with('.') || matches!(&*name, "target" | "node_modules" | "dist");
        if path.is_dir() && !skipped {
            walk(root, &path, endings, found)?;
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            let text =
                std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            let path = path.strip_prefix(root)?.to_string_lossy().replace('\\', "/");
            found.push(File { path, text });
        }
    }
    Ok(())
}
