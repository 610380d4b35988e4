// cfg_if!, cfg_select! and macros named cfg_*: what they hold are items. The arms of cfg_select! may also be blocks, and are left alone
// where one of them is an expression without braces.
macro_rules! cfg_if { ($(if #[cfg($m:meta)] { $($t:item)* })else+ else { $($e:item)* }) => { cfg_if! { @ $($m { $($t)* })* ; $($e)* } };
    (@ $m:meta { $($t:item)* } ; $($e:item)*) => { $(#[cfg($m)] $t)* $(#[cfg(not($m))] $e)* }; }
macro_rules! cfg_always { ($($i:item)*) => { $($i)* }; }
cfg_if! {
    if #[cfg(all())] {
        fn here() -> usize { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::there\0", "input.rs\0", "here\0", 8, 8, 30, 5, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), there()) + 1 }
        mod inner { pub fn deep() -> usize { static WEFT_S1: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::here\0", "input.rs\0", "deep\0", 9, 9, 46, 6, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 0), super::here()) } }
    } else {
        fn here() -> usize { 0 }
    }
}
cfg_always! {
    fn there() -> usize { static WEFT_S2: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::base\0", "input.rs\0", "there\0", 15, 15, 27, 4, 0, 0)]; static WEFT_U2: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S2); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 0), base()) }
    fn base() -> usize { 4 }
}
macro_rules! cfg_select { (unix => $e:expr, _ => $f:expr $(,)?) => { $e };
    (unix => { $($t:item)* } _ => { $($e:item)* }) => { $($t)* }; }
cfg_select! {
    /* { */ unix => { // {
        fn selected() -> usize { static WEFT_S3: [::weft_probe::Site; 3] = [::weft_probe::Site::new("max\0", "input.rs\0", "selected\0", 22, 22, 34, 4, 0, 4), ::weft_probe::Site::new("input::here\0", "input.rs\0", "selected\0", 22, 22, 34, 6, 0, 0), ::weft_probe::Site::new("input::base\0", "input.rs\0", "selected\0", 22, 22, 45, 6, 0, 0)]; static WEFT_U3: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S3); ::weft_probe::end_after(::weft_probe::guard(&WEFT_U3, 0), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 1), here()).max(::weft_probe::begin_after(&WEFT_U3, 0, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 2), base())))) }
    }
    _ => {
        fn selected() -> usize { 0 }
    }
}
fn blocks() -> usize { static WEFT_S4: [::weft_probe::Site; 2] = [::weft_probe::Site::new("input::base\0", "input.rs\0", "blocks\0", 29, 29, 47, 6, 0, 0), ::weft_probe::Site::new("input::here\0", "input.rs\0", "blocks\0", 29, 29, 55, 7, 0, 0)]; static WEFT_U4: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S4);
    let all = cfg_select! { unix => { let n = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U4, 0), base()); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U4, 1), here()) + n }, _ => { 0 } };
    all + cfg_select! { unix => usize::max(base(), 2), _ => { 0 } }
}
fn main() { static WEFT_S5: [::weft_probe::Site; 4] = [::weft_probe::Site::new("input::here\0", "input.rs\0", "main\0", 33, 33, 29, 5, 0, 0), ::weft_probe::Site::new("input::inner::deep\0", "input.rs\0", "main\0", 33, 33, 37, 5, 0, 0), ::weft_probe::Site::new("input::selected\0", "input.rs\0", "main\0", 33, 33, 52, 5, 0, 0), ::weft_probe::Site::new("input::blocks\0", "input.rs\0", "main\0", 33, 33, 64, 5, 0, 0)]; static WEFT_U5: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S5);
    println!("{} {} {} {}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 0), here()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 1), inner::deep()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 2), selected()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 3), blocks()));
}
