//! The functions of libweft. They preserve errno, never unwind, and may be called on any thread at any time. In C,
//! `struct weft_unit *` isn't const because the runtime stores the unit's first number there; that field is atomic in
//! C and in Rust.

use crate::detail::Head;
use crate::site::Unit;

#[link(name = "weft")]
#[cfg_attr(feature = "called", allow(dead_code))] // weft_begin and weft_end are called by name
extern "C" {
    #[cold] // the inline probe handles the common case
    pub(crate) fn weft_begin(unit: &'static Unit, site: u32);
    #[cold]
    pub(crate) fn weft_end(unit: &'static Unit, site: u32);
    pub(crate) fn weft_unwind(unit: &'static Unit, site: u32);
    pub(crate) fn weft_global_begin(unit: &'static Unit, site: u32) -> i32;
    pub(crate) fn weft_local_begin(unit: &'static Unit, site: u32);
    pub(crate) fn weft_local_end(unit: &'static Unit, site: u32);
    pub(crate) fn weft_future_begin(unit: &'static Unit, site: u32) -> u32;
    pub(crate) fn weft_future_end(unit: &'static Unit, site: u32, future: u32);
    pub(crate) fn weft_task_create(unit: &'static Unit, site: u32) -> u64;
    pub(crate) fn weft_task_number() -> u64;
    pub(crate) fn weft_task_begin(unit: &'static Unit, site: u32, task: u64);
    pub(crate) fn weft_task_pause(unit: &'static Unit, site: u32);
    pub(crate) fn weft_task_resume(unit: &'static Unit, site: u32, task: u64);
    pub(crate) fn weft_kept_begin(kept: *mut Head);
    pub(crate) fn weft_kept_end(kept: *mut Head);
    pub(crate) fn weft_kept_unwind(kept: *mut Head);
    pub(crate) fn weft_object_begins(address: *const u8);
    pub(crate) fn weft_object_ends(address: *const u8);
}

extern "C" {
    /// From libc, which libweft needs anyway.
    pub(crate) fn memchr(bytes: *const u8, byte: i32, length: usize) -> *const u8;
}
