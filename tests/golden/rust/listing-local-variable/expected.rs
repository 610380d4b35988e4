// Local scope, the closure passed by variable: what the thesis could not do.
use std::thread;
fn main() { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("std::thread::spawn\0", "input.rs\0", "main\0", 7, 7, 20, 9, 1, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let closure_var = || {
        2 + 2
    };
    println!("{}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), thread::spawn(::weft_probe::scope(&WEFT_U0, 0, closure_var))).join().unwrap());
}
