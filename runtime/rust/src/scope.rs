//! Scopes: the program's, and those of threads.

use crate::library;
use crate::site::Unit;

/// What [`global`] leaves in `main`: a mark without content. The runtime records the program's end itself, however it
/// comes.
pub struct Global(());

/// Records GLOBAL_BEGIN; GLOBAL_END follows when the process ends: `main` returns or panics, `std::process::exit`,
/// `_exit`. First statement of `main`.
#[inline]
pub fn global(unit: &'static Unit, site: u32) -> Global {
    unsafe { library::weft_global_begin(unit, site) };
    Global(())
}

/// The scope of a thread: its drop, by return or by unwinding, records LOCAL_END.
#[must_use = "the scope ends where this is dropped: bind it to a name"]
pub struct Local {
    unit: &'static Unit,
    site: u32,
}

/// Records LOCAL_BEGIN. First statement of the closure that a thread is started with.
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

/// Gives a closure that is passed by variable the scope of a thread: returns one of the same kind that records
/// LOCAL_BEGIN and LOCAL_END around it. `Send`, `Sync` and lifetimes are those of `closure`.
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

/// [`scope`] for a closure with one parameter, by value: `rayon::join_context`.
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

/// [`scope1`] for a closure that is called more than once.
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

/// [`scope`] for a closure with one parameter, a reference: `rayon::spawn` in a scope, `crossbeam::scope`.
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

/// [`scope`] for a closure with one parameter, a reference to what it may change.
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

/// [`scope1_mut`] for a closure that is called more than once: `timely::execute`.
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
