// cfg_if!, cfg_select! and macros named cfg_*: what they hold are items. The arms of cfg_select! may also be blocks, and are left alone
// where one of them is an expression without braces.
macro_rules! cfg_if { ($(if #[cfg($m:meta)] { $($t:item)* })else+ else { $($e:item)* }) => { cfg_if! { @ $($m { $($t)* })* ; $($e)* } };
    (@ $m:meta { $($t:item)* } ; $($e:item)*) => { $(#[cfg($m)] $t)* $(#[cfg(not($m))] $e)* }; }
macro_rules! cfg_always { ($($i:item)*) => { $($i)* }; }
cfg_if! {
    if #[cfg(all())] {
        fn here() -> usize { there() + 1 }
        mod inner { pub fn deep() -> usize { super::here() } }
    } else {
        fn here() -> usize { 0 }
    }
}
cfg_always! {
    fn there() -> usize { base() }
    fn base() -> usize { 4 }
}
macro_rules! cfg_select { (unix => $e:expr, _ => $f:expr $(,)?) => { $e };
    (unix => { $($t:item)* } _ => { $($e:item)* }) => { $($t)* }; }
cfg_select! {
    /* { */ unix => { // {
        fn selected() -> usize { here().max(base()) }
    }
    _ => {
        fn selected() -> usize { 0 }
    }
}
fn blocks() -> usize {
    let all = cfg_select! { unix => { let n = base(); here() + n }, _ => { 0 } };
    all + cfg_select! { unix => usize::max(base(), 2), _ => { 0 } }
}
fn main() {
    println!("{} {} {} {}", here(), inner::deep(), selected(), blocks());
}
