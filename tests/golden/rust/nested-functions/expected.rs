// One table for the outermost body; functions, impls and closures inside see it. A module inside does not, and has its own.
fn n() -> usize { 3 }
fn outer() -> usize { static WEFT_S0: [::weft_probe::Site; 2] = [::weft_probe::Site::new("input::n\0", "input.rs\0", "inner\0", 4, 4, 27, 5, 0, 0), ::weft_probe::Site::new("input::inner\0", "input.rs\0", "S::m\0", 6, 6, 37, 8, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0); static WEFT_S3: [::weft_probe::Site; 4] = [::weft_probe::Site::new("m\0", "input.rs\0", "outer\0", 9, 9, 16, 5, 0, 2), ::weft_probe::Site::new("c\0", "input.rs\0", "outer\0", 10, 10, 5, 5, 0, 0), ::weft_probe::Site::new("alone::f\0", "input.rs\0", "outer\0", 10, 10, 11, 5, 0, 0), ::weft_probe::Site::new("input::constant\0", "input.rs\0", "outer\0", 10, 10, 24, 4, 0, 0)]; static WEFT_U3: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S3);
    fn inner() -> usize { ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), n()) }
    struct S;
    impl S { fn m(&self) -> usize { ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 1), inner()) + 1 } }
    mod alone { pub fn f() -> usize { static WEFT_S1: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::super::n\0", "input.rs\0", "f\0", 7, 7, 39, 7, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 0), super::n()) } }
    const fn constant() -> usize { fn deep() -> usize { static WEFT_S2: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::n\0", "input.rs\0", "deep\0", 8, 8, 57, 7, 0, 0)]; static WEFT_U2: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S2); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 0), n()) } let _ = deep as fn() -> usize; 2 }
    let c = || ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 0), S.m());
    ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 1), c()) + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 2), alone::f()) + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 3), constant())
}
fn main() { static WEFT_S4: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::outer\0", "input.rs\0", "main\0", 12, 12, 28, 5, 0, 0)]; static WEFT_U4: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S4); println!("{}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U4, 0), outer())); }
