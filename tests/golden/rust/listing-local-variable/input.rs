// Local scope, the closure passed by variable: what the thesis could not do.
use std::thread;
fn main() {
    let closure_var = || {
        2 + 2
    };
    println!("{}", thread::spawn(closure_var).join().unwrap());
}
