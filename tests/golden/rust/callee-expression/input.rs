// Calls of what is no path: fields, results, elements, closures.
struct H { run: fn(i32) -> i32 }
fn double(x: i32) -> i32 { x * 2 }
fn pick() -> fn(i32) -> i32 { double }
fn none() -> impl Fn() -> i32 { || 9 }
fn main() {
    let h = H { run: double };
    let table = [double as fn(i32) -> i32; 2];
    let local = |x: i32| x + 1;
    println!("{} {} {}", (h.run)(1), pick()(2), table[1](3));
    println!("{} {} {}", none()(), local(4), (|| 5)());
    println!("{}", { double }(6));
}
