// cfg_if! and macros named cfg_*: what they hold are items.
macro_rules! cfg_if { ($(if #[cfg($m:meta)] { $($t:item)* })else+ else { $($e:item)* }) => { cfg_if! { @ $($m { $($t)* })* ; $($e)* } };
    (@ $m:meta { $($t:item)* } ; $($e:item)*) => { $(#[cfg($m)] $t)* $(#[cfg(not($m))] $e)* }; }
macro_rules! cfg_always { ($($i:item)*) => { $($i)* }; }
cfg_if! {
    if #[cfg(all())] {
        fn here() -> usize { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::there\0", "input.rs\0", "here\0", 7, 7, 30, 5, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), there()) + 1 }
        mod inner { pub fn deep() -> usize { static WEFT_S1: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::here\0", "input.rs\0", "deep\0", 8, 8, 46, 6, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 0), super::here()) } }
    } else {
        fn here() -> usize { 0 }
    }
}
cfg_always! {
    fn there() -> usize { static WEFT_S2: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::base\0", "input.rs\0", "there\0", 14, 14, 27, 4, 0, 0)]; static WEFT_U2: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S2); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 0), base()) }
    fn base() -> usize { 4 }
}
fn main() { static WEFT_S3: [::weft_probe::Site; 2] = [::weft_probe::Site::new("input::here\0", "input.rs\0", "main\0", 18, 18, 23, 5, 0, 0), ::weft_probe::Site::new("input::inner::deep\0", "input.rs\0", "main\0", 18, 18, 31, 5, 0, 0)]; static WEFT_U3: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S3);
    println!("{} {}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 0), here()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 1), inner::deep()));
}
