//! Kind async where the language or a macro awaits: what becomes a future (IntoFuture), the arguments of join!, the
//! branches of select!.
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
fn serve(n: u32) -> Serve {
    Serve(n)
}
impl Serve {
    fn poll_all(&self) -> impl Future<Output = u32> + '_ {
        fetch(self.0)
    }
}
macro_rules! join {
    ($e:expr) => {
        $e
    };
}

async fn run(early: bool) -> Option<u32> {
    let a = serve(cost(1)).await;
    let (b, c) = tokio::join!(fetch(cost(2)), Serve(3).poll_all());
    let (d, e) = tokio::join!(biased; serve(4), async { fetch(cost(5)).await });
    let f = select! {
        biased;
        n = fetch(cost(6)), if early && cost(1) > 3 => n + cost(7),
        ((n @ 1..=9) | n) = async { fetch(8).await } => {
            cost(n)
        }
        else => cost(9),
    };
    let g = select! {
        n = fetch(10) => n,
        n = fetch(11), if cost(1) == 0 => { cost(n) },
        else => { return None }
    };
    let h = select!(n = fetch(cost(12)) => cost(n));
    let own = join!(fetch(13)).await;
    println!("{a} {b} {c} {d} {e} {f} {g} {h} {own}");
    Some(f)
}

fn main() {
    println!("{:?} {:?}", tokio::block_on(run(true)), tokio::block_on(run(false)));
}
