//! Points of kind "task": the tasks that a call is given to run, from their creation to their end.

use core::future::Future;
use core::pin::Pin;
use core::task::{Context, Poll};

use crate::library;
use crate::probe::end;
use crate::site::Unit;

/// A task that has been created. It moves into the closure that is its body, because that calls [`Task::begin`], and so
/// travels with it from thread to thread.
#[must_use = "the task begins where this is used up"]
pub struct Task {
    unit: &'static Unit,
    site: u32,
    number: u64,
}

/// Records TASK_CREATE. Evaluated before the closure that is the body.
#[inline]
pub fn task(unit: &'static Unit, site: u32) -> Task {
    Task { unit, site, number: unsafe { library::weft_task_create(unit, site) } }
}

impl Task {
    /// Records TASK_BEGIN. The first statement of the body.
    #[inline]
    pub fn begin(self) -> TaskBody {
        unsafe { library::weft_task_begin(self.unit, self.site, self.number) };
        TaskBody { unit: self.unit, site: self.site }
    }
}

/// The body of a task. Its drop records END, after a return and during unwinding.
#[must_use = "the task ends where this is dropped: bind it to a name"]
pub struct TaskBody {
    unit: &'static Unit,
    site: u32,
}

/// One run of a body that runs any number of times: a task that nobody has created.
#[inline]
pub fn task_run(unit: &'static Unit, site: u32) -> TaskBody {
    unsafe { library::weft_task_begin(unit, site, library::weft_task_number()) };
    TaskBody { unit, site }
}

impl Drop for TaskBody {
    #[inline]
    fn drop(&mut self) {
        end(self.unit, self.site)
    }
}

/// Wraps a closure or a function that is passed as a value: creates the task whose body it is. `Send`, `Sync` and
/// lifetimes are those of `closure`.
#[inline]
pub fn tasked<F, T>(unit: &'static Unit, site: u32, closure: F) -> impl FnOnce() -> T
where
    F: FnOnce() -> T,
{
    let task = task(unit, site);
    move || {
        let _task = task.begin();
        closure()
    }
}

/// A future that is the body of a task. Each poll is a part of the body: the first begins the task, and what follows
/// goes on, on whichever thread polls. The task ends when the future is ready or a poll panics. One that is dropped
/// before that has not ended. It is `Send`, `Sync` and `Unpin` if `F` is.
#[must_use = "futures do nothing unless they are polled"]
pub struct TaskFuture<F> {
    future: F,
    unit: &'static Unit,
    site: u32,
    has_begun: bool,
    number: u64,
}

/// Wraps the future that a call is given to run: `tokio::spawn(f)` becomes `tokio::spawn(task_future(&U, 1, f))`. The
/// future is made of it here, as `.await`, and so `join!`, would make it.
#[cfg(not(feature = "futures_only"))]
#[inline]
pub fn task_future<F: core::future::IntoFuture>(unit: &'static Unit, site: u32, future: F) -> TaskFuture<F::IntoFuture> {
    TaskFuture::new(unit, site, future.into_future())
}

/// Before rustc 1.64, `.await` takes futures only.
#[cfg(feature = "futures_only")]
#[inline]
pub fn task_future<F: Future>(unit: &'static Unit, site: u32, future: F) -> TaskFuture<F> {
    TaskFuture::new(unit, site, future)
}

impl<F> TaskFuture<F> {
    #[inline]
    fn new(unit: &'static Unit, site: u32, future: F) -> TaskFuture<F> {
        TaskFuture { future, unit, site, has_begun: false, number: unsafe { library::weft_task_create(unit, site) } }
    }
}

impl<F: Future> Future for TaskFuture<F> {
    type Output = F::Output;

    #[inline]
    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<F::Output> {
        // `future` is structurally pinned: nothing is moved out of it, and drop doesn't move it
        let task = unsafe { self.get_unchecked_mut() };
        let (unit, site) = (task.unit, task.site);
        if task.has_begun {
            unsafe { library::weft_task_resume(unit, site, task.number) }
        } else {
            unsafe { library::weft_task_begin(unit, site, task.number) }
        }
        task.has_begun = true;
        let body = TaskBody { unit, site };
        let result = unsafe { Pin::new_unchecked(&mut task.future) }.poll(context);
        if result.is_pending() {
            unsafe { library::weft_task_pause(unit, site) };
            core::mem::forget(body);
        }
        result
    }
}
