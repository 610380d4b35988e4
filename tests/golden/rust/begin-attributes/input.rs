// Attributes on arguments: nothing may be put around one, the whole call is entered.
fn a() -> i32 { 1 }
fn f(x: i32) -> i32 { x }
fn main() {
    println!("{}", f(#[cfg(all())] a(), #[cfg(any())] a()));
    #[cfg(any())]
    f(2);
    #[allow(unused_must_use)]
    f(3);
}
