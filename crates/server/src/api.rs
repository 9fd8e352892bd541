//! Everything that can be asked over HTTP: one table, from which both the addresses and their description are made.

use axum::handler::Handler;
use axum::routing::{MethodFilter, MethodRouter, on};
use axum::{Json, Router};
use serde_json::{Map, Value, json};
use utoipa::{PartialSchema, ToSchema};

use crate::app::App;
use crate::{
    account, calendar, deck_trial, decks, notices, people, replay, shunned, stream, tables,
};

/// One thing that can be asked.
struct Route {
    method: &'static str,
    path: &'static str,
    says: &'static str,
    /// What is sent along, and the types it is made of.
    body: Option<Value>,
    schemas: Vec<(String, Value)>,
    handler: MethodRouter<App>,
}

impl Route {
    fn new<H: Handler<T, App>, T: 'static>(
        method: &'static str,
        path: &'static str,
        says: &'static str,
        handler: H,
    ) -> Route {
        let filter = match method {
            "get" => MethodFilter::GET,
            "post" => MethodFilter::POST,
            "put" => MethodFilter::PUT,
            "patch" => MethodFilter::PATCH,
            _ => MethodFilter::DELETE,
        };
        let (body, schemas) = (None, Vec::new());
        Route { method, path, says, body, schemas, handler: on(filter, handler) }
    }

    /// What is sent along.
    fn takes<B: ToSchema>(mut self) -> Route {
        let mut schemas = Vec::new();
        <B as ToSchema>::schemas(&mut schemas);
        self.schemas = schemas.into_iter().map(|(name, schema)| (name, json!(schema))).collect();
        self.body = Some(json!(<B as PartialSchema>::schema()));
        self
    }
}

/// Everything that can be asked, under `/api`.
fn routes() -> Vec<Route> {
    let get = "get";
    let (post, put, patch, delete) = ("post", "put", "patch", "delete");
    vec![
        Route::new(get, "/me", "Who am I?", people::me),
        Route::new(post, "/guest", "Become a guest", people::guest).takes::<people::Guest>(),
        Route::new(post, "/keep", "Keep the name with a password", account::keep)
            .takes::<account::Keeping>(),
        Route::new(post, "/sign_in", "Come back", account::sign_in).takes::<account::Keeping>(),
        Route::new(post, "/sign_out", "Sign out, here or everywhere", account::sign_out)
            .takes::<account::SignOut>(),
        Route::new(patch, "/me", "Change name or settings", account::change)
            .takes::<account::Change>(),
        Route::new(delete, "/me", "Delete me", account::delete).takes::<account::Proof>(),
        Route::new(get, "/me/everything", "Everything that is kept of me", account::everything),
        Route::new(get, "/me/tokens", "The tokens of my programs", account::tokens),
        Route::new(post, "/me/tokens", "A token for a program, shown once", account::new_token)
            .takes::<account::TokenName>(),
        Route::new(delete, "/me/tokens/{id}", "End a token", account::end_token),
        Route::new(get, "/me/notices", "How I am told that it is my move", notices::mine),
        Route::new(put, "/me/notices", "Change that", notices::change).takes::<notices::Wish>(),
        Route::new(post, "/me/notices/confirm", "Prove an address", notices::confirm)
            .takes::<notices::Code>(),
        Route::new(post, "/me/calendar", "An address for my calendar", calendar::address),
        Route::new(get, "/calendar/{token}", "The calendar there", calendar::calendar),
        Route::new(get, "/me/shunned", "Whom I mute or block", shunned::list),
        Route::new(put, "/me/shunned/{id}", "Mute or block somebody", shunned::shun)
            .takes::<shunned::Wish>(),
        Route::new(delete, "/me/shunned/{id}", "Forgive somebody", shunned::forgive),
        Route::new(get, "/games", "The games there are", tables::games),
        Route::new(get, "/scenery/{hash}", "What never changes in a game", tables::scenery),
        Route::new(get, "/rules/{game}", "The rules of a game", tables::rules),
        Route::new(get, "/cards", "The cards of the card game", decks::cards),
        Route::new(get, "/decks", "Ready-made decks, and mine", decks::list),
        Route::new(post, "/decks", "Keep a deck", decks::keep).takes::<decks::Written>(),
        Route::new(post, "/decks/check", "May this deck be played?", decks::check)
            .takes::<decks::Asked>(),
        Route::new(post, "/decks/try", "How does this deck do?", deck_trial::play)
            .takes::<decks::Asked>(),
        Route::new(post, "/decks/read", "Read a deck from text", decks::read)
            .takes::<decks::Pasted>(),
        Route::new(get, "/decks/{id}", "A deck of mine", decks::one),
        Route::new(put, "/decks/{id}", "Change a deck", decks::change).takes::<decks::Written>(),
        Route::new(delete, "/decks/{id}", "Forget a deck", decks::forget),
        Route::new(post, "/quick", "A game against bots with one click", tables::quick)
            .takes::<tables::Quick>(),
        Route::new(get, "/tables", "Tables: mine, open, watch, finished", tables::list),
        Route::new(post, "/tables", "Open a table", tables::open).takes::<crate::room::NewTable>(),
        Route::new(get, "/tables/{id}", "A table", tables::info),
        Route::new(get, "/tables/{id}/journal", "The journal of a finished game", replay::journal),
        Route::new(get, "/tables/{id}/replay", "A moment of a finished game", replay::replay),
        Route::new(get, "/tables/{id}/story", "What happened since I last looked", tables::story),
        Route::new(post, "/tables/{id}/report", "Report somebody", shunned::report)
            .takes::<shunned::Report>(),
        Route::new(get, "/tables/{id}/review", "A finished game judged by a bot", replay::review),
        Route::new(get, "/tables/{id}/bots", "What its bots were given", replay::bots),
        Route::new(get, "/tables/{id}/stream", "A table as a stream of lines", stream::stream),
        Route::new(post, "/tables/{id}/rematch", "Play it again", tables::rematch),
        Route::new(post, "/tables/{id}/continue", "Go on from a moment", replay::go_on)
            .takes::<replay::GoOn>(),
        Route::new(
            post,
            "/tables/{id}/{deed}",
            "join, leave, kick, ready, start, resign, draw, end, take_back, hot_seat, answer",
            tables::deed,
        )
        .takes::<tables::Said>(),
        Route::new(get, "/openapi.json", "This description", document),
    ]
}

/// The addresses.
pub fn router() -> Router<App> {
    let all = routes().into_iter();
    let router = all.fold(Router::new(), |router, route| router.route(route.path, route.handler));
    router.fallback(tables::nothing)
}

/// The description of all of it.
pub async fn document() -> Json<Value> {
    let (mut paths, mut schemas) = (Map::new(), Map::new());
    for route in routes() {
        let parameters: Vec<Value> = route
            .path
            .split('/')
            .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
            .map(|name| {
                json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } })
            })
            .collect();
        let mut described = json!({
            "summary": route.says,
            "parameters": parameters,
            "responses": {
                "200": { "description": "It is done, or here it is" },
                "default": {
                    "description": "Why not, in plain words",
                    "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Told" } } },
                },
            },
        });
        if let Some(body) = route.body {
            described["requestBody"] =
                json!({ "content": { "application/json": { "schema": body } } });
        }
        schemas.extend(route.schemas);
        let path = paths.entry(format!("/api{}", route.path)).or_insert_with(|| json!({}));
        path[route.method] = described;
    }
    schemas.insert(
        "Told".to_owned(),
        json!({
            "type": "object",
            "required": ["error", "message"],
            "properties": {
                "error": { "type": "string" },
                "message": { "type": "string" },
                "remedy": { "type": "string" },
                "reasons": { "type": "array", "items": { "type": "object" } },
            },
        }),
    );
    Json(json!({
        "openapi": "3.1.0",
        "info": { "title": "Rookery", "version": env!("CARGO_PKG_VERSION") },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "cookie": { "type": "apiKey", "in": "cookie", "name": "rookery" },
                "token": { "type": "http", "scheme": "bearer" },
            },
        },
        "security": [{ "cookie": [] }, { "token": [] }],
    }))
}
