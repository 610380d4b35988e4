// Import statement: edition 2015 has no extern prelude, the crate's root names the runtime at its end.
fn work() {}
fn main() {
    work();
}
