// rustc: 65
// Backtraces: which functions are active, and at which lines, in functions, methods, closures, generic code, macros, threads, and behind a panic.
use std::backtrace::Backtrace;
use std::fmt::Debug;

macro_rules! shown { ($e:expr) => { show($e) } }

/// The frames of this program; those of std and of weft between them are not compared.
fn show<T: Debug>(x: T) -> T {
    let text = Backtrace::force_capture().to_string();
    let mut name = "";
    for line in text.lines() {
        let line = line.trim();
        if let Some(at) = line.strip_prefix("at ") {
            if name.starts_with("program::") {
                let mut parts = at.rsplitn(3, ':');
                let (_column, line) = (parts.next(), parts.next().unwrap_or(""));
                println!("  {} {} {}", name, parts.next().unwrap_or("").rsplit('/').next().unwrap_or(""), line);
            }
        } else {
            name = line.splitn(2, ": ").nth(1).unwrap_or("");
        }
    }
    x
}

struct Tree { left: Option<Box<Tree>>, value: u32 }
impl Tree {
    fn depth(&self) -> u32 {
        match &self.left {
            Some(left) => left
                .depth() /
                2,
            None => show(self.value),
        }
    }
}
impl Drop for Tree {
    fn drop(&mut self) {
        if self.left.is_none() { show("dropped"); }
    }
}

fn twice<F: Fn(u32) -> u32>(f: F, x: u32) -> u32 {
    f(f(
        x
    ))
}

fn fails(x: Option<u32>) -> Option<u32> {
    show(
        x?
    );
    None
}

fn main() {
    let tree = Tree { left: Some(Box::new(Tree { left: None, value: 7 })), value: 1 };
    println!("{}", tree.depth());
    println!("{}", twice(|x| show(x) + 1, 1));
    println!("{:?}", fails(Some(1)).or_else(|| fails(None)));
    println!("{:?}", vec![3, 1].into_iter().map(|x| shown!(x)).collect::<Vec<u32>>());
    std::thread::spawn(|| { show("thread"); }).join().unwrap();
    std::panic::set_hook(Box::new(|info: &std::panic::PanicInfo| { println!("panic at line {}", info.location().unwrap().line()); show("hook"); }));
    let caught = std::panic::catch_unwind(|| {
        let _tree = Tree { left: None, value: 2 };
        twice(|x| if x > 0 { panic!("{}", show(x)) } else { x }, 1)
    });
    println!("{}", caught.is_err());
}
