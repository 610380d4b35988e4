// When the textbook form is not taken, and why.
fn n() -> usize { 3 }
fn f(a: usize, b: &str) -> &str { &b[a..] }
fn set(a: i32, b: i32) -> i32 { a - b }
fn inc(n: &mut i32) -> i32 { *n += 1; *n }
fn main() {
    println!("{}", f(n(), &String::from("temporary")));
    let mut x = 1;
    println!("{}", set(x, inc(&mut x)));
    println!("{}", f(n(),
        "lines"));
    let s = String::from("place");
    println!("{} {}", f(1, &s), f(n() - 2, &s));
    println!("{}", s.repeat(n()).len());
}
