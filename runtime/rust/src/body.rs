//! Points on the bodies of functions. The first statement creates a guard. It is dropped after all other locals, and
//! its drop records the end.

use crate::library;
use crate::probe::{begin, end, unwind};
use crate::site::Unit;

/// The execution of a body in a crate without std. Its drop always records END, because without std there is no way to
/// find out whether a panic is unwinding.
#[must_use = "the body ends where this is dropped: bind it to a name"]
pub struct Body {
    unit: &'static Unit,
    site: u32,
}

/// Records BEGIN. The first statement of a body in a crate without std.
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

/// The execution of a body in a crate with std. Its drop records END, or UNWIND if the body is left by a panic.
#[must_use = "the body ends where this is dropped: bind it to a name"]
pub struct BodyOf<F: Fn() -> bool> {
    body: core::mem::ManuallyDrop<Body>,
    panicking: F,
    was_panicking: bool, // the body runs during unwinding (in a drop): always record END
}

/// Like [`body`], in a crate with std. `panicking` is `::std::thread::panicking`, which this crate can't name.
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

/// The execution of the body of an `async fn`. It may be suspended at an `.await` and continue on another thread, so
/// it isn't an interval of a thread, but the life of a future.
#[must_use = "the body ends where this is dropped: bind it to a name"]
pub struct AsyncBody {
    unit: &'static Unit,
    site: u32,
    number: u32,
}

/// Records FUTURE_BEGIN when the future is polled for the first time. The drop of the result records FUTURE_END when
/// the future completes or is dropped.
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
