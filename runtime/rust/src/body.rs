//! Points on the bodies of functions: a guard as the first statement, whose drop, the last of all locals', is the end.

use crate::library;
use crate::probe::{begin, end, unwind};
use crate::site::Unit;

/// The execution of a body. Its drop records END, by whichever way the body is left: for crates without std, where
/// nobody tells whether a panic unwinds.
#[must_use = "the body ends where this is dropped: bind it to a name"]
pub struct Body {
    unit: &'static Unit,
    site: u32,
}

/// Records BEGIN. First statement of a body.
#[inline(always)]
pub fn body(unit: &'static Unit, site: u32) -> Body {
    begin(unit, site);
    Body { unit, site }
}

impl Drop for Body {
    #[inline(always)]
    fn drop(&mut self) {
        end(self.unit, self.site)
    }
}

/// The execution of a body in a crate with std. Its drop records END, or UNWIND if a panic leaves it.
#[must_use = "the body ends where this is dropped: bind it to a name"]
pub struct BodyOf<F: Fn() -> bool> {
    body: core::mem::ManuallyDrop<Body>,
    panicking: F,
    was_panicking: bool, // it is a drop that unwinding has called: then nothing is known but that it ends
}

/// [`body`] with `::std::thread::panicking`, which this crate cannot name.
#[inline(always)]
pub fn body_of<F: Fn() -> bool>(unit: &'static Unit, site: u32, panicking: F) -> BodyOf<F> {
    let was_panicking = panicking();
    BodyOf { body: core::mem::ManuallyDrop::new(body(unit, site)), panicking, was_panicking }
}

impl<F: Fn() -> bool> Drop for BodyOf<F> {
    #[inline(always)]
    fn drop(&mut self) {
        if !self.was_panicking && (self.panicking)() {
            unwind(self.body.unit, self.body.site)
        } else {
            end(self.body.unit, self.body.site)
        }
    }
}

/// The body of an `async fn`, which is a future's: it may be left at an `.await` and gone on with on another thread,
/// so it is no interval of a thread.
#[must_use = "the body ends where this is dropped: bind it to a name"]
pub struct AsyncBody {
    unit: &'static Unit,
    site: u32,
    number: u32,
}

/// Records FUTURE_BEGIN when the future is polled first; the drop, when it has completed or was dropped, records
/// FUTURE_END.
#[inline]
pub fn async_body(unit: &'static Unit, site: u32) -> AsyncBody {
    AsyncBody { unit, site, number: unsafe { library::weft_future_begin(unit, site) } }
}

impl Drop for AsyncBody {
    #[inline]
    fn drop(&mut self) {
        unsafe { library::weft_future_end(self.unit, self.site, self.number) }
    }
}
