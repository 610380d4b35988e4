//! Scopes of the program and of threads.

use crate::library;
use crate::site::Unit;

/// The result of [`global`] in `main`, without content. The runtime itself records the end of the program, regardless
/// of how the program ends.
pub struct Global(());

/// Records GLOBAL_BEGIN. The first statement of `main`. GLOBAL_END is recorded when the process ends: when `main`
/// returns or panics, or by `std::process::exit` or `_exit`.
#[inline]
pub fn global(unit: &'static Unit, site: u32) -> Global {
    unsafe { library::weft_global_begin(unit, site) };
    Global(())
}

/// The scope of a thread. Its drop records LOCAL_END, after a return and during unwinding.
#[must_use = "the scope ends where this is dropped: bind it to a name"]
pub struct Local {
    unit: &'static Unit,
    site: u32,
}

/// Records LOCAL_BEGIN. The first statement of the closure that a thread runs.
#[inline]
pub fn local(unit: &'static Unit, site: u32) -> Local {
    unsafe { library::weft_local_begin(unit, site) };
    Local { unit, site }
}

impl Drop for Local {
    #[inline]
    fn drop(&mut self) {
        unsafe { library::weft_local_end(self.unit, self.site) }
    }
}

/// Wraps a closure that is passed as a variable: returns a closure that records LOCAL_BEGIN and LOCAL_END around the
/// call of `closure`. `Send`, `Sync` and lifetimes are those of `closure`.
#[inline]
pub fn scope<F, T>(unit: &'static Unit, site: u32, closure: F) -> impl FnOnce() -> T
where
    F: FnOnce() -> T,
{
    move || {
        let _local = local(unit, site);
        closure()
    }
}

/// Like [`scope`], for a closure with one parameter that is passed by value: `rayon::join_context`.
#[inline]
pub fn scope1<F, A, T>(unit: &'static Unit, site: u32, closure: F) -> impl FnOnce(A) -> T
where
    F: FnOnce(A) -> T,
{
    move |argument| {
        let _local = local(unit, site);
        closure(argument)
    }
}

/// Like [`scope1`], for a closure that is called more than once.
#[inline]
pub fn scope1_fn<F, A, T>(unit: &'static Unit, site: u32, closure: F) -> impl Fn(A) -> T
where
    F: Fn(A) -> T,
{
    move |argument| {
        let _local = local(unit, site);
        closure(argument)
    }
}

/// Like [`scope`], for a closure whose only parameter is a reference: `rayon::spawn` in a scope, `crossbeam::scope`.
#[inline]
pub fn scope1_ref<F, A: ?Sized, T>(unit: &'static Unit, site: u32, closure: F) -> impl FnOnce(&A) -> T
where
    F: FnOnce(&A) -> T,
{
    move |argument: &A| {
        let _local = local(unit, site);
        closure(argument)
    }
}

/// Like [`scope`], for a closure whose only parameter is a mutable reference.
#[inline]
pub fn scope1_mut<F, A: ?Sized, T>(unit: &'static Unit, site: u32, closure: F) -> impl FnOnce(&mut A) -> T
where
    F: FnOnce(&mut A) -> T,
{
    move |argument: &mut A| {
        let _local = local(unit, site);
        closure(argument)
    }
}

/// Like [`scope1_mut`], for a closure that is called more than once: `timely::execute`.
#[inline]
pub fn scope1_mut_fn<F, A: ?Sized, T>(unit: &'static Unit, site: u32, closure: F) -> impl Fn(&mut A) -> T
where
    F: Fn(&mut A) -> T,
{
    move |argument: &mut A| {
        let _local = local(unit, site);
        closure(argument)
    }
}
