// Async functions and blocks: a point is the creation of the future; .await stays where it was.
use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
struct Idle;
impl Wake for Idle { fn wake(self: Arc<Self>) {} }
fn run<F: Future>(future: F) -> F::Output {
    let mut future = pin!(future);
    let waker = Waker::from(Arc::new(Idle));
    let mut context = Context::from_waker(&waker);
    loop {
        if let Poll::Ready(value) = future.as_mut().poll(&mut context) { return value; }
    }
}
async fn one() -> i32 { 1 }
async fn add(a: i32, b: i32) -> i32 { a + b }
async fn both() -> i32 { add(one().await, add(2, one().await).await).await }
fn is_send<T: Send>(t: T) -> T { t }
fn main() {
    println!("{}", run(is_send(both())));
    println!("{}", run(async { let f = async move { one().await + 5 }; f.await }));
}
