//! The types of what is sent, as TypeScript: one file for the grammar of play, one for each game.
//!
//! A type that carries something of a game is written over a game `G`: [`crate::Offer`] becomes `Offer<G>`. The file of
//! a game says what its `G` is.

use std::any::type_name;
use std::collections::BTreeMap;
use std::fmt::Write as _;

use ts_rs::{Config, TypeVisitor};

pub use ts_rs::TS;

use crate::{Answer, Game, Reason, Update, Whole};

const HEAD: &str = "// Written by `cargo xtask wire` from the types of the games. Do not edit.\n";
const GRAMMAR: &str = "tabletop";
/// What a type over a game may take from it.
const ANY: &str = "
/**
 * What the grammar of play leaves to a game.
 */
export interface AnyGame { ask: unknown, item: unknown, event: unknown, parts: object, scenery: unknown, setup: unknown }
";

/// The types of one game.
pub struct Types {
    /// The game's name, which is that of its crate.
    name: &'static str,
    declared: Declared,
    /// Sections: what they are called, and what they say.
    parts: Vec<(&'static str, String)>,
    /// What the game puts where the grammar of play leaves something to it.
    own: Vec<(&'static str, String)>,
}

/// Declarations by crate and name.
#[derive(Default)]
struct Declared(BTreeMap<(String, String), String>);

struct Visit<'d>(&'d mut Declared);

impl TypeVisitor for Visit<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.0.take::<T>();
    }
}

impl Declared {
    /// Declares a type and everything it is made of; gives its name.
    fn take<T: TS + 'static + ?Sized>(&mut self) -> String {
        let config = Config::new().with_large_int("number");
        if T::output_path().is_none() {
            // A list, an option or a number: what it holds may be ours.
            T::visit_generics(&mut Visit(self));
            T::visit_dependencies(&mut Visit(self));
            return T::name(&config);
        }
        let home = type_name::<T>().split("::").next().unwrap_or_default();
        let place = (home.to_owned(), T::ident(&config));
        if !self.0.contains_key(&place) {
            let declaration = T::decl(&config).replacen("<G> =", "<G extends AnyGame> =", 1);
            let docs = T::docs().unwrap_or_default();
            self.0.insert(place, format!("\n{docs}export {declaration}\n"));
            T::visit_dependencies(&mut Visit(self));
        }
        T::name(&config)
    }

    fn of<'d>(&'d self, home: &'d str) -> impl Iterator<Item = (&'d str, &'d str)> {
        let here = self.0.iter().filter(move |((at, _), _)| at == home);
        here.map(|((_, name), declaration)| (&name[..], &declaration[..]))
    }
}

impl Types {
    /// What a game asks and is answered, what happens in it, what never changes, and what it begins with.
    #[must_use]
    pub fn of<G: Game>() -> Types
    where
        G::Ask: TS + 'static,
        G::Item: TS + 'static,
        G::Event: TS + 'static,
        G::Scenery: TS + 'static,
        G::Setup: TS + 'static,
    {
        let mut declared = Declared::default();
        let own = vec![
            ("ask", declared.take::<G::Ask>()),
            ("item", declared.take::<G::Item>()),
            ("event", declared.take::<G::Event>()),
            ("scenery", declared.take::<G::Scenery>()),
            ("setup", declared.take::<G::Setup>()),
        ];
        Types { name: G::NAME, declared, parts: Vec::new(), own }
    }

    /// A section and what it says. In what it is called, `#` stands for any number.
    #[must_use]
    pub fn part<T: TS + 'static>(mut self, called: &'static str) -> Types {
        let said = self.declared.take::<T>();
        self.parts.push((called, said));
        self
    }

    /// The files to write: what each is called, and its text.
    #[must_use]
    pub fn files(games: Vec<Types>) -> Vec<(&'static str, String)> {
        let mut grammar = Declared::default();
        grammar.take::<Whole<'static>>();
        grammar.take::<Update<'static>>();
        grammar.take::<Answer<()>>();
        grammar.take::<Reason>();
        let mut files: Vec<_> = games.iter().map(|game| (game.name, game.text())).collect();
        for game in games {
            grammar.0.extend(game.declared.0);
        }
        let declared: String = grammar.of(GRAMMAR).map(|(_, declaration)| declaration).collect();
        files.push((GRAMMAR, format!("{HEAD}{ANY}{declared}")));
        files
    }

    fn text(&self) -> String {
        let shared: Vec<&str> = self.declared.of(GRAMMAR).map(|(name, _)| name).collect();
        let mut text = HEAD.to_owned();
        if !shared.is_empty() {
            _ = writeln!(text, "\nimport type {{ {} }} from \"./{GRAMMAR}\";", shared.join(", "));
        }
        text.extend(self.declared.of(self.name).map(|(_, declaration)| declaration));
        text.push_str("\n/**\n * A view, section by section.\n */\nexport interface Parts {\n");
        for (called, said) in &self.parts {
            _ = match called.contains('#') {
                true => writeln!(text, "  [key: `{}`]: {said};", called.replace('#', "${number}")),
                false => writeln!(text, "  {called}?: {said};"),
            };
        }
        text.push_str("}\n\n/**\n * What the grammar of play leaves to this game.\n */\n");
        text.push_str("export interface Game {\n");
        for (called, of) in &self.own {
            _ = writeln!(text, "  {called}: {of};");
        }
        text.push_str("  parts: Parts;\n}\n");
        text
    }
}
