//! The bodies of functions and methods: a guard as first statement, which is dropped last of all locals. Closures are none.
mod queue {
    pub struct Queue<T> {
        items: Vec<T>,
    }
    impl<T: Clone> Queue<T> {
        pub fn new() -> Self { let _weft_body = ::weft_probe::body_of(&WEFT_U0, 0, ::std::thread::panicking); static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::queue::Queue::new\0", "input.rs\0", "Queue::new\0", 7, 9, 9, 6, 3, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
            Queue { items: Vec::new() }
        }
        pub fn push(&mut self, item: T) -> usize {
            #![allow(unused)]
            //! Inner attributes stay first.
 let _weft_body = ::weft_probe::body_of(&WEFT_U1, 0, ::std::thread::panicking); static WEFT_S1: [::weft_probe::Site; 3] = [::weft_probe::Site::new("input::queue::Queue::push\0", "input.rs\0", "Queue::push\0", 10, 18, 9, 6, 3, 0), ::weft_probe::Site::new("input::queue::Queue::push::nested\0", "input.rs\0", "Queue::nested\0", 13, 15, 13, 8, 3, 0), ::weft_probe::Site::new("push\0", "input.rs\0", "Queue::push\0", 16, 16, 13, 8, 0, 4)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1);            fn nested(n: usize) -> usize { let _weft_body = ::weft_probe::body_of(&WEFT_U1, 1, ::std::thread::panicking);
                n + 1
            }
            ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 2), self.items.push(item));
            nested(self.items.len())
        }
    }
    impl<T> Drop for Queue<T> {
        fn drop(&mut self) { let _weft_body = ::weft_probe::body_of(&WEFT_U2, 0, ::std::thread::panicking); static WEFT_S2: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::queue::Queue::drop\0", "input.rs\0", "Queue::drop\0", 21, 23, 9, 6, 3, 0)]; static WEFT_U2: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S2);
            println!("dropped with {}", self.items.len());
        }
    }
    pub trait Area {
        fn area(&self) -> f64 { let _weft_body = ::weft_probe::body_of(&WEFT_U3, 0, ::std::thread::panicking); static WEFT_S3: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::queue::Area::area\0", "input.rs\0", "Area::area\0", 26, 28, 9, 6, 3, 0)]; static WEFT_U3: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S3);
            1.5
        }
        fn name(&self) -> String;
    }
    pub struct Dot;
    impl Area for Dot {
        fn name(&self) -> String { let _weft_body = ::weft_probe::body_of(&WEFT_U4, 0, ::std::thread::panicking); static WEFT_S4: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::queue::Dot::name\0", "input.rs\0", "Dot::name\0", 33, 35, 9, 6, 3, 0)]; static WEFT_U4: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S4);
            "dot".to_string()
        }
    }
}
use queue::{Area, Dot, Queue};

unsafe fn raw(p: *const i32) -> i32 { let _weft_body = ::weft_probe::body_of(&WEFT_U5, 0, ::std::thread::panicking); static WEFT_S5: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::raw\0", "input.rs\0", "raw\0", 40, 42, 1, 2, 3, 0)]; static WEFT_U5: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S5);
    *p
}
extern "C" fn callback(n: i32) -> i32 { let _weft_body = ::weft_probe::body_of(&WEFT_U6, 0, ::std::thread::panicking); static WEFT_S6: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::callback\0", "input.rs\0", "callback\0", 43, 45, 1, 2, 3, 0)]; static WEFT_U6: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S6);
    n * 2
}
fn panics(n: i32) -> i32 { let _weft_body = ::weft_probe::body_of(&WEFT_U7, 0, ::std::thread::panicking); static WEFT_S7: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::panics\0", "input.rs\0", "panics\0", 46, 51, 1, 2, 3, 0)]; static WEFT_U7: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S7);
    if n > 0 {
        panic!("as it should")
    }
    n
}
fn generic<T: Into<u64>>(t: T) -> u64
where
    T: Copy,
{ let _weft_body = ::weft_probe::body_of(&WEFT_U8, 0, ::std::thread::panicking); static WEFT_S8: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::generic\0", "input.rs\0", "generic\0", 52, 57, 1, 2, 3, 0)]; static WEFT_U8: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S8);
    t.into()
}
fn borrows(v: &mut [i32]) -> &mut i32 { let _weft_body = ::weft_probe::body_of(&WEFT_U9, 0, ::std::thread::panicking); static WEFT_S9: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::borrows\0", "input.rs\0", "borrows\0", 58, 60, 1, 2, 3, 0)]; static WEFT_U9: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S9);
    &mut v[0]
}
fn tail_temporary(m: &std::sync::Mutex<i32>) -> i32 { let _weft_body = ::weft_probe::body_of(&WEFT_U10, 0, ::std::thread::panicking); static WEFT_S10: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::tail_temporary\0", "input.rs\0", "tail_temporary\0", 61, 63, 1, 2, 3, 0)]; static WEFT_U10: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S10);
    *m.lock().unwrap()
}
fn never() -> ! { let _weft_body = ::weft_probe::body_of(&WEFT_U11, 0, ::std::thread::panicking); static WEFT_S11: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::never\0", "input.rs\0", "never\0", 64, 66, 1, 2, 3, 0)]; static WEFT_U11: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S11);
    std::process::exit(0)
}
fn early(n: Option<i32>) -> Option<i32> { let _weft_body = ::weft_probe::body_of(&WEFT_U12, 0, ::std::thread::panicking); static WEFT_S12: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::early\0", "input.rs\0", "early\0", 67, 73, 1, 2, 3, 0)]; static WEFT_U12: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S12);
    let twice = |n: i32| n * 2;
    if n? > 1 {
        return None;
    }
    Some(twice(n?))
}

fn main() { let _weft_global = ::weft_probe::global(&WEFT_U13, 0); let _weft_body = ::weft_probe::body_of(&WEFT_U13, 1, ::std::thread::panicking); static WEFT_S13: [::weft_probe::Site; 4] = [::weft_probe::Site::new("main\0", "input.rs\0", "main\0", 75, 85, 1, 2, 2, 0), ::weft_probe::Site::new("input::main\0", "input.rs\0", "main\0", 75, 85, 1, 2, 3, 0), ::weft_probe::Site::new("push\0", "input.rs\0", "main\0", 77, 77, 20, 6, 0, 4), ::weft_probe::Site::new("push\0", "input.rs\0", "main\0", 77, 77, 32, 6, 0, 4)]; static WEFT_U13: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S13);
    let mut q = Queue::new();
    println!("{}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U13, 2), q.push(1)) + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U13, 3), q.push(2)));
    println!("{} {}", Dot.area(), Dot.name());
    println!("{} {}", unsafe { raw(&4) }, callback(4));
    println!("{}", std::panic::catch_unwind(|| panics(1)).is_err());
    println!("{} {:?} {:?}", generic(3u8), early(Some(1)), early(None));
    println!("{} {}", borrows(&mut [1]), tail_temporary(&std::sync::Mutex::new(3)));
    drop(q);
    never()
}
