//! How a notice leaves the house: posted to a webhook, or mailed.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use http_body_util::BodyExt as _;
use hyper::client::conn::http1;
use hyper::header::{CONTENT_TYPE, HOST, USER_AGENT};
use hyper_util::rt::TokioIo;
use lettre::message::Mailbox;
use lettre::transport::smtp::AsyncSmtpTransport;
use lettre::{AsyncTransport as _, Message, Tokio1Executor};
use serde_json::json;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::Wish;
use crate::config::Config;
use crate::error::Error;

/// How long somebody else's server may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest message Discord takes.
const TEXT_MAX: usize = 1900;

/// What carries notices out of the house.
pub struct Post {
    hosts: Vec<String>,
    tls: TlsConnector,
    mailer: Option<(AsyncSmtpTransport<Tokio1Executor>, Mailbox)>,
}

impl Post {
    /// As the server was told.
    ///
    /// # Errors
    /// A mail server that means nothing.
    pub fn new(config: &Config) -> Result<Post, Error> {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let tls = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        let unreadable = |what: &str| Error::Unreadable(format!("{what} means nothing"));
        let mailer = match &config.smtp {
            None => None,
            Some(address) => {
                let smtp = AsyncSmtpTransport::<Tokio1Executor>::from_url(address);
                let smtp = smtp.map_err(|_| unreadable("smtp"))?.timeout(Some(PATIENCE)).build();
                let from = config.mail_from.parse().map_err(|_| unreadable("mail_from"))?;
                Some((smtp, from))
            }
        };
        let hosts = config.webhook_hosts.clone();
        Ok(Post { hosts, tls: TlsConnector::from(Arc::new(tls)), mailer })
    }

    /// Whether mail can be sent.
    pub fn mails(&self) -> bool {
        self.mailer.is_some()
    }

    /// Whether messages may be posted there: whoever runs the server says to which hosts, so that nobody makes it knock
    /// at doors of its own house.
    ///
    /// # Errors
    /// That they may not.
    pub fn admits(&self, webhook: &str) -> Result<(), Error> {
        self.target(webhook).map(|_| ())
    }

    /// Tells somebody as he wishes.
    ///
    /// # Errors
    /// A message that could not be handed over.
    pub async fn tell(&self, wish: &Wish, confirmed: bool, text: &str) -> Result<(), Error> {
        if let Some(webhook) = &wish.webhook {
            self.post(webhook, text).await?;
        }
        if let Some(mail) = wish.mail.as_ref().filter(|_| confirmed) {
            self.mail(mail, "It is your move", text).await?;
        }
        Ok(())
    }

    /// Mails a text.
    ///
    /// # Errors
    /// No mail is sent from here, the address is none, or it could not be handed over.
    pub async fn mail(&self, to: &str, subject: &str, text: &str) -> Result<(), Error> {
        let Some((mailer, from)) = &self.mailer else {
            return Err(Error::NotNow("no mail is sent from here".to_owned()));
        };
        let to = to.parse().map_err(|_| Error::Unreadable("that is no address".to_owned()))?;
        let message = Message::builder().from(from.clone()).to(to).subject(subject);
        let message = message.body(text.to_owned());
        let message = message.map_err(|_| Error::Unreadable("that cannot be mailed".to_owned()))?;
        let sent = mailer.send(message).await;
        sent.map(|_| ()).map_err(|error| Error::NotNow(format!("no mail could be sent: {error}")))
    }

    /// Posts a text as Discord takes it.
    async fn post(&self, webhook: &str, text: &str) -> Result<(), Error> {
        let (secure, host, path) = self.target(webhook)?;
        let text: String = text.chars().take(TEXT_MAX).collect();
        let body = json!({ "content": text, "allowed_mentions": { "parse": [] } }).to_string();
        let posted = async {
            let name = host.split(':').next().unwrap_or(host).to_owned();
            let port = if secure { ":443" } else { ":80" };
            let port = if host.contains(':') { "" } else { port };
            let stream = TcpStream::connect(format!("{host}{port}")).await?;
            if !secure {
                return request(stream, host, path, body).await;
            }
            let name = ServerName::try_from(name).map_err(std::io::Error::other)?;
            request(self.tls.connect(name, stream).await?, host, path, body).await
        };
        let failed = |why: String| Error::NotNow(format!("the webhook takes nothing: {why}"));
        match tokio::time::timeout(PATIENCE, posted).await {
            Ok(Ok(200..=299)) => Ok(()),
            Ok(Ok(status)) => Err(failed(format!("it answers {status}"))),
            Ok(Err(error)) => Err(failed(error.to_string())),
            Err(_) => Err(failed("it does not answer".to_owned())),
        }
    }

    /// Whether TLS is spoken there, which host it is, and where on it.
    fn target<'w>(&self, webhook: &'w str) -> Result<(bool, &'w str, &'w str), Error> {
        let refused =
            |why: &str| Err(Error::Unreadable(format!("that webhook is not used: {why}")));
        let Some((scheme, rest)) = webhook.split_once("://") else {
            return refused("it begins with https://");
        };
        let (host, _) = rest.split_once('/').unwrap_or((rest, ""));
        if !self.hosts.iter().any(|known| known.eq_ignore_ascii_case(host)) {
            return refused("whoever runs this server names the hosts of webhooks");
        }
        if rest.len() > 300 || rest.chars().any(|letter| !letter.is_ascii_graphic()) {
            return refused("that is no address");
        }
        let path = &rest[host.len()..];
        match scheme {
            "https" => Ok((true, host, path)),
            // In the clear only to a number, which the owner has named: a bridge on the same machine.
            "http" if host.parse::<std::net::SocketAddr>().is_ok() => Ok((false, host, path)),
            _ => refused("it begins with https://"),
        }
    }
}

/// Sends a request over a stream; the status of the answer.
async fn request(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    host: &str,
    path: &str,
    body: String,
) -> std::io::Result<u16> {
    let (mut sender, connection) =
        http1::handshake(TokioIo::new(stream)).await.map_err(std::io::Error::other)?;
    let connection = tokio::spawn(connection);
    let request = hyper::Request::post(if path.is_empty() { "/" } else { path })
        .header(HOST, host)
        .header(USER_AGENT, concat!("Rookery/", env!("CARGO_PKG_VERSION")))
        .header(CONTENT_TYPE, "application/json")
        .body(Body::from(body))
        .map_err(std::io::Error::other)?;
    let answer = sender.send_request(request).await.map_err(std::io::Error::other)?;
    let status = answer.status().as_u16();
    answer.into_body().collect().await.map_err(std::io::Error::other)?;
    connection.abort();
    Ok(status)
}
