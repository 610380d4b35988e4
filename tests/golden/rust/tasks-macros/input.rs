//! The futures that join! and select! are given are tasks of the one that awaits them. They are named after what makes
//! them. A call that makes one is inside; the macro of another crate, or of this one, has no tasks.
use std::future::{ready, Future, IntoFuture, Ready};
use tokio::select;

async fn fetch(n: u32) -> u32 {
    n + 1
}
fn cost(n: u32) -> u32 {
    n * 10
}
struct Serve(u32);
impl IntoFuture for Serve {
    type Output = u32;
    type IntoFuture = Ready<u32>;
    fn into_future(self) -> Ready<u32> {
        ready(self.0)
    }
}
impl Serve {
    fn poll_all(&self) -> impl Future<Output = u32> + '_ {
        fetch(self.0)
    }
}
mod own {
    macro_rules! join {
        ($e:expr) => {
            $e
        };
    }
    pub(crate) use join;
}

async fn run(early: bool) -> u32 {
    let (later, server) = (fetch(1), Serve(3));
    let (a, b) = tokio::join!(fetch(cost(2)), server.poll_all());
    let (c, d, e) = tokio::join!(biased; later, Serve(4), async { fetch(cost(5)).await });
    let mut last = Box::pin(fetch(8));
    let f = select! {
        biased;
        n = fetch(cost(6)), if early && cost(1) > 3 => n + cost(7),
        ((n @ 1..=9) | n) = &mut last => {
            cost(n)
        }
        else => cost(9),
    };
    a + b + c + d + e + f + own::join!(fetch(13)).await
}

fn main() {
    println!("{:?} {:?}", tokio::block_on(run(true)), tokio::block_on(run(false)));
}
