//! Points that record more than their begin and end, or not always ("capture", "when", "every", "min_ns", "max_events"): twins of
//! runtime/include/weft/detail.h, where the fields are explained.
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

/// One execution of such a point, for as many `VALUES` as it keeps (and one more, where it keeps no result), with
/// room for the `BYTES` of copied texts.
#[repr(C)]
struct Parts<const VALUES: usize, const BYTES: usize> {
    head: Head,
    values: [Value; VALUES],
    bytes: [u8; BYTES],
}

/// The variable of a point. It lives in the body (or future) that the point stands in, and no two threads use it at
/// once.
pub struct Kept<const VALUES: usize, const BYTES: usize>(UnsafeCell<Parts<VALUES, BYTES>>);

// A future that holds it may go to another thread between, never in, the execution of its point.
unsafe impl<const VALUES: usize, const BYTES: usize> Send for Kept<VALUES, BYTES> {}
unsafe impl<const VALUES: usize, const BYTES: usize> Sync for Kept<VALUES, BYTES> {}

/// Stands before the call. Dropped, and not handed to [`Kept::end`], it records that the call was left by unwinding,
/// if it has begun.
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

/// The execution of a body, as [`crate::BodyOf`].
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

/// Copies what is written, as far as there is room.
struct Copy<'a> {
    room: &'a mut [u8],
    length: usize,
}

impl Write for Copy<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let left = self.room.len() - self.length;
        let n = value::cut(text, left);
        self.room[self.length..self.length + n].copy_from_slice(&text.as_bytes()[..n]);
        self.length += n;
        if n == text.len() {
            Ok(())
        } else {
            Err(fmt::Error) // enough
        }
    }
}

impl<const VALUES: usize, const BYTES: usize> Kept<VALUES, BYTES> {
    /// Nothing is kept.
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

    /// The point is reached: forgets what was kept the last time.
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

    /// [`Kept::guard`] of a point on a type, which has been asked for.
    #[inline]
    pub fn guard_on(&self, _asked: &On, unit: &'static Unit, site: u32, detail: &'static Detail) -> KeptGuard<'_> {
        self.guard(unit, site, detail)
    }

    /// Guard and begin in one, where no argument is kept.
    #[inline]
    pub fn enter(&self, unit: &'static Unit, site: u32, detail: &'static Detail) -> KeptGuard<'_> {
        let guard = self.guard(unit, site, detail);
        self.begin();
        guard
    }

    /// [`Kept::enter`], if the receiver is of the type.
    #[inline]
    pub fn enter_if(&self, on: bool, unit: &'static Unit, site: u32, detail: &'static Detail) -> KeptGuard<'_> {
        let guard = self.guard(unit, site, detail);
        if on {
            self.begin();
        }
        guard
    }

    /// First statement of a body, before its parameters are seen. `panicking` is `::std::thread::panicking`.
    #[inline]
    pub fn body<F: Fn() -> bool>(&self, unit: &'static Unit, site: u32, detail: &'static Detail, panicking: F) -> KeptBody<'_, F> {
        let was_panicking = panicking();
        KeptBody { guard: core::mem::ManuallyDrop::new(self.guard(unit, site, detail)), panicking, was_panicking }
    }

    /// All that is wanted is kept, and nothing but the call remains: records the begin, or decides not to.
    #[inline]
    pub fn begin(&self) {
        unsafe { library::weft_kept_begin(self.0.get() as *mut Head) }
    }

    /// [`Kept::begin`], if the receiver is of the type.
    #[inline]
    pub fn begin_on(&self, on: &On) {
        if on.get() {
            self.begin()
        }
    }

    /// [`Kept::begin`] behind the evaluation of an operand, which is handed on.
    #[inline]
    pub fn begin_after<T>(&self, operand: T) -> T {
        self.begin();
        operand
    }

    /// [`Kept::begin_after`], if the receiver is of the type.
    #[inline]
    pub fn begin_after_on<T>(&self, on: &On, operand: T) -> T {
        self.begin_on(on);
        operand
    }

    /// The call has returned: records the end, or takes the begin back. Hands the result on.
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

    /// Keeps what is in a place. `S`: the type of strings that the crate knows besides `&str`.
    #[inline]
    pub fn see<S: AsRef<str> + 'static, T: ?Sized>(&self, n: usize, value: &T) {
        self.set(n, value::of::<S, T>(value))
    }

    /// Keeps an operand, or the result, and hands it on.
    #[inline]
    pub fn keep<S: AsRef<str> + 'static, T>(&self, n: usize, value: T) -> T {
        self.see::<S, T>(n, &value);
        value
    }

    /// Copies as much as `most` bytes of what `write` writes to the bytes from `at` on, which are `most` and one for
    /// the zero.
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

    /// [`Kept::see`] of what the configuration calls a string.
    #[inline]
    pub fn see_text<T: AsRef<str> + ?Sized>(&self, n: usize, at: usize, most: usize, value: &T) {
        self.copy(n, at, most, |copy| copy.write_str(value.as_ref()))
    }

    /// [`Kept::keep`] of what the configuration calls a string.
    #[inline]
    pub fn keep_text<T: AsRef<str>>(&self, n: usize, at: usize, most: usize, value: T) -> T {
        self.see_text(n, at, most, &value);
        value
    }

    /// [`Kept::see`] of what `Debug` writes of it.
    #[inline]
    pub fn see_debug<T: Debug + ?Sized>(&self, n: usize, at: usize, most: usize, value: &T) {
        self.copy(n, at, most, |copy| write!(copy, "{:?}", value))
    }

    /// [`Kept::keep`] of what `Debug` writes of it.
    #[inline]
    pub fn keep_debug<T: Debug>(&self, n: usize, at: usize, most: usize, value: T) -> T {
        self.see_debug(n, at, most, &value);
        value
    }
}
