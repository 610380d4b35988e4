// A file by itself: what it imports from the rest of its crate is not there; imports that lead round in circles end somewhere.
#[cfg(any())]
mod not_configured {
    use crate::join_context;
    use self::x::y as z;
    mod x { pub use super::z as y; pub fn k() {} }
    use x::*;
    use nowhere;
    fn f() { join_context(1); nowhere::g(2); z(); k(); super::super::q(); crate::x::k(); x::nothing(); }
}
fn main() {}
