// Operands say when they are evaluated: receivers, arguments, fields, indices, both sides of operators and assignments.
use std::cell::RefCell;
use std::collections::BTreeMap;
thread_local! { static LOG: RefCell<Vec<String>> = RefCell::new(Vec::new()); }
fn say(what: &str) { LOG.with(|log| log.borrow_mut().push(what.to_string())); }
fn flush() {
    let lines = LOG.with(|log| log.replace(Vec::new()));
    println!("{}", lines.join(" "));
}
fn n(value: i32) -> i32 { say(&format!("n{}", value)); value }
fn s(value: &str) -> String { say(value); String::from(value) }
fn f(a: i32, b: &str, c: i32) -> i32 { say("f"); a + b.len() as i32 + c }
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
struct Number(i32);
impl std::ops::Add for Number { type Output = Number; fn add(self, o: Number) -> Number { say("+"); Number(self.0 + o.0) } }
impl std::ops::Index<i32> for Number { type Output = i32; fn index(&self, _: i32) -> &i32 { say("[]"); &self.0 } }
impl Number {
    fn of(value: i32) -> Number { say("of"); Number(value) }
    fn plus(self, o: i32) -> Number { say("plus"); Number(self.0 + o) }
    fn change(&mut self, o: i32) -> &mut Number { say("change"); self.0 += o; self }
}
struct Made { a: i32, b: String, c: Number }
fn choose(which: i32) -> fn(i32, &str, i32) -> i32 { say("choose"); if which > 0 { f } else { f } }
fn bump(x: &mut i32) -> i32 { *x += 1; *x }
fn sub(a: i32, b: i32) -> i32 { a - b }
fn early(list: &[&str]) -> Result<i32, std::num::ParseIntError> {
    let mut total = 0;
    for item in list {
        total = sub(n(total), -f(item.parse::<i32>()?, &s("x"), n(1)));
    }
    Ok(total)
}
fn deep(level: i32) -> Option<i32> {
    if level == 0 { return None; }
    Some(sub(level, match deep(level - 1) { Some(x) => sub(x, deep(level - 2)?), None => n(0) }))
}

fn main() {
    f(n(1), &s("b"), n(3)); flush();
    f(n(1), "b", 2); flush();
    choose(n(1))(n(2), &s("c"), 3); flush();
    Number::of(n(1)).plus(n(2)).plus(3).change(n(4)).change(5); flush();
    let v = Number::of(n(1)) + Number::of(n(2)) + Number(3); flush();
    println!("{:?} {}", v, Number::of(n(4))[n(5)]); flush();
    let made = Made { c: Number::of(n(1)), a: f(n(2), &s("z"), 1), b: s("b") }; flush();
    println!("{} {} {:?}", made.a, made.b, made.c); flush();
    let mut list = vec![n(1), n(2)];
    list[n(0) as usize] = f(n(9), "", list.len() as i32); flush();
    list[n(1) as usize] += n(3); flush();
    list.push(list.len() as i32 + n(1)); flush();
    let mut map = BTreeMap::new();
    map.entry(s("k")).or_insert_with(|| s("value")).push_str(&s("more")); flush();
    println!("{:?} {:?}", list, map);
    let mut x = 1;
    println!("{} {}", sub(x, bump(&mut x)), x);
    println!("{}", { let a = bump(&mut x); sub(a, x) } + sub(bump(&mut x), 1));
    println!("{:?} {:?}", early(&["1", "2"]), early(&["1", "x", "3"])); flush();
    println!("{:?} {:?}", deep(5), deep(6)); flush();
    let found = n(1) > 0 && f(n(2), "", 1) > 100 || Number::of(3) > Number(n(2)); flush();
    println!("{} {:?}", found, (0..n(3)).map(|i| n(i) * 2).filter(|i| *i != n(2)).collect::<Vec<_>>()); flush();
}
