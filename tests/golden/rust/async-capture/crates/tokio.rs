//! What the macros of the real crate do with their arguments, in short.
use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

pub fn block_on<F: Future>(future: F) -> F::Output {
    let mut future = pin!(future);
    loop {
        if let Poll::Ready(value) = future.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            return value;
        }
    }
}

#[macro_export]
macro_rules! join {
    (biased; $($future:expr),* $(,)?) => { ($($future.await),*) };
    ($($future:expr),* $(,)?) => { ($($future.await),*) };
}

/// The first branch whose condition holds, or the last one.
#[macro_export]
macro_rules! select {
    (biased; $($rest:tt)*) => { $crate::select!($($rest)*) };
    ($pattern:pat = $future:expr, if $condition:expr => $handler:expr, $($rest:tt)*) => {{
        let future = $future;
        if $condition { let $pattern = future.await; $handler } else { $crate::select!($($rest)*) }
    }};
    ($pattern:pat = $future:expr => $handler:block $($rest:tt)*) => {{ let $pattern = $future.await; $handler }};
    ($pattern:pat = $future:expr => $handler:expr, $($rest:tt)*) => {{ let $pattern = $future.await; $handler }};
    ($pattern:pat = $future:expr => $handler:expr) => {{ let $pattern = $future.await; $handler }};
    (else => $handler:expr $(,)?) => { $handler };
}
