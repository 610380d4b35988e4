//! What a body keeps for its points, in crates that are not optimised.
//!
//! There rustc gives every value a place of its own in the frame, and a guard at each point would take 16 bytes and a
//! flag each. One variable at the head of the body knows which call is open, and sees the panics that leave it. The
//! end of such a call is recorded when the body's own variables have been dropped.

use core::sync::atomic::{AtomicU32, Ordering::Relaxed};

use crate::probe;
use crate::site::Unit;

/// The open call of a body. Atomic, so that futures that hold a reference to it can be sent; only the thread that runs
/// the body uses it.
#[must_use = "a frame has to live as long as the body"]
pub struct Frame {
    unit: &'static Unit,
    open: AtomicU32, // the site's number plus one; 0: none
}

impl Frame {
    /// No call is open.
    #[inline]
    pub fn new(unit: &'static Unit) -> Frame {
        Frame { unit, open: AtomicU32::new(0) }
    }
}

impl Drop for Frame {
    #[inline]
    fn drop(&mut self) {
        let open = *self.open.get_mut();
        if open != 0 {
            probe::unwind(self.unit, open - 1);
        }
    }
}

/// Records BEGIN. Called when all operands of the call are ready.
#[inline]
pub fn begin_in(frame: &Frame, site: u32) {
    frame.open.store(site + 1, Relaxed);
    probe::begin(frame.unit, site)
}

/// Records BEGIN after the evaluation of `operand`, the last one of the call, and returns `operand`.
#[inline]
pub fn begin_after_in<T>(frame: &Frame, site: u32, operand: T) -> T {
    begin_in(frame, site);
    operand
}

/// Records END after the call has returned `result`, and returns `result`. `_begun` is the place of a begin probe in
/// front of a call whose operands cost nothing.
#[inline]
pub fn end_in<T>(frame: &Frame, site: u32, _begun: (), result: T) -> T {
    probe::end(frame.unit, site);
    frame.open.store(0, Relaxed);
    result
}
