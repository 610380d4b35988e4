//! A small server on axum, for tests/conformance: state, extractors, JSON, a middleware, an error type, background tasks
//! and a graceful end, which are what programs on axum are made of.
use axum::{
    body::Bytes,
    extract::{FromRequestParts, Path, Query, Request, State},
    http::{request::Parts, StatusCode},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{get, post},
    Json, Router,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::future::Future;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot, Mutex, RwLock};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Item {
    pub name: String,
    #[serde(default)]
    pub count: i64,
}

#[derive(Debug)]
pub enum Fault {
    NotFound(u64),
    Invalid(String),
    Forbidden,
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        match self {
            Fault::NotFound(id) => (StatusCode::NOT_FOUND, format!("no item {id}")).into_response(),
            Fault::Invalid(why) => (StatusCode::BAD_REQUEST, why).into_response(),
            Fault::Forbidden => StatusCode::FORBIDDEN.into_response(),
        }
    }
}

struct Sum {
    of: Vec<i64>,
    answer: oneshot::Sender<i64>,
}

#[derive(Clone)]
pub struct Shop {
    items: Arc<RwLock<BTreeMap<u64, Item>>>,
    log: Arc<Mutex<Vec<String>>>,
    next: Arc<AtomicU64>,
    sums: mpsc::Sender<Sum>,
}

impl Shop {
    /// Also starts the task that adds up.
    pub fn open() -> Self {
        let (sums, mut asked) = mpsc::channel::<Sum>(4);
        tokio::spawn(async move {
            while let Some(Sum { of, answer }) = asked.recv().await {
                let _ = answer.send(tokio::task::spawn_blocking(move || of.iter().sum()).await.unwrap_or(0));
            }
        });
        Shop { items: Default::default(), log: Default::default(), next: Arc::new(AtomicU64::new(1)), sums }
    }

    pub async fn log(&self) -> Vec<String> {
        self.log.lock().await.clone()
    }
}

/// Who asks, by a header; routes that name it refuse everybody else.
struct Clerk(String);

impl<S: Send + Sync> FromRequestParts<S> for Clerk {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Fault> {
        let name = parts.headers.get("x-clerk").and_then(|v| v.to_str().ok()).ok_or(Fault::Forbidden)?;
        (!name.is_empty()).then(|| Clerk(name.to_owned())).ok_or(Fault::Forbidden)
    }
}

async fn note(State(shop): State<Shop>, request: Request, next: Next) -> Response {
    let line = format!("{} {}", request.method(), request.uri());
    let response = next.run(request).await;
    shop.log.lock().await.push(format!("{line} {}", response.status().as_u16()));
    response
}

async fn add(State(shop): State<Shop>, Clerk(clerk): Clerk, Json(item): Json<Item>) -> Result<(StatusCode, Json<serde_json::Value>), Fault> {
    if item.name.trim().is_empty() {
        return Err(Fault::Invalid(format!("{clerk}: an item has a name")));
    }
    let id = shop.next.fetch_add(1, Ordering::Relaxed);
    shop.items.write().await.insert(id, item);
    Ok((StatusCode::CREATED, Json(serde_json::json!({ "id": id, "by": clerk }))))
}

async fn show(State(shop): State<Shop>, Path(id): Path<u64>) -> Result<Json<Item>, Fault> {
    shop.items.read().await.get(&id).cloned().map(Json).ok_or(Fault::NotFound(id))
}

async fn take(State(shop): State<Shop>, Path(id): Path<u64>) -> Result<Json<Item>, Fault> {
    let Some(item) = shop.items.write().await.remove(&id) else { return Err(Fault::NotFound(id)) };
    Ok(Json(item))
}

#[derive(Deserialize)]
struct Find {
    #[serde(default)]
    like: String,
    limit: Option<usize>,
}

async fn find(State(shop): State<Shop>, Query(Find { like, limit }): Query<Find>) -> Json<Vec<Item>> {
    let items = shop.items.read().await;
    Json(items.values().filter(|item| item.name.contains(&like)).take(limit.unwrap_or(usize::MAX)).cloned().collect())
}

async fn total(State(shop): State<Shop>) -> Result<String, Fault> {
    let of = shop.items.read().await.values().map(|item| item.count).collect();
    let (answer, result) = oneshot::channel();
    shop.sums.send(Sum { of, answer }).await.map_err(|_| Fault::Invalid("closed".into()))?;
    tokio::select! {
        sum = result => sum.map(|n| n.to_string()).map_err(|e| Fault::Invalid(e.to_string())),
        _ = tokio::time::sleep(std::time::Duration::from_secs(20)) => Err(Fault::Invalid("late".into())),
    }
}

async fn both(State(shop): State<Shop>) -> String {
    let (a, b) = tokio::join!(async { shop.items.read().await.len() }, async { shop.log.lock().await.len() });
    format!("{a} items, {b} lines")
}

pub fn routes(shop: Shop) -> Router {
    Router::new()
        .route("/items", post(add).get(find))
        .route("/items/{id}", get(show).delete(take))
        .route("/total", get(total))
        .route("/both", get(both))
        .route("/echo", post(|body: Bytes| async move { body.iter().rev().copied().collect::<Vec<u8>>() }))
        .nest("/v1", Router::new().route("/health", get(|| async { "well" })))
        .fallback(|request: Request| async move { (StatusCode::NOT_FOUND, format!("nothing at {}", request.uri().path())) })
        .layer(middleware::from_fn_with_state(shop.clone(), note))
        .with_state(shop)
}

/// Serves until `end` is ready; requests that have begun are answered.
pub async fn serve(listener: tokio::net::TcpListener, shop: Shop, end: impl Future<Output = ()> + Send + 'static) -> std::io::Result<()> {
    axum::serve(listener, routes(shop)).with_graceful_shutdown(end).await
}
