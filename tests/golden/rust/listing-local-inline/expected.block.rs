// Local scope, the closure written in the call: the scope is the first statement of its body.
use std::thread;
fn main() { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("std::thread::spawn\0", "input.rs\0", "main\0", 4, 7, 15, 4, 1, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let var = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), thread::spawn(|| { let _weft_local = ::weft_probe::local(&WEFT_U0, 0);
        // Original code
        1 + 1
    }));
    println!("{}", var.join().unwrap());
}
