//! The crate's own functions are known by their path below its root as well, whatever earlier entries select them by
//! their whole name: of several entries the last one decides.
use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

fn checksum(n: u32) -> u32 {
    n ^ 0xff
}
fn helper(n: u32) -> u32 {
    checksum(n) + 1
}
async fn fetch(n: u32) -> u32 {
    helper(n)
}
struct Total(u32);
impl Total {
    fn of(n: u32) -> Total {
        Total(n)
    }
}
mod queue {
    pub fn push(n: u32) -> u32 {
        n + super::checksum(n)
    }
    pub fn pop(n: u32) -> u32 {
        push(n) - 1
    }
}
async fn all() -> u32 {
    fetch(1).await + queue::push(2) + queue::pop(3) + Total::of(4).0
}
fn main() {
    let all = pin!(all());
    if let Poll::Ready(n) = all.poll(&mut Context::from_waker(Waker::noop())) {
        println!("{} {}", n, crate::checksum(5));
    }
}
