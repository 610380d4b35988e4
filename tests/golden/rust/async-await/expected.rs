// Async functions and blocks: a point is the creation of the future; .await stays where it was.
use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
struct Idle;
impl Wake for Idle { fn wake(self: Arc<Self>) {} }
fn run<F: Future>(future: F) -> F::Output { static WEFT_S0: [::weft_probe::Site; 5] = [::weft_probe::Site::new("std::task::Waker::from\0", "input.rs\0", "run\0", 10, 10, 17, 4, 0, 0), ::weft_probe::Site::new("std::sync::Arc::new\0", "input.rs\0", "run\0", 10, 10, 29, 6, 0, 0), ::weft_probe::Site::new("std::task::Context::from_waker\0", "input.rs\0", "run\0", 11, 11, 23, 4, 0, 0), ::weft_probe::Site::new("poll\0", "input.rs\0", "run\0", 13, 13, 37, 9, 0, 4), ::weft_probe::Site::new("as_mut\0", "input.rs\0", "run\0", 13, 13, 37, 11, 0, 2)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let mut future = pin!(future);
    let waker = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 0), Waker::from(::weft_probe::begin_after(&WEFT_U0, 0, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 1), Arc::new(Idle)))));
    let mut context = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 2), Context::from_waker(&waker));
    loop {
        if let Poll::Ready(value) = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 3), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 4), future.as_mut()).poll({ ::weft_probe::begin(&WEFT_U0, 3); &mut context })) { return value; }
    }
}
async fn one() -> i32 { 1 }
async fn add(a: i32, b: i32) -> i32 { a + b }
async fn both() -> i32 { static WEFT_S1: [::weft_probe::Site; 4] = [::weft_probe::Site::new("input::add\0", "input.rs\0", "both\0", 18, 18, 26, 4, 0, 0), ::weft_probe::Site::new("input::one\0", "input.rs\0", "both\0", 18, 18, 30, 7, 0, 0), ::weft_probe::Site::new("input::add\0", "input.rs\0", "both\0", 18, 18, 43, 7, 0, 0), ::weft_probe::Site::new("input::one\0", "input.rs\0", "both\0", 18, 18, 50, 10, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1); ::weft_probe::end_unguarded(&WEFT_U1, 0, add(::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 1), one()).await, ::weft_probe::begin_after(&WEFT_U1, 0, ::weft_probe::end_unguarded(&WEFT_U1, 2, add(2, ::weft_probe::begin_after(&WEFT_U1, 2, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 3), one()).await))).await))).await }
fn is_send<T: Send>(t: T) -> T { t }
fn main() { static WEFT_S2: [::weft_probe::Site; 5] = [::weft_probe::Site::new("input::run\0", "input.rs\0", "main\0", 21, 21, 20, 5, 0, 0), ::weft_probe::Site::new("input::is_send\0", "input.rs\0", "main\0", 21, 21, 24, 7, 0, 0), ::weft_probe::Site::new("input::both\0", "input.rs\0", "main\0", 21, 21, 32, 9, 0, 0), ::weft_probe::Site::new("input::run\0", "input.rs\0", "main\0", 22, 22, 20, 5, 0, 0), ::weft_probe::Site::new("input::one\0", "input.rs\0", "main\0", 22, 22, 53, 14, 0, 0)]; static WEFT_U2: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S2);
    println!("{}", ::weft_probe::end_after(::weft_probe::guard(&WEFT_U2, 0), run(::weft_probe::begin_after(&WEFT_U2, 0, ::weft_probe::end_after(::weft_probe::guard(&WEFT_U2, 1), is_send(::weft_probe::begin_after(&WEFT_U2, 1, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 2), both()))))))));
    println!("{}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 3), run(async { let f = async move { ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 4), one()).await + 5 }; f.await })));
}
