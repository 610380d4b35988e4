// Threads without names of their own, for thread_names.py.
use std::thread;
use std::time::Duration;

fn worker() {
    thread::sleep(Duration::from_millis(1));
}

mod shop {
    pub fn open() {
        let closure = std::thread::spawn(|| super::worker());
        closure.join().unwrap();
    }
}

fn main() {
    let function = thread::spawn(worker);
    shop::open();
    function.join().unwrap();
}
