// Bodies whose parameters are recorded: those that have a name. A panic that leaves them is told from a return by std.
fn body(a: u8, _name: &str, mut c: i32, (d, e): (i32, i32)) -> i32 {
    //! documented inside
    c += d + e;
    if a > 200 {
        panic!("too much");
    }
    c
}
struct Point { x: i32 }
impl Point {
    fn moved(self, by: i32) -> Point { Point { x: self.x + by } }
}
fn main() {
    println!("{} {}", body(1, "one", 2, (3, 4)), Point { x: 1 }.moved(2).x);
    std::panic::set_hook(Box::new(|_| {}));
    println!("{}", std::panic::catch_unwind(|| body(201, "two", 2, (3, 4))).is_err());
}
