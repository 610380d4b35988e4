// Local scope, the closure written in the call: the scope is the first statement of its body.
use std::thread;
fn main() {
    let var = thread::spawn(|| {
        // Original code
        1 + 1
    });
    println!("{}", var.join().unwrap());
}
