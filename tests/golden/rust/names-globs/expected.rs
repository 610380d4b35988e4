// What comes through `use CRATE::*` is found where the configuration names the crate: also through a module of this crate that hands it on, in a block,
// and for the functions of its types. What the crate itself or the prelude declares comes first.
mod prelude { pub use channel::*; pub fn f() -> u32 { 1 } }
mod other { use std::cmp::*; pub fn f() -> u32 { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("std::cmp::max\0", "input.rs\0", "f\0", 4, 4, 50, 5, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), max(1, 2)) } }
use prelude::*;
fn never() -> u32 { 3 }
fn g() -> u32 { static WEFT_S1: [::weft_probe::Site; 2] = [::weft_probe::Site::new("std::mem::swap\0", "input.rs\0", "g\0", 10, 10, 5, 4, 0, 0), ::weft_probe::Site::new("std::mem::size_of_val\0", "input.rs\0", "g\0", 11, 11, 9, 5, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1);
    use std::mem::*;
    let (mut a, mut b) = (1, 2);
    ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 0), swap(&mut a, &mut b));
    a + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 1), size_of_val(&b)) as u32
}
fn main() { static WEFT_S2: [::weft_probe::Site; 7] = [::weft_probe::Site::new("channel::bounded\0", "input.rs\0", "main\0", 14, 14, 18, 4, 0, 0), ::weft_probe::Site::new("channel::Sender::clone\0", "input.rs\0", "main\0", 15, 15, 27, 4, 0, 0), ::weft_probe::Site::new("channel::Sender::send\0", "input.rs\0", "main\0", 16, 16, 5, 4, 0, 0), ::weft_probe::Site::new("input::never\0", "input.rs\0", "main\0", 18, 18, 54, 5, 0, 0), ::weft_probe::Site::new("input::prelude::f\0", "input.rs\0", "main\0", 18, 18, 63, 6, 0, 0), ::weft_probe::Site::new("input::other::f\0", "input.rs\0", "main\0", 18, 18, 69, 6, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "main\0", 18, 18, 81, 5, 0, 0)]; static WEFT_U2: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S2);
    let (s, r) = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 0), bounded::<i32>(1));
    let s2: Sender<i32> = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 1), Sender::clone(&s));
    ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 2), Sender::send(&s2, 1));
    let closure = |x: u32| x;
    println!("{:?} {} {} {} {}", Receiver::recv(&r), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 3), never()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 4), f()) + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 5), other::f()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 6), g()), closure(2));
}
