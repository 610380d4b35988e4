// editions: 2018 2021 2024
// Async functions and blocks, futures that are dropped half way, ? and .await among operands.
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
struct Idle;
impl Wake for Idle { fn wake(self: Arc<Self>) {} }
struct Later(u32, &'static str);
impl Future for Later {
    type Output = u32;
    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<u32> {
        if self.0 == 0 { return Poll::Ready(self.1.len() as u32); }
        self.0 -= 1;
        context.waker().wake_by_ref();
        Poll::Pending
    }
}
impl Drop for Later { fn drop(&mut self) { println!("drop {} {}", self.1, self.0); } }
fn poll_times<F: Future>(future: F, times: usize) -> Option<F::Output> {
    let mut future = Box::pin(future);
    let waker = Waker::from(Arc::new(Idle));
    let mut context = Context::from_waker(&waker);
    for _ in 0..times {
        if let Poll::Ready(value) = future.as_mut().poll(&mut context) { return Some(value); }
    }
    None
}
fn later(n: u32, name: &'static str) -> Later { Later(n, name) }
fn add(a: u32, b: u32) -> u32 { a + b }
async fn sum(n: u32) -> u32 { add(later(n, "one").await, later(n, "three").await) }
async fn parse(text: &str) -> Result<u32, std::num::ParseIntError> { Ok(add(text.parse::<u32>()?, sum(1).await)) }
fn recursive(n: u32) -> Pin<Box<dyn Future<Output = u32> + Send>> {
    Box::pin(async move {
        if n == 0 { return sum(1).await; }
        add(recursive(n - 1).await, 1)
    })
}
fn is_send<T: Send>(t: T) -> T { t }
fn main() {
    println!("{:?} {:?}", poll_times(sum(2), 10), poll_times(is_send(sum(2)), 3));
    println!("{:?} {:?}", poll_times(parse("4"), 10), poll_times(parse("x"), 10));
    println!("{:?}", poll_times(is_send(recursive(3)), 10));
    println!("{:?}", poll_times(async { let f = async move { add(later(1, "block").await, 2) }; add(f.await, later(0, "x").await) }, 10));
}
