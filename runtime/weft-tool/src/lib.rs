//! Tools for programs that weft instruments, in Rust: shared libraries (`crate-type = ["cdylib"]`) that are told of
//! calls, threads and tasks while the program runs. docs/tools.md has the rules; <weft/tool.h> is the interface in C.
//!
//! ```ignore
//! struct Count(AtomicU64);
//! impl weft_tool::Tool for Count {
//!     fn task_begin(&self, _thread: u32, _task: u64, _site: u32) { self.0.fetch_add(1, Ordering::Relaxed); }
//!     fn finalize(&self) { eprintln!("{} tasks", self.0.load(Ordering::Relaxed)); }
//! }
//! weft_tool::tool!(|weft: weft_tool::Weft, _options: &str| weft.subscribe(weft_tool::TASKS, None, Count(AtomicU64::new(0))));
//! ```
//!
//! A panic in a tool ends the program by `abort`, and a line on stderr names the tool.

use std::ffi::{c_void, CStr, CString};
use std::os::raw::{c_char, c_int};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::path::Path;
use std::ptr;

pub const CALLS: u32 = 1;
pub const THREADS: u32 = 2;
pub const TASKS: u32 = 4;
pub const EDGES: u32 = 8;
pub const REGIONS: u32 = 16;
pub const SYNC: u32 = 32;
pub const PACKETS: u32 = 64;
pub const MESSAGES: u32 = 128;
/// Beside classes: the methods leave `errno` as they find it, so libweft need not keep it for them.
pub const KEEPS_ERRNO: u32 = 0x10000;

/// How an interval ended: `enum weft_tool_end`.
pub type End = u32;
pub const RETURNED: End = 0;
pub const UNWOUND: End = 1;

/// Why a task waits for another one: `enum weft_tool_hazard`.
pub type Hazard = u32;
pub const RAW: Hazard = 1;
pub const WAR: Hazard = 2;
pub const WAW: Hazard = 3;

/// `struct weft_tool_dependence`; `access` is one of `enum weft_tool_access`.
#[repr(C)]
pub struct Dependence {
    pub address: *const c_void,
    pub access: u32,
}

/// `struct weft_tool_task`.
#[repr(C)]
pub struct Task {
    size: usize,
    pub number: u64,
    pub parent: u64,
    pub site: u32,
    n_dependences: u32,
    dependences: *const Dependence,
    traits: u32,
    priority: i32,
}

impl Task {
    /// What the clauses of the task say: bits of `enum weft_tool_trait`. 0 with a libweft that does not tell.
    pub fn traits(&self) -> u32 {
        if self.size >= std::mem::size_of::<Task>() {
            self.traits
        } else {
            0
        }
    }
    /// If it has one.
    pub fn priority(&self) -> Option<i32> {
        const HAS_PRIORITY: u32 = 32;
        (self.traits() & HAS_PRIORITY != 0).then_some(self.priority)
    }
    pub fn dependences(&self) -> &[Dependence] {
        if self.n_dependences == 0 {
            return &[];
        }
        unsafe { std::slice::from_raw_parts(self.dependences, self.n_dependences as usize) }
    }
}

/// What a call of MPI did: `struct weft_tool_message`. <weft/tool.h> says what each number means.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Message {
    size: usize,
    /// One of [`SEND`], [`POST`], [`RECEIVE`], [`DONE`], [`COLLECTIVE`].
    pub kind: u32,
    pub site: u32,
    pub task: u64,
    pub communicator: u64,
    pub request: u64,
    pub peer: i64,
    pub tag: i64,
    pub bytes: i64,
}

pub const SEND: u32 = 1;
pub const POST: u32 = 2;
pub const RECEIVE: u32 = 3;
pub const DONE: u32 = 4;
pub const COLLECTIVE: u32 = 5;

/// One end of an edge between tasks of two processes: `struct weft_tool_remote_edge`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RemoteEdge {
    size: usize,
    pub task: u64,
    pub communicator: u64,
    pub number: u64,
    pub tag: i64,
    pub from: i32,
    pub to: i32,
    pub hazard: Hazard,
    is_out: u32,
}

impl RemoteEdge {
    /// Does the task of this process send? Otherwise it receives.
    pub fn is_out(&self) -> bool {
        self.is_out != 0
    }
}

/// The callbacks of a tool, which several threads may call at once. Those that it does not have do nothing.
/// <weft/tool.h> says when and on which thread each is called.
#[allow(unused_variables)]
pub trait Tool: Sync + Send + 'static {
    fn call_begin(&self, thread: u32, site: u32) {}
    fn call_end(&self, thread: u32, site: u32, how: End) {}
    fn thread_begin(&self, thread: u32, tid: u32) {}
    fn thread_end(&self, thread: u32) {}
    fn task_create(&self, thread: u32, task: &Task) {}
    fn task_begin(&self, thread: u32, task: u64, site: u32) {}
    fn task_end(&self, thread: u32, task: u64, site: u32) {}
    fn task_leave(&self, thread: u32, task: u64) {}
    fn task_resume(&self, thread: u32, task: u64) {}
    fn task_edge(&self, from: u64, to: u64, hazard: Hazard, address: *const c_void) {}
    fn task_ready(&self, task: u64) {}
    fn region_begin(&self, thread: u32, site: u32) {}
    fn region_end(&self, thread: u32, site: u32, how: End) {}
    fn sync_begin(&self, thread: u32, site: u32, kind: u32) {}
    fn sync_end(&self, thread: u32, site: u32, kind: u32) {}
    fn packet(&self, thread: u32, bytes: &[u8]) {}
    fn forked(&self) {}
    fn finalize(&self) {}
    fn cancelled(&self, thread: u32, site: u32, task: u64) {}
    fn message(&self, thread: u32, message: &Message) {}
    fn task_remote_edge(&self, thread: u32, edge: &RemoteEdge) {}
}

macro_rules! callbacks {
    ($($name:ident($($argument:ident: $type:ty),*);)*) => {
        /// `struct weft_tool_callbacks`, in its order.
        #[repr(C)]
        struct Callbacks {
            size: usize,
            $($name: unsafe extern "C" fn(*mut c_void $(, $type)*),)*
        }
        $(unsafe extern "C" fn $name<T: Tool>(tool: *mut c_void $(, $argument: $type)*) {
            let tool = &*(tool as *const T);
            guard(|| call::$name(tool $(, $argument)*));
        })*
        impl Callbacks {
            fn of<T: Tool>() -> Callbacks {
                Callbacks { size: std::mem::size_of::<Callbacks>(), $($name: $name::<T>,)* }
            }
        }
    };
}

callbacks! {
    call_begin(thread: u32, site: u32);
    call_end(thread: u32, site: u32, how: u32);
    thread_begin(thread: u32, tid: u32);
    thread_end(thread: u32);
    task_create(thread: u32, task: *const Task);
    task_begin(thread: u32, task: u64, site: u32);
    task_end(thread: u32, task: u64, site: u32);
    task_leave(thread: u32, task: u64);
    task_resume(thread: u32, task: u64);
    task_edge(from: u64, to: u64, hazard: u32, address: *const c_void);
    task_ready(task: u64);
    region_begin(thread: u32, site: u32);
    region_end(thread: u32, site: u32, how: u32);
    sync_begin(thread: u32, site: u32, kind: u32);
    sync_end(thread: u32, site: u32, kind: u32);
    packet(thread: u32, bytes: *const c_void, size: usize);
    forked();
    finalize();
    cancelled(thread: u32, site: u32, task: u64);
    message(thread: u32, message: *const Message);
    task_remote_edge(thread: u32, edge: *const RemoteEdge);
}

/// From the types of C to those of the trait.
mod call {
    use super::*;

    macro_rules! pass {
        ($($name:ident($($argument:ident: $type:ty),*);)*) => {
            $(pub fn $name<T: Tool>(tool: &T $(, $argument: $type)*) { tool.$name($($argument),*) })*
        };
    }
    pass! {
        call_begin(thread: u32, site: u32);
        call_end(thread: u32, site: u32, how: u32);
        thread_begin(thread: u32, tid: u32);
        thread_end(thread: u32);
        task_begin(thread: u32, task: u64, site: u32);
        task_end(thread: u32, task: u64, site: u32);
        task_leave(thread: u32, task: u64);
        task_resume(thread: u32, task: u64);
        task_edge(from: u64, to: u64, hazard: u32, address: *const c_void);
        task_ready(task: u64);
        region_begin(thread: u32, site: u32);
        region_end(thread: u32, site: u32, how: u32);
        sync_begin(thread: u32, site: u32, kind: u32);
        sync_end(thread: u32, site: u32, kind: u32);
        forked();
        finalize();
        cancelled(thread: u32, site: u32, task: u64);
    }
    pub fn message<T: Tool>(tool: &T, thread: u32, message: *const Message) {
        tool.message(thread, unsafe { &*message })
    }
    pub fn task_remote_edge<T: Tool>(tool: &T, thread: u32, edge: *const RemoteEdge) {
        tool.task_remote_edge(thread, unsafe { &*edge })
    }
    pub fn task_create<T: Tool>(tool: &T, thread: u32, task: *const Task) {
        tool.task_create(thread, unsafe { &*task })
    }
    pub fn packet<T: Tool>(tool: &T, thread: u32, bytes: *const c_void, size: usize) {
        tool.packet(thread, unsafe { std::slice::from_raw_parts(bytes as *const u8, size) })
    }
}

/// A panic must not unwind into the program.
fn guard<R>(body: impl FnOnce() -> R) -> R {
    catch_unwind(AssertUnwindSafe(body)).unwrap_or_else(|_| std::process::abort())
}

/// `struct weft_tool_site`.
#[repr(C)]
struct RawSite {
    size: usize,
    callee: *const c_char,
    function: *const c_char,
    file: *const c_char,
    line: u32,
    column: u32,
    kind: *const c_char,
}

/// A place in the program. Text that is no UTF-8 is "?".
#[derive(Clone, Copy, Debug)]
pub struct Site {
    pub callee: &'static str,
    pub function: &'static str,
    pub file: &'static str,
    pub line: u32,
    pub column: u32,
    pub kind: &'static str,
}

/// `struct weft_tool_api`, in its order.
#[repr(C)]
pub struct Api {
    size: usize,
    version: u32,
    subscribe: unsafe extern "C" fn(*mut c_void, u32, *const *const c_char, *const c_void, *mut c_void) -> c_int,
    site: unsafe extern "C" fn(u32, *mut RawSite) -> c_int,
    now: unsafe extern "C" fn() -> u64,
    frequency: unsafe extern "C" fn() -> u64,
    thread: unsafe extern "C" fn() -> u32,
    task: unsafe extern "C" fn() -> u64,
    unit: unsafe extern "C" fn() -> u32,
    units: unsafe extern "C" fn() -> u32,
    directory: unsafe extern "C" fn() -> *const c_char,
    say: unsafe extern "C" fn(*mut c_void, *const c_char),
    own_thread: unsafe extern "C" fn(),
    holds: unsafe extern "C" fn(c_int),
}

/// What a tool can ask. Copies of it may be kept as long as the process lives, and used in any thread.
#[derive(Clone, Copy)]
pub struct Weft {
    api: &'static Api,
    tool: *mut c_void,
}

unsafe impl Send for Weft {}
unsafe impl Sync for Weft {} // libweft's functions may be called in any thread

impl Weft {
    /// Used by [`tool!`]. None: libweft is older than this crate.
    #[doc(hidden)]
    pub unsafe fn new(api: *const Api, tool: *mut c_void) -> Option<Weft> {
        if (*api).size < std::mem::size_of::<Api>() {
            return None;
        }
        Some(Weft { api: &*api, tool })
    }

    /// Subscribes to classes ([`CALLS`] | [`TASKS`] ...), of callees that one of the patterns matches. Only while the
    /// tool is initialised. Returns false if that is not possible.
    pub fn subscribe<T: Tool>(&self, classes: u32, patterns: Option<&[&str]>, tool: T) -> bool {
        let texts: Vec<CString> = patterns.unwrap_or(&[]).iter().filter_map(|text| CString::new(*text).ok()).collect();
        let mut pointers: Vec<*const c_char> = texts.iter().map(|text| text.as_ptr()).collect();
        pointers.push(ptr::null());
        let callbacks = Callbacks::of::<T>(); // copied there
        let state = Box::into_raw(Box::new(tool)); // lives as long as the process
        let list = if patterns.is_some() { pointers.as_ptr() } else { ptr::null() };
        unsafe { (self.api.subscribe)(self.tool, classes, list, &callbacks as *const Callbacks as *const c_void, state as *mut c_void) == 0 }
    }

    pub fn site(&self, number: u32) -> Option<Site> {
        let mut raw = RawSite {
            size: std::mem::size_of::<RawSite>(),
            callee: ptr::null(),
            function: ptr::null(),
            file: ptr::null(),
            line: 0,
            column: 0,
            kind: ptr::null(),
        };
        if unsafe { (self.api.site)(number, &mut raw) } != 0 {
            return None;
        }
        let text = |at: *const c_char| -> &'static str { unsafe { CStr::from_ptr(at) }.to_str().unwrap_or("?") };
        Some(Site {
            callee: text(raw.callee),
            function: text(raw.function),
            file: text(raw.file),
            line: raw.line,
            column: raw.column,
            kind: text(raw.kind),
        })
    }

    /// In ticks of the trace's clock.
    pub fn now(&self) -> u64 {
        unsafe { (self.api.now)() }
    }

    /// Ticks a second.
    pub fn frequency(&self) -> u64 {
        unsafe { (self.api.frequency)() }
    }

    /// The number of the calling thread; 0: it has not been met.
    pub fn thread(&self) -> u32 {
        unsafe { (self.api.thread)() }
    }

    /// The task whose body the calling thread executes; 0: none.
    pub fn task(&self) -> u64 {
        unsafe { (self.api.task)() }
    }

    /// Which process this is of how many of an MPI job.
    pub fn unit(&self) -> (u32, u32) {
        unsafe { ((self.api.unit)(), (self.api.units)()) }
    }

    /// Of the trace.
    pub fn directory(&self) -> &'static Path {
        use std::os::unix::ffi::OsStrExt;
        let text = unsafe { CStr::from_ptr((self.api.directory)()) };
        Path::new(std::ffi::OsStr::from_bytes(text.to_bytes()))
    }

    /// A line on stderr that names the tool.
    pub fn say(&self, text: &str) {
        if let Ok(text) = CString::new(text) {
            unsafe { (self.api.say)(self.tool, text.as_ptr()) }
        }
    }

    /// Nothing is recorded on the calling thread from now on: it is the tool's own.
    pub fn own_thread(&self) {
        unsafe { (self.api.own_thread)() }
    }

    /// In a callback: the tool holds this thread on purpose.
    pub fn holds(&self, on: bool) {
        unsafe { (self.api.holds)(on as c_int) }
    }
}

/// Exports the tool: `tool!(init)`, with a function or closure `fn(Weft, &str) -> bool` that gets the options, and
/// returns whether the tool wants to work here.
#[macro_export]
macro_rules! tool {
    ($init:expr) => {
        #[no_mangle]
        pub unsafe extern "C" fn weft_tool_init(
            _version: u32,
            api: *const $crate::Api,
            tool: *mut std::ffi::c_void,
            options: *const std::os::raw::c_char,
        ) -> std::os::raw::c_int {
            let init: fn($crate::Weft, &str) -> bool = $init;
            $crate::initialise(api, tool, options, init)
        }
    };
}

/// Used by [`tool!`].
#[doc(hidden)]
pub unsafe fn initialise(api: *const Api, tool: *mut c_void, options: *const c_char, init: fn(Weft, &str) -> bool) -> c_int {
    let options = CStr::from_ptr(options).to_string_lossy();
    match Weft::new(api, tool) {
        Some(weft) => guard(|| if init(weft, &options) { 0 } else { 1 }),
        None => 1,
    }
}
