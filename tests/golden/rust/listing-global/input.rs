// Global scope: the first statement of main. It also records the end, however the program ends.
fn main() {
    // Original code
    println!("{}", 1);
}
