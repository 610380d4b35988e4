// A parameter below #[cfg(..)] may not be there, and then what is behind it has another place. An operand that ends with a closure is one: its parameters
// have the types that the call expects.
fn n() -> usize {
    2
}
fn two(first: usize, #[cfg(not(unix))] missing: usize, #[cfg(unix)] there: usize, #[allow(unused)] last: usize) -> usize { let weft_k0_0 = ::weft_probe::Kept::<3, 0>::new(); let _weft_body = weft_k0_0.body(&WEFT_U0, 0, &WEFT_D0[0], ::std::thread::panicking); weft_k0_0.see::<::std::string::String, _>(0, &first); weft_k0_0.see::<::std::string::String, _>(1, &last); weft_k0_0.begin(); static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::two\0", "input.rs\0", "two\0", 6, 8, 1, 2, 3, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0); static WEFT_D0: [::weft_probe::Detail; 1] = [::weft_probe::Detail::new("first last\0", &[], 2, 0, 0, 0)];
    first + there + last
}
fn apply(f: impl Fn(&str) -> usize, k: usize) -> usize {
    f("ab") + k
}
fn by_pointer(f: fn(&str) -> usize, k: usize) -> usize {
    f("abc") + k
}
fn main() { let weft_k1_0 = ::weft_probe::Kept::<4, 0>::new(); let weft_k1_1 = ::weft_probe::Kept::<2, 0>::new(); let weft_k1_2 = ::weft_probe::Kept::<2, 0>::new(); let weft_k1_3 = ::weft_probe::Kept::<2, 0>::new(); static WEFT_S1: [::weft_probe::Site; 4] = [::weft_probe::Site::new("input::two\0", "input.rs\0", "main\0", 16, 16, 20, 5, 0, 0), ::weft_probe::Site::new("input::apply\0", "input.rs\0", "main\0", 17, 17, 20, 5, 0, 0), ::weft_probe::Site::new("input::by_pointer\0", "input.rs\0", "main\0", 18, 18, 23, 5, 0, 0), ::weft_probe::Site::new("input::by_pointer\0", "input.rs\0", "main\0", 18, 18, 83, 5, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1); static WEFT_D1: [::weft_probe::Detail; 4] = [::weft_probe::Detail::new("first arg1 arg2\0", &[], 3, 0, 0, 0), ::weft_probe::Detail::new("k\0", &[], 1, 0, 0, 0), ::weft_probe::Detail::new("k\0", &[], 1, 0, 0, 0), ::weft_probe::Detail::new("k\0", &[], 1, 0, 0, 0)];
    println!("{}", weft_k1_0.end(weft_k1_0.guard(&WEFT_U1, 0, &WEFT_D1[0]), two(weft_k1_0.keep::<::std::string::String, _>(0, 1), weft_k1_0.keep::<::std::string::String, _>(1, 2), weft_k1_0.begin_after(weft_k1_0.keep::<::std::string::String, _>(2, n())))));
    println!("{}", weft_k1_1.end(weft_k1_1.guard(&WEFT_U1, 1, &WEFT_D1[1]), apply({ let k = n(); move |s| s.len() + k }, weft_k1_1.begin_after(weft_k1_1.keep::<::std::string::String, _>(0, 1)))));
    println!("{} {}", weft_k1_2.end(weft_k1_2.guard(&WEFT_U1, 2, &WEFT_D1[2]), by_pointer(if n() > 1 { |s| s.len() } else { |_| 0 }, weft_k1_2.begin_after(weft_k1_2.keep::<::std::string::String, _>(0, n())))), weft_k1_3.end(weft_k1_3.guard(&WEFT_U1, 3, &WEFT_D1[3]), by_pointer(match n() { 2 => |s| s.trim().len(), _ => |_| 1 }, weft_k1_3.begin_after(weft_k1_3.keep::<::std::string::String, _>(0, 3)))));
}
