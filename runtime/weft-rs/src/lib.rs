//! What a program says to weft itself: when to record, names of threads, regions and events of its own. Nothing has to be said.
//!
//! ```no_run
//! weft::switch(false); // the start does not interest
//! weft::switch(true);
//! weft::name_thread("master");
//! let _region = weft::region!("simulation"); // an interval, until it is dropped
//! weft::event!("retry"); // an interval without length
//! ```
//!
//! The program builds and runs without weft, too: the functions of libweft are looked for when they are called first, and if they are not there
//! (`cargo build`, a static program, another system than Unix) all of this does nothing. Safe in any thread; not for signal handlers. No std, no alloc.
#![no_std]
#![warn(missing_docs)]

use core::ffi::c_void;
use core::marker::PhantomData;
use core::sync::atomic::{AtomicPtr, AtomicU32, Ordering};

/// `WEFT_FORMAT_VERSION` of runtime/include/weft/format.h.
const FORMAT_VERSION: u16 = 4;

/// `WEFT_LANGUAGE_RUST` of it.
const LANGUAGE: u8 = 3;

/// A function of libweft, by name.
struct Function {
    name: &'static [u8], // with its zero
    address: AtomicPtr<c_void>,
}

/// Has been looked for and is not there. No function lies at this address.
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

/// `false`: no thread records calls, bodies and regions from now on; `true`: again. For the whole process; a forked
/// child inherits it. What is open when recording is switched off has no end in the trace. Takes a lock and looks at
/// each thread: nothing for inner loops.
pub fn switch(on: bool) {
    if let Some(address) = SWITCH.get() {
        let function: unsafe extern "C" fn(i32) = unsafe { core::mem::transmute(address) };
        unsafe { function(on as i32) }
    }
}

/// Is it on, and does the process write a trace?
pub fn is_on() -> bool {
    match IS_ON.get() {
        Some(address) => {
            let function: unsafe extern "C" fn() -> i32 = unsafe { core::mem::transmute(address) };
            unsafe { function() != 0 }
        }
        None => false,
    }
}

/// The calling thread's name in the trace, its first 63 bytes up to a zero, in place of the system's; the last one
/// counts.
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

/// For [`region!`] and [`event!`]: twin of `struct weft_site` in format.h.
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

unsafe impl Sync for Site {} // the pointers lead to literals

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

/// For [`region!`] and [`event!`]: twin of `struct weft_unit` in format.h.
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

unsafe impl Sync for Unit {} // `first_id` alone changes, atomically

impl Unit {
    #[doc(hidden)]
    pub const fn new(site: &'static Site) -> Unit {
        Unit { sites: site, n_sites: 1, version: FORMAT_VERSION, language: LANGUAGE, unused: 0, first_id: AtomicU32::new(0), reserved: 0 }
    }
}

/// An interval of the thread that has made it: ends where this is dropped, by a panic too. Stays in its thread.
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

/// `let _region = region!("name");`: from here to where it is dropped an interval of this name (a literal), shown
/// like a call.
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

/// `event!("name");`: something has happened, an interval without length.
#[macro_export]
macro_rules! event {
    ($name:literal) => {
        drop($crate::region!($name))
    };
}
