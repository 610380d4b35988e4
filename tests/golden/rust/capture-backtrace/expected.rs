// Where calls come from: a number beside the other details.
fn f() -> u32 { 1 }
fn g(n: u32) -> u32 { n }

fn main() { let weft_k0_0 = ::weft_probe::Kept::<1, 0>::new(); let weft_k0_1 = ::weft_probe::Kept::<2, 0>::new(); let weft_k0_2 = ::weft_probe::Kept::<1, 0>::new(); static WEFT_S0: [::weft_probe::Site; 3] = [::weft_probe::Site::new("input::f\0", "input.rs\0", "main\0", 6, 6, 20, 6, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "main\0", 6, 6, 26, 6, 0, 0), ::weft_probe::Site::new("input::f\0", "input.rs\0", "main\0", 6, 6, 28, 8, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0); static WEFT_D0: [::weft_probe::Detail; 3] = [::weft_probe::Detail::new("\0", &[], 0, 0, 0, 0).backtrace(8), ::weft_probe::Detail::new("n\0", &[], 1, 0, 0, 0).backtrace(64), ::weft_probe::Detail::new("\0", &[], 0, 0, 0, 0).backtrace(8)];
    println!("{}", weft_k0_0.end(weft_k0_0.enter(&WEFT_U0, 0, &WEFT_D0[0]), f()) + weft_k0_1.end(weft_k0_1.guard(&WEFT_U0, 1, &WEFT_D0[1]), g(weft_k0_1.begin_after(weft_k0_1.keep::<::std::string::String, _>(0, weft_k0_2.end(weft_k0_2.enter(&WEFT_U0, 2, &WEFT_D0[2]), f()))))));
}
