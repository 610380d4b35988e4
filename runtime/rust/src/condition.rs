//! Probes of points that select the methods of one type only (`"on": "crossbeam_channel::Sender"`). The rewriter knows no types, so the text asks:
//!
//! ```text
//! ::weft_probe::end_after_if(::weft_probe::guard_if(::weft_probe::is_on(&self.tx, "crossbeam_channel", "Sender"), &U, 0), self.tx.send(
//!     ::weft_probe::begin_after_if(::weft_probe::is_on(&self.tx, "crossbeam_channel", "Sender"), &U, 0, message())))
//! ```
//!
//! The answer is a constant of the type: optimised code holds either the plain probes or nothing. It is asked anew for each probe, because a variable
//! to keep it would have to outlive the temporaries of the statement.

use crate::probe::{begin, end, end_after, guard, Guard};
use crate::site::Unit;
use crate::type_name::is_type_named;

/// Was the type that the receiver's method belongs to, references and smart pointers apart, defined in the crate `crate_name` (any, if empty) under
/// `type_name`? Takes a reference to the place that is the receiver.
#[inline(always)]
pub fn is_on<T: ?Sized>(_receiver: &T, crate_name: &str, type_name: &str) -> bool {
    is_type_named::<T>(crate_name, type_name)
}

/// What [`is_on_by`] is told the type with.
pub struct Witness<T: ?Sized>(core::marker::PhantomData<T>);

impl<T: ?Sized> Witness<T> {
    /// T is the type of this.
    pub fn see(&self, _receiver: &T) {}
}

/// [`is_on`] for a receiver that is no place, `is_on_by(|w| w.see(&channel().0), ..)`: the closure is never called, its type tells all.
#[inline(always)]
pub fn is_on_by<T: ?Sized, F: FnOnce(&Witness<T>)>(_see: F, crate_name: &str, type_name: &str) -> bool {
    is_type_named::<T>(crate_name, type_name)
}

/// [`begin`], if.
#[inline(always)]
pub fn begin_if(on: bool, unit: &'static Unit, site: u32) {
    if on {
        begin(unit, site)
    }
}

/// [`crate::begin_after`], if.
#[inline(always)]
pub fn begin_after_if<T>(on: bool, unit: &'static Unit, site: u32, operand: T) -> T {
    begin_if(on, unit, site);
    operand
}

/// [`crate::begin_after`], if the operand, which is the receiver, is of that type.
#[inline(always)]
pub fn begin_after_on<T>(unit: &'static Unit, site: u32, receiver: T, crate_name: &str, type_name: &str) -> T {
    begin_if(is_type_named::<T>(crate_name, type_name), unit, site);
    receiver
}

/// [`guard`], if.
#[inline(always)]
pub fn guard_if(on: bool, unit: &'static Unit, site: u32) -> Option<Guard> {
    if on {
        Some(guard(unit, site))
    } else {
        None
    }
}

/// [`crate::enter`], if.
#[inline(always)]
pub fn enter_if(on: bool, unit: &'static Unit, site: u32) -> Option<Guard> {
    begin_if(on, unit, site);
    guard_if(on, unit, site)
}

/// [`end_after`], if there is a guard.
#[inline(always)]
pub fn end_after_if<T>(guard: Option<Guard>, result: T) -> T {
    match guard {
        Some(guard) => end_after(guard, result),
        None => result,
    }
}

/// [`crate::end_unguarded`], if.
#[inline(always)]
pub fn end_unguarded_if<T>(on: bool, unit: &'static Unit, site: u32, result: T) -> T {
    if on {
        end(unit, site)
    }
    result
}
