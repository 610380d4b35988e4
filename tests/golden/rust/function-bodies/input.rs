//! The bodies of functions and methods: a guard as first statement, which is dropped last of all locals. Closures are none.
mod queue {
    pub struct Queue<T> {
        items: Vec<T>,
    }
    impl<T: Clone> Queue<T> {
        pub fn new() -> Self {
            Queue { items: Vec::new() }
        }
        pub fn push(&mut self, item: T) -> usize {
            #![allow(unused)]
            //! Inner attributes stay first.
            fn nested(n: usize) -> usize {
                n + 1
            }
            self.items.push(item);
            nested(self.items.len())
        }
    }
    impl<T> Drop for Queue<T> {
        fn drop(&mut self) {
            println!("dropped with {}", self.items.len());
        }
    }
    pub trait Area {
        fn area(&self) -> f64 {
            1.5
        }
        fn name(&self) -> String;
    }
    pub struct Dot;
    impl Area for Dot {
        fn name(&self) -> String {
            "dot".to_string()
        }
    }
}
use queue::{Area, Dot, Queue};

unsafe fn raw(p: *const i32) -> i32 {
    *p
}
extern "C" fn callback(n: i32) -> i32 {
    n * 2
}
fn panics(n: i32) -> i32 {
    if n > 0 {
        panic!("as it should")
    }
    n
}
fn generic<T: Into<u64>>(t: T) -> u64
where
    T: Copy,
{
    t.into()
}
fn borrows(v: &mut [i32]) -> &mut i32 {
    &mut v[0]
}
fn tail_temporary(m: &std::sync::Mutex<i32>) -> i32 {
    *m.lock().unwrap()
}
fn never() -> ! {
    std::process::exit(0)
}
fn early(n: Option<i32>) -> Option<i32> {
    let twice = |n: i32| n * 2;
    if n? > 1 {
        return None;
    }
    Some(twice(n?))
}

fn main() {
    let mut q = Queue::new();
    println!("{}", q.push(1) + q.push(2));
    println!("{} {}", Dot.area(), Dot.name());
    println!("{} {}", unsafe { raw(&4) }, callback(4));
    println!("{}", std::panic::catch_unwind(|| panics(1)).is_err());
    println!("{} {:?} {:?}", generic(3u8), early(Some(1)), early(None));
    println!("{} {}", borrows(&mut [1]), tail_temporary(&std::sync::Mutex::new(3)));
    drop(q);
    never()
}
