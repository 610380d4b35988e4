//! The crate's own functions are known by their path below its root as well, whatever earlier entries select them by
//! their whole name: of several entries the last one decides.
use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

fn checksum(n: u32) -> u32 { let _weft_body = ::weft_probe::body_of(&WEFT_U0, 0, ::std::thread::panicking); static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::checksum\0", "input.rs\0", "checksum\0", 7, 9, 1, 2, 3, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    n ^ 0xff
}
fn helper(n: u32) -> u32 {
    checksum(n) + 1
}
async fn fetch(n: u32) -> u32 { let _weft_body = ::weft_probe::async_body(&WEFT_U1, 0); static WEFT_S1: [::weft_probe::Site; 2] = [::weft_probe::Site::new("input::fetch\0", "input.rs\0", "fetch\0", 13, 15, 1, 2, 3, 0), ::weft_probe::Site::new("input::helper\0", "input.rs\0", "fetch\0", 14, 14, 5, 3, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1);
    ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 1), helper(n))
}
struct Total(u32);
impl Total {
    fn of(n: u32) -> Total { let _weft_body = ::weft_probe::body_of(&WEFT_U2, 0, ::std::thread::panicking); static WEFT_S2: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::Total::of\0", "input.rs\0", "Total::of\0", 18, 20, 5, 4, 3, 0)]; static WEFT_U2: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S2);
        Total(n)
    }
}
mod queue {
    pub fn push(n: u32) -> u32 {
        n + super::checksum(n)
    }
    pub fn pop(n: u32) -> u32 { let _weft_body = ::weft_probe::body_of(&WEFT_U3, 0, ::std::thread::panicking); static WEFT_S3: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::queue::pop\0", "input.rs\0", "pop\0", 26, 28, 5, 4, 3, 0)]; static WEFT_U3: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S3);
        push(n) - 1
    }
}
async fn all() -> u32 { let _weft_body = ::weft_probe::async_body(&WEFT_U4, 0); static WEFT_S4: [::weft_probe::Site; 3] = [::weft_probe::Site::new("input::all\0", "input.rs\0", "all\0", 30, 32, 1, 2, 3, 0), ::weft_probe::Site::new("input::fetch\0", "input.rs\0", "all\0", 31, 31, 5, 7, 0, 8), ::weft_probe::Site::new("input::Total::of\0io\0", "input.rs\0", "all\0", 31, 31, 55, 5, 0, 128)]; static WEFT_U4: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S4);
    ::weft_probe::traced(&WEFT_U4, 1, fetch(1)).await + queue::push(2) + queue::pop(3) + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U4, 2), Total::of(4)).0
}
fn main() { let _weft_body = ::weft_probe::body_of(&WEFT_U5, 0, ::std::thread::panicking); static WEFT_S5: [::weft_probe::Site; 4] = [::weft_probe::Site::new("input::main\0", "input.rs\0", "main\0", 33, 38, 1, 2, 3, 0), ::weft_probe::Site::new("poll\0", "input.rs\0", "main\0", 35, 35, 29, 6, 0, 4), ::weft_probe::Site::new("std::task::Context::from_waker\0", "input.rs\0", "main\0", 35, 35, 43, 9, 0, 0), ::weft_probe::Site::new("std::task::Waker::noop\0", "input.rs\0", "main\0", 35, 35, 63, 11, 0, 0)]; static WEFT_U5: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S5);
    let all = pin!(all());
    if let Poll::Ready(n) = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U5, 1), all.poll(&mut ::weft_probe::begin_after(&WEFT_U5, 1, (::weft_probe::end_after(::weft_probe::guard(&WEFT_U5, 2), (Context::from_waker(::weft_probe::begin_after(&WEFT_U5, 2, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 3), Waker::noop()))),)).0,)).0)) {
        println!("{} {}", n, crate::checksum(5));
    }
}
