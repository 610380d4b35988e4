// Bodies whose parameters are recorded: those that have a name. A panic that leaves them is told from a return by std.
fn body(a: u8, _name: &str, mut c: i32, (d, e): (i32, i32)) -> i32 {
    //! documented inside
 let weft_k0_0 = ::weft_probe::Kept::<4, 17>::new(); let _weft_body = weft_k0_0.body(&WEFT_U0, 0, &WEFT_D0[0], ::std::thread::panicking); weft_k0_0.see::<::std::string::String, _>(0, &a); weft_k0_0.see_text(1, 0, 16, &_name); weft_k0_0.see::<::std::string::String, _>(2, &c); weft_k0_0.begin(); static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::body\0", "input.rs\0", "body\0", 2, 9, 1, 2, 3, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0); static WEFT_C0_0: [::weft_probe::Condition; 1] = [::weft_probe::Condition::int(0, 1, 7)]; static WEFT_D0: [::weft_probe::Detail; 1] = [::weft_probe::Detail::new("a name c\0", &WEFT_C0_0, 3, 0, 0, 0)];    c += d + e;
    if a > 200 {
        panic!("too much");
    }
    c
}
struct Point { x: i32 }
impl Point {
    fn moved(self, by: i32) -> Point { let weft_k1_0 = ::weft_probe::Kept::<1, 0>::new(); let _weft_body = weft_k1_0.body(&WEFT_U1, 0, &WEFT_D1[0], ::std::thread::panicking); weft_k1_0.begin(); static WEFT_S1: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::Point::moved\0", "input.rs\0", "Point::moved\0", 12, 12, 5, 4, 3, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1); static WEFT_D1: [::weft_probe::Detail; 1] = [::weft_probe::Detail::new("\0", &[], 0, 0, 2, 0)]; Point { x: self.x + by } }
}
fn main() {
    println!("{} {}", body(1, "one", 2, (3, 4)), Point { x: 1 }.moved(2).x);
    std::panic::set_hook(Box::new(|_| {}));
    println!("{}", std::panic::catch_unwind(|| body(201, "two", 2, (3, 4))).is_err());
}
