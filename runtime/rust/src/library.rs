//! The functions of libweft. They keep errno, never unwind, and are safe in any thread and at any time; C's `struct
//! weft_unit *` is not const because the runtime stores the unit's first number into it, which is atomic on both
//! sides.

use crate::detail::Head;
use crate::site::Unit;

#[link(name = "weft")]
#[cfg_attr(feature = "called", allow(dead_code))] // two of them are called by name
extern "C" {
    #[cold] // behind the inline probe: the common case is the one that falls through
    pub(crate) fn weft_begin(unit: &'static Unit, site: u32);
    #[cold]
    pub(crate) fn weft_end(unit: &'static Unit, site: u32);
    pub(crate) fn weft_unwind(unit: &'static Unit, site: u32);
    pub(crate) fn weft_global_begin(unit: &'static Unit, site: u32) -> i32;
    pub(crate) fn weft_local_begin(unit: &'static Unit, site: u32);
    pub(crate) fn weft_local_end(unit: &'static Unit, site: u32);
    pub(crate) fn weft_future_begin(unit: &'static Unit, site: u32) -> u32;
    pub(crate) fn weft_future_end(unit: &'static Unit, site: u32, future: u32);
    pub(crate) fn weft_kept_begin(kept: *mut Head);
    pub(crate) fn weft_kept_end(kept: *mut Head);
    pub(crate) fn weft_kept_unwind(kept: *mut Head);
}

extern "C" {
    /// libc's, which libweft needs as well.
    pub(crate) fn memchr(bytes: *const u8, byte: i32, length: usize) -> *const u8;
}
