// Places that hold a call may not be moved: the probe goes down to the value inside.
use std::cell::RefCell;
struct Holder { name: String, list: RefCell<Vec<i32>> }
fn take(s: &str, n: usize) -> usize { s.len() + n }
fn holder(h: &Holder) -> &Holder { h }
fn index() -> usize { 1 }
fn copy(n: i32) -> i32 { n }
fn main() {
    let h = Holder { name: String::from("name"), list: RefCell::new(vec![1, 2, 3]) };
    println!("{}", holder(&h).name.len());
    println!("{}", take(&holder(&h).name, index()));
    println!("{}", copy(holder(&h).list.borrow()[index()]));
    println!("{}", copy(*holder(&h).list.borrow().first().unwrap()));
    println!("{:?}", take(&"abcdef"[index()..index() + 2], index()));
    println!("{}", h.name[index()..].len());
    (*h.list.borrow_mut()).push(4);
    h.list.borrow_mut()[index()] += 5;
    println!("{}", (holder(&h).name).len());
}
