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
    fn into_future(self) -> Ready<u32> { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("std::future::ready\0", "input.rs\0", "Serve::into_future\0", 17, 17, 9, 5, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
        ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), ready(self.0))
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

async fn run(early: bool) -> Option<u32> { static WEFT_S1: [::weft_probe::Site; 22] = [::weft_probe::Site::new("input::serve\0", "input.rs\0", "run\0", 35, 35, 13, 5, 0, 8), ::weft_probe::Site::new("input::cost\0", "input.rs\0", "run\0", 35, 35, 19, 7, 0, 0), ::weft_probe::Site::new("input::fetch\0", "input.rs\0", "run\0", 36, 36, 31, 5, 0, 8), ::weft_probe::Site::new("input::cost\0", "input.rs\0", "run\0", 36, 36, 37, 7, 0, 0), ::weft_probe::Site::new("poll_all\0", "input.rs\0", "run\0", 36, 36, 47, 5, 0, 10), ::weft_probe::Site::new("input::serve\0", "input.rs\0", "run\0", 37, 37, 39, 5, 0, 8), ::weft_probe::Site::new("input::fetch\0", "input.rs\0", "run\0", 37, 37, 57, 8, 0, 8), ::weft_probe::Site::new("input::cost\0", "input.rs\0", "run\0", 37, 37, 63, 10, 0, 0), ::weft_probe::Site::new("input::fetch\0", "input.rs\0", "run\0", 40, 40, 13, 5, 0, 8), ::weft_probe::Site::new("input::cost\0", "input.rs\0", "run\0", 40, 40, 19, 7, 0, 0), ::weft_probe::Site::new("input::cost\0", "input.rs\0", "run\0", 40, 40, 41, 7, 0, 0), ::weft_probe::Site::new("input::cost\0", "input.rs\0", "run\0", 40, 40, 60, 6, 0, 0), ::weft_probe::Site::new("input::fetch\0", "input.rs\0", "run\0", 41, 41, 37, 8, 0, 8), ::weft_probe::Site::new("input::cost\0", "input.rs\0", "run\0", 42, 42, 13, 6, 0, 0), ::weft_probe::Site::new("input::cost\0", "input.rs\0", "run\0", 44, 44, 17, 5, 0, 0), ::weft_probe::Site::new("input::fetch\0", "input.rs\0", "run\0", 47, 47, 13, 5, 0, 8), ::weft_probe::Site::new("input::fetch\0", "input.rs\0", "run\0", 48, 48, 13, 5, 0, 8), ::weft_probe::Site::new("input::cost\0", "input.rs\0", "run\0", 48, 48, 27, 6, 0, 0), ::weft_probe::Site::new("input::cost\0", "input.rs\0", "run\0", 48, 48, 45, 6, 0, 0), ::weft_probe::Site::new("input::fetch\0", "input.rs\0", "run\0", 51, 51, 25, 5, 0, 8), ::weft_probe::Site::new("input::cost\0", "input.rs\0", "run\0", 51, 51, 31, 7, 0, 0), ::weft_probe::Site::new("input::cost\0", "input.rs\0", "run\0", 51, 51, 44, 5, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1);
    let a = ::weft_probe::traced(&WEFT_U1, 0, serve(::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 1), cost(1)))).await;
    let (b, c) = tokio::join!(::weft_probe::traced(&WEFT_U1, 2, fetch(::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 3), cost(2)))), ::weft_probe::traced(&WEFT_U1, 4, Serve(3).poll_all()));
    let (d, e) = tokio::join!(biased; ::weft_probe::traced(&WEFT_U1, 5, serve(4)), async { ::weft_probe::traced(&WEFT_U1, 6, fetch(::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 7), cost(5)))).await });
    let f = select! {
        biased;
        n = ::weft_probe::traced(&WEFT_U1, 8, fetch(::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 9), cost(6)))), if early && ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 10), cost(1)) > 3 => n + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 11), cost(7)),
        ((n @ 1..=9) | n) = async { ::weft_probe::traced(&WEFT_U1, 12, fetch(8)).await } => {
            ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 13), cost(n))
        }
        else => ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 14), cost(9)),
    };
    let g = select! {
        n = ::weft_probe::traced(&WEFT_U1, 15, fetch(10)) => n,
        n = ::weft_probe::traced(&WEFT_U1, 16, fetch(11)), if ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 17), cost(1)) == 0 => { ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 18), cost(n)) },
        else => { return None }
    };
    let h = select!(n = ::weft_probe::traced(&WEFT_U1, 19, fetch(::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 20), cost(12)))) => ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 21), cost(n)));
    let own = join!(fetch(13)).await;
    println!("{a} {b} {c} {d} {e} {f} {g} {h} {own}");
    Some(f)
}

fn main() { static WEFT_S2: [::weft_probe::Site; 4] = [::weft_probe::Site::new("tokio::block_on\0", "input.rs\0", "main\0", 58, 58, 27, 5, 0, 0), ::weft_probe::Site::new("input::run\0", "input.rs\0", "main\0", 58, 58, 43, 7, 0, 0), ::weft_probe::Site::new("tokio::block_on\0", "input.rs\0", "main\0", 58, 58, 55, 5, 0, 0), ::weft_probe::Site::new("input::run\0", "input.rs\0", "main\0", 58, 58, 71, 7, 0, 0)]; static WEFT_U2: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S2);
    println!("{:?} {:?}", ::weft_probe::end_after(::weft_probe::guard(&WEFT_U2, 0), tokio::block_on(::weft_probe::begin_after(&WEFT_U2, 0, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 1), run(true))))), ::weft_probe::end_after(::weft_probe::guard(&WEFT_U2, 2), tokio::block_on(::weft_probe::begin_after(&WEFT_U2, 2, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 3), run(false))))));
}
