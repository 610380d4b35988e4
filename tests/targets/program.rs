//! Calls, generic code, threads and panics: what it prints and what its trace tells is the same on every target.

use std::panic::catch_unwind;
use std::thread;

fn square(x: u64) -> u64 {
    x * x
}

fn work<T: Into<u64> + Copy>(items: &[T]) -> u64 {
    items.iter().map(|&x| square(x.into())).sum()
}

fn risky(n: u64) -> u64 {
    if n == 3 {
        panic!("three");
    }
    square(n)
}

fn main() {
    std::panic::set_hook(Box::new(|_| {}));
    let threads: Vec<_> = (0..4u64).map(|n| thread::spawn(move || catch_unwind(|| risky(n)).unwrap_or(100))).collect();
    let sum: u64 = threads.into_iter().map(|thread| thread.join().unwrap()).sum();
    println!("{} {} {sum}", work(&[1u8, 2, 3]), work(&[4u32, 5]));
}
