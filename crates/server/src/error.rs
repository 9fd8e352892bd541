//! What goes wrong, as whoever asked is told of it.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use tabletop::{Reason, Stands, TableError};

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no such thing, or it is not for these eyes.
    #[error("there is no {0} here")]
    Missing(&'static str),
    /// Nobody has signed in.
    #[error("nobody has signed in")]
    Stranger,
    /// It is not this person's to do.
    #[error("{0}")]
    NotYours(&'static str),
    /// It cannot be done as things stand.
    #[error("{0}")]
    NotNow(String),
    /// What was sent means nothing.
    #[error("{0}")]
    Unreadable(String),
    /// Too much at once.
    #[error("that is too much at once")]
    TooMuch,
    /// The game refuses.
    #[error("{0}")]
    Refused(#[from] TableError),
    /// The decision stands.
    #[error("{0}")]
    Stands(#[from] Stands),
    /// Somebody else wrote at this place of the log.
    #[error("somebody else was faster")]
    Overtaken,
    /// A rule broke down; the table is as it was before.
    #[error("a rule of this game broke down; the table is as it was before")]
    Broken,
    /// The store failed.
    #[error("the store failed: {0}")]
    Store(sqlx::Error),
    /// The server is closing.
    #[error("the server is closing")]
    Closing,
}

/// How PostgreSQL calls letters that no text of its own can have.
const NO_TEXT: &str = "22021";

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        let code = error.as_database_error().and_then(|database| database.code());
        if code.is_some_and(|code| code == NO_TEXT) {
            return Error::Unreadable("that has letters that cannot be kept".to_owned());
        }
        Error::Store(error)
    }
}

/// What is sent of an error.
#[derive(Serialize)]
pub struct Told {
    /// Its name, for programs.
    pub error: &'static str,
    /// What is wrong, in words.
    pub message: String,
    /// What to do about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remedy: Option<&'static str>,
    /// Which rules stand in the way.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Reason>,
}

impl Error {
    /// The error as whoever asked is told of it. What is ours alone is logged and not sent.
    pub fn told(&self) -> Told {
        let (error, remedy) = match self {
            Error::Missing(_) => ("missing", None),
            Error::Stranger => ("stranger", Some("POST /api/guest makes you a guest")),
            Error::NotYours(_) => ("not_yours", None),
            Error::NotNow(_) => ("not_now", None),
            Error::Unreadable(_) => ("unreadable", None),
            Error::TooMuch => ("too_much", Some("wait a moment and try again")),
            Error::Refused(TableError::Late { .. }) => {
                ("late", Some("look at what is asked now and answer that"))
            }
            Error::Refused(TableError::Unreadable { .. }) => ("unreadable", None),
            Error::Refused(_) => ("refused", None),
            Error::Stands(_) => ("stands", None),
            Error::Overtaken => ("overtaken", Some("look at what is asked now and answer that")),
            Error::Broken => ("broken", Some("try something else, and tell us")),
            Error::Store(_) => ("store", Some("try again; if it stays so, tell whoever runs this")),
            Error::Closing => ("closing", Some("try again in a moment")),
        };
        let reasons = match self {
            Error::Refused(TableError::Refused(refusal)) => refusal.reasons().to_vec(),
            _ => Vec::new(),
        };
        let message = match self {
            Error::Store(source) => {
                tracing::error!(%source, "the store failed");
                "what you did could not be written down".to_owned()
            }
            other => other.to_string(),
        };
        Told { error, message, remedy, reasons }
    }

    /// Whether it comes from how things stand at a table.
    pub fn is_of_the_table(&self) -> bool {
        match self {
            Error::Missing(_)
            | Error::NotYours(_)
            | Error::NotNow(_)
            | Error::Refused(_)
            | Error::Stands(_) => true,
            Error::Stranger
            | Error::Unreadable(_)
            | Error::TooMuch
            | Error::Overtaken
            | Error::Broken
            | Error::Store(_)
            | Error::Closing => false,
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Error::Missing(_) => StatusCode::NOT_FOUND,
            Error::Stranger => StatusCode::UNAUTHORIZED,
            Error::NotYours(_) => StatusCode::FORBIDDEN,
            Error::NotNow(_) | Error::Stands(_) | Error::Overtaken => StatusCode::CONFLICT,
            Error::Refused(TableError::Late { .. }) => StatusCode::CONFLICT,
            Error::Unreadable(_) => StatusCode::BAD_REQUEST,
            Error::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Error::TooMuch => StatusCode::TOO_MANY_REQUESTS,
            Error::Broken | Error::Store(_) => StatusCode::INTERNAL_SERVER_ERROR,
            Error::Closing => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        (self.status(), Json(self.told())).into_response()
    }
}
