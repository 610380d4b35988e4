// A closure at the end of a block has its parameters' types from what is expected of the block: the probe goes into it.
use std::cell::RefCell;
thread_local! { static PAIR: (i32, RefCell<i32>) = { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("std::cell::RefCell::new\0", "input.rs\0", "PAIR\0", 3, 3, 56, 4, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0); (1, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), RefCell::new(2))) }; }
struct S {
    v: i32,
}
impl S {
    fn me(&mut self) -> &mut S {
        self
    }
    fn wait(&mut self, a: &i32, b: &RefCell<i32>) -> i32 { static WEFT_S1: [::weft_probe::Site; 1] = [::weft_probe::Site::new("borrow\0", "input.rs\0", "S::wait\0", 12, 12, 25, 9, 0, 2)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1);
        self.v += *a + *::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 0), b.borrow());
        self.v
    }
    fn go(&mut self) -> i32 { static WEFT_S2: [::weft_probe::Site; 4] = [::weft_probe::Site::new("try_with\0", "input.rs\0", "S::go\0", 16, 19, 17, 6, 0, 4), ::weft_probe::Site::new("me\0", "input.rs\0", "S::go\0", 17, 17, 24, 10, 0, 2), ::weft_probe::Site::new("wait\0", "input.rs\0", "S::go\0", 18, 18, 22, 10, 0, 6), ::weft_probe::Site::new("unwrap_or\0", "input.rs\0", "S::go\0", 20, 20, 9, 5, 0, 4)]; static WEFT_U2: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S2);
        let r = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U2, 0), PAIR.try_with({
            let this = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 1), self.me());
            { ::weft_probe::begin(&WEFT_U2, 0); |(a, b)| ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 2), this.wait(a, b)) } // two parameters in one
        }));
        ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 3), r.unwrap_or(3))
    }
}
fn one(x: i32) -> i32 {
    x
}
fn take(f: impl Fn(&i32) -> i32) -> i32 { static WEFT_S3: [::weft_probe::Site; 1] = [::weft_probe::Site::new("f\0", "input.rs\0", "take\0", 27, 27, 5, 3, 0, 0)]; static WEFT_U3: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S3);
    ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 0), f(&3))
}
fn call(f: impl Fn() -> i32) -> i32 { static WEFT_S4: [::weft_probe::Site; 1] = [::weft_probe::Site::new("f\0", "input.rs\0", "call\0", 30, 30, 5, 3, 0, 0)]; static WEFT_U4: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S4);
    ::weft_probe::end_after(::weft_probe::enter(&WEFT_U4, 0), f())
}
fn caller(n: i32) -> i32 { static WEFT_S5: [::weft_probe::Site; 6] = [::weft_probe::Site::new("input::take\0", "input.rs\0", "caller\0", 33, 36, 13, 4, 0, 0), ::weft_probe::Site::new("input::one\0", "input.rs\0", "caller\0", 34, 34, 17, 8, 0, 0), ::weft_probe::Site::new("input::call\0", "input.rs\0", "caller\0", 37, 40, 13, 4, 0, 0), ::weft_probe::Site::new("input::one\0", "input.rs\0", "caller\0", 38, 38, 17, 8, 0, 0), ::weft_probe::Site::new("input::take\0", "input.rs\0", "caller\0", 41, 47, 13, 4, 0, 0), ::weft_probe::Site::new("input::one\0", "input.rs\0", "caller\0", 42, 42, 17, 8, 0, 0)]; static WEFT_U5: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S5);
    let a = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U5, 0), take({
        let m = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 1), one(n));
        { ::weft_probe::begin(&WEFT_U5, 0); move |x| x + m }
    }));
    let b = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U5, 2), call(::weft_probe::begin_after(&WEFT_U5, 2, {
        let m = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 3), one(n)); // without parameters it is a value like any other
        move || m
    })));
    let c = ::weft_probe::end_unguarded(&WEFT_U5, 4, take(::weft_probe::begin_after(&WEFT_U5, 4, 'out: {
        let m = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 5), one(n));
        if m > 100 {
            break 'out (|x: &i32| *x) as fn(&i32) -> i32; // left before its end
        }
        |x: &i32| *x + 1
    })));
    a + b + c
}
