// Threads, channels and locks: closures inline and by variable, scopes, panics in a thread.
use std::sync::mpsc::{channel, Sender};
use std::sync::{Arc, Mutex, RwLock};
use std::thread;
fn work(n: u64) -> u64 { (1..n + 1).fold(0, |a, b| a.wrapping_mul(31).wrapping_add(b)) }
fn produce(to: Sender<u64>, n: u64) -> u64 {
    for i in 0..n { to.send(work(i)).unwrap(); }
    n
}
fn main() {
    let (to, from) = channel();
    let second = to.clone();
    let a = thread::spawn(move || produce(to, 5));
    let closure = move || { let n = produce(second, 6); n * 2 };
    let b = thread::Builder::new().name(String::from("named")).spawn(closure).unwrap();
    let mut got: Vec<u64> = from.iter().collect();
    got.sort();
    println!("{} {} {:?}", a.join().unwrap(), b.join().unwrap(), got.iter().map(|n| n % 1000).collect::<Vec<_>>());
    let shared = Arc::new((Mutex::new(0), RwLock::new(Vec::new())));
    let all: Vec<_> = (0..4).map(|i| { let mine = Arc::clone(&shared); thread::spawn(move || {
        for j in 0..10 { *mine.0.lock().unwrap() += work(i * j) % 7; }
        mine.1.write().unwrap().push(i);
    }) }).collect();
    for one in all { one.join().unwrap(); }
    let mut seen = shared.1.read().unwrap().clone();
    seen.sort();
    println!("{} {:?}", *shared.0.lock().unwrap(), seen);
    println!("{}", thread::spawn(|| -> u64 { if work(1) == 1 { return 4; } work(2) }).join().unwrap());
    println!("{}", thread::Builder::new().name("bad".to_string()).spawn(|| { panic!("in a thread {}", work(1)) }).unwrap().join().map(|()| 1).unwrap_or(2));
}
