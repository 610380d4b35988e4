//! An attribute macro is given the item's tokens, and may count them, compare them, or write them elsewhere: the items
//! below one that is not known to leave bodies as they are get no probes.
use meter::{counted, counted as measured, kept};

fn work(n: usize) -> usize {
    n + 1
}

#[counted]
fn three() -> usize {
    work(1);
    work(2);
    work(3);
}

#[measured]
#[allow(dead_code)]
/// Comments and other attributes may stand between.
pub fn two() -> usize {
    work(1);
    work(2);
}

#[cfg_attr(all(), inline, meter::counted)]
fn one() -> usize {
    work(1);
}

#[cfg_attr(all(), must_use = "counted, or not")]
fn known() -> usize { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::work\0", "input.rs\0", "known\0", 31, 31, 5, 3, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), work(1))
}

#[kept]
fn named() -> usize { static WEFT_S1: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::work\0", "input.rs\0", "named\0", 36, 36, 5, 3, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1);
    ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 0), work(1))
}

mod inside {
    // what is nested in the item is given with it
    #[meter::counted]
    pub fn outer() -> usize {
        fn inner() -> usize {
            super::work(5)
        }
        inner();
    }

    #[inline]
    #[rustfmt::skip]
    #[allow(clippy::all)]
    pub fn plain() -> usize { let _weft_body = ::weft_probe::body_of(&WEFT_U2, 0, ::std::thread::panicking); static WEFT_S2: [::weft_probe::Site; 2] = [::weft_probe::Site::new("input::inside::plain\0", "input.rs\0", "plain\0", 52, 52, 5, 4, 3, 0), ::weft_probe::Site::new("input::work\0", "input.rs\0", "plain\0", 52, 52, 31, 5, 0, 0)]; static WEFT_U2: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S2); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 1), super::work(6)) }
}

struct S;

impl S {
    #[counted]
    fn of_type() -> usize {
        work(1);
    }

    #[inline(always)]
    fn method(&self) -> usize { static WEFT_S3: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::work\0", "input.rs\0", "S::method\0", 65, 65, 9, 5, 0, 0)]; static WEFT_U3: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S3);
        ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 0), work(2))
    }
}

#[test]
fn a_test() { static WEFT_S4: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::work\0", "input.rs\0", "a_test\0", 71, 71, 5, 4, 0, 0)]; static WEFT_U4: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S4);
    ::weft_probe::end_after(::weft_probe::enter(&WEFT_U4, 0), work(1));
}

fn main() { static WEFT_S5: [::weft_probe::Site; 9] = [::weft_probe::Site::new("input::three\0", "input.rs\0", "main\0", 75, 75, 32, 5, 0, 0), ::weft_probe::Site::new("input::two\0", "input.rs\0", "main\0", 75, 75, 41, 5, 0, 0), ::weft_probe::Site::new("input::one\0", "input.rs\0", "main\0", 75, 75, 48, 5, 0, 0), ::weft_probe::Site::new("input::known\0", "input.rs\0", "main\0", 75, 75, 55, 5, 0, 0), ::weft_probe::Site::new("input::named\0", "input.rs\0", "main\0", 75, 75, 64, 5, 0, 0), ::weft_probe::Site::new("input::inside::outer\0", "input.rs\0", "main\0", 76, 76, 29, 5, 0, 0), ::weft_probe::Site::new("input::inside::plain\0", "input.rs\0", "main\0", 76, 76, 46, 5, 0, 0), ::weft_probe::Site::new("input::S::of_type\0", "input.rs\0", "main\0", 76, 76, 63, 5, 0, 0), ::weft_probe::Site::new("method\0", "input.rs\0", "main\0", 76, 76, 77, 5, 0, 2)]; static WEFT_U5: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S5);
    println!("{} {} {} {} {}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 0), three()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 1), two()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 2), one()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 3), known()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 4), named()));
    println!("{} {} {} {}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 5), inside::outer()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 6), inside::plain()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 7), S::of_type()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 8), S.method()));
}
