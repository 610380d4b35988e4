// Import statement: edition 2015 has no extern prelude, the crate's root names the runtime at its end.
fn work() {}
fn main() { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::work\0", "input.rs\0", "main\0", 4, 4, 5, 4, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    { let weft_guard = ::weft_probe::enter(&WEFT_U0, 0); let weft_result = work(); ::weft_probe::end_after(weft_guard, weft_result) };
}
extern crate weft_probe;