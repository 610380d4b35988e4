// Kind async: the future of a call that is awaited at once is wrapped; one that is kept is not.
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
struct Client(u32);
impl Client { async fn get(&self, n: u32) -> Result<u32, ()> { Ok(self.0 + n) } }
async fn fetch(n: u32) -> u32 { n + 1 }
async fn all(c: &Client) -> Result<u32, ()> {
    let kept = fetch(5);
    Ok(fetch(fetch(1).await).await + c.get(fetch(2).await).await? + (fetch(3)).await + kept.await)
}
fn is_send<T: Send>(t: T) -> T { t }
fn main() {
    println!("{:?}", run(is_send(all(&Client(10)))));
}
