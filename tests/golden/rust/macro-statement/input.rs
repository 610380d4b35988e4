// A macro in braces is a statement of its own: what stands behind it in parentheses is none of its arguments, though the grammar says so.
macro_rules! bind { ($($name:ident = $value:expr;)*) => { $(let $name = $value;)* } }
fn one() -> u8 { 1 }
fn main() {
    bind! {
        a = one();
        b = 2;
    }

    (a + one()).max(one());
    let _v = vec! { one() }.len();
    println!("{} {}", a, b);
}
