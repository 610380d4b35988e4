// Constructors are looked through, so that their parts are coerced as before: the probe goes around the part that is evaluated last.
#[derive(Debug)]
struct Point { x: i64, y: i64 }
#[derive(Debug)]
enum Shape { Dot(Point), Pair(Box<dyn std::fmt::Debug>, i64) }
fn n() -> i64 { 4 }
fn show<T: std::fmt::Debug>(t: T) { println!("{:?}", t) }
fn text(s: &str, o: Option<&str>) { println!("{} {:?}", s, o) }
fn word() -> String { String::from("w") }
fn main() {
    let y = 2;
    show(Point { x: n(), y });
    show(Point { x: 1, y: n() });
    show(Point { x: n(), ..Point { x: 0, y: 7 } });
    show([n(), n() + 1, 3]);
    show([n(); 2]);
    show((n(), 2, "z"));
    show(Shape::Dot(Point { x: n(), y: 1 }));
    show(Shape::Pair(Box::new(word()), n()));
    text(&word(), Some(&word()));
    text(&word(), None);
}
