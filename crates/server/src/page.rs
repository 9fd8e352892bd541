//! The page, which is part of the program.

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::Embed;

/// What was built in `web/`.
#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// What is shown when the page was not built.
const NOT_BUILT: &str = "<!doctype html><meta charset=utf-8><title>Rookery</title>\
    <h1>Rookery is running</h1><p>The page is not part of this program, because it was not built before it. \
    <code>cargo xtask play</code> builds the page and starts everything; by hand: \
    <code>cd web &amp;&amp; npm install &amp;&amp; npm run build</code>, then build the program again.</p>\
    <p>Everything the page does can be done over <a href=/api/games>/api</a>.</p>";

/// A file of the page, or the page itself for every other address.
pub async fn serve(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Dist::get(path) {
        let kind = mime_guess::from_path(path).first_or_octet_stream();
        // Files in this folder have their hash in their name.
        let lasting = path.starts_with("assets/");
        let cache = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
        let headers = [(CONTENT_TYPE, kind.as_ref()), (CACHE_CONTROL, cache)];
        return (headers, Body::from(file.data)).into_response();
    }
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return (StatusCode::NOT_FOUND, "there is no such file").into_response();
    }
    match Dist::get("index.html") {
        Some(page) => {
            let headers = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
            (headers, Body::from(page.data)).into_response()
        }
        None => Html(NOT_BUILT).into_response(),
    }
}
