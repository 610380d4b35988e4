//! Data that points with captured values share with libweft. It must match runtime/include/weft/detail.h, where the
//! fields are explained.

use core::cell::UnsafeCell;

use crate::site::{c_string, Unit};

/// A condition: `value TEST constant`.
#[repr(C)]
pub struct Condition {
    value: u32,
    test: u32,
    int: i64,
    float: f64,
    string: *const u8,
    is_float: i32,
}

unsafe impl Sync for Condition {} // `string` points to a literal; for Send see Site
unsafe impl Send for Condition {}

impl Condition {
    /// Compares value number `value` with an integer. `test` is an `enum weft_test`.
    pub const fn int(value: u32, test: u32, int: i64) -> Condition {
        Condition { value, test, int, float: 0.0, string: core::ptr::null(), is_float: 0 }
    }

    /// Compares a value with a floating-point number.
    pub const fn float(value: u32, test: u32, float: f64) -> Condition {
        Condition { value, test, int: 0, float, string: core::ptr::null(), is_float: 1 }
    }

    /// Compares a value with a text, which must end in `"\0"`.
    pub const fn text(value: u32, test: u32, text: &'static str) -> Condition {
        Condition { value, test, int: 0, float: 0.0, string: c_string(text), is_float: 0 }
    }
}

/// The values that a site captures, and the conditions under which it records.
#[repr(C)]
pub struct Detail {
    names: *const u8,
    conditions: *const Condition,
    n_conditions: u32,
    n_arguments: u32,
    every: u32,
    frames: u32,
    most: u64,
    least: u64,
    counters: UnsafeCell<[u64; 3]>, // this and the following fields belong to the runtime
    is_defined: UnsafeCell<u32>,
    reserved: u32,
}

unsafe impl Sync for Detail {} // the runtime's counters are atomic; everything else is constant
unsafe impl Send for Detail {}

impl Detail {
    /// `names` are the names of the values, separated by blanks, the result's last; they must end in `"\0"`.
    pub const fn new(names: &'static str, conditions: &'static [Condition], n_arguments: u32, every: u32, most: u64, least: u64) -> Detail {
        Detail {
            names: c_string(names),
            conditions: conditions.as_ptr(),
            n_conditions: conditions.len() as u32,
            n_arguments,
            every,
            frames: 0,
            most,
            least,
            counters: UnsafeCell::new([0; 3]),
            is_defined: UnsafeCell::new(0),
            reserved: 0,
        }
    }

    /// Adds a backtrace of at most `frames` frames.
    pub const fn backtrace(self, frames: u32) -> Detail {
        Detail { frames, ..self }
    }

    /// Adds counters, a bit for each (`runtime/include/weft/counters.def`). Each has a value behind the result's.
    pub const fn counters(self, counters: u32) -> Detail {
        Detail { frames: self.frames | counters << 16, ..self }
    }
}

/// The part of a [`Kept`] that libweft accesses: the beginning of `struct weft_kept`.
#[repr(C)]
pub(crate) struct Head {
    pub(crate) unit: *const Unit,
    pub(crate) site: u32,
    pub(crate) pending: u32,
    pub(crate) detail: *const Detail,
    pub(crate) state: u32,
    pub(crate) length: u32,
    pub(crate) slot: *mut u64,
    pub(crate) time: u64,
    pub(crate) sequence: u64,
}
