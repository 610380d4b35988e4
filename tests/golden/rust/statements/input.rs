// Every place in which a call may stand: scrutinees, conditions, tails, let-else, assignments, ranges, struct fields without a space.
#[derive(Debug, Clone)]
struct S { a: i32 }
fn some(n: i32) -> Option<i32> { if n > 0 { Some(n) } else { None } }
fn place(v: &mut Vec<i32>) -> &mut i32 { &mut v[0] }
fn late(n: i32) -> i32 {
    let Some(x) = some(n) else { return -1 };
    let s = S { a:some(x).unwrap() };
    if let Some(y) = some(s.a) && y > 1 { return y; }
    s.clone().a
}
fn main() {
    let mut v = vec![0, 1];
    *place(&mut v) = 5;
    *place(&mut v) += some(2).unwrap_or(0);
    let mut n = 3;
    while let Some(m) = some(n) { n = m - 1; }
    for i in n..some(2).unwrap() { print!("{} ", i); }
    match some(1) { Some(x) if some(x).is_some() => println!("{}", x), _ => {} }
    let t = if some(0).is_none() { late(1) } else { late(2) };
    println!("{:?} {} {} {}", v, t, late(0), late(4));
    let _ = { late(9) } < late(3);
    println!("{}", 'outer: loop { break 'outer late(7) });
}
