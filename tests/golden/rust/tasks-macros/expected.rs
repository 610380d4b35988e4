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

async fn run(early: bool) -> u32 { static WEFT_S0: [::weft_probe::Site; 24] = [::weft_probe::Site::new("tokio::join\0", "input.rs\0", "run\0", 36, 36, 31, 4, 0, 8), ::weft_probe::Site::new("tokio::join fetch\0", "input.rs\0", "run\0", 36, 36, 31, 4, 6, 16), ::weft_probe::Site::new("input::fetch\0", "input.rs\0", "run\0", 36, 36, 31, 5, 0, 8), ::weft_probe::Site::new("input::cost\0", "input.rs\0", "run\0", 36, 36, 37, 7, 0, 0), ::weft_probe::Site::new("tokio::join\0", "input.rs\0", "run\0", 36, 36, 47, 4, 0, 8), ::weft_probe::Site::new("tokio::join poll_all\0", "input.rs\0", "run\0", 36, 36, 47, 4, 6, 16), ::weft_probe::Site::new("tokio::join\0", "input.rs\0", "run\0", 37, 37, 42, 4, 0, 8), ::weft_probe::Site::new("tokio::join later\0", "input.rs\0", "run\0", 37, 37, 42, 4, 6, 16), ::weft_probe::Site::new("tokio::join\0", "input.rs\0", "run\0", 37, 37, 49, 4, 0, 8), ::weft_probe::Site::new("tokio::join Serve\0", "input.rs\0", "run\0", 37, 37, 49, 4, 6, 16), ::weft_probe::Site::new("tokio::join\0", "input.rs\0", "run\0", 37, 37, 59, 4, 0, 8), ::weft_probe::Site::new("tokio::join (task)\0", "input.rs\0", "run\0", 37, 37, 59, 4, 6, 16), ::weft_probe::Site::new("input::fetch\0", "input.rs\0", "run\0", 37, 37, 67, 8, 0, 8), ::weft_probe::Site::new("input::cost\0", "input.rs\0", "run\0", 37, 37, 73, 10, 0, 0), ::weft_probe::Site::new("tokio::select\0", "input.rs\0", "run\0", 41, 41, 13, 4, 0, 8), ::weft_probe::Site::new("tokio::select fetch\0", "input.rs\0", "run\0", 41, 41, 13, 4, 6, 16), ::weft_probe::Site::new("input::fetch\0", "input.rs\0", "run\0", 41, 41, 13, 5, 0, 8), ::weft_probe::Site::new("input::cost\0", "input.rs\0", "run\0", 41, 41, 19, 7, 0, 0), ::weft_probe::Site::new("input::cost\0", "input.rs\0", "run\0", 41, 41, 41, 7, 0, 0), ::weft_probe::Site::new("input::cost\0", "input.rs\0", "run\0", 41, 41, 60, 6, 0, 0), ::weft_probe::Site::new("tokio::select\0", "input.rs\0", "run\0", 42, 42, 29, 4, 0, 8), ::weft_probe::Site::new("tokio::select (task)\0", "input.rs\0", "run\0", 42, 42, 29, 4, 6, 16), ::weft_probe::Site::new("input::cost\0", "input.rs\0", "run\0", 43, 43, 13, 6, 0, 0), ::weft_probe::Site::new("input::cost\0", "input.rs\0", "run\0", 45, 45, 17, 5, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let (later, server) = (fetch(1), Serve(3));
    let (a, b) = tokio::join!(::weft_probe::task_future(&WEFT_U0, 1, ::weft_probe::traced(&WEFT_U0, 2, fetch(::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 3), cost(2))))), ::weft_probe::task_future(&WEFT_U0, 5, server.poll_all()));
    let (c, d, e) = tokio::join!(biased; ::weft_probe::task_future(&WEFT_U0, 7, later), ::weft_probe::task_future(&WEFT_U0, 9, Serve(4)), ::weft_probe::task_future(&WEFT_U0, 11, async { ::weft_probe::traced(&WEFT_U0, 12, fetch(::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 13), cost(5)))).await }));
    let mut last = Box::pin(fetch(8));
    let f = select! {
        biased;
        n = ::weft_probe::task_future(&WEFT_U0, 15, ::weft_probe::traced(&WEFT_U0, 16, fetch(::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 17), cost(6))))), if early && ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 18), cost(1)) > 3 => n + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 19), cost(7)),
        ((n @ 1..=9) | n) = ::weft_probe::task_future(&WEFT_U0, 21, &mut last) => {
            ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 22), cost(n))
        }
        else => ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 23), cost(9)),
    };
    a + b + c + d + e + f + own::join!(fetch(13)).await
}

fn main() {
    println!("{:?} {:?}", tokio::block_on(run(true)), tokio::block_on(run(false)));
}
