// A task goes on in whatever thread is free, so it gets no thread's scope: its future records its life and its polls. Async blocks are seen wherever
// they are passed, other futures where the callee is known to take one. What runs on a thread of its own is a closure.
use tokio::task::{self, spawn_blocking};
use tokio::JoinSet;
async fn add(a: u32, b: u32) -> u32 { a + b }
fn n() -> u32 { 2 }
fn main() { static WEFT_S0: [::weft_probe::Site; 5] = [::weft_probe::Site::new("tokio::spawn\0", "input.rs\0", "main\0", 9, 9, 13, 4, 0, 8), ::weft_probe::Site::new("tokio::task::spawn\0", "input.rs\0", "main\0", 10, 10, 13, 4, 0, 8), ::weft_probe::Site::new("tokio::spawn\0", "input.rs\0", "main\0", 12, 12, 13, 4, 0, 8), ::weft_probe::Site::new("tokio::task::spawn_blocking\0", "input.rs\0", "main\0", 13, 13, 13, 4, 1, 0), ::weft_probe::Site::new("spawn\0", "input.rs\0", "main\0", 16, 16, 23, 5, 0, 12)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let x = 3;
    let a = tokio::spawn(::weft_probe::traced(&WEFT_U0, 0, async move { add(x, 1).await }));
    let b = task::spawn(::weft_probe::traced(&WEFT_U0, 1, add(n(), 2)));
    let later = add(5, 6);
    let c = tokio::spawn(::weft_probe::traced(&WEFT_U0, 2, later));
    let d = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 3), spawn_blocking(move || { let _weft_local = ::weft_probe::local(&WEFT_U0, 3); x + 1 }));
    let mut set = JoinSet;
    println!("{} {} {} {}", a.get(), b.get(), c.get(), d.get());
    println!("{} {}", set.spawn(::weft_probe::traced(&WEFT_U0, 4, async { n() })), set.spawn(add(1, n())));
}
