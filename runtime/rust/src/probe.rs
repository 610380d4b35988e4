//! The probes around a call.
//!
//! There are two variants: inline probes, and, with the feature `called`, calls of libweft. Called probes are as fast
//! (docs/benchmarks.md), but take only a fifth of the compile time. They are used for crates with many points and for
//! crates that aren't optimised (wrap_rustc.c). Generic functions are only `#[inline]` then: without optimisation,
//! there is one instance for each type instead of a copy at each point.

use crate::hot;
use crate::library;
use crate::site::Unit;

/// Records BEGIN. Called when all operands of the call are ready.
#[cfg_attr(feature = "called", inline)]
#[cfg_attr(not(feature = "called"), inline(always))]
pub fn begin(unit: &'static Unit, site: u32) {
    hot::begin(unit, site)
}

/// Records BEGIN after the evaluation of `operand`, the last one of the call, and returns `operand`.
#[cfg_attr(feature = "called", inline)]
#[cfg_attr(not(feature = "called"), inline(always))]
pub fn begin_after<T>(unit: &'static Unit, site: u32, operand: T) -> T {
    begin(unit, site);
    operand
}

/// A guard that is created before the call. Records UNWIND if the call or one of its operands is left by unwinding.
#[must_use = "a guard that is dropped at once records that the call was left by unwinding"]
pub struct Guard {
    unit: &'static Unit,
    site: u32,
}

/// Creates the guard of a point. Evaluated before all operands.
#[cfg_attr(feature = "called", inline)]
#[cfg_attr(not(feature = "called"), inline(always))]
pub fn guard(unit: &'static Unit, site: u32) -> Guard {
    Guard { unit, site }
}

/// Combines begin probe and guard, for a call whose operands cost nothing.
#[cfg_attr(feature = "called", inline)]
#[cfg_attr(not(feature = "called"), inline(always))]
pub fn enter(unit: &'static Unit, site: u32) -> Guard {
    begin(unit, site);
    guard(unit, site)
}

impl Drop for Guard {
    #[cfg_attr(feature = "called", inline)]
    #[cfg_attr(not(feature = "called"), inline(always))]
    fn drop(&mut self) {
        unwind(self.unit, self.site)
    }
}

/// Runs in landing pads, which compilers move out of the hot code: two constants and a call of a C function, which
/// never unwinds.
#[cfg_attr(feature = "called", inline)]
#[cfg_attr(not(feature = "called"), inline(always))]
pub(crate) fn unwind(unit: &'static Unit, site: u32) {
    unsafe { library::weft_unwind(unit, site) }
}

/// Records END after the call has returned `result`, and returns `result`.
#[cfg_attr(feature = "called", inline)]
#[cfg_attr(not(feature = "called"), inline(always))]
pub fn end_after<T>(guard: Guard, result: T) -> T {
    end(guard.unit, guard.site);
    core::mem::forget(guard);
    result
}

/// Records END without a guard, for a call with an operand that may leave the expression (`?`, `return`, `.await`). A
/// guard would take that for unwinding and, in a recursive function, close the interval of an outer activation. If
/// such a call is left by a panic, its interval is closed together with the enclosing one.
#[cfg_attr(feature = "called", inline)]
#[cfg_attr(not(feature = "called"), inline(always))]
pub fn end_unguarded<T>(unit: &'static Unit, site: u32, result: T) -> T {
    end(unit, site);
    result
}

#[cfg_attr(feature = "called", inline)]
#[cfg_attr(not(feature = "called"), inline(always))]
pub(crate) fn end(unit: &'static Unit, site: u32) {
    hot::end(unit, site)
}
