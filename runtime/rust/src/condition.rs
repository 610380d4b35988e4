//! Probes of points that select the methods of one type only (`"on": "crossbeam_channel::Sender"`). The rewriter
//! doesn't know types, so the emitted text checks the type once, before the begin probe, and stores the result in a
//! variable of the body that contains the point:
//!
//! ```text
//! let weft_on0_0 = ::weft_probe::On::new();
//! ::weft_probe::end_after_on(::weft_probe::guard_on(weft_on0_0.place(&self.tx, "crossbeam_channel", "Sender"), &U, 0), self.tx.send(
//!     ::weft_probe::begin_after_on(&weft_on0_0, &U, 0, message())))
//! ```
//!
//! The result is a compile-time constant of the type. Optimised code contains neither the variable nor a branch, only
//! the plain probes or nothing.

use core::sync::atomic::{AtomicBool, Ordering};

use crate::probe::{begin, end, end_after, guard, unwind, Guard};
use crate::site::Unit;
use crate::type_name::is_type_named;

/// Returns whether the receiver's type, without references and smart pointers, is defined in the crate `crate_name`
/// (any crate, if empty) with the name `type_name`. Takes a reference to the receiver, which must be a place
/// expression.
#[inline(always)]
pub fn is_on<T: ?Sized>(_receiver: &T, crate_name: &str, type_name: &str) -> bool {
    is_type_named::<T>(crate_name, type_name)
}

/// A parameter of closures that are never called; it carries the receiver's type.
pub struct Witness<T: ?Sized>(core::marker::PhantomData<T>);

impl<T: ?Sized> Witness<T> {
    /// Makes `T` the type of the argument.
    pub fn see(&self, _receiver: &T) {}
}

/// Like [`is_on`], for a receiver that isn't a place expression: `is_on_by(|w| w.see(&channel().0), ..)`. The closure
/// is never called; only its type is used.
#[inline(always)]
pub fn is_on_by<T: ?Sized, F: FnOnce(&Witness<T>)>(_see: F, crate_name: &str, type_name: &str) -> bool {
    is_type_named::<T>(crate_name, type_name)
}

/// Whether the receiver has the selected type; false until the receiver has been seen. It is an atomic so that a
/// future that contains it is `Send` and `Sync` if it was before. Only one thread accesses it, and the optimiser
/// treats it like an ordinary variable.
pub struct On(AtomicBool);

impl On {
    /// Creates a variable for a receiver that hasn't been seen yet.
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

    /// Checks a receiver that is a place expression; see [`is_on`].
    #[inline(always)]
    pub fn place<T: ?Sized>(&self, _receiver: &T, crate_name: &str, type_name: &str) -> &On {
        self.set(is_type_named::<T>(crate_name, type_name));
        self
    }

    /// Checks a receiver by a closure that is never called; see [`is_on_by`].
    #[inline(always)]
    pub fn unseen<T: ?Sized, F: FnOnce(&Witness<T>)>(&self, _see: F, crate_name: &str, type_name: &str) -> &On {
        self.set(is_type_named::<T>(crate_name, type_name));
        self
    }

    /// Checks a receiver that is a value, and returns it.
    #[inline(always)]
    pub fn value<T>(&self, receiver: T, crate_name: &str, type_name: &str) -> T {
        self.set(is_type_named::<T>(crate_name, type_name));
        receiver
    }

    /// Checks a receiver that is a part of `value`, and returns `value`: `part(x(), |v| &v.tx, ..).tx`. The closure is
    /// never called.
    #[inline(always)]
    pub fn part<T, U: ?Sized, F: FnOnce(&T) -> &U>(&self, value: T, _part: F, crate_name: &str, type_name: &str) -> T {
        self.set(is_type_named::<U>(crate_name, type_name));
        value
    }
}

/// Like [`begin`], but only if `on` is true.
#[inline(always)]
pub fn begin_on(on: &On, unit: &'static Unit, site: u32) {
    if on.get() {
        begin(unit, site)
    }
}

/// Like [`crate::begin_after`], but records only if `on` is true.
#[inline(always)]
pub fn begin_after_on<T>(on: &On, unit: &'static Unit, site: u32, operand: T) -> T {
    begin_on(on, unit, site);
    operand
}

/// Like [`Guard`], but records only if `on` is true.
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

/// Like [`guard`], but records only if `on` is true when the call is left.
#[inline(always)]
pub fn guard_on<'a>(on: &'a On, unit: &'static Unit, site: u32) -> GuardOn<'a> {
    GuardOn { on, unit, site }
}

/// Like [`end_after`], but records only if the guard's `on` is true.
#[inline(always)]
pub fn end_after_on<T>(guard: GuardOn<'_>, result: T) -> T {
    if guard.on.get() {
        end(guard.unit, guard.site)
    }
    core::mem::forget(guard);
    result
}

/// Like [`crate::end_unguarded`], but records only if `on` is true.
#[inline(always)]
pub fn end_unguarded_on<T>(on: &On, unit: &'static Unit, site: u32, result: T) -> T {
    if on.get() {
        end(unit, site)
    }
    result
}

/// Like [`crate::enter`] if `on` is true; otherwise does nothing.
#[inline(always)]
pub fn enter_if(on: bool, unit: &'static Unit, site: u32) -> Option<Guard> {
    if on {
        begin(unit, site);
        Some(guard(unit, site))
    } else {
        None
    }
}

/// Like [`end_after`] if there is a guard; otherwise only returns `result`.
#[inline(always)]
pub fn end_after_if<T>(guard: Option<Guard>, result: T) -> T {
    match guard {
        Some(guard) => end_after(guard, result),
        None => result,
    }
}
