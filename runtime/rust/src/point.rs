//! Points with a memory, for the two cases in which a constant site is not enough. Such a point is a local variable of the function,
//! `let weft_p0 = ::weft_probe::Point::new(&U, 0);`, and its text
//!
//! ```text
//! ::weft_probe::end_point(::weft_probe::arm(&weft_p0), f(a()?, ::weft_probe::begin_point_after(&weft_p0, b())))
//! ```
//!
//! 1. An operand may leave the expression (`?`, `return`, `break`, `continue`), which drops the guard of a call that never began. UNWIND would then
//!    close the interval of an outer activation of the same function. A point knows whether it has begun, and records nothing otherwise.
//! 2. The point selects methods of certain types only: [`on`] looks at the receiver.
//!
//! When all is inlined the memory is a constant in each place that reads it: optimised code holds neither the variable nor the tests.

use core::sync::atomic::{AtomicU8, Ordering::Relaxed};

use crate::library;
use crate::probe;
use crate::site::Unit;

const IDLE: u8 = 0;
const BEGUN: u8 = 1;
const UNSELECTED: u8 = 2;

/// One execution of a point after the other; in recursion each activation has its own. Atomic so that futures that hold one stay Send.
pub struct Point {
    unit: &'static Unit,
    site: u32,
    state: AtomicU8,
}

impl Point {
    /// A point that is not running.
    #[inline(always)]
    pub const fn new(unit: &'static Unit, site: u32) -> Point {
        Point { unit, site, state: AtomicU8::new(IDLE) }
    }
}

/// Stands before the call, like a guard: records UNWIND if the call has begun and does not return.
#[must_use = "a point that is disarmed at once records nothing"]
pub struct Armed<'a>(&'a Point);

/// Evaluated before all operands of the point.
#[inline(always)]
pub fn arm(point: &Point) -> Armed<'_> {
    point.state.store(IDLE, Relaxed);
    Armed(point)
}

impl Drop for Armed<'_> {
    #[inline(always)]
    fn drop(&mut self) {
        if self.0.state.load(Relaxed) == BEGUN {
            probe::unwind(self.0.unit, self.0.site)
        }
    }
}

/// Records BEGIN, unless [`on`] has found another type.
#[inline(always)]
pub fn begin_point(point: &Point) {
    if point.state.load(Relaxed) == IDLE {
        point.state.store(BEGUN, Relaxed);
        probe::begin(point.unit, point.site)
    }
}

/// The same behind the evaluation of `operand`, the call's last one, which is handed on.
#[inline(always)]
pub fn begin_point_after<T>(point: &Point, operand: T) -> T {
    begin_point(point);
    operand
}

/// Records END if the point has begun. The call has returned `result`, which is handed on.
#[inline(always)]
pub fn end_point<T>(armed: Armed<'_>, result: T) -> T {
    if armed.0.state.load(Relaxed) == BEGUN {
        probe::end(armed.0.unit, armed.0.site)
    }
    core::mem::forget(armed);
    result
}

/// Deselects the point for this execution unless the type of `receiver` was defined in the crate `crate_name` under the name `type_name`; references,
/// `Box`, `Rc` and `Arc` around it do not count. Evaluated between [`arm`] and [`begin_point`].
///
/// Types are compared by crate and last segment, because their names tell the module that defines them (`crossbeam_channel::channel::Sender<i32>`)
/// and not the one that they are exported from.
#[inline(always)]
pub fn on<T: ?Sized>(point: &Point, _receiver: &T, crate_name: &str, type_name: &str) {
    if !is_type_named::<T>(crate_name, type_name) {
        point.state.store(UNSELECTED, Relaxed)
    }
}

/// [`on`] for a receiver that is a value and no place: hands it on.
#[inline(always)]
pub fn on_after<T>(point: &Point, receiver: T, crate_name: &str, type_name: &str) -> T {
    on(point, &receiver, crate_name, type_name);
    receiver
}

/// Is T the type that [`on`] looks for?
#[inline(always)]
pub(crate) fn is_type_named<T: ?Sized>(crate_name: &str, type_name: &str) -> bool {
    let (name, type_name) = (core::any::type_name::<T>().as_bytes(), type_name.as_bytes());
    // std re-exports what core and alloc define
    let is_std = crate_name.len() == 3 && begins_with(crate_name.as_bytes(), 0, b"std");
    is_named(name, crate_name.as_bytes(), type_name)
        || is_std && (is_named(name, b"core", type_name) || is_named(name, b"alloc", type_name))
}

/// Is `name` "&mut CRATE::module::TYPE<arguments>", or that inside of what a method call looks through? Straight on, without a loop, so that the
/// optimiser sees through it: the name of a type is a constant to it.
#[inline(always)]
fn is_named(name: &[u8], crate_name: &[u8], type_name: &[u8]) -> bool {
    let begin = skip_pointer(name, skip_pointer(name, skip_pointer(name, skip_pointer(name, 0))));
    if !crate_name.is_empty() && !(begins_with(name, begin, crate_name) && begins_with(name, begin + crate_name.len(), b"::")) {
        return false;
    }
    let end = find(name, begin, b'<', find(name, begin, b'>', name.len()));
    let tail = type_name.len() + 2;
    end >= begin + tail && begins_with(name, end - tail, b"::") && begins_with(name, end - type_name.len(), type_name)
}

#[inline(always)]
fn skip_pointer(name: &[u8], at: usize) -> usize {
    if begins_with(name, at, b"&mut ") {
        at + 5
    } else if begins_with(name, at, b"&") {
        at + 1
    } else if begins_with(name, at, b"alloc::boxed::Box<") {
        at + 18
    } else if begins_with(name, at, b"alloc::sync::Arc<") {
        at + 17
    } else if begins_with(name, at, b"alloc::rc::Rc<") {
        at + 14
    } else {
        at
    }
}

#[inline(always)]
fn begins_with(name: &[u8], at: usize, what: &[u8]) -> bool {
    match name.get(at..at + what.len()) {
        Some(part) => part == what,
        None => false,
    }
}

/// Where `byte` is in `name` from `begin` on, else `or`. C's function and not a loop, because LLVM computes it for constants.
#[inline(always)]
fn find(name: &[u8], begin: usize, byte: u8, or: usize) -> usize {
    let rest = &name[begin..];
    let found = unsafe { library::memchr(rest.as_ptr(), i32::from(byte), rest.len()) };
    if found.is_null() {
        or
    } else {
        found as usize - name.as_ptr() as usize
    }
}
