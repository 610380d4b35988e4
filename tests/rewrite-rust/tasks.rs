// Tasks: closures that run at once, later, on threads, or never; what they capture and when it is dropped; futures that go from thread to thread; bodies that run often.
// editions: 2018 2021 2024
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread;
struct Noisy(u32);
impl Drop for Noisy { fn drop(&mut self) { println!("drop {}", self.0) } }
#[derive(Default)]
struct Pool<'a> { tasks: Vec<Box<dyn FnOnce() -> u32 + Send + 'a>>, futures: Vec<Pin<Box<dyn Future<Output = u32> + Send + 'a>>> }
impl<'a> Pool<'a> {
    fn spawn<F: FnOnce() -> u32 + Send + 'a>(&mut self, f: F) -> usize { self.tasks.push(Box::new(f)); self.tasks.len() }
    fn run(&mut self) { for task in self.tasks.drain(..) { println!("ran {}", task()); } }
}
struct Runtime<'a>(Pool<'a>);
impl<'a> Runtime<'a> {
    fn spawn<F: Future<Output = u32> + Send + 'a>(&mut self, f: F) { self.0.futures.push(Box::pin(f)) }
    // each poll on a thread of its own
    fn run(&mut self) {
        struct Idle;
        impl Wake for Idle { fn wake(self: Arc<Self>) {} }
        let waker = Waker::from(Arc::new(Idle));
        while !self.0.futures.is_empty() {
            let mut left = Vec::new();
            for mut future in self.0.futures.drain(..) {
                let ready = thread::scope(|s| s.spawn(|| future.as_mut().poll(&mut Context::from_waker(&waker))).join().unwrap());
                match ready { Poll::Ready(n) => println!("ready {}", n), Poll::Pending => left.push(future) }
            }
            self.0.futures = left;
        }
    }
}
struct Yield(u32);
impl Future for Yield {
    type Output = ();
    fn poll(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<()> {
        if self.0 == 0 { return Poll::Ready(()); }
        self.0 -= 1;
        Poll::Pending
    }
}
async fn slowly(n: u32) -> u32 { let _noisy = Noisy(n); Yield(n).await; n * 2 }
fn join<A, B>(a: impl FnOnce() -> A, b: impl FnOnce() -> B) -> (A, B) { let b = b(); (a(), b) }
fn each(n: u32, f: impl Fn(u32) -> u32) -> u32 { (0..n).map(f).sum() }
fn seven() -> u32 { 7 }
fn scoped<R>(f: impl FnOnce(&mut Vec<u32>) -> R) -> R { f(&mut vec![1]) }
fn main() {
    let text = String::from("text");
    let noisy = Noisy(1);
    let mut count = 0;
    let mut pool = Pool::default();
    println!("{}", pool.spawn(move || { let _moved = noisy; 1 }));
    println!("{}", pool.spawn(|| text.len() as u32));
    println!("{}", pool.spawn(|| { count += 1; count }));
    println!("{}", pool.spawn(seven));
    pool.run();
    drop(pool);
    println!("{} {}", text, count);
    let mut never = Pool::default();
    let dropped = Noisy(2);
    never.spawn(move || dropped.0);
    drop(never);
    let mut list = vec![1, 2];
    println!("{:?}", join(|| { list.push(3); list.len() }, || if text.is_empty() { "empty" } else { "full" }));
    println!("{:?} {}", list, scoped(|v| { v.push(4); v.len() }));
    println!("{}", each(4, |n| n + list.len() as u32));
    let mut runtime = Runtime(Pool::default());
    runtime.spawn(async { slowly(2).await + slowly(1).await });
    let later = slowly(3);
    runtime.spawn(async move { later.await });
    runtime.spawn(async { text.len() as u32 });
    runtime.run();
    println!("{:?}", thread::spawn(|| if true { panic!("in a task") } else { 1 }).join().is_err());
    println!("{:?}", thread::spawn(|| -> u32 { if seven() == 7 { return 4; } 5 }).join().unwrap());
}
