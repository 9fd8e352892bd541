//! What is sent with a request.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::error::Error;

/// What was sent with a request, as JSON; nothing at all is an empty object.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Error;
    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Error> {
        let sent = tokio::time::timeout(app.config.patience, Bytes::from_request(request, app));
        let slow = || Error::Unreadable("that was not sent in time".to_owned());
        let bytes = sent.await.map_err(|_| slow())?;
        let bytes = bytes.map_err(|error| Error::Unreadable(error.body_text()))?;
        let text: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        let read = serde_json::from_slice(text);
        read.map(Body)
            .map_err(|error| Error::Unreadable(format!("that is not understood: {error}")))
    }
}
