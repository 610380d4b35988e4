// Macros that nobody knows: what they do with their tokens is theirs. A macro of one's own under a known name is one of those.
macro_rules! twice { ($e:expr) => { $e + $e }; }
macro_rules! vec { (n()) => { 99 }; ($($t:tt)*) => { 98 }; }
fn n() -> usize { 3 }
fn main() { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("len\0", "input.rs\0", "main\0", 6, 6, 50, 5, 0, 2)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    println!("{} {} {}", twice!(n()), vec!(n()), ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 0), ::weft_probe::begin_after(&WEFT_U0, 0, std::vec![n()]).len()));
}
