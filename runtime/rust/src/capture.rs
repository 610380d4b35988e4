//! Points that capture values or record conditionally ("capture", "when", "every", "min_ns", "max_events"). The types
//! must match those of runtime/include/weft/detail.h, where the fields are explained.
//!
//! ```text
//! let weft_k0_3 = ::weft_probe::Kept::<3, 0>::new();  // at the head of the body that the point stands in
//! weft_k0_3.end(weft_k0_3.guard(&WEFT_U0, 3, &WEFT_D0[1]), weft_k0_3.keep::<::std::string::String, _>(2, f(
//!     weft_k0_3.keep::<::std::string::String, _>(0, a()), { weft_k0_3.see::<::std::string::String, _>(1, &x); weft_k0_3.begin(); x })))
//! ```

use core::cell::UnsafeCell;
use core::fmt::{self, Debug, Write};
use core::marker::PhantomData;

use crate::condition::On;
use crate::detail::{Detail, Head};
use crate::library;
use crate::site::Unit;
use crate::value::{self, Value};

/// The data of one execution of such a point: `VALUES` captured values (plus one if the result isn't captured), those
/// of counters included, and `BYTES` bytes for copies of texts.
#[repr(C)]
struct Parts<const VALUES: usize, const BYTES: usize> {
    head: Head,
    values: [Value; VALUES],
    bytes: [u8; BYTES],
}

/// The variable of a point. It is a local variable of the body (or future) that contains the point, and is used by one
/// thread at a time.
pub struct Kept<const VALUES: usize, const BYTES: usize>(UnsafeCell<Parts<VALUES, BYTES>>);

// A future that contains it may move to another thread between executions of the point, but never during one.
unsafe impl<const VALUES: usize, const BYTES: usize> Send for Kept<VALUES, BYTES> {}
unsafe impl<const VALUES: usize, const BYTES: usize> Sync for Kept<VALUES, BYTES> {}

/// A guard that is created before the call. If it is dropped instead of passed to [`Kept::end`], it records that the
/// call was left by unwinding, provided that the call has begun.
#[must_use = "a guard that is dropped at once records that the call was left by unwinding"]
pub struct KeptGuard<'a> {
    head: *mut Head,
    place: PhantomData<&'a ()>,
}

unsafe impl Send for KeptGuard<'_> {}
unsafe impl Sync for KeptGuard<'_> {}

impl Drop for KeptGuard<'_> {
    #[inline(always)]
    fn drop(&mut self) {
        unsafe { library::weft_kept_unwind(self.head) }
    }
}

/// The execution of a body, like [`crate::BodyOf`].
#[must_use = "the body ends where this is dropped: bind it to a name"]
pub struct KeptBody<'a, F: Fn() -> bool> {
    guard: core::mem::ManuallyDrop<KeptGuard<'a>>,
    panicking: F,
    was_panicking: bool,
}

impl<F: Fn() -> bool> Drop for KeptBody<'_, F> {
    #[inline]
    fn drop(&mut self) {
        if !self.was_panicking && (self.panicking)() {
            unsafe { library::weft_kept_unwind(self.guard.head) }
        } else {
            unsafe { library::weft_kept_end(self.guard.head) }
        }
    }
}

/// A writer that copies as much as fits into `room`.
struct Copy<'a> {
    room: &'a mut [u8],
    length: usize,
}

impl Write for Copy<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let left = self.room.len() - self.length;
        let n = value::cut(text, left);
        // without a panic: it would bring all of `core` into a program that has none of it, and no way to unwind
        if let (Some(to), Some(from)) = (self.room.get_mut(self.length..self.length + n), text.as_bytes().get(..n)) {
            to.copy_from_slice(from);
        }
        self.length += n;
        if n == text.len() {
            Ok(())
        } else {
            Err(fmt::Error) // full
        }
    }
}

impl<const VALUES: usize, const BYTES: usize> Kept<VALUES, BYTES> {
    /// Creates a variable without captured values.
    #[allow(clippy::new_without_default)]
    #[inline(always)]
    pub const fn new() -> Self {
        Kept(UnsafeCell::new(Parts {
            head: Head {
                unit: core::ptr::null(),
                site: 0,
                pending: 0,
                detail: core::ptr::null(),
                state: 0,
                length: 0,
                slot: core::ptr::null_mut(),
                time: 0,
                sequence: 0,
            },
            values: [Value::NONE; VALUES],
            bytes: [0; BYTES],
        }))
    }

    /// Starts an execution of the point: discards the values of the previous one.
    #[inline]
    pub fn guard(&self, unit: &'static Unit, site: u32, detail: &'static Detail) -> KeptGuard<'_> {
        let parts = self.0.get();
        unsafe {
            (*parts).head.unit = unit;
            (*parts).head.site = site;
            (*parts).head.detail = detail;
            (*parts).head.state = 0;
            (*parts).values = [Value::NONE; VALUES];
        }
        KeptGuard { head: parts as *mut Head, place: PhantomData }
    }

    /// The guard of an execution that was started before: its values are kept.
    #[inline]
    pub(crate) fn again(&self) -> KeptGuard<'_> {
        KeptGuard { head: self.0.get() as *mut Head, place: PhantomData }
    }

    /// Like [`Kept::guard`], for a point on the methods of one type. `_asked` makes sure that the type was checked
    /// before.
    #[inline]
    pub fn guard_on(&self, _asked: &On, unit: &'static Unit, site: u32, detail: &'static Detail) -> KeptGuard<'_> {
        self.guard(unit, site, detail)
    }

    /// Combines guard and begin, for points that capture no argument.
    #[inline]
    pub fn enter(&self, unit: &'static Unit, site: u32, detail: &'static Detail) -> KeptGuard<'_> {
        let guard = self.guard(unit, site, detail);
        self.begin();
        guard
    }

    /// Like [`Kept::enter`], but begins only if the receiver has the selected type.
    #[inline]
    pub fn enter_if(&self, on: bool, unit: &'static Unit, site: u32, detail: &'static Detail) -> KeptGuard<'_> {
        let guard = self.guard(unit, site, detail);
        if on {
            self.begin();
        }
        guard
    }

    /// The first statement of a body, before its parameters are captured. `panicking` is `::std::thread::panicking`.
    #[inline]
    pub fn body<F: Fn() -> bool>(&self, unit: &'static Unit, site: u32, detail: &'static Detail, panicking: F) -> KeptBody<'_, F> {
        let was_panicking = panicking();
        KeptBody { guard: core::mem::ManuallyDrop::new(self.guard(unit, site, detail)), panicking, was_panicking }
    }

    /// Called after all arguments were captured, directly before the call. Records the begin, unless conditions or
    /// limits rule it out.
    #[inline]
    pub fn begin(&self) {
        unsafe { library::weft_kept_begin(self.0.get() as *mut Head) }
    }

    /// Like [`Kept::begin`], but only if the receiver has the selected type.
    #[inline]
    pub fn begin_on(&self, on: &On) {
        if on.get() {
            self.begin()
        }
    }

    /// Like [`Kept::begin`], after the evaluation of `operand`, which it returns.
    #[inline]
    pub fn begin_after<T>(&self, operand: T) -> T {
        self.begin();
        operand
    }

    /// Like [`Kept::begin_after`], but begins only if the receiver has the selected type.
    #[inline]
    pub fn begin_after_on<T>(&self, on: &On, operand: T) -> T {
        self.begin_on(on);
        operand
    }

    /// Called after the call has returned. Records the end, or revokes the begin. Returns `result`.
    #[inline]
    pub fn end<T>(&self, guard: KeptGuard<'_>, result: T) -> T {
        unsafe { library::weft_kept_end(guard.head) }
        core::mem::forget(guard);
        result
    }

    #[inline]
    fn set(&self, n: usize, value: Value) {
        unsafe { (*self.0.get()).values[n] = value }
    }

    /// Captures `value` as value number `n`. `S` is the crate's string type besides `&str`.
    #[inline]
    pub fn see<S: AsRef<str> + 'static, T: ?Sized>(&self, n: usize, value: &T) {
        self.set(n, value::of::<S, T>(value))
    }

    /// Captures an operand or the result, and returns it.
    #[inline]
    pub fn keep<S: AsRef<str> + 'static, T>(&self, n: usize, value: T) -> T {
        self.see::<S, T>(n, &value);
        value
    }

    /// Captures the text that `write` writes, by copying at most `most` bytes and a terminating zero to `bytes[at..]`.
    fn copy(&self, n: usize, at: usize, most: usize, write: impl FnOnce(&mut Copy<'_>) -> fmt::Result) {
        let parts = self.0.get();
        let room = unsafe { &mut (&mut (*parts).bytes)[at..=at + most] };
        let address = room.as_ptr() as usize as u64;
        let (room, zero) = room.split_at_mut(most);
        let mut copy = Copy { room, length: 0 };
        let _what_does_not_fit_is_cut = write(&mut copy);
        let length = copy.length;
        match room.get_mut(length) {
            Some(end) => *end = 0,
            None => zero[0] = 0,
        }
        self.set(n, Value { kind: value::STRING, limit: most as u32, bits: address })
    }

    /// Like [`Kept::see`], for values that the configuration declares as strings.
    #[inline]
    pub fn see_text<T: AsRef<str> + ?Sized>(&self, n: usize, at: usize, most: usize, value: &T) {
        self.copy(n, at, most, |copy| copy.write_str(value.as_ref()))
    }

    /// Like [`Kept::keep`], for values that the configuration declares as strings.
    #[inline]
    pub fn keep_text<T: AsRef<str>>(&self, n: usize, at: usize, most: usize, value: T) -> T {
        self.see_text(n, at, most, &value);
        value
    }

    /// Like [`Kept::see`], for what is recorded when the value may be gone: a text is copied.
    #[inline]
    pub fn see_copied<S: AsRef<str> + 'static, T: ?Sized>(&self, n: usize, at: usize, most: usize, value: &T) {
        match value::text::<S, T>(value) {
            Some(text) => self.copy(n, at, most, |copy| copy.write_str(text)),
            None => self.see::<S, T>(n, value),
        }
    }

    /// Like [`Kept::keep`], for what is recorded when the value may be gone.
    #[inline]
    pub fn keep_copied<S: AsRef<str> + 'static, T>(&self, n: usize, at: usize, most: usize, value: T) -> T {
        self.see_copied::<S, T>(n, at, most, &value);
        value
    }

    /// Like [`Kept::see`], for the output of `Debug`.
    #[inline]
    pub fn see_debug<T: Debug + ?Sized>(&self, n: usize, at: usize, most: usize, value: &T) {
        self.copy(n, at, most, |copy| write!(copy, "{:?}", value))
    }

    /// Like [`Kept::keep`], for the output of `Debug`.
    #[inline]
    pub fn keep_debug<T: Debug>(&self, n: usize, at: usize, most: usize, value: T) -> T {
        self.see_debug(n, at, most, &value);
        value
    }
}
