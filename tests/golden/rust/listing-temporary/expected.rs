// The temporary that the textbook form kills: such a point takes the exact form by itself.
fn main() { static WEFT_S0: [::weft_probe::Site; 2] = [::weft_probe::Site::new("sum\0", "input.rs\0", "main\0", 3, 3, 23, 4, 0, 2), ::weft_probe::Site::new("map\0", "input.rs\0", "main\0", 3, 3, 23, 6, 0, 4)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let result: i32 = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 0), ::weft_probe::begin_after(&WEFT_U0, 0, ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 1), vec![1, 2, 3, 4].iter().map({ ::weft_probe::begin(&WEFT_U0, 1); |elem| elem * 2 }))).sum());
    println!("{}", result);
}
