//! The table in words, for whoever has no page to draw it on.

/// The table in words, as one pair of eyes sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    /// Where the game is. When it changes, the table is worth drawing anew.
    pub chapter: String,
    /// What one looks at most: the round, whose turn it is, how near everybody is to the goal.
    pub status: Vec<String>,
    /// Everything that lies open, line by line. What belongs to a line above begins with spaces.
    pub lines: Vec<String>,
}

/// Something that can be looked up by its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<I> {
    /// What it is called.
    pub name: String,
    /// What is known of it.
    pub about: Vec<String>,
    /// The thing an answer could name, if it is one.
    pub item: Option<I>,
}

/// What somebody looks up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted<'w> {
    words: &'w str,
    how: How,
}

/// How near a name must come to the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum How {
    /// The words are the name.
    Same,
    /// The name has the words in it.
    Within,
    /// The words have the name in them, as those of a choice do: "Marshal Hodor for 2 gold".
    Around,
}

impl Wanted<'_> {
    /// Whether this is the name of what is looked up.
    #[must_use]
    pub fn is(&self, name: &str) -> bool {
        let (name, words) = (name.to_lowercase(), self.words.to_lowercase());
        match self.how {
            How::Same => name == words,
            How::Within => name.contains(&words),
            How::Around => words.contains(&name),
        }
    }
}

/// What is found for these words: what is called so, else what has the words in its name, else what stands in them.
pub(crate) fn found<I>(
    words: &str,
    entries: impl Fn(Wanted<'_>) -> Vec<Entry<I>>,
) -> Vec<Entry<I>> {
    let mut found = Vec::new();
    for how in [How::Same, How::Within, How::Around] {
        if found.is_empty() {
            found = entries(Wanted { words, how });
        }
    }
    found
}
