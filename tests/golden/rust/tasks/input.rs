// Tasks of libraries: closures and functions, futures, bodies that run often, in scopes, and by a variable.
use std::thread;

fn work() -> i32 {
    21
}

mod pool {
    pub fn submit<T>(_name: &str, body: impl FnOnce() -> T) -> T {
        body()
    }
    pub fn join<A, B>(a: impl FnOnce() -> A, b: impl FnOnce() -> B) -> (A, B) {
        (a(), b())
    }
    pub fn each(n: i32, body: impl Fn(i32) -> i32) -> i32 {
        (0..n).map(|i| body(i)).sum()
    }
}

fn cost(n: i32) -> i32 {
    n
}

fn main() {
    let text = String::from("moved");
    let borrowed = vec![1, 2, 3];
    let a = thread::spawn(move || text.len());
    let b = thread::spawn(work);
    println!("{} {}", a.join().unwrap(), b.join().unwrap());
    println!("{:?}", pool::join(|| borrowed.len(), || { if borrowed.is_empty() { return 1; } 2 }));
    let total = thread::scope(|s| {
        let h = s.spawn(|| -> i32 { borrowed.iter().sum() });
        h.join().unwrap()
    });
    println!("{} {}", total, pool::submit("named", || cost(3)) + cost(pool::submit("nested", || pool::submit("inner", work))));
    println!("{}", pool::each(3, |i| i + total));
    let later = async { work() + 1 };
    let mut set = tokio::JoinSet;
    println!("{} {} {}", tokio::spawn(async { work() }).get(), tokio::spawn(later).get(), set.spawn(async move { total }));
    match thread::spawn(|| { if true { panic!("in a task") } }).join() {
        Ok(()) => println!("ok"),
        Err(_) => println!("panicked"),
    }
}
