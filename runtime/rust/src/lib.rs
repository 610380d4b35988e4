//! Functions that rewritten Rust text calls, always by the path `::weft_probe::...`.
//!
//! A point `f(a(), b())` becomes
//!
//! ```text
//! ::weft_probe::end_after(::weft_probe::guard(&U, 0), f(a(), ::weft_probe::begin_after(&U, 0, b())))
//! ```
//!
//! where `U` is a [`Unit`], the table of a function's sites. Arguments are evaluated from left to right, so the guard
//! is created first, the begin probe fires when the last operand is ready, and the end probe fires when the call has
//! returned. `begin_after` and `end_after` return their last argument and bind nothing to a name, so temporaries,
//! two-phase borrows, coercions and the inference of closures don't change. A call that is left by unwinding drops the
//! guard.
//!
//! Everything is inlined, unless the crate is compiled with the feature `called`. All but the common case is a call of
//! libweft, which is written in C (runtime/include/weft/probe.h). The crate needs neither std nor alloc, allocates
//! nothing and can't panic. The emitted text compiles with rustc 1.63 (Debian 12) and later. See docs/runtime-rust.md.
#![no_std]
#![warn(missing_docs)]

mod body;
mod capture;
mod condition;
mod detail;
mod frame;
mod future;
#[cfg_attr(feature = "called", path = "called.rs")]
mod hot;
mod kept_future;
mod library;
#[cfg(target_os = "linux")]
mod object;
mod probe;
mod scope;
mod site;
mod task;
mod type_name;
mod value;

pub use body::{async_body, body, body_of, AsyncBody, Body, BodyOf};
pub use condition::{
    begin_after_on, begin_on, end_after_if, end_after_on, end_unguarded_on, enter_if, guard_on, is_on, is_on_by, GuardOn, On, Witness,
};
pub use future::{traced, Traced};
pub use capture::{Kept, KeptBody, KeptGuard};
pub use detail::{Condition, Detail};
pub use kept_future::{traced_kept, KeptCall, TracedKept};
pub use frame::{begin_after_in, begin_in, end_in, Frame};
pub use probe::{begin, begin_after, end_after, end_unguarded, enter, guard, Guard};
pub use scope::{global, local, scope, scope1, scope1_fn, scope1_mut, scope1_mut_fn, scope1_ref, Global, Local};
pub use site::{Site, Unit};
pub use task::{task, task_future, task_run, tasked, Task, TaskBody, TaskFuture};
