//! The probes around a call.
//!
//! Twice: inline, or, compiled with the feature `called`, as calls of libweft, which record at the same price
//! (docs/benchmarks.md) and are a fifth of the work for the compiler. Crates with many points, and all that is not
//! optimised, are given the latter (wrap_rustc.c). What is generic is then only `#[inline]`: without optimisation one
//! instance for each type instead of a copy at each point.

use crate::hot;
use crate::library;
use crate::site::Unit;

/// Records BEGIN: all operands of the call are ready.
#[cfg_attr(feature = "called", inline)]
#[cfg_attr(not(feature = "called"), inline(always))]
pub fn begin(unit: &'static Unit, site: u32) {
    hot::begin(unit, site)
}

/// Records BEGIN behind the evaluation of `operand`, which is the call's last one, and hands it on.
#[cfg_attr(feature = "called", inline)]
#[cfg_attr(not(feature = "called"), inline(always))]
pub fn begin_after<T>(unit: &'static Unit, site: u32, operand: T) -> T {
    begin(unit, site);
    operand
}

/// Stands before the call: if it or one of its operands is left by unwinding, UNWIND is recorded.
#[must_use = "a guard that is dropped at once records that the call was left by unwinding"]
pub struct Guard {
    unit: &'static Unit,
    site: u32,
}

/// Evaluated before all operands of the point.
#[cfg_attr(feature = "called", inline)]
#[cfg_attr(not(feature = "called"), inline(always))]
pub fn guard(unit: &'static Unit, site: u32) -> Guard {
    Guard { unit, site }
}

/// Begin probe and guard in one, for a call whose operands cost nothing.
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

/// Runs in landing pads, which compilers keep out of the way: two constants and a call of C, which cannot unwind
/// again.
#[cfg_attr(feature = "called", inline)]
#[cfg_attr(not(feature = "called"), inline(always))]
pub(crate) fn unwind(unit: &'static Unit, site: u32) {
    unsafe { library::weft_unwind(unit, site) }
}

/// Records END: the call has returned `result`, which is handed on.
#[cfg_attr(feature = "called", inline)]
#[cfg_attr(not(feature = "called"), inline(always))]
pub fn end_after<T>(guard: Guard, result: T) -> T {
    end(guard.unit, guard.site);
    core::mem::forget(guard);
    result
}

/// Records END without a guard, for a call with an operand that may leave the expression (`?`, `return`, `.await`): a
/// guard would take that for unwinding, and in a recursive function close the interval of an outer activation. If
/// such a call is left by a panic, what encloses it closes it.
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
