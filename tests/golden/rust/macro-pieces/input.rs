// Macros whose tokens are neither expressions nor statements: calls in what is between their signs and brackets are listed.
fn f(x: i32) -> i32 {
    x
}
macro_rules! arm {
    ($x:expr, $p:pat => $y:expr) => {
        match $x {
            $p => $y,
            _ => 3,
        }
    };
}
macro_rules! custom {
    ($($tokens:tt)*) => { 1 };
}
fn caller(v: &[i32]) -> i32 {
    let a = arm!(Some(f(1)), Some(x) => x ^ v.iter().map(|q| f(*q)).count() as i32);
    let b = custom! { <div onclick={f(2)}>{ f(3) } text </div> };
    let c = custom!({ "a": f(4), "b": [f(5), { "c": v.len() }] });
    let d = custom! { fn t(x in 0..f(6)) { check(f(7)); let k = f(8) + 1; } };
    let e = custom!(x => f(9), y => { f(10); 3 }; z: f(11));
    let g = custom!(a::<u8>() => Vec::<i32>::new(), ~ struct S { a: i32 = f(12) });
    a + b + c + d + e + g
}
// the range has a right side, in a macro as well
fn ranges() -> usize {
    let r = vec![f(1)..f(2)].len() + vec![&mut f(3)..&mut f(4)].len() + vec![&f(5)..&f(6), &1..&f(7)].len();
    vec![(&mut 1..&mut 2).start.min(&mut f(8))].len() + r
}
