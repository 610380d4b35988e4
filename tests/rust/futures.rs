// Async calls whose futures are traced, on an executor of a few lines: each poll may happen on another thread.
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread;

static WEFT_S0: [::weft_probe::Site; 3] = [
    ::weft_probe::Site::new("twice\0", "/src/futures.rs\0", "outer\0", 1, 1, 1, 1, 0, 0),
    ::weft_probe::Site::new("outer\0", "/src/futures.rs\0", "main\0", 2, 2, 1, 1, 0, 0),
    ::weft_probe::Site::new("fails\0", "/src/futures.rs\0", "main\0", 3, 3, 1, 1, 0, 0),
];
static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);

struct Nothing;
impl Wake for Nothing { fn wake(self: Arc<Self>) {} }

/// Is pending for `0` polls.
struct Later(u32);
impl Future for Later {
    type Output = u32;
    fn poll(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<u32> {
        if self.0 == 0 { return Poll::Ready(7) }
        self.0 -= 1;
        Poll::Pending
    }
}

async fn twice(x: &u32) -> u32 { Later(1).await * 2 + *x }
async fn outer() -> u32 { ::weft_probe::traced(&WEFT_U0, 0, twice(&String::from("ab").len().try_into().unwrap_or(0))).await + 1 }
async fn fails() -> u32 { if Later(0).await == 7 { panic!("seven") } else { 0 } }

fn poll<F: Future>(future: Pin<&mut F>) -> Poll<F::Output> {
    let waker = Waker::from(Arc::new(Nothing));
    future.poll(&mut Context::from_waker(&waker))
}

fn on_another_thread<F: Future + Send + 'static>(mut future: Pin<Box<F>>) -> (Pin<Box<F>>, Option<F::Output>) where F::Output: Send {
    thread::spawn(move || { let result = poll(future.as_mut()); (future, match result { Poll::Ready(value) => Some(value), Poll::Pending => None }) }).join().expect("a poll does not panic")
}

fn main() {
    std::panic::set_hook(Box::new(|_| ()));
    let whole = Box::pin(::weft_probe::traced(&WEFT_U0, 1, outer()));
    let (whole, first) = on_another_thread(whole);
    let (_, second) = on_another_thread(whole);
    let mut dropped = Box::pin(::weft_probe::traced(&WEFT_U0, 1, outer()));
    let third = poll(dropped.as_mut()).is_pending();
    drop(dropped);
    let failed = std::panic::catch_unwind(|| { let _ = poll(Box::pin(::weft_probe::traced(&WEFT_U0, 2, fails())).as_mut()); }).is_err();
    println!("{:?} {:?} {} {}", first, second, third, failed);
}
