// Macros that show the text of their argument: it stays as it is. With a message, assert! does not show it.
fn n() -> usize { 3 }
fn main() {
    let shown = std::panic::catch_unwind(|| assert!(n() == 4)).unwrap_err();
    println!("{:?}", shown.downcast_ref::<&str>());
    assert!(n() == 3, "with a message");
    println!("{} {}", stringify!(n()), dbg!(n()));
}
