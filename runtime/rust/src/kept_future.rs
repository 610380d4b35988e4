//! Points on async calls that capture values: the arguments are part of the first poll's begin, the result is part of
//! the last poll's end.
//!
//! ```text
//! ::weft_probe::traced_kept(weft_k0_3.future(&WEFT_U0, 3, &WEFT_D0[1]), f(weft_k0_3.keep::<::std::string::String, _>(0, a())),
//!     |weft_v| weft_k0_3.see::<::std::string::String, _>(1, weft_v)).await
//! ```

use core::future::Future;
use core::pin::Pin;
use core::task::{Context, Poll};

use crate::capture::{Kept, KeptGuard};
use crate::detail::Detail;
use crate::library;
use crate::site::Unit;

/// One execution of such a point, before its arguments are captured.
#[must_use = "it moves into the future"]
pub struct KeptCall<'a, const VALUES: usize, const BYTES: usize> {
    kept: &'a Kept<VALUES, BYTES>,
    unit: &'static Unit,
    site: u32,
    detail: &'static Detail,
}

impl<const VALUES: usize, const BYTES: usize> Kept<VALUES, BYTES> {
    /// Starts an execution of the point: discards the values of the previous one.
    #[inline]
    pub fn future(&self, unit: &'static Unit, site: u32, detail: &'static Detail) -> KeptCall<'_, VALUES, BYTES> {
        core::mem::forget(self.guard(unit, site, detail)); // nothing has begun that could be left
        KeptCall { kept: self, unit, site, detail }
    }
}

/// Like [`crate::Traced`]. `see` captures the result.
#[must_use = "futures do nothing unless they are awaited"]
pub struct TracedKept<'a, F, R, const VALUES: usize, const BYTES: usize> {
    future: F,
    see: R,
    call: KeptCall<'a, VALUES, BYTES>,
    has_begun: bool,
    number: u32, // 0: FUTURE_END has been recorded
}

/// Wraps what an async call returns and is awaited at once. The future is made of it here, where `.await` would make it.
#[cfg(not(feature = "futures_only"))]
#[inline]
pub fn traced_kept<F, R, const VALUES: usize, const BYTES: usize>(
    call: KeptCall<'_, VALUES, BYTES>,
    future: F,
    see: R,
) -> TracedKept<'_, F::IntoFuture, R, VALUES, BYTES>
where
    F: core::future::IntoFuture,
    R: Fn(&F::Output),
{
    TracedKept::new(call, future.into_future(), see)
}

/// Before rustc 1.64, `.await` takes futures only.
#[cfg(feature = "futures_only")]
#[inline]
pub fn traced_kept<F, R, const VALUES: usize, const BYTES: usize>(
    call: KeptCall<'_, VALUES, BYTES>,
    future: F,
    see: R,
) -> TracedKept<'_, F, R, VALUES, BYTES>
where
    F: Future,
    R: Fn(&F::Output),
{
    TracedKept::new(call, future, see)
}

impl<'a, F, R, const VALUES: usize, const BYTES: usize> TracedKept<'a, F, R, VALUES, BYTES> {
    #[inline]
    fn new(call: KeptCall<'a, VALUES, BYTES>, future: F, see: R) -> Self {
        let number = unsafe { library::weft_future_begin(call.unit, call.site) };
        TracedKept { future, see, call, has_begun: false, number }
    }

    fn end(&mut self) {
        if self.number != 0 {
            unsafe { library::weft_future_end(self.call.unit, self.call.site, self.number) }
            self.number = 0;
        }
    }
}

impl<F: Future, R: Fn(&F::Output), const VALUES: usize, const BYTES: usize> Future for TracedKept<'_, F, R, VALUES, BYTES> {
    type Output = F::Output;

    #[inline]
    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<F::Output> {
        // `future` is structurally pinned: nothing is moved out of it, and drop doesn't move it
        let traced = unsafe { self.get_unchecked_mut() };
        let kept = traced.call.kept;
        let guard: KeptGuard<'_> = if traced.has_begun {
            kept.guard(traced.call.unit, traced.call.site, traced.call.detail) // the arguments have been recorded
        } else {
            kept.again()
        };
        traced.has_begun = true;
        kept.begin();
        let result = unsafe { Pin::new_unchecked(&mut traced.future) }.poll(context);
        if let Poll::Ready(value) = &result {
            (traced.see)(value);
        }
        let result = kept.end(guard, result);
        if result.is_ready() {
            traced.end()
        }
        result
    }
}

impl<F, R, const VALUES: usize, const BYTES: usize> Drop for TracedKept<'_, F, R, VALUES, BYTES> {
    #[inline]
    fn drop(&mut self) {
        self.end()
    }
}
