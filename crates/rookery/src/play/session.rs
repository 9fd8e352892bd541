//! A person at a table in the terminal, against bots.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context as _, Result, bail};
use bots::Opponent;
use serde_json::{Value, json};
use tabletop::{Board, Bookmark, Eyes, Offer, OfferShape, Outcome, Seat, Table};

use super::SEAL;
use super::question::{self, Meant};
use crate::card::ink::{Colour, Ink};
use crate::input::Input;
use crate::keeper::Keeper;
use crate::{drawn, kept, page};

/// From how many letters on a hint is told only once in a while.
const LONG: usize = 60;

/// How many lines `log` shows when it is not told how many.
const LOG_LINES: usize = 25;

/// What can be typed besides an answer.
const HELP: &str = "\
Answer with the number of a choice or with its words: `2`, `pass`, `1 3`.
  table          draw the whole table
  show NAME      show a card, a Noble, a Village; `show 2` shows choice 2
  why NAME       why it cannot be chosen now, with the rule
  log [N]        what happened, the last N lines (`log all`)
  also [N]       what you may do beside the question, and do it
  skip           pass until the turn is over, or until a challenge begins or ends
  rule [ID]      the rule the question comes from, or another
  undo           take back your last choice, if it showed you nothing hidden
  save [FILE]    write the game down
  quit           leave the table; Ctrl-D does the same
  help           this";

/// The words of it, for the Tab key.
const COMMANDS: [&str; 11] =
    ["table", "show", "why", "log", "also", "skip", "rule", "undo", "save", "quit", "help"];

/// A person at a table in the terminal.
pub struct Session<'s> {
    /// The game.
    pub table: Box<dyn Table>,
    /// Where the person sits.
    pub me: Seat,
    /// Who sits in the other seats; nobody in the person's own.
    pub opponents: Vec<Option<Opponent>>,
    /// What the person types.
    pub input: Input,
    /// What the person reads.
    pub output: &'s mut dyn Write,
    /// Whether there are colours.
    pub ink: Ink,
    /// Where every decision is written down.
    pub keeper: Option<Keeper>,
    /// Whether the last decision could not be written down.
    pub unkept: bool,
    /// How much of the log was read.
    pub heard: usize,
    /// Where the game was when the table was drawn.
    pub chapter: String,
    /// What is slept through.
    pub asleep: Option<String>,
    /// The texts that were given as hints since the table was drawn.
    pub hinted: Vec<String>,
    /// What the person may have meant; an empty line says so.
    pub guess: Option<Value>,
}

/// What a typed line does.
enum Typed {
    /// The question is asked again in full.
    Again,
    /// The question still stands.
    Stands,
    /// It was answered.
    Answered,
    /// The person leaves.
    Quit,
}

impl Session<'_> {
    /// Plays until the game is over or the person leaves.
    pub fn run(&mut self) -> Result<()> {
        self.table.hurry();
        loop {
            if let Some(outcome) = self.table.outcome() {
                return self.close(&outcome);
            }
            if self.let_bots_act()? {
                continue;
            }
            if !self.table.asked().has(self.me) {
                bail!("nobody is asked and the game is not over");
            }
            if !self.ask()? {
                return self.leave();
            }
        }
    }

    /// The first bot with something to say says it; whether there was one. Should the game refuse what it answers, the
    /// harmless answer is taken.
    fn let_bots_act(&mut self) -> Result<bool> {
        let asked = self.table.asked();
        for (place, bot) in self.opponents.iter().enumerate() {
            let (seat, Some(bot)) = (Seat(place as u8), bot) else { continue };
            let answer = bot.answer(&*self.table, seat);
            if let Some(answer) = answer
                && self.table.decide(seat, &answer).is_ok()
            {
                return Ok(true);
            }
            if asked.has(seat) {
                let safe = self.table.safe_answer(seat).context("who is asked has an answer")?;
                self.table.decide(seat, &safe)?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Asks the person until there is an answer; no if the person leaves.
    fn ask(&mut self) -> Result<bool> {
        if self.sleeps_on()? {
            return Ok(true);
        }
        self.keep()?;
        self.tell_news()?;
        let mut again = true;
        loop {
            let (waiting, beside) = self.offers();
            let Some(offer) = waiting.into_iter().next() else { return Ok(true) };
            if again {
                self.put_question(&offer, &beside)?;
            }
            let labels = || {
                let choices = offer.shape.choices().iter();
                let labels = choices.map(|choice| choice.label.clone());
                labels.chain(COMMANDS.iter().map(|word| (*word).to_owned())).collect()
            };
            let Some(typed) = self.input.next("> ", labels, self.output)? else {
                writeln!(self.output, "(the input ends)")?;
                return Ok(false);
            };
            match self.take(&offer, &beside, typed.trim())? {
                Typed::Again => again = true,
                Typed::Stands => again = false,
                Typed::Answered => {
                    self.keep()?;
                    return Ok(true);
                }
                Typed::Quit => return Ok(false),
            }
        }
    }

    /// What the person is asked, and what may be done beside it.
    fn offers(&self) -> (Vec<Offer>, Vec<Offer>) {
        let offers = self.table.prompts_of(self.me).into_iter();
        offers.partition(|offer| offer.waits)
    }

    /// Passes once more for somebody who said `skip`, as long as it is the same stretch of the game.
    fn sleeps_on(&mut self) -> Result<bool> {
        if self.asleep.is_none() {
            return Ok(false);
        }
        let (waiting, _) = self.offers();
        let Some(stretch) = waiting.into_iter().next().and_then(|offer| offer.stretch) else {
            return Ok(false);
        };
        if self.asleep != Some(stretch) {
            self.asleep = None;
            return Ok(false);
        }
        self.pass()?;
        Ok(true)
    }

    /// Gives the harmless answer.
    fn pass(&mut self) -> Result<()> {
        let safe = self.table.safe_answer(self.me).context("who is asked has an answer")?;
        Ok(self.table.decide(self.me, &safe)?)
    }

    fn skip(&mut self, offer: &Offer) -> Result<Typed> {
        self.asleep.clone_from(&offer.stretch);
        if self.asleep.is_none() {
            self.say("this question must be answered; only chances to act can be skipped")?;
            return Ok(Typed::Stands);
        }
        self.pass()?;
        Ok(Typed::Answered)
    }

    /// What happened since the last question, and the table if the game has moved on.
    fn tell_news(&mut self) -> Result<()> {
        let news = self.table.log(Eyes::Seat(self.me), &mut Bookmark::behind(self.heard));
        self.heard = self.table.events();
        self.put(&drawn::log(&news, self.ink))?;
        let board = self.table.board(Eyes::Seat(self.me), page::width());
        if board.chapter != self.chapter {
            self.hinted.clear();
            self.draw(&board)?;
            self.chapter = board.chapter;
        }
        Ok(())
    }

    fn draw(&mut self, board: &Board) -> Result<()> {
        writeln!(self.output)?;
        let lines = drawn::table(board, self.ink);
        self.put(&lines)
    }

    fn put(&mut self, lines: &[String]) -> Result<()> {
        for line in lines.iter().flat_map(|line| page::fitted(line.trim_end())) {
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }

    fn put_question(&mut self, offer: &Offer, beside: &[Offer]) -> Result<()> {
        writeln!(self.output)?;
        let board = self.table.board(Eyes::Seat(self.me), page::width());
        let status = drawn::status(&board, self.ink);
        self.put(&status)?;
        let mut hints: Vec<Option<String>> = Vec::new();
        for choice in offer.shape.choices() {
            let hint = choice.hint.as_ref().map(ToString::to_string);
            let told = |hint: &String| hint.len() > LONG && self.hinted.contains(hint);
            // `show` tells it again.
            let hint = hint.filter(|hint| !told(hint));
            self.hinted.extend(hint.clone());
            hints.push(hint);
        }
        let lines = question::lines(offer, &hints, page::width(), self.ink);
        self.put(&lines)?;
        if offer.stretch.is_some() {
            let words = "     `skip` passes until the turn is over";
            writeln!(self.output, "{}", self.ink.paint(Colour::Faint, words))?;
        }
        if !beside.is_empty() {
            let words: Vec<String> = beside.iter().map(|offer| offer.title.to_string()).collect();
            let words = format!("     `also` lists what you may do besides: {}", words.join("; "));
            self.put(&[self.ink.paint(Colour::Faint, &words)])?;
        }
        Ok(())
    }

    /// Does what was typed: a command, or an answer.
    fn take(&mut self, offer: &Offer, beside: &[Offer], typed: &str) -> Result<Typed> {
        let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        let rest = rest.trim();
        let guess = self.guess.take();
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => match guess {
                Some(answer) => return self.decide(&answer),
                None => return Ok(Typed::Again),
            },
            ("help" | "?", "") => writeln!(self.output, "{HELP}")?,
            ("table", "") => {
                let board = self.table.board(Eyes::Seat(self.me), page::width());
                self.draw(&board)?;
                return Ok(Typed::Again);
            }
            ("quit" | "exit", "") => return Ok(Typed::Quit),
            ("show", name) => self.show(named(offer, name))?,
            ("why", name) => self.why(named(offer, name))?,
            ("log", count) => self.show_log(count)?,
            ("rule", id) => self.show_rule(offer, id)?,
            ("undo", "") => return self.undo(),
            ("skip", "") => return self.skip(offer),
            ("save", file) => self.save_to(file)?,
            ("also", what) => return self.beside(beside, what),
            _ => return self.answer(&offer.shape, typed),
        }
        Ok(Typed::Stands)
    }

    fn answer(&mut self, shape: &OfferShape, typed: &str) -> Result<Typed> {
        match question::read(shape, typed) {
            Ok(Meant::Surely(answer)) => self.decide(&answer),
            Ok(Meant::Perhaps(answer, words)) => {
                self.guess = Some(answer);
                writeln!(self.output, "  {words}? Enter says yes.")?;
                Ok(Typed::Stands)
            }
            Err(misread) => {
                self.say(&misread.to_string())?;
                Ok(Typed::Stands)
            }
        }
    }

    fn decide(&mut self, answer: &Value) -> Result<Typed> {
        match self.table.decide(self.me, answer) {
            Ok(()) => Ok(Typed::Answered),
            Err(refusal) => {
                self.say(&refusal.to_string())?;
                Ok(Typed::Stands)
            }
        }
    }

    fn say(&mut self, sentence: &str) -> Result<()> {
        Ok(writeln!(self.output, "  {}", self.ink.paint(Colour::Red, sentence))?)
    }

    fn show(&mut self, name: &str) -> Result<()> {
        if name.is_empty() {
            return self.say("show what? Type a name, or the number of a choice, after it");
        }
        let mut lines = Vec::new();
        for entry in self.table.look_up(Eyes::Seat(self.me), name) {
            if !entry.about.is_empty() {
                lines.push(format!("  {}", self.ink.paint(Colour::Bold, &entry.name)));
                lines.extend(entry.about.iter().map(|line| format!("    {line}")));
            }
        }
        if lines.is_empty() {
            return self.say(&format!("nothing is known of {name:?}"));
        }
        self.put(&lines)
    }

    /// Every thing of that name: usable now, or the rules that stand in the way.
    fn why(&mut self, name: &str) -> Result<()> {
        if name.is_empty() {
            return self.say("why what? Type a name, or the number of a choice, after it");
        }
        let found = self.table.look_up(Eyes::Seat(self.me), name);
        let offered = self.offered(name);
        let found = found.into_iter().filter_map(|entry| Some((entry.name, entry.item?)));
        let things: Vec<(String, Value)> = offered.into_iter().chain(found).collect();
        if things.is_empty() {
            return self.say(&format!("nothing here is called {name:?}"));
        }
        let mut told: Vec<String> = Vec::new();
        for (label, item) in things {
            let reasons = self.table.why_not(self.me, &item)?;
            let mut lines: Vec<String> =
                reasons.iter().map(|reason| format!("  {label}: {reason}")).collect();
            if lines.is_empty() {
                lines.push(format!("  {label}: it is among your choices now"));
            }
            lines.retain(|line| !told.contains(line));
            told.append(&mut lines);
        }
        self.put(&told)
    }

    /// The choices whose words have these in them.
    fn offered(&self, words: &str) -> Vec<(String, Value)> {
        let words = words.to_lowercase();
        let (waiting, beside) = self.offers();
        let offers = waiting.iter().chain(&beside);
        let choices = offers.flat_map(|offer| offer.shape.choices());
        let named = choices.filter(|choice| choice.label.to_lowercase().contains(&words));
        named.map(|choice| (choice.label.clone(), json!(choice.item))).collect()
    }

    fn show_log(&mut self, count: &str) -> Result<()> {
        let lines = self.table.log(Eyes::Seat(self.me), &mut Bookmark::default());
        let count = match count {
            "" => LOG_LINES,
            "all" => lines.len(),
            number => match number.parse() {
                Ok(count) => count,
                Err(_) => return self.say("`log` takes a number of lines, or `all`"),
            },
        };
        let last = &lines[lines.len().saturating_sub(count)..];
        self.put(&drawn::log(last, self.ink))
    }

    fn show_rule(&mut self, offer: &Offer, id: &str) -> Result<()> {
        let id = if id.is_empty() { offer.rule.as_str() } else { id };
        let rule = self.table.catalogue().iter().find(|rule| rule.id.as_str() == id);
        match rule {
            Some(rule) => {
                let mut page = page::Page::new();
                page.prose("  ", 4, &format!("{}: {}", rule.id, rule.title));
                page.prose("    ", 4, rule.text);
                Ok(write!(self.output, "{}", page.text())?)
            }
            None => self.say(&format!("there is no rule {id:?}; `rookery rules` lists them")),
        }
    }

    fn undo(&mut self) -> Result<Typed> {
        if let Err(stands) = self.table.take_back(self.me) {
            self.say(&stands.to_string())?;
            return Ok(Typed::Stands);
        }
        self.keep()?;
        self.heard = self.heard.min(self.table.events());
        writeln!(self.output, "  Your last choice is taken back.")?;
        Ok(Typed::Again)
    }

    /// Writes the game down in a file, and goes on writing there.
    fn save_to(&mut self, file: &str) -> Result<()> {
        let file = match (file, &self.keeper) {
            ("", Some(keeper)) => {
                let path = keeper.path().display();
                return Ok(writeln!(self.output, "  The game stands in {path}.")?);
            }
            ("", None) => PathBuf::from(format!("{}.journal", self.table.name())),
            (file, _) => PathBuf::from(file),
        };
        if self.keeper.as_ref().is_some_and(|keeper| keeper.path() == file) {
            return Ok(writeln!(self.output, "  The game stands in {}.", file.display())?);
        }
        match Keeper::create(&file, &*self.table) {
            Ok(keeper) => {
                self.keeper = Some(keeper);
                self.unkept = false;
                writeln!(
                    self.output,
                    "  The game stands in {}; it is written down there from now on.",
                    file.display()
                )?;
                Ok(())
            }
            Err(error) => self.say(&format!("{error:#}")),
        }
    }

    /// What may be done beside the question: listed, or done.
    fn beside(&mut self, beside: &[Offer], what: &str) -> Result<Typed> {
        let mut each = Vec::new();
        for offer in beside {
            if let OfferShape::One { of } = &offer.shape {
                each.extend(of.iter().cloned());
            }
        }
        if each.is_empty() {
            self.say("there is nothing you may do beside the question")?;
            return Ok(Typed::Stands);
        }
        let shape = OfferShape::One { of: each };
        if what.is_empty() {
            let OfferShape::One { of } = &shape else { return Ok(Typed::Stands) };
            for (place, choice) in of.iter().enumerate() {
                writeln!(self.output, "  also {}  {}", place + 1, choice.label)?;
            }
            return Ok(Typed::Stands);
        }
        self.answer(&shape, what)
    }

    /// Writes down what was decided. Nothing is shown before; a disk that fails is told of, and the game goes on.
    fn keep(&mut self) -> Result<()> {
        let Some(keeper) = &mut self.keeper else { return Ok(()) };
        let unkept = std::mem::take(&mut self.unkept);
        match keeper.keep(&*self.table) {
            Ok(()) if unkept => writeln!(self.output, "  The game is written down again.")?,
            Ok(()) => {}
            Err(error) => {
                self.unkept = true;
                if !unkept {
                    self.say(&format!("the game is not written down any more: {error:#}"))?;
                    self.say("it goes on; `save FILE` writes it down somewhere else")?;
                }
            }
        }
        Ok(())
    }

    fn leave(&mut self) -> Result<()> {
        self.table.close();
        self.keep()?;
        let Some(keeper) = self.keeper.as_ref().filter(|_| !self.unkept) else {
            return Ok(writeln!(
                self.output,
                "You leave the table; the game was not written down."
            )?);
        };
        let path = keeper.path().display();
        let file = if kept::is_kept(keeper.path()) { String::new() } else { format!(" {path}") };
        writeln!(
            self.output,
            "The game stands in {path}; go on with `rookery play {} --resume{file}`.",
            self.table.name()
        )?;
        Ok(())
    }

    fn close(&mut self, outcome: &Outcome) -> Result<()> {
        self.table.close();
        self.keep()?;
        self.tell_news()?;
        let board = self.table.board(Eyes::Seat(self.me), page::width());
        self.draw(&board)?;
        writeln!(self.output)?;
        let winners = outcome.winners();
        let names: Vec<String> = winners.iter().map(|seat| self.table.name_of(*seat)).collect();
        let result = match names.as_slice() {
            [] => "Nobody wins.".to_owned(),
            [one] if winners[0] == self.me => format!("You win as {one}."),
            [one] => format!("{one} wins."),
            [most @ .., last] => format!("{} and {last} win together.", most.join(", ")),
        };
        writeln!(self.output, "{}", self.ink.paint(Colour::Bold, &result))?;
        if let Some(promise) = self.table.promise() {
            let (seal, secret) = (promise.commitment.to_string(), promise.secret);
            let opened = format!("The seal {} is opened: {secret}.", &seal[..SEAL]);
            writeln!(self.output, "{}", self.ink.paint(Colour::Faint, &opened))?;
        }
        if let Some(keeper) = self.keeper.as_ref().filter(|_| !self.unkept) {
            let path = keeper.path().display();
            writeln!(
                self.output,
                "The game stands in {path}; `rookery replay {path}` tells it, `rookery verify {path}` proves it."
            )?;
        }
        Ok(())
    }
}

/// A thing by name; a number is the choice of that number.
fn named<'n>(offer: &'n Offer, name: &'n str) -> &'n str {
    let place = name.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let choice = place.and_then(|place| offer.shape.choices().get(place));
    choice.map_or(name, |choice| &choice.label)
}
