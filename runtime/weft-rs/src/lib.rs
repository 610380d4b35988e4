//! The interface of weft for programs: switch recording, name threads, and record regions and events. Its use is
//! optional.
//!
//! ```no_run
//! weft::switch(false); // don't record start-up
//! weft::switch(true);
//! weft::name_thread("master");
//! let _region = weft::region!("simulation"); // an interval, until it is dropped
//! weft::event!("retry"); // an interval without length
//! ```
//!
//! A program that uses this crate also builds and runs without weft. Functions of libweft are looked up when they are
//! first called. If they aren't found (after `cargo build`, in a static program, or on a system other than Unix), the
//! functions of this crate do nothing. All functions may be called on any thread, but not in signal handlers. The
//! crate needs neither std nor alloc.
#![no_std]
#![warn(missing_docs)]

use core::ffi::c_void;
use core::marker::PhantomData;
use core::sync::atomic::{AtomicPtr, AtomicU32, Ordering};

/// `WEFT_FORMAT_VERSION` of runtime/include/weft/format.h.
const FORMAT_VERSION: u16 = 4;

/// `WEFT_LANGUAGE_RUST` of the same file.
const LANGUAGE: u8 = 3;

/// A function of libweft that is looked up by name.
struct Function {
    name: &'static [u8], // with a terminating zero
    address: AtomicPtr<c_void>,
}

/// The address of functions that were looked up and not found. No function has this address.
const MISSING: *mut c_void = usize::MAX as *mut c_void;

#[cfg(unix)]
fn look_up(name: &'static [u8]) -> *mut c_void {
    extern "C" {
        fn dlsym(handle: *mut c_void, name: *const u8) -> *mut c_void;
    }
    const DEFAULT: *mut c_void = if cfg!(any(target_os = "macos", target_os = "ios")) { -2isize as *mut c_void } else { core::ptr::null_mut() };
    unsafe { dlsym(DEFAULT, name.as_ptr()) }
}

#[cfg(not(unix))]
fn look_up(_name: &'static [u8]) -> *mut c_void {
    core::ptr::null_mut()
}

impl Function {
    const fn new(name: &'static [u8]) -> Function {
        Function { name, address: AtomicPtr::new(core::ptr::null_mut()) }
    }

    fn get(&self) -> Option<*mut c_void> {
        let mut address = self.address.load(Ordering::Relaxed);
        if address.is_null() {
            address = look_up(self.name);
            address = if address.is_null() { MISSING } else { address };
            self.address.store(address, Ordering::Relaxed);
        }
        if address == MISSING {
            None
        } else {
            Some(address)
        }
    }
}

static SWITCH: Function = Function::new(b"weft_switch\0");
static IS_ON: Function = Function::new(b"weft_is_on\0");
static NAME_THREAD: Function = Function::new(b"weft_name_thread\0");
static REGION_BEGIN: Function = Function::new(b"weft_region_begin\0");
static REGION_END: Function = Function::new(b"weft_region_end\0");

/// Switches the recording of calls, bodies and regions off (`false`) or on again (`true`), in all threads of the
/// process. A forked child inherits the state. Intervals that are open when recording is switched off have no end in
/// the trace. Takes a lock and visits each thread, so don't call it in inner loops.
pub fn switch(on: bool) {
    if let Some(address) = SWITCH.get() {
        let function: unsafe extern "C" fn(i32) = unsafe { core::mem::transmute(address) };
        unsafe { function(on as i32) }
    }
}

/// Returns whether recording is on and the process writes a trace.
pub fn is_on() -> bool {
    match IS_ON.get() {
        Some(address) => {
            let function: unsafe extern "C" fn() -> i32 = unsafe { core::mem::transmute(address) };
            unsafe { function() != 0 }
        }
        None => false,
    }
}

/// Sets the calling thread's name in the trace, in place of the system's name. Only the first 63 bytes, up to a zero,
/// are used. A later call replaces the name.
pub fn name_thread(name: &str) {
    if let Some(address) = NAME_THREAD.get() {
        let function: unsafe extern "C" fn(*const u8) = unsafe { core::mem::transmute(address) };
        let mut text = [0u8; 64];
        let mut length = name.len().min(63);
        while !name.is_char_boundary(length) {
            length -= 1;
        }
        text[..length].copy_from_slice(&name.as_bytes()[..length]);
        unsafe { function(text.as_ptr()) }
    }
}

/// Used by [`region!`] and [`event!`]. Must match `struct weft_site` in format.h.
#[doc(hidden)]
#[repr(C)]
pub struct Site {
    callee: *const u8,
    file: *const u8,
    function: *const u8,
    line_begin: u32,
    line_end: u32,
    column: u32,
    depth: u16,
    kind: u8,
    flags: u8,
}

unsafe impl Sync for Site {} // the pointers point to literals

impl Site {
    #[doc(hidden)]
    pub const fn new(callee: &'static str, file: &'static str, function: &'static str, line: u32, column: u32) -> Site {
        Site {
            callee: callee.as_ptr(),
            file: file.as_ptr(),
            function: function.as_ptr(),
            line_begin: line,
            line_end: line,
            column,
            depth: 0,
            kind: 0,
            flags: 0,
        }
    }
}

/// Used by [`region!`] and [`event!`]. Must match `struct weft_unit` in format.h.
#[doc(hidden)]
#[repr(C)]
pub struct Unit {
    sites: *const Site,
    n_sites: u32,
    version: u16,
    language: u8,
    unused: u8,
    first_id: AtomicU32,
    reserved: u32,
}

unsafe impl Sync for Unit {} // only `first_id` changes, and it is atomic

impl Unit {
    #[doc(hidden)]
    pub const fn new(site: &'static Site) -> Unit {
        Unit { sites: site, n_sites: 1, version: FORMAT_VERSION, language: LANGUAGE, unused: 0, first_id: AtomicU32::new(0), reserved: 0 }
    }
}

/// An interval of the thread that created it. It ends when this is dropped, also by a panic. It can't be sent to
/// another thread.
#[must_use = "the region ends where this is dropped: bind it to a name"]
pub struct Region {
    unit: &'static Unit,
    thread: PhantomData<*const ()>,
}

fn call_with_unit(function: &Function, unit: &'static Unit) {
    if let Some(address) = function.get() {
        let function: unsafe extern "C" fn(&'static Unit) = unsafe { core::mem::transmute(address) };
        unsafe { function(unit) }
    }
}

impl Region {
    #[doc(hidden)]
    pub fn new(unit: &'static Unit) -> Region {
        call_with_unit(&REGION_BEGIN, unit);
        Region { unit, thread: PhantomData }
    }
}

impl Drop for Region {
    fn drop(&mut self) {
        call_with_unit(&REGION_END, self.unit)
    }
}

/// `let _region = region!("name");` starts an interval with this name (a literal), which ends when `_region` is
/// dropped. It is shown like a call.
#[macro_export]
macro_rules! region {
    ($name:literal) => {{
        static SITE: $crate::Site = $crate::Site::new(
            concat!($name, "\0"),
            concat!(file!(), "\0"),
            concat!(module_path!(), "\0"),
            line!(),
            column!(),
        );
        static UNIT: $crate::Unit = $crate::Unit::new(&SITE);
        $crate::Region::new(&UNIT)
    }};
}

/// `event!("name");` records that something has happened, as an interval without length.
#[macro_export]
macro_rules! event {
    ($name:literal) => {
        drop($crate::region!($name))
    };
}
