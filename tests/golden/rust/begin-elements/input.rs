// [&string, f()]: the type of an array's first element is expected of the others, and they may have another one to which it can be coerced.
use std::fmt::Debug;
fn text() -> String {
    String::from("t")
}
fn bytes<K: AsRef<[u8]>>(vector: &Vec<u8>, key: &K) -> Vec<u8> {
    [vector, key.as_ref()].concat()
}
fn of_text(v: &Vec<u8>, t: &str) -> usize {
    let both = vec![v, t.as_bytes(), (text().as_bytes())].concat();
    [b"ab", t.as_bytes()].concat().len() + both.len()
}
fn maybe(first: &String, o: Option<&str>) -> Option<usize> {
    Some([first, o?].concat().len() + [first, &o.unwrap()[..0], o.unwrap_or_default().trim()].join("-").len())
}
// a closure's parameters need the expected type; a number, and what is no & of the same type, can do with it
fn settled() -> usize {
    let f = [Box::new(|x: &str| x.len()) as Box<dyn Fn(&str) -> usize>, Box::new(|x| x.trim().len() + text().len())];
    let n = [1u8, "3".parse().unwrap(), 4.max(2)];
    let d: [&dyn Debug; 3] = [&1, &text(), { &3 }];
    f[0]("a") + f[1](" b ") + n.iter().count() + d.len() + ["a", &text(), text().as_str()].concat().len()
}
fn main() {
    println!("{:?} {}", bytes(&vec![1], &"k"), of_text(&vec![1, 2], &text()));
    println!("{:?} {:?} {}", maybe(&text(), Some("u ")), maybe(&text(), None), settled());
}
