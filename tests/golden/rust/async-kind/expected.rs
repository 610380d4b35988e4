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
async fn all(c: &Client) -> Result<u32, ()> { static WEFT_S0: [::weft_probe::Site; 5] = [::weft_probe::Site::new("input::fetch\0", "input.rs\0", "all\0", 21, 21, 8, 9, 0, 8), ::weft_probe::Site::new("input::fetch\0", "input.rs\0", "all\0", 21, 21, 14, 12, 0, 8), ::weft_probe::Site::new("get\0", "input.rs\0", "all\0", 21, 21, 38, 10, 0, 12), ::weft_probe::Site::new("input::fetch\0", "input.rs\0", "all\0", 21, 21, 44, 13, 0, 8), ::weft_probe::Site::new("input::fetch\0", "input.rs\0", "all\0", 21, 21, 70, 9, 0, 8)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let kept = fetch(5);
    Ok(::weft_probe::traced(&WEFT_U0, 0, fetch(::weft_probe::traced(&WEFT_U0, 1, fetch(1)).await)).await + ::weft_probe::traced(&WEFT_U0, 2, c.get(::weft_probe::traced(&WEFT_U0, 3, fetch(2)).await)).await? + (::weft_probe::traced(&WEFT_U0, 4, fetch(3))).await + kept.await)
}
fn is_send<T: Send>(t: T) -> T { t }
fn main() {
    println!("{:?}", run(is_send(all(&Client(10)))));
}
