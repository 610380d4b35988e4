// An earlier operand costs, the last one is free of charge: { begin; LAST }, as a block lets the expected type through.
fn a() -> i32 { 1 }
fn text() -> String { String::from("abc") }
fn f(x: i32, y: &str, g: &dyn Fn(&str) -> usize) -> usize { x as usize + g(y) }
fn set(x: i32, place: &mut i32) { *place += x }
fn apply(x: i32, g: fn(i32) -> i32) -> i32 { g(x) }
fn double(x: i32) -> i32 { x * 2 }
fn main() {
    let mut n = 1;
    let s = text();
    println!("{}", f(a(), &s, &|t| t.len()));
    set(a(), &mut n);
    let r = &mut n;
    set(a(), r);
    set(a(), r);
    println!("{}", apply(a(), double));
    println!("{:?}", text().char_indices().map(|(i, c)| (i, c)).collect::<Vec<_>>());
    println!("{:?} {}", text().get(1..), text().split_at(1).0);
}
