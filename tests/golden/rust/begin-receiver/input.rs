// No argument, and the receiver is a value: the probe goes around it. Temporaries live to the end of the statement, as before.
use std::sync::Mutex;
fn text() -> String { String::from("  abc ") }
fn main() {
    let m = Mutex::new(vec![3, 1, 2]);
    m.lock().unwrap().sort();
    println!("{:?}", m.lock().unwrap().iter().rev().collect::<Vec<_>>());
    println!("{}", text().trim().to_uppercase().as_str());
    println!("{}", (text().len() + 1).to_string());
    println!("{}", String::from("x").as_str().len());
}
