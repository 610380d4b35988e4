//! Probes of points that select the methods of one type only (`"on": "crossbeam_channel::Sender"`). The rewriter knows no types, so the text asks,
//! once, before the begin probe, and keeps the answer in a variable of the body that the point stands in:
//!
//! ```text
//! let weft_on0_0 = ::weft_probe::On::new();
//! ::weft_probe::end_after_on(::weft_probe::guard_on(weft_on0_0.place(&self.tx, "crossbeam_channel", "Sender"), &U, 0), self.tx.send(
//!     ::weft_probe::begin_after_on(&weft_on0_0, &U, 0, message())))
//! ```
//!
//! The answer is a constant of the type: optimised code holds neither the variable nor a branch, but either the plain probes or nothing.

use core::sync::atomic::{AtomicBool, Ordering};

use crate::probe::{begin, end, end_after, guard, unwind, Guard};
use crate::site::Unit;
use crate::type_name::is_type_named;

/// Was the type that the receiver's method belongs to, references and smart pointers apart, defined in the crate
/// `crate_name` (any, if empty) under `type_name`? Takes a reference to the place that is the receiver.
#[inline(always)]
pub fn is_on<T: ?Sized>(_receiver: &T, crate_name: &str, type_name: &str) -> bool {
    is_type_named::<T>(crate_name, type_name)
}

/// What a closure that is never called is told the type with.
pub struct Witness<T: ?Sized>(core::marker::PhantomData<T>);

impl<T: ?Sized> Witness<T> {
    /// T is the type of this.
    pub fn see(&self, _receiver: &T) {}
}

/// [`is_on`] for a receiver that is no place, `is_on_by(|w| w.see(&channel().0), ..)`: the closure is never called,
/// its type tells all.
#[inline(always)]
pub fn is_on_by<T: ?Sized, F: FnOnce(&Witness<T>)>(_see: F, crate_name: &str, type_name: &str) -> bool {
    is_type_named::<T>(crate_name, type_name)
}

/// Is the receiver of that type? No, before it has been seen. An atomic, so that a future which holds it is `Send`
/// and `Sync` if it was before; no other thread ever sees it, and to the optimiser it is a variable like any other.
pub struct On(AtomicBool);

impl On {
    /// Nothing has been seen.
    #[allow(clippy::new_without_default)]
    #[inline(always)]
    pub const fn new() -> On {
        On(AtomicBool::new(false))
    }

    #[inline(always)]
    fn set(&self, on: bool) {
        self.0.store(on, Ordering::Relaxed)
    }

    #[inline(always)]
    pub(crate) fn get(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Sees a receiver that is a place: [`is_on`].
    #[inline(always)]
    pub fn place<T: ?Sized>(&self, _receiver: &T, crate_name: &str, type_name: &str) -> &On {
        self.set(is_type_named::<T>(crate_name, type_name));
        self
    }

    /// Sees a receiver by a closure that is never called: [`is_on_by`].
    #[inline(always)]
    pub fn unseen<T: ?Sized, F: FnOnce(&Witness<T>)>(&self, _see: F, crate_name: &str, type_name: &str) -> &On {
        self.set(is_type_named::<T>(crate_name, type_name));
        self
    }

    /// Sees a receiver that is a value, on its way into the call.
    #[inline(always)]
    pub fn value<T>(&self, receiver: T, crate_name: &str, type_name: &str) -> T {
        self.set(is_type_named::<T>(crate_name, type_name));
        receiver
    }

    /// Sees the value that the receiver is a part of, `part(x(), |v| &v.tx, ..).tx`; the closure is never called.
    #[inline(always)]
    pub fn part<T, U: ?Sized, F: FnOnce(&T) -> &U>(&self, value: T, _part: F, crate_name: &str, type_name: &str) -> T {
        self.set(is_type_named::<U>(crate_name, type_name));
        value
    }
}

/// [`begin`], if.
#[inline(always)]
pub fn begin_on(on: &On, unit: &'static Unit, site: u32) {
    if on.get() {
        begin(unit, site)
    }
}

/// [`crate::begin_after`], if.
#[inline(always)]
pub fn begin_after_on<T>(on: &On, unit: &'static Unit, site: u32, operand: T) -> T {
    begin_on(on, unit, site);
    operand
}

/// [`Guard`], if.
#[must_use = "a guard that is dropped at once records that the call was left by unwinding"]
pub struct GuardOn<'a> {
    on: &'a On,
    unit: &'static Unit,
    site: u32,
}

impl Drop for GuardOn<'_> {
    #[inline(always)]
    fn drop(&mut self) {
        if self.on.get() {
            unwind(self.unit, self.site)
        }
    }
}

/// [`guard`], if: what is known when the call has been left decides.
#[inline(always)]
pub fn guard_on<'a>(on: &'a On, unit: &'static Unit, site: u32) -> GuardOn<'a> {
    GuardOn { on, unit, site }
}

/// [`end_after`], if.
#[inline(always)]
pub fn end_after_on<T>(guard: GuardOn<'_>, result: T) -> T {
    if guard.on.get() {
        end(guard.unit, guard.site)
    }
    core::mem::forget(guard);
    result
}

/// [`crate::end_unguarded`], if.
#[inline(always)]
pub fn end_unguarded_on<T>(on: &On, unit: &'static Unit, site: u32, result: T) -> T {
    if on.get() {
        end(unit, site)
    }
    result
}

/// [`crate::enter`], if.
#[inline(always)]
pub fn enter_if(on: bool, unit: &'static Unit, site: u32) -> Option<Guard> {
    if on {
        begin(unit, site);
        Some(guard(unit, site))
    } else {
        None
    }
}

/// [`end_after`], if there is a guard.
#[inline(always)]
pub fn end_after_if<T>(guard: Option<Guard>, result: T) -> T {
    match guard {
        Some(guard) => end_after(guard, result),
        None => result,
    }
}
