use std::future::Future;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
struct Idle;
impl Wake for Idle { fn wake(self: Arc<Self>) {} }
pub struct JoinHandle<T>(T);
impl<T> JoinHandle<T> { pub fn get(self) -> T { self.0 } }
pub fn spawn<F: Future + Send + 'static>(future: F) -> JoinHandle<F::Output> where F::Output: Send + 'static {
    let mut future = Box::pin(future);
    let waker = Waker::from(Arc::new(Idle));
    let mut context = Context::from_waker(&waker);
    loop { if let Poll::Ready(value) = future.as_mut().poll(&mut context) { return JoinHandle(value); } }
}
pub mod task {
    pub use super::{spawn, JoinHandle};
    pub fn spawn_blocking<T, F: FnOnce() -> T + Send + 'static>(f: F) -> JoinHandle<T> { JoinHandle(f()) }
}
pub struct JoinSet;
impl JoinSet { pub fn spawn<F: std::future::Future + Send + 'static>(&mut self, f: F) -> F::Output where F::Output: Send + 'static { spawn(f).get() } }
