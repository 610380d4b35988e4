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
fn known() -> usize {
    work(1)
}

#[kept]
fn named() -> usize {
    work(1)
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
    pub fn plain() -> usize { super::work(6) }
}

struct S;

impl S {
    #[counted]
    fn of_type() -> usize {
        work(1);
    }

    #[inline(always)]
    fn method(&self) -> usize {
        work(2)
    }
}

#[test]
fn a_test() {
    work(1);
}

fn main() {
    println!("{} {} {} {} {}", three(), two(), one(), known(), named());
    println!("{} {} {} {}", inside::outer(), inside::plain(), S::of_type(), S.method());
}
