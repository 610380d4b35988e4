// A task goes on in whatever thread is free, so it gets no thread's scope: its future records its life and its polls. Async blocks are seen wherever
// they are passed, other futures where the callee is known to take one. What runs on a thread of its own is a closure.
use tokio::task::{self, spawn_blocking};
use tokio::JoinSet;
async fn add(a: u32, b: u32) -> u32 { a + b }
fn n() -> u32 { 2 }
fn main() {
    let x = 3;
    let a = tokio::spawn(async move { add(x, 1).await });
    let b = task::spawn(add(n(), 2));
    let later = add(5, 6);
    let c = tokio::spawn(later);
    let d = spawn_blocking(move || x + 1);
    let mut set = JoinSet;
    println!("{} {} {} {}", a.get(), b.get(), c.get(), d.get());
    println!("{} {}", set.spawn(async { n() }), set.spawn(add(1, n())));
}
