//! What the grammar cannot read, or reads as something else. It is shown other bytes in known places; anything else
//! costs the calls of its own statement and no others.
#![allow(unused)]

#[derive(Default)]
struct P {
    a: usize,
    b: usize,
}
fn g(n: usize) -> usize {
    n + 1
}
fn four() -> usize {
    4
}
macro_rules! str {
    ($t:literal) => {
        $t
    };
}
macro_rules! id {
    ($($t:tt)*) => { $($t)* };
}
macro_rules! nothing {
    ($($t:tt)*) => {};
}

// ---- `raw` is a keyword before `const` and `mut` only ----
fn raw() -> usize { static WEFT_S0: [::weft_probe::Site; 11] = [::weft_probe::Site::new("input::g\0", "input.rs\0", "raw\0", 32, 32, 13, 4, 0, 0), ::weft_probe::Site::new("filter\0", "input.rs\0", "raw\0", 33, 33, 13, 4, 0, 4), ::weft_probe::Site::new("contains\0", "input.rs\0", "raw\0", 33, 33, 32, 8, 0, 4), ::weft_probe::Site::new("len\0", "input.rs\0", "raw\0", 33, 33, 49, 11, 0, 2), ::weft_probe::Site::new("contains\0", "input.rs\0", "raw\0", 33, 33, 63, 8, 0, 4), ::weft_probe::Site::new("input::g\0", "input.rs\0", "raw\0", 33, 33, 83, 12, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "raw\0", 35, 35, 25, 5, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "raw\0", 35, 35, 38, 8, 0, 0), ::weft_probe::Site::new("map_or\0", "input.rs\0", "raw\0", 36, 36, 9, 4, 0, 6), ::weft_probe::Site::new("input::four\0", "input.rs\0", "raw\0", 36, 36, 18, 6, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "raw\0", 36, 36, 30, 7, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let raw = [1usize, 2, 3];
    let slice = &raw[..];
    let x = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), g(raw[0]));
    let y = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 1), Some(x).filter(|x| ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 2), (0..9).contains(&::weft_probe::begin_after(&WEFT_U0, 2, (::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 3), (raw.len(),)).0,)).0)) && ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 4), slice.contains(&raw[::weft_probe::begin_after(&WEFT_U0, 4, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 5), g(0)))]))));
    let p = &raw const x;
    println!("{} {:?}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 6), g(1)), &raw[..::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 7), g(0))]);
    x + ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 8), y.map_or(::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 9), four()), { ::weft_probe::begin(&WEFT_U0, 8); |_| ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 10), g(5)) }))
}

// ---- names of primitive types are names ----
fn names() -> usize { static WEFT_S1: [::weft_probe::Site; 4] = [::weft_probe::Site::new("len\0", "input.rs\0", "names\0", 41, 41, 13, 6, 0, 3), ::weft_probe::Site::new("len\0", "input.rs\0", "names\0", 41, 41, 31, 6, 0, 3), ::weft_probe::Site::new("input::g\0", "input.rs\0", "names\0", 41, 41, 50, 5, 0, 0), ::weft_probe::Site::new("len\0", "input.rs\0", "names\0", 41, 41, 52, 7, 0, 3)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1); static WEFT_S3: [::weft_probe::Site; 2] = [::weft_probe::Site::new("f32::of\0", "input.rs\0", "names\0", 47, 47, 9, 4, 0, 0), ::weft_probe::Site::new("input::four\0", "input.rs\0", "names\0", 47, 47, 34, 6, 0, 0)]; static WEFT_U3: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S3);
    let n = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 0), str!["a"].len()) + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 1), str!("bc").len()) + ::weft_probe::end_unguarded(&WEFT_U1, 2, g(::weft_probe::begin_after(&WEFT_U1, 2, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 3), str! { "def" }.len()))));
    mod f32 {
        pub fn of<T, U>(n: usize) -> usize { static WEFT_S2: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::super::g\0", "input.rs\0", "of\0", 44, 44, 13, 7, 0, 0)]; static WEFT_U2: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S2);
            ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 0), super::g(n))
        }
    }
    n + ::weft_probe::end_after(::weft_probe::guard(&WEFT_U3, 0), f32::of::<u8, (u8, u16)>(::weft_probe::begin_after(&WEFT_U3, 0, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 1), four()))))
}

// ---- a macro in braces is a statement, unless a dot or a question mark follows ----
fn statements() -> Option<usize> { static WEFT_S4: [::weft_probe::Site; 12] = [::weft_probe::Site::new("len\0", "input.rs\0", "statements\0", 52, 52, 5, 4, 0, 3), ::weft_probe::Site::new("max\0", "input.rs\0", "statements\0", 54, 54, 20, 4, 0, 4), ::weft_probe::Site::new("input::g\0", "input.rs\0", "statements\0", 54, 54, 21, 7, 0, 0), ::weft_probe::Site::new("input::four\0", "input.rs\0", "statements\0", 54, 54, 31, 6, 0, 0), ::weft_probe::Site::new("max\0", "input.rs\0", "statements\0", 55, 55, 19, 4, 0, 4), ::weft_probe::Site::new("input::g\0", "input.rs\0", "statements\0", 55, 55, 20, 7, 0, 0), ::weft_probe::Site::new("input::four\0", "input.rs\0", "statements\0", 55, 55, 30, 6, 0, 0), ::weft_probe::Site::new("len\0", "input.rs\0", "statements\0", 56, 56, 20, 4, 0, 2), ::weft_probe::Site::new("input::g\0", "input.rs\0", "statements\0", 56, 56, 21, 7, 0, 0), ::weft_probe::Site::new("max\0", "input.rs\0", "statements\0", 57, 57, 10, 5, 0, 4), ::weft_probe::Site::new("len\0", "input.rs\0", "statements\0", 57, 57, 10, 7, 0, 3), ::weft_probe::Site::new("input::g\0", "input.rs\0", "statements\0", 57, 57, 34, 7, 0, 0)]; static WEFT_U4: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S4);
    ::weft_probe::end_after(::weft_probe::enter(&WEFT_U4, 0), id! { "abc" }.len());
    id! { Some(four()) }?;
    nothing! { x } ::weft_probe::end_after(::weft_probe::guard(&WEFT_U4, 1), (::weft_probe::end_after(::weft_probe::enter(&WEFT_U4, 2), g(1))).max(::weft_probe::begin_after(&WEFT_U4, 1, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U4, 3), four()))));
    nothing! { y }::weft_probe::end_after(::weft_probe::guard(&WEFT_U4, 4), (::weft_probe::end_after(::weft_probe::enter(&WEFT_U4, 5), g(2))).max(::weft_probe::begin_after(&WEFT_U4, 4, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U4, 6), four()))));
    nothing! { z } ::weft_probe::end_after(::weft_probe::guard(&WEFT_U4, 7), [::weft_probe::begin_after(&WEFT_U4, 7, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U4, 8), g(3)))].len());
    Some(::weft_probe::end_unguarded(&WEFT_U4, 9, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U4, 10), id! { "abc" }.len()).max(::weft_probe::begin_after(&WEFT_U4, 9, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U4, 11), g(1))))))
}

// ---- the rest of the fields ----
fn assigns(p: P) -> usize { static WEFT_S5: [::weft_probe::Site; 4] = [::weft_probe::Site::new("input::g\0", "input.rs\0", "assigns\0", 63, 63, 26, 8, 0, 0), ::weft_probe::Site::new("input::four\0", "input.rs\0", "assigns\0", 63, 63, 35, 8, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "assigns\0", 64, 64, 28, 6, 0, 0), ::weft_probe::Site::new("input::P::default\0", "input.rs\0", "assigns\0", 65, 65, 16, 5, 0, 0)]; static WEFT_U5: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S5);
    let (a, mut b);
    P { a, .. } = P { a: ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 0), g(1)), b: ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 1), four()) };
    (P { b, .. }, _) = (p, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 2), g(2)));
    P { .. } = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 3), P::default());
    a + b
}

// ---- a range has a right side wherever one can begin ----
fn ranges(a: usize) -> std::ops::Range<usize> { static WEFT_S6: [::weft_probe::Site; 17] = [::weft_probe::Site::new("input::g\0", "input.rs\0", "ranges\0", 71, 71, 21, 7, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "ranges\0", 74, 74, 13, 7, 0, 0), ::weft_probe::Site::new("input::four\0", "input.rs\0", "ranges\0", 75, 75, 33, 8, 0, 0), ::weft_probe::Site::new("max\0", "input.rs\0", "ranges\0", 76, 76, 26, 7, 0, 4), ::weft_probe::Site::new("input::g\0", "input.rs\0", "ranges\0", 76, 76, 27, 10, 0, 0), ::weft_probe::Site::new("input::four\0", "input.rs\0", "ranges\0", 76, 76, 37, 9, 0, 0), ::weft_probe::Site::new("c\0", "input.rs\0", "ranges\0", 77, 77, 14, 5, 0, 0), ::weft_probe::Site::new("d\0", "input.rs\0", "ranges\0", 77, 77, 20, 5, 0, 0), ::weft_probe::Site::new("f\0", "input.rs\0", "ranges\0", 77, 77, 26, 5, 0, 0), ::weft_probe::Site::new("t\0", "input.rs\0", "ranges\0", 77, 77, 32, 5, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "ranges\0", 79, 79, 20, 10, 0, 0), ::weft_probe::Site::new("<expression>\0", "input.rs\0", "ranges\0", 81, 81, 22, 5, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "ranges\0", 81, 81, 31, 10, 0, 0), ::weft_probe::Site::new("input::four\0", "input.rs\0", "ranges\0", 81, 81, 38, 7, 0, 0), ::weft_probe::Site::new("max\0", "input.rs\0", "ranges\0", 82, 82, 15, 6, 0, 4), ::weft_probe::Site::new("input::g\0", "input.rs\0", "ranges\0", 82, 82, 16, 9, 0, 0), ::weft_probe::Site::new("input::four\0", "input.rs\0", "ranges\0", 82, 82, 26, 8, 0, 0)]; static WEFT_U6: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S6);
    let c = |r| r..(::weft_probe::end_after(::weft_probe::enter(&WEFT_U6, 0), g(r)));
    let d = |r: isize| r..-1;
    let mut e = 0..1;
    e = a..(::weft_probe::end_after(::weft_probe::enter(&WEFT_U6, 1), g(a)));
    let f = move |r: usize| r..[::weft_probe::end_after(::weft_probe::enter(&WEFT_U6, 2), four()), 1][0];
    let t = |n: usize| ..::weft_probe::end_after(::weft_probe::guard(&WEFT_U6, 3), (::weft_probe::end_after(::weft_probe::enter(&WEFT_U6, 4), g(n))).max(::weft_probe::begin_after(&WEFT_U6, 3, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U6, 5), four()))));
    let _ = (::weft_probe::end_after(::weft_probe::enter(&WEFT_U6, 6), c(a)), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U6, 7), d(1)), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U6, 8), f(a)), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U6, 9), t(a)));
    if a > 3 {
        return a..(::weft_probe::end_after(::weft_probe::enter(&WEFT_U6, 10), g(a)));
    }
    println!("{:?}", ::weft_probe::end_after(::weft_probe::guard(&WEFT_U6, 11), (|r| r..(::weft_probe::end_after(::weft_probe::enter(&WEFT_U6, 12), g(r))))(::weft_probe::begin_after(&WEFT_U6, 11, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U6, 13), four())))));
    return a..::weft_probe::end_after(::weft_probe::guard(&WEFT_U6, 14), (::weft_probe::end_after(::weft_probe::enter(&WEFT_U6, 15), g(a))).max(::weft_probe::begin_after(&WEFT_U6, 14, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U6, 16), four()))));
}

// ---- negative arguments, declarations without bodies ----
fn constant<const N: isize>(n: usize) -> isize {
    N + n as isize
}
fn negative() -> isize { static WEFT_S7: [::weft_probe::Site; 4] = [::weft_probe::Site::new("input::constant\0", "input.rs\0", "negative\0", 90, 90, 5, 4, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "negative\0", 90, 90, 20, 6, 0, 0), ::weft_probe::Site::new("input::constant\0", "input.rs\0", "negative\0", 90, 90, 28, 4, 0, 0), ::weft_probe::Site::new("input::four\0", "input.rs\0", "negative\0", 90, 90, 46, 6, 0, 0)]; static WEFT_U7: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S7);
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U7, 0), constant::<-1>(::weft_probe::begin_after(&WEFT_U7, 0, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U7, 1), g(1))))) + ::weft_probe::end_after(::weft_probe::guard(&WEFT_U7, 2), constant::<{ 2 }>(::weft_probe::begin_after(&WEFT_U7, 2, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U7, 3), four()))))
}
unsafe extern "C" {
    safe fn abs(n: i32) -> i32;
}

// ---- whatever else: `where T:` with nothing behind it is none of the grammar's ----
fn others(n: usize) -> usize { static WEFT_S8: [::weft_probe::Site; 10] = [::weft_probe::Site::new("input::g\0", "input.rs\0", "others\0", 98, 98, 13, 4, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "inner\0", 103, 103, 9, 5, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "others\0", 105, 105, 13, 4, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "nested\0", 108, 108, 54, 10, 0, 0), ::weft_probe::Site::new("input::nested\0", "input.rs\0", "others\0", 109, 109, 13, 8, 0, 0), ::weft_probe::Site::new("input::four\0", "input.rs\0", "others\0", 109, 109, 20, 10, 0, 0), ::weft_probe::Site::new("input::inner\0", "input.rs\0", "others\0", 111, 111, 14, 7, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "others\0", 111, 111, 20, 9, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "others\0", 114, 114, 9, 6, 0, 0), ::weft_probe::Site::new("input::four\0", "input.rs\0", "others\0", 116, 116, 9, 7, 0, 0)]; static WEFT_U8: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S8);
    let a = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U8, 0), g(n));
    fn inner(n: usize) -> usize
    where
        usize:,
    {
        ::weft_probe::end_after(::weft_probe::enter(&WEFT_U8, 1), g(n))
    }
    let b = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U8, 2), g(a));
    let c = match n {
        0 => {
            fn nested(n: usize) -> usize where u8: { ::weft_probe::end_after(::weft_probe::enter(&WEFT_U8, 3), g(n)) }
            ::weft_probe::end_after(::weft_probe::guard(&WEFT_U8, 4), nested(::weft_probe::begin_after(&WEFT_U8, 4, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U8, 5), four()))))
        }
        _ => ::weft_probe::end_after(::weft_probe::guard(&WEFT_U8, 6), inner(::weft_probe::begin_after(&WEFT_U8, 6, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U8, 7), g(b))))),
    };
    if c > 1 {
        ::weft_probe::end_after(::weft_probe::enter(&WEFT_U8, 8), g(c))
    } else {
        ::weft_probe::end_after(::weft_probe::enter(&WEFT_U8, 9), four())
    }
}

// ---- a jump with a value has one wherever an operand can begin; the grammar takes it for an operator's left side ----
fn jumps(n: usize) -> usize { static WEFT_S9: [::weft_probe::Site; 22] = [::weft_probe::Site::new("input::g\0", "input.rs\0", "jumps\0", 123, 123, 16, 9, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "jumps\0", 127, 127, 34, 17, 0, 0), ::weft_probe::Site::new("input::four\0", "input.rs\0", "jumps\0", 127, 127, 53, 14, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "jumps\0", 127, 127, 61, 14, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "jumps\0", 131, 131, 16, 11, 0, 0), ::weft_probe::Site::new("input::four\0", "input.rs\0", "jumps\0", 131, 131, 22, 11, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "jumps\0", 131, 131, 30, 11, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "jumps\0", 134, 134, 24, 10, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "jumps\0", 137, 137, 23, 12, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "jumps\0", 139, 139, 17, 11, 0, 0), ::weft_probe::Site::new("input::four\0", "input.rs\0", "jumps\0", 139, 139, 19, 13, 0, 0), ::weft_probe::Site::new("<expression>\0", "input.rs\0", "jumps\0", 142, 142, 14, 8, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "jumps\0", 142, 142, 26, 11, 0, 0), ::weft_probe::Site::new("input::four\0", "input.rs\0", "jumps\0", 142, 142, 32, 10, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "jumps\0", 145, 145, 18, 8, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "jumps\0", 148, 148, 17, 9, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "jumps\0", 150, 150, 17, 6, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "jumps\0", 151, 151, 12, 9, 0, 0), ::weft_probe::Site::new("max\0", "input.rs\0", "jumps\0", 154, 154, 9, 7, 0, 4), ::weft_probe::Site::new("input::g\0", "input.rs\0", "jumps\0", 154, 154, 10, 10, 0, 0), ::weft_probe::Site::new("input::four\0", "input.rs\0", "jumps\0", 154, 154, 20, 9, 0, 0), ::weft_probe::Site::new("h\0", "input.rs\0", "jumps\0", 156, 156, 9, 7, 0, 0)]; static WEFT_U9: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S9);
    let a = loop {
        break (::weft_probe::end_after(::weft_probe::enter(&WEFT_U9, 0), g(n)));
    };
    let b = 'outer: loop {
        loop {
            break 'outer (P { a: ::weft_probe::end_after(::weft_probe::enter(&WEFT_U9, 1), g(a)), b: 2 }).b + (::weft_probe::end_after(::weft_probe::enter(&WEFT_U9, 2), four()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U9, 3), g(1))).1;
        }
    };
    let c = loop {
        break [::weft_probe::end_after(::weft_probe::enter(&WEFT_U9, 4), g(b)), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U9, 5), (four(),)).0][::weft_probe::end_after(::weft_probe::enter(&WEFT_U9, 6), g(0)) - 1] as i32;
    };
    let d = 'label: {
        break 'label -(::weft_probe::end_after(::weft_probe::enter(&WEFT_U9, 7), g(c as usize)) as i32);
    };
    let e = *loop {
        break &[1, 2][::weft_probe::end_after(::weft_probe::enter(&WEFT_U9, 8), g(0))];
    } + loop {
        break *&::weft_probe::end_after(::weft_probe::guard(&WEFT_U9, 9), (g(::weft_probe::begin_after(&WEFT_U9, 9, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U9, 10), four()))),)).0;
    };
    let f = loop {
        break::weft_probe::end_after(::weft_probe::guard(&WEFT_U9, 11), (|x: usize| ::weft_probe::end_after(::weft_probe::enter(&WEFT_U9, 12), g(x)))(::weft_probe::begin_after(&WEFT_U9, 11, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U9, 13), four()))));
    };
    let h = loop {
        break || ::weft_probe::end_after(::weft_probe::enter(&WEFT_U9, 14), g(3));
    };
    let i = loop {
        break ..::weft_probe::end_after(::weft_probe::enter(&WEFT_U9, 15), g(4));
    };
    for k in 0..::weft_probe::end_after(::weft_probe::enter(&WEFT_U9, 16), g(n)) {
        if ::weft_probe::end_after(::weft_probe::enter(&WEFT_U9, 17), g(k)) > 1 {
            break
        }
        ::weft_probe::end_after(::weft_probe::guard(&WEFT_U9, 18), (::weft_probe::end_after(::weft_probe::enter(&WEFT_U9, 19), g(1))).max(::weft_probe::begin_after(&WEFT_U9, 18, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U9, 20), four()))));
    }
    f + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U9, 21), h()) + i.end + e + (c - d) as usize
}

// ---- an inclusive range without a left side is no assignment to `..`, also as the body of a closure ----
fn up_to(n: usize) -> usize { static WEFT_S10: [::weft_probe::Site; 12] = [::weft_probe::Site::new("input::g\0", "input.rs\0", "up_to\0", 161, 161, 33, 6, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "up_to\0", 162, 162, 40, 8, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "up_to\0", 163, 163, 24, 8, 0, 0), ::weft_probe::Site::new("input::four\0", "input.rs\0", "up_to\0", 163, 163, 30, 8, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "up_to\0", 166, 166, 21, 7, 0, 0), ::weft_probe::Site::new("input::four\0", "input.rs\0", "up_to\0", 167, 167, 30, 7, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "up_to\0", 168, 168, 14, 7, 0, 0), ::weft_probe::Site::new("input::four\0", "input.rs\0", "up_to\0", 168, 168, 16, 9, 0, 0), ::weft_probe::Site::new("plain\0", "input.rs\0", "up_to\0", 170, 170, 5, 8, 0, 0), ::weft_probe::Site::new("parenthesis\0", "input.rs\0", "up_to\0", 170, 170, 20, 8, 0, 0), ::weft_probe::Site::new("array\0", "input.rs\0", "up_to\0", 170, 170, 41, 8, 0, 0), ::weft_probe::Site::new("sign\0", "input.rs\0", "up_to\0", 170, 170, 58, 7, 0, 0)]; static WEFT_U10: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S10);
    let plain = |end: usize| ..=::weft_probe::end_after(::weft_probe::enter(&WEFT_U10, 0), g(end));
    let parenthesis = |end: usize| ..=(::weft_probe::end_after(::weft_probe::enter(&WEFT_U10, 1), g(end)));
    let array = || ..=[::weft_probe::end_after(::weft_probe::enter(&WEFT_U10, 2), g(n)), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U10, 3), (four(),)).0];
    let sign = |end: i32| ..=-end;
    let pattern = match n {
        1 | ..=0 => ::weft_probe::end_after(::weft_probe::enter(&WEFT_U10, 4), g(n)),
        7 | 9..=12 | ..=5 => ::weft_probe::end_after(::weft_probe::enter(&WEFT_U10, 5), four()),
        _ => ::weft_probe::end_after(::weft_probe::guard(&WEFT_U10, 6), g(::weft_probe::begin_after(&WEFT_U10, 6, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U10, 7), four())))),
    };
    ::weft_probe::end_after(::weft_probe::enter(&WEFT_U10, 8), plain(n)).end + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U10, 9), parenthesis(n)).end + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U10, 10), array()).end[1] + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U10, 11), sign(-3)).end as usize + pattern
}

// ---- types and bounds of where clauses, lifetimes in front, and `::` that is not needed ----
trait Same {
    fn same(self) -> Self;
    fn _count(&self) -> usize;
}
impl<T: Clone> Same for T {
    fn same(self) -> T {
        self
    }
    fn _count(&self) -> usize { static WEFT_S11: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::g\0", "input.rs\0", "T::_count\0", 183, 183, 9, 5, 0, 0)]; static WEFT_U11: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S11);
        ::weft_probe::end_after(::weft_probe::enter(&WEFT_U11, 0), g(2))
    }
}
fn unit<T: Clone>(n: T) -> T
where
    (): Same, // as it is
    (T, u8): Sized,
{ static WEFT_S12: [::weft_probe::Site; 1] = [::weft_probe::Site::new("same\0", "input.rs\0", "unit\0", 191, 191, 5, 3, 0, 2)]; static WEFT_U12: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S12);
    ::weft_probe::end_after(::weft_probe::enter(&WEFT_U12, 0), n.same())
}
fn function<T: Clone>(n: T) -> T where fn(&T) -> [T; 2]: Same, unsafe extern "C" fn(T) -> u8: Copy, T: Same, { static WEFT_S13: [::weft_probe::Site; 1] = [::weft_probe::Site::new("same\0", "input.rs\0", "function\0", 193, 193, 112, 3, 0, 2)]; static WEFT_U13: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S13); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U13, 0), n.same()) }
fn trait_object(n: usize) -> usize where dyn Fn() -> usize: 'static, dyn Send + Sync: Send, Vec<usize>: Same { static WEFT_S14: [::weft_probe::Site; 2] = [::weft_probe::Site::new("input::g\0", "input.rs\0", "trait_object\0", 194, 194, 112, 3, 0, 0), ::weft_probe::Site::new("same\0", "input.rs\0", "trait_object\0", 194, 194, 114, 5, 0, 2)]; static WEFT_U14: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S14); ::weft_probe::end_after(::weft_probe::guard(&WEFT_U14, 0), g(::weft_probe::begin_after(&WEFT_U14, 0, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U14, 1), n.same())))) }
fn bounds<'a, 'b, T>(n: &'a T) -> &'a T where T: , 'b:, for<'c> &'c T: Copy, T: { static WEFT_S15: [::weft_probe::Site; 2] = [::weft_probe::Site::new("input::g\0", "input.rs\0", "bounds\0", 195, 195, 83, 4, 0, 0), ::weft_probe::Site::new("same\0", "input.rs\0", "bounds\0", 195, 195, 89, 3, 0, 2)]; static WEFT_U15: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S15); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U15, 0), g(1)); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U15, 1), n.same()) }
fn others_in_front<T: Clone + 'static>(n: T) -> T
where
    [T; 2]: Sized,
    [T]: ToOwned<Owned = Vec<T>>, *const T: Copy, &'static T: Copy,
    <Vec<T> as std::ops::Deref>::Target: ToOwned,
{ static WEFT_S16: [::weft_probe::Site; 3] = [::weft_probe::Site::new("to_vec\0", "input.rs\0", "others_in_front\0", 202, 202, 13, 4, 0, 2), ::weft_probe::Site::new("clone\0", "input.rs\0", "others_in_front\0", 202, 202, 14, 7, 0, 2), ::weft_probe::Site::new("same\0", "input.rs\0", "others_in_front\0", 203, 203, 5, 3, 0, 2)]; static WEFT_U16: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S16);
    let _ = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U16, 0), [::weft_probe::begin_after(&WEFT_U16, 0, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U16, 1), n.clone()))].to_vec());
    ::weft_probe::end_after(::weft_probe::enter(&WEFT_U16, 2), n.same())
}
fn lifetime_in_front(n: usize) -> Box<dyn 'static + Fn() -> usize> { static WEFT_S17: [::weft_probe::Site; 2] = [::weft_probe::Site::new("std::boxed::Box::new\0", "input.rs\0", "lifetime_in_front\0", 205, 205, 70, 3, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "lifetime_in_front\0", 205, 205, 87, 6, 0, 0)]; static WEFT_U17: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S17); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U17, 0), Box::new(move || ::weft_probe::end_after(::weft_probe::enter(&WEFT_U17, 1), g(n)))) }
fn result(n: usize) -> impl 'static + Sized { static WEFT_S18: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::g\0", "input.rs\0", "result\0", 206, 206, 47, 3, 0, 0)]; static WEFT_U18: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S18); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U18, 0), g(n)) }
type Number<T> = <Option<T> as Measure>::Size;
trait Measure {
    type Size;
}
impl<T> Measure for Option<T> {
    type Size = usize;
}
macro_rules! signs {
    ($($all:tt)*) => { 3 };
}
struct Pair<T> {
    a: T,
    b: usize,
}
fn patterns(n: usize) -> usize { static WEFT_S19: [::weft_probe::Site; 3] = [::weft_probe::Site::new("input::g\0", "input.rs\0", "patterns\0", 222, 222, 35, 7, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "patterns\0", 224, 224, 39, 7, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "patterns\0", 225, 225, 42, 8, 0, 0)]; static WEFT_U19: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S19);
    let pair = Pair::<usize> { a: ::weft_probe::end_after(::weft_probe::enter(&WEFT_U19, 0), g(n)), b: 2 };
    match pair {
        Pair::<usize> { a: 7, .. } => ::weft_probe::end_after(::weft_probe::enter(&WEFT_U19, 1), g(1)),
        Pair::<usize> { a, b: 2 } => a + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U19, 2), g(a)),
        Pair { .. } => 3,
    }
}
fn wide(n: usize) -> std::boxed::Box::<dyn Fn(usize) -> usize> { static WEFT_S20: [::weft_probe::Site; 2] = [::weft_probe::Site::new("std::boxed::Box::new\0", "input.rs\0", "wide\0", 229, 229, 66, 3, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "wide\0", 229, 229, 84, 6, 0, 0)]; static WEFT_U20: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S20); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U20, 0), Box::new(move |k| ::weft_probe::end_after(::weft_probe::enter(&WEFT_U20, 1), g(n + k)))) }
fn four_of<T>(n: usize) -> usize { static WEFT_S21: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::four\0", "input.rs\0", "four_of\0", 230, 230, 40, 4, 0, 0)]; static WEFT_U21: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S21); n + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U21, 0), four()) }
fn paths(n: usize) -> usize { static WEFT_S22: [::weft_probe::Site; 9] = [::weft_probe::Site::new("input::result\0", "input.rs\0", "paths\0", 232, 232, 5, 4, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "paths\0", 232, 232, 16, 6, 0, 0), ::weft_probe::Site::new("<expression>\0", "input.rs\0", "paths\0", 234, 234, 51, 7, 0, 0), ::weft_probe::Site::new("input::wide\0", "input.rs\0", "paths\0", 234, 234, 51, 8, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "paths\0", 234, 234, 59, 9, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "paths\0", 235, 235, 44, 5, 0, 0), ::weft_probe::Site::new("all\0", "input.rs\0", "paths\0", 236, 236, 5, 6, 0, 0), ::weft_probe::Site::new("map_or\0", "input.rs\0", "paths\0", 236, 236, 21, 5, 0, 6), ::weft_probe::Site::new("_count\0", "input.rs\0", "paths\0", 236, 236, 53, 4, 0, 2)]; static WEFT_U22: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S22);
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U22, 0), result::<>(::weft_probe::begin_after(&WEFT_U22, 0, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U22, 1), g(n)))));
    let all = four as fn() -> std::primitive::usize;
    let list: std::option::Option::<usize> = Some(::weft_probe::end_after(::weft_probe::guard(&WEFT_U22, 2), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U22, 3), wide(n))(::weft_probe::begin_after(&WEFT_U22, 2, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U22, 4), g(n))))) as Number::<u8>);
    let tilde = signs![~, ~g(1), a ~= b] + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U22, 5), g(1));
    ::weft_probe::end_after(::weft_probe::enter(&WEFT_U22, 6), all()) + tilde + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U22, 7), list.map_or(0, four_of::<u8>)) + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U22, 8), 42._count())
}

#[allow(non_camel_case_types)]
type size_t = usize;
fn compares(n: usize) -> bool { static WEFT_S23: [::weft_probe::Site; 8] = [::weft_probe::Site::new("input::g\0", "input.rs\0", "compares\0", 244, 244, 8, 9, 0, 0), ::weft_probe::Site::new("input::four\0", "input.rs\0", "compares\0", 244, 244, 26, 8, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "compares\0", 244, 244, 36, 9, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "compares\0", 244, 244, 53, 8, 0, 0), ::weft_probe::Site::new("input::four\0", "input.rs\0", "compares\0", 244, 244, 61, 8, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "compares\0", 244, 244, 79, 7, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "compares\0", 244, 244, 100, 9, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "compares\0", 244, 244, 118, 9, 0, 0)]; static WEFT_U23: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S23);
    let list = [1u8, 2];
    let less = (&list[0]) as *const u8 <= (&list[1]) as *const u8;
    if ::weft_probe::end_after(::weft_probe::enter(&WEFT_U23, 0), g(n)) as size_t <= ::weft_probe::end_after(::weft_probe::enter(&WEFT_U23, 1), four()) && ::weft_probe::end_after(::weft_probe::enter(&WEFT_U23, 2), g(n)) as usize <= ::weft_probe::end_after(::weft_probe::enter(&WEFT_U23, 3), g(9)) && ::weft_probe::end_after(::weft_probe::enter(&WEFT_U23, 4), four()) as size_t>=::weft_probe::end_after(::weft_probe::enter(&WEFT_U23, 5), g(1)) { less } else { ::weft_probe::end_after(::weft_probe::enter(&WEFT_U23, 6), g(n)) as size_t <= ::weft_probe::end_after(::weft_probe::enter(&WEFT_U23, 7), g(n)) as size_t }
}

fn attributes(n: usize) -> (usize, usize, usize) { static WEFT_S24: [::weft_probe::Site; 4] = [::weft_probe::Site::new("input::g\0", "input.rs\0", "attributes\0", 248, 248, 33, 5, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "attributes\0", 248, 248, 56, 5, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "attributes\0", 248, 248, 94, 5, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "attributes\0", 249, 249, 5, 4, 0, 0)]; static WEFT_U24: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S24);
    let all = (#[allow(unused)] ::weft_probe::end_after(::weft_probe::enter(&WEFT_U24, 0), g(n)), #[allow(unused)] ::weft_probe::end_after(::weft_probe::enter(&WEFT_U24, 1), g(n + 1)), #[expect(unused_variables)] ::weft_probe::end_after(::weft_probe::enter(&WEFT_U24, 2), g(n + 2)));
    ::weft_probe::end_after(::weft_probe::enter(&WEFT_U24, 3), g(0));
    all
}

// ---- underscores between the digits of escapes ----
fn escapes(n: usize) -> (char, usize) { static WEFT_S25: [::weft_probe::Site; 8] = [::weft_probe::Site::new("unwrap_or\0", "input.rs\0", "escapes\0", 256, 256, 14, 7, 0, 4), ::weft_probe::Site::new("char::from_digit\0", "input.rs\0", "escapes\0", 256, 256, 14, 9, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "escapes\0", 256, 256, 31, 12, 0, 0), ::weft_probe::Site::new("max\0", "input.rs\0", "escapes\0", 259, 259, 6, 4, 0, 4), ::weft_probe::Site::new("len\0", "input.rs\0", "escapes\0", 259, 259, 29, 7, 0, 2), ::weft_probe::Site::new("count_ones\0", "input.rs\0", "escapes\0", 259, 259, 48, 8, 0, 2), ::weft_probe::Site::new("len\0", "input.rs\0", "escapes\0", 259, 259, 77, 6, 0, 2), ::weft_probe::Site::new("input::g\0", "input.rs\0", "escapes\0", 259, 259, 93, 5, 0, 0)]; static WEFT_U25: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S25);
    let c = match n {
        1 => ::weft_probe::end_after(::weft_probe::guard(&WEFT_U25, 0), ::weft_probe::end_after(::weft_probe::guard(&WEFT_U25, 1), char::from_digit(::weft_probe::end_after(::weft_probe::enter(&WEFT_U25, 2), g(1)) as u32, { ::weft_probe::begin(&WEFT_U25, 1); 10 })).unwrap_or({ ::weft_probe::begin(&WEFT_U25, 0); '\u{1F_600}' })),
        _ => '\u{6_1}',
    };
    (::weft_probe::end_after(::weft_probe::enter(&WEFT_U25, 3), '\u{0_0_4_1_}'.max(c)), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U25, 4), "\u{2_F}_".len()) + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U25, 5), b'_'.count_ones()) as usize + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U25, 6), r"\u{_".len()) + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U25, 7), g('\u{2_F}' as usize)))
}

fn main() { static WEFT_S26: [::weft_probe::Site; 28] = [::weft_probe::Site::new("input::escapes\0", "input.rs\0", "main\0", 263, 263, 32, 5, 0, 0), ::weft_probe::Site::new("input::escapes\0", "input.rs\0", "main\0", 263, 263, 44, 5, 0, 0), ::weft_probe::Site::new("len_utf8\0", "input.rs\0", "main\0", 263, 263, 72, 5, 0, 2), ::weft_probe::Site::new("input::compares\0", "input.rs\0", "main\0", 264, 264, 25, 5, 0, 0), ::weft_probe::Site::new("input::attributes\0", "input.rs\0", "main\0", 264, 264, 38, 5, 0, 0), ::weft_probe::Site::new("input::raw\0", "input.rs\0", "main\0", 265, 265, 41, 5, 0, 0), ::weft_probe::Site::new("input::names\0", "input.rs\0", "main\0", 265, 265, 48, 5, 0, 0), ::weft_probe::Site::new("input::statements\0", "input.rs\0", "main\0", 265, 265, 57, 5, 0, 0), ::weft_probe::Site::new("input::assigns\0", "input.rs\0", "main\0", 265, 265, 71, 5, 0, 0), ::weft_probe::Site::new("input::P::default\0", "input.rs\0", "main\0", 265, 265, 79, 7, 0, 0), ::weft_probe::Site::new("input::ranges\0", "input.rs\0", "main\0", 265, 265, 94, 5, 0, 0), ::weft_probe::Site::new("input::ranges\0", "input.rs\0", "main\0", 265, 265, 105, 5, 0, 0), ::weft_probe::Site::new("input::negative\0", "input.rs\0", "main\0", 266, 266, 35, 5, 0, 0), ::weft_probe::Site::new("input::abs\0", "input.rs\0", "main\0", 266, 266, 47, 5, 0, 0), ::weft_probe::Site::new("input::others\0", "input.rs\0", "main\0", 266, 266, 56, 5, 0, 0), ::weft_probe::Site::new("input::up_to\0", "input.rs\0", "main\0", 266, 266, 67, 5, 0, 0), ::weft_probe::Site::new("input::up_to\0", "input.rs\0", "main\0", 266, 266, 77, 5, 0, 0), ::weft_probe::Site::new("input::jumps\0", "input.rs\0", "main\0", 266, 266, 87, 5, 0, 0), ::weft_probe::Site::new("input::unit\0", "input.rs\0", "main\0", 267, 267, 29, 5, 0, 0), ::weft_probe::Site::new("input::function\0", "input.rs\0", "main\0", 267, 267, 38, 5, 0, 0), ::weft_probe::Site::new("input::trait_object\0", "input.rs\0", "main\0", 267, 267, 51, 5, 0, 0), ::weft_probe::Site::new("input::bounds\0", "input.rs\0", "main\0", 267, 267, 68, 5, 0, 0), ::weft_probe::Site::new("input::result\0", "input.rs\0", "main\0", 268, 268, 13, 4, 0, 0), ::weft_probe::Site::new("input::others_in_front\0", "input.rs\0", "main\0", 269, 269, 26, 5, 0, 0), ::weft_probe::Site::new("<expression>\0", "input.rs\0", "main\0", 269, 269, 46, 5, 0, 0), ::weft_probe::Site::new("input::lifetime_in_front\0", "input.rs\0", "main\0", 269, 269, 46, 6, 0, 0), ::weft_probe::Site::new("input::paths\0", "input.rs\0", "main\0", 269, 269, 70, 5, 0, 0), ::weft_probe::Site::new("input::patterns\0", "input.rs\0", "main\0", 270, 270, 20, 5, 0, 0)]; static WEFT_U26: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S26);
    println!("{:?} {:?} {:?}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 0), escapes(1)), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 1), escapes('\u{2_}' as usize)), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 2), '\u{2_F}'.len_utf8()));
    println!("{} {:?}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 3), compares(3)), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 4), attributes(4)));
    println!("{} {} {:?} {} {:?} {:?}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 5), raw()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 6), names()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 7), statements()), ::weft_probe::end_after(::weft_probe::guard(&WEFT_U26, 8), assigns(::weft_probe::begin_after(&WEFT_U26, 8, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 9), P::default())))), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 10), ranges(1)), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 11), ranges(5)));
    println!("{} {} {} {} {} {}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 12), negative()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 13), abs(-3)), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 14), others(0)), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 15), up_to(1)), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 16), up_to(6)), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 17), jumps(2)));
    println!("{} {} {} {}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 18), unit(1)), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 19), function(2)), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 20), trait_object(3)), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 21), bounds(&4)));
    let _ = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 22), result(5));
    println!("{} {} {}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 23), others_in_front(6)), ::weft_probe::end_after(::weft_probe::guard(&WEFT_U26, 24), ::weft_probe::begin_after(&WEFT_U26, 24, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 25), lifetime_in_front(7)))()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 26), paths(8)));
    println!("{}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U26, 27), patterns(9)));
}
