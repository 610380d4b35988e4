//! A panic that is caught, and a call back into C.
fn inner(n: i32) -> i32 {
    if n > 1 {
        panic!("mixed");
    }
    n
}

#[no_mangle]
pub extern "C" fn rust_work(back: extern "C" fn(i32) -> i32) -> i32 {
    std::panic::set_hook(Box::new(|_| {}));
    let caught = std::panic::catch_unwind(|| inner(2)).is_err();
    back(inner(1)) + i32::from(caught)
}
