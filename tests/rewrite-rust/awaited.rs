// Futures that join! and select! are given are tasks of the task that awaits them; one may be left before it ends. Values of async calls: of the first poll, and the last.
// editions: 2021
// crate: tokio
// task: tokio::join left < tokio::spawn (task)
// task: tokio::join right < tokio::spawn (task)
// task: tokio::select inner < tokio::join right
// task: tokio::select ready < tokio::join right
// value: awaited::left n 3
// value: awaited::left return 3
// value: awaited::right n 2
// value: awaited::right text given away
// value: awaited::right return 7
// value: awaited::inner n 2
// value: awaited::inner return 4
// value: std::future::ready arg0 2
// value: std::future::ready return 2
use std::future::{ready, Future};
use std::pin::Pin;
use std::task::{Context, Poll};
struct Noisy(u32);
impl Drop for Noisy { fn drop(&mut self) { println!("drop {}", self.0) } }
struct Yield(u32);
impl Future for Yield {
    type Output = ();
    fn poll(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<()> {
        if self.0 == 0 { return Poll::Ready(()); }
        self.0 -= 1;
        Poll::Pending
    }
}
async fn inner(n: u32) -> u32 { let _noisy = Noisy(n); Yield(n).await; n * 2 }
async fn left(n: u32) -> u32 { let _noisy = Noisy(n); Yield(n).await; n }
async fn right(n: u32, text: String) -> u32 {
    drop(text);
    let early = tokio::select! {
        m = inner(n), if n > 5 => m,
        m = ready(n) => { m + 1 }
    };
    early + tokio::select! { m = inner(n) => { m } }
}
fn main() {
    let got = tokio::spawn(async { let (a, b) = tokio::join!(left(3), right(2, ["given", "away"].join(" "))); a + b });
    println!("{}", tokio::block_on(got));
}
