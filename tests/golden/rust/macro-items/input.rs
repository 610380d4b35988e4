// cfg_if! and macros named cfg_*: what they hold are items.
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
fn main() {
    println!("{} {}", here(), inner::deep());
}
