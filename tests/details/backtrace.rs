use std::thread;

struct Queue {
    items: Vec<u32>,
}

impl Queue {
    #[inline(never)]
    fn push(&mut self, n: u32) {
        self.items.push(n);
    }
}

#[inline(never)]
fn leaf(n: u32) -> u32 {
    n + 1
}

#[inline(never)]
fn middle<F: Fn(u32) -> u32>(f: F) -> u32 {
    f(1) + f(2)
}

fn main() {
    let mut queue = Queue { items: vec![] };
    queue.push(leaf(4));
    let sum = middle(|n| leaf(n));
    let worker = thread::spawn(move || {
        queue.push(3);
        queue.items.len()
    });
    println!("{} {}", sum, worker.join().unwrap());
}
