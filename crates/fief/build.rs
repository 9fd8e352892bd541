//! Makes the typed rule ids from `rules.toml`.

fn main() {
    catalogue::build();
}
