// No operand costs anything: literals, paths, fields, references to places, closures. The guard fires the begin probe.
struct Pair { a: i32, b: String }
impl Pair {
    fn get(&self, n: i32) -> i32 { self.a + n }
    fn name(&self) -> &str { &self.b }
}
fn f(a: i32, b: &String, c: &[i32], d: impl Fn(i32) -> i32) -> i32 { static WEFT_S0: [::weft_probe::Site; 2] = [::weft_probe::Site::new("d\0", "input.rs\0", "f\0", 7, 7, 70, 5, 0, 0), ::weft_probe::Site::new("len\0", "input.rs\0", "f\0", 7, 7, 77, 6, 0, 2)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), d(a)) + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 1), b.len()) as i32 + c[0] }
fn main() { static WEFT_S1: [::weft_probe::Site; 7] = [::weft_probe::Site::new("std::string::String::from\0", "input.rs\0", "main\0", 9, 9, 32, 7, 0, 0), ::weft_probe::Site::new("input::f\0", "input.rs\0", "main\0", 11, 11, 20, 5, 0, 0), ::weft_probe::Site::new("get\0", "input.rs\0", "main\0", 12, 12, 23, 5, 0, 4), ::weft_probe::Site::new("name\0", "input.rs\0", "main\0", 12, 12, 37, 5, 0, 2), ::weft_probe::Site::new("input::f\0", "input.rs\0", "main\0", 13, 13, 20, 5, 0, 0), ::weft_probe::Site::new("input::f\0", "input.rs\0", "main\0", 14, 14, 5, 4, 0, 0), ::weft_probe::Site::new("std::string::String::new\0", "input.rs\0", "main\0", 14, 14, 11, 7, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1);
    let pair = Pair { a: 1, b: ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 0), String::from("x")) };
    let v = [1, 2];
    println!("{}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 1), f(pair.a, &pair.b, &v, |x| x + 1)));
    println!("{} {}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 2), pair.get(-3)), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 3), pair.name()));
    println!("{}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 4), f(v[0] + v[1] * 2, &pair.b, &[v[1]], |x| x)));
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U1, 5), f(1, &::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 6), (String::new(),)).0, &v[..], { ::weft_probe::begin(&WEFT_U1, 5); |_| 0 }));
}
