// Thread-starting calls: closures with and without a block, of threads, builders and scopes; by variable; with an early return.
use std::thread;
fn work(n: i32) -> i32 { n * 2 }
fn main() {
    let a = thread::spawn(move || work(1));
    let b = thread::Builder::new().name("b".into()).spawn(|| { if work(1) == 2 { return 5; } 6 }).unwrap();
    println!("{} {}", a.join().unwrap(), b.join().unwrap());
    let total = thread::scope(|s| {
        let h = s.spawn(|| -> i32 { work(3) });
        h.join().unwrap()
    });
    fn plain() -> i32 { work(4) }
    println!("{} {}", total, thread::spawn(plain).join().unwrap());
}
