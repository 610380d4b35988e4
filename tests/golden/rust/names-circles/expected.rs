// A file by itself: what it imports from the rest of its crate is not there; imports that lead round in circles end somewhere.
#[cfg(any())]
mod not_configured {
    use crate::join_context;
    use self::x::y as z;
    mod x { pub use super::z as y; pub fn k() {} }
    use x::*;
    use nowhere;
    fn f() { static WEFT_S0: [::weft_probe::Site; 7] = [::weft_probe::Site::new("input::join_context\0", "input.rs\0", "f\0", 9, 9, 14, 6, 0, 0), ::weft_probe::Site::new("nowhere::g\0", "input.rs\0", "f\0", 9, 9, 31, 6, 0, 0), ::weft_probe::Site::new("input::not_configured::z\0", "input.rs\0", "f\0", 9, 9, 46, 6, 0, 0), ::weft_probe::Site::new("input::not_configured::x::k\0", "input.rs\0", "f\0", 9, 9, 51, 6, 0, 0), ::weft_probe::Site::new("input::super::q\0", "input.rs\0", "f\0", 9, 9, 56, 6, 0, 0), ::weft_probe::Site::new("input::x::k\0", "input.rs\0", "f\0", 9, 9, 75, 6, 0, 0), ::weft_probe::Site::new("input::not_configured::x::nothing\0", "input.rs\0", "f\0", 9, 9, 90, 6, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), join_context(1)); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 1), nowhere::g(2)); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 2), z()); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 3), k()); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 4), super::super::q()); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 5), crate::x::k()); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 6), x::nothing()); }
}
fn main() {}
