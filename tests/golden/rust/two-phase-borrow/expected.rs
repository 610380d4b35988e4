// The receiver's automatic reference stays two-phase: v.push(v.len()).
fn main() { static WEFT_S0: [::weft_probe::Site; 5] = [::weft_probe::Site::new("push\0", "input.rs\0", "main\0", 4, 4, 5, 4, 0, 4), ::weft_probe::Site::new("len\0", "input.rs\0", "main\0", 4, 4, 12, 6, 0, 2), ::weft_probe::Site::new("insert\0", "input.rs\0", "main\0", 5, 5, 5, 4, 0, 6), ::weft_probe::Site::new("len\0", "input.rs\0", "main\0", 5, 5, 14, 7, 0, 2), ::weft_probe::Site::new("len\0", "input.rs\0", "main\0", 5, 5, 34, 7, 0, 2)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let mut v = vec![1];
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 0), v.push(::weft_probe::begin_after(&WEFT_U0, 0, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 1), v.len()))));
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 2), v.insert(::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 3), v.len()) - 1, ::weft_probe::begin_after(&WEFT_U0, 2, v[0] + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 4), v.len()))));
    println!("{:?}", v);
}
