// The forms that the rewriter emits, each in the situation that it is for. Compiled in every edition, with and without optimisation, under
// forbid(unsafe_code) and deny(warnings); what is written to the log shows that operands are evaluated in order and temporaries live as long as before.
fn main() {
    static WEFT_S0: [::weft_probe::Site; 8] = [
        ::weft_probe::Site::new("main\0", "/src/forms.rs\0", "main\0", 1, 60, 1, 1, 2, 0),
        ::weft_probe::Site::new("push\0", "/src/forms.rs\0", "main\0", 10, 10, 5, 4, 0, 0),
        ::weft_probe::Site::new("iter\0", "/src/forms.rs\0", "main\0", 11, 11, 5, 4, 0, 0),
        ::weft_probe::Site::new("as_str\0", "/src/forms.rs\0", "main\0", 12, 12, 5, 4, 0, 0),
        ::weft_probe::Site::new("three\0", "/src/forms.rs\0", "main\0", 13, 13, 5, 4, 0, 0),
        ::weft_probe::Site::new("boxed\0", "/src/forms.rs\0", "main\0", 14, 14, 5, 4, 0, 0),
        ::weft_probe::Site::new("take\0", "/src/forms.rs\0", "main\0", 15, 15, 5, 4, 0, 0),
        ::weft_probe::Site::new("drop_late\0", "/src/forms.rs\0", "main\0", 16, 16, 5, 4, 0, 0),
    ];
    static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let _weft_global = ::weft_probe::global(&WEFT_U0, 0);

    // a two-phase borrow
    let mut v = vec![1, 2];
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 1), v.push(::weft_probe::begin_after(&WEFT_U0, 1, v.len())));
    // temporaries that live to the end of the statement
    let sum: i32 = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 2), ::weft_probe::begin_after(&WEFT_U0, 2, vec![1, 2, 3, 4]).iter()).map(|x| x * 2).sum();
    assert!(::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 3), ::weft_probe::begin_after(&WEFT_U0, 3, String::from("x")).as_str()) == "x");
    // operands in order, nothing to exclude, a literal last
    let log = std::cell::RefCell::new(Vec::new());
    let say = |n: i32| { log.borrow_mut().push(n); n };
    fn three(a: i32, b: i32, c: u8) -> i32 { a + b + c as i32 }
    let t = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 4), three(say(1), say(2), { ::weft_probe::begin(&WEFT_U0, 4); 3 }));
    // coercions from the expected type: unsizing, fn item to fn pointer
    let b: Box<dyn Fn(i32) -> i32> = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 5), { ::weft_probe::begin(&WEFT_U0, 5); Box::new(|x| x + 1) });
    fn take(f: fn(i32) -> i32, s: &str) -> i32 { f(s.len() as i32) }
    fn twice(x: i32) -> i32 { 2 * x }
    let s = String::from("four");
    let n = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 6), take(twice, ::weft_probe::begin_after(&WEFT_U0, 6, &s)));
    // the order of drops
    struct Late<'a>(&'a std::cell::RefCell<Vec<i32>>, i32);
    impl<'a> Drop for Late<'a> { fn drop(&mut self) { self.0.borrow_mut().push(self.1) } }
    fn drop_late<'a>(a: &Late<'a>, b: Late<'a>) -> i32 { a.1 + b.1 }
    let d = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 7), drop_late(&Late(&log, 20), ::weft_probe::begin_after(&WEFT_U0, 7, Late(&log, 10))));
    println!("{:?} {} {} {} {} {} {:?}", v, sum, t, b(1), n, d, log.into_inner());
}
