use axum::body::{to_bytes, Body};
use axum::http::{Method, Request, StatusCode};
use axum_server::{routes, serve, Shop};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt;

async fn ask(shop: &Shop, method: Method, path: &str, body: &str) -> (StatusCode, String) {
    let request = Request::builder().method(method).uri(path).header("content-type", "application/json").header("x-clerk", "ann");
    let response = routes(shop.clone()).oneshot(request.body(Body::from(body.to_owned())).unwrap()).await.unwrap();
    let status = response.status();
    (status, String::from_utf8_lossy(&to_bytes(response.into_body(), 1 << 20).await.unwrap()).into_owned())
}

#[tokio::test]
async fn items_come_and_go() {
    let shop = Shop::open();
    assert_eq!(ask(&shop, Method::POST, "/items", r#"{"name":"nut","count":7}"#).await, (StatusCode::CREATED, r#"{"by":"ann","id":1}"#.into()));
    assert_eq!(ask(&shop, Method::POST, "/items", r#"{"name":"nail"}"#).await.0, StatusCode::CREATED);
    assert_eq!(ask(&shop, Method::GET, "/items/1", "").await.1, r#"{"name":"nut","count":7}"#);
    assert_eq!(ask(&shop, Method::GET, "/items?like=na&limit=1", "").await.1, r#"[{"name":"nail","count":0}]"#);
    assert_eq!(ask(&shop, Method::GET, "/total", "").await.1, "7");
    assert_eq!(ask(&shop, Method::DELETE, "/items/1", "").await.0, StatusCode::OK);
    assert_eq!(ask(&shop, Method::DELETE, "/items/1", "").await, (StatusCode::NOT_FOUND, "no item 1".into()));
    assert_eq!(ask(&shop, Method::GET, "/both", "").await.1, "1 items, 7 lines");
    assert_eq!(shop.log().await[2], "GET /items/1 200");
}

#[tokio::test]
async fn what_is_refused() {
    let shop = Shop::open();
    assert_eq!(ask(&shop, Method::POST, "/items", r#"{"name":" "}"#).await, (StatusCode::BAD_REQUEST, "ann: an item has a name".into()));
    assert_eq!(ask(&shop, Method::POST, "/items", "{").await.0, StatusCode::BAD_REQUEST);
    assert_eq!(ask(&shop, Method::GET, "/items/x", "").await.0, StatusCode::BAD_REQUEST);
    assert_eq!(ask(&shop, Method::PUT, "/total", "").await.0, StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(ask(&shop, Method::GET, "/nowhere", "").await.1, "nothing at /nowhere");
    let request = Request::builder().method(Method::POST).uri("/items").header("content-type", "application/json").body(Body::from("{}")).unwrap();
    assert_eq!(routes(shop).oneshot(request).await.unwrap().status(), StatusCode::FORBIDDEN);
}

async fn over_tcp(address: std::net::SocketAddr, request: String) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer.split("\r\n\r\n").nth(1).unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 3)]
async fn many_at_once_and_the_end() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (address, shop) = (listener.local_addr().unwrap(), Shop::open());
    let (end, ended) = tokio::sync::oneshot::channel::<()>();
    let server = tokio::spawn(serve(listener, shop.clone(), async move { ended.await.unwrap_or(()) }));
    let clients: Vec<_> = (0..40)
        .map(|n| {
            tokio::spawn(async move {
                let body = format!(r#"{{"name":"item {n}","count":{n}}}"#);
                let head = "Host: here\r\nConnection: close\r\nx-clerk: bob\r\nContent-Type: application/json";
                over_tcp(address, format!("POST /items HTTP/1.1\r\n{head}\r\nContent-Length: {}\r\n\r\n{body}", body.len())).await
            })
        })
        .collect();
    for client in clients {
        assert!(client.await.unwrap().contains("bob"));
    }
    let get = |path: &str| over_tcp(address, format!("GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"));
    assert_eq!(get("/total").await, (0..40).sum::<i64>().to_string());
    assert_eq!(get("/v1/health").await, "well");
    end.send(()).unwrap();
    server.await.unwrap().unwrap();
    assert_eq!(shop.log().await.len(), 42);
    assert!(TcpStream::connect(address).await.is_err());
}

#[tokio::test]
async fn bodies_backwards() {
    assert_eq!(ask(&Shop::open(), Method::POST, "/echo", "abc").await.1, "cba");
}
