//! Names of things that nobody can guess.

/// Letters that are not mistaken for each other.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// A name of so many letters.
pub fn fresh(length: usize) -> String {
    let mut bytes = vec![0; length];
    fill(&mut bytes);
    bytes.into_iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Thirty-two bytes nobody can guess.
pub fn secret() -> [u8; 32] {
    let mut bytes = [0; 32];
    fill(&mut bytes);
    bytes
}

fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the system gives chance");
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}
