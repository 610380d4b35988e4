//! Points on async calls: they record the life of the future that the call returns, and each poll of it.

use core::future::Future;
use core::pin::Pin;
use core::task::{Context, Poll};

use crate::library;
use crate::probe::{begin, end_after, guard};
use crate::site::Unit;

/// A future that records FUTURE_BEGIN when it is created, BEGIN and END (or UNWIND) around each poll on the polling
/// thread, and FUTURE_END when it completes or is dropped before that. It is `Send`, `Sync` and `Unpin` if `F` is.
#[must_use = "futures do nothing unless they are awaited"]
pub struct Traced<F> {
    future: F,
    unit: &'static Unit,
    site: u32,
    number: u32, // 0: FUTURE_END has been recorded
}

/// Wraps what an async call returns and is awaited at once: `f(a).await` becomes `traced(&U, 0, f(a)).await`. The
/// future is made of it here, where `.await` would make it.
#[cfg(not(feature = "futures_only"))]
#[inline]
pub fn traced<F: core::future::IntoFuture>(unit: &'static Unit, site: u32, future: F) -> Traced<F::IntoFuture> {
    Traced::new(unit, site, future.into_future())
}

/// Before rustc 1.64, `.await` takes futures only.
#[cfg(feature = "futures_only")]
#[inline]
pub fn traced<F: Future>(unit: &'static Unit, site: u32, future: F) -> Traced<F> {
    Traced::new(unit, site, future)
}

impl<F> Traced<F> {
    #[inline]
    fn new(unit: &'static Unit, site: u32, future: F) -> Traced<F> {
        Traced { future, unit, site, number: unsafe { library::weft_future_begin(unit, site) } }
    }

    fn end(&mut self) {
        if self.number != 0 {
            unsafe { library::weft_future_end(self.unit, self.site, self.number) }
            self.number = 0;
        }
    }
}

impl<F: Future> Future for Traced<F> {
    type Output = F::Output;

    #[inline]
    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<F::Output> {
        // `future` is structurally pinned: nothing is moved out of it, and drop doesn't move it
        let traced = unsafe { self.get_unchecked_mut() };
        let future = unsafe { Pin::new_unchecked(&mut traced.future) };
        let (unit, site) = (traced.unit, traced.site);
        let result = end_after(guard(unit, site), {
            begin(unit, site);
            future.poll(context)
        });
        if result.is_ready() {
            traced.end()
        }
        result
    }
}

impl<F> Drop for Traced<F> {
    #[inline]
    fn drop(&mut self) {
        self.end()
    }
}
