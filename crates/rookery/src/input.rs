//! What somebody types: at a terminal with editing, history and completion, or from a pipe.

use std::borrow::Cow;
use std::io::{BufRead as _, IsTerminal as _, Write};

use anyhow::Result;
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};

use crate::card::ink::{Colour, Ink};

/// Where typed lines come from.
pub enum Input {
    /// Somebody sits at a terminal.
    Terminal(Box<Editor<Words, MemHistory>>),
    /// A pipe or a file; what comes from it is written to the output too, because no terminal does it.
    Pipe,
}

/// The words that can be typed now.
#[derive(Default)]
pub struct Words {
    words: Vec<String>,
    ink: Option<Ink>,
}

impl Input {
    /// What the program's input is.
    pub fn new(ink: Ink) -> Result<Input> {
        if !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal() {
            return Ok(Input::Pipe);
        }
        let config = Config::builder().completion_type(CompletionType::List).build();
        let mut editor = Editor::with_history(config, MemHistory::new())?;
        editor.set_helper(Some(Words { words: Vec::new(), ink: Some(ink) }));
        Ok(Input::Terminal(Box::new(editor)))
    }

    /// The next line; nothing when there are no more: Ctrl-D, Ctrl-C, the end of the file. The Tab key completes these words.
    pub fn next(
        &mut self,
        prompt: &str,
        words: impl FnOnce() -> Vec<String>,
        output: &mut dyn Write,
    ) -> Result<Option<String>> {
        match self {
            Input::Terminal(editor) => {
                output.flush()?;
                if let Some(helper) = editor.helper_mut() {
                    helper.words = words();
                }
                match editor.readline(prompt) {
                    Ok(line) => {
                        editor.add_history_entry(&line)?;
                        Ok(Some(line))
                    }
                    Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                    Err(error) => Err(error.into()),
                }
            }
            Input::Pipe => {
                write!(output, "{prompt}")?;
                output.flush()?;
                let mut bytes = Vec::new();
                if std::io::stdin().lock().read_until(b'\n', &mut bytes)? == 0 {
                    return Ok(None);
                }
                let line = String::from_utf8_lossy(&bytes).trim_end().to_owned();
                if !std::io::stdin().is_terminal() {
                    writeln!(output, "{line}")?;
                }
                Ok(Some(line))
            }
        }
    }
}

impl Completer for Words {
    type Candidate = String;

    /// Words that begin, or hold a word that begins, with what stands before the cursor.
    fn complete(
        &self,
        line: &str,
        at: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = line[..at].to_lowercase();
        // After a command its argument is completed.
        let begin = ["show ", "why ", "also "].iter().find(|word| typed.starts_with(**word));
        let begin = begin.map_or(0, |word| word.len());
        let wanted = &typed[begin..];
        let fits = |word: &&String| {
            let word = word.to_lowercase();
            word.starts_with(wanted) || word.contains(&format!(" {wanted}"))
        };
        Ok((begin, self.words.iter().filter(fits).cloned().collect()))
    }
}

impl Highlighter for Words {
    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(&'s self, prompt: &'p str, _: bool) -> Cow<'b, str> {
        match self.ink {
            Some(ink) => Cow::Owned(ink.paint(Colour::Bold, prompt)),
            None => Cow::Borrowed(prompt),
        }
    }
}

impl Hinter for Words {
    type Hint = String;
}

impl Validator for Words {}
impl Helper for Words {}
