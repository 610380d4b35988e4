// Global scope: the first statement of main. It also records the end, however the program ends.
fn main() { let _weft_global = ::weft_probe::global(&WEFT_U0, 0); static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("main\0", "input.rs\0", "main\0", 2, 5, 1, 2, 2, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    // Original code
    println!("{}", 1);
}
