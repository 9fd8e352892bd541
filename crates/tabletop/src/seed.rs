//! The seed of a game's chance, and the promise that it was not chosen to suit anybody.

use serde::{Deserialize, Serialize};

/// Where all chance of a game comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 32]);

/// What is published before the game: the hash of a secret that is revealed after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Commitment(Seed);

impl Seed {
    /// A seed from a small number, for tests and simulations.
    #[must_use]
    pub fn from_number(number: u64) -> Seed {
        Seed(*blake3::hash(&number.to_le_bytes()).as_bytes())
    }

    /// What is published of a secret before the game.
    #[must_use]
    pub fn commit(&self) -> Commitment {
        Commitment(Seed(blake3::derive_key("rookery seed commitment", &self.0)))
    }

    /// The seed of the game: the secret, and what each seat added to it.
    #[must_use]
    pub fn mixed(&self, additions: &[String]) -> Seed {
        let mut hasher = blake3::Hasher::new_keyed(&self.0);
        for addition in additions {
            hasher.update(&(addition.len() as u64).to_le_bytes());
            hasher.update(addition.as_bytes());
        }
        Seed(*hasher.finalize().as_bytes())
    }
}

impl Commitment {
    /// Whether this was promised for that secret.
    #[must_use]
    pub fn holds_for(&self, secret: &Seed) -> bool {
        *self == secret.commit()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        blake3::Hash::from_bytes(seed.0).to_hex().to_string()
    }
}

impl TryFrom<String> for Seed {
    type Error = String;
    fn try_from(text: String) -> Result<Seed, String> {
        let hash = blake3::Hash::from_hex(&text)
            .map_err(|_| format!("{text:?} is no seed: 64 hex digits"))?;
        Ok(Seed(*hash.as_bytes()))
    }
}

impl std::fmt::Display for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&String::from(*self))
    }
}

impl std::fmt::Display for Commitment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::Seed;

    #[test]
    fn a_commitment_holds_for_its_secret_alone() {
        let promise = Seed::from_number(1).commit();
        assert!(promise.holds_for(&Seed::from_number(1)));
        assert!(!promise.holds_for(&Seed::from_number(2)));
    }

    #[test]
    fn every_addition_changes_the_seed() {
        let secret = Seed::from_number(1);
        let additions = ["raven".to_owned(), "wolf".to_owned()];
        assert_ne!(secret.mixed(&additions), secret.mixed(&additions[..1]));
        assert_ne!(secret.mixed(&["ravenwolf".to_owned()]), secret.mixed(&additions));
    }

    #[test]
    fn a_seed_is_stored_as_hex() {
        let seed = Seed::from_number(9);
        let text = serde_json::to_string(&seed).unwrap();
        assert_eq!(serde_json::from_str::<Seed>(&text).unwrap(), seed);
        assert!(serde_json::from_str::<Seed>("\"xyz\"").is_err());
    }
}
