// Counters are values behind the result's. A poll of a future is no interval whose numbers anybody could name.
fn work() {}
fn given(n: u32) -> u32 {
    n
}
async fn later() {}

fn body(n: u32) -> u32 { let weft_k0_1 = ::weft_probe::Kept::<2, 0>::new(); let weft_k0_2 = ::weft_probe::Kept::<4, 0>::new(); static WEFT_S0: [::weft_probe::Site; 3] = [::weft_probe::Site::new("input::body\0", "input.rs\0", "body\0", 8, 11, 1, 2, 3, 0), ::weft_probe::Site::new("input::work\0", "input.rs\0", "body\0", 9, 9, 5, 4, 0, 0), ::weft_probe::Site::new("input::given\0", "input.rs\0", "body\0", 10, 10, 5, 3, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0); static WEFT_D0: [::weft_probe::Detail; 3] = [::weft_probe::Detail::new("return +major-faults\0", &[], 0, 0, 0, 0).counters(128), ::weft_probe::Detail::new("return +page-faults\0", &[], 0, 0, 0, 0).counters(64), ::weft_probe::Detail::new("n return +page-faults +task-clock\0", &[], 1, 0, 0, 0).counters(576)]; let weft_k0_0 = ::weft_probe::Kept::<2, 0>::new(); let _weft_body = weft_k0_0.body(&WEFT_U0, 0, &WEFT_D0[0], ::std::thread::panicking); weft_k0_0.begin();
    weft_k0_1.end(weft_k0_1.enter(&WEFT_U0, 1, &WEFT_D0[1]), work());
    weft_k0_2.end(weft_k0_2.guard(&WEFT_U0, 2, &WEFT_D0[2]), weft_k0_2.keep::<::std::string::String, _>(1, given(weft_k0_2.begin_after(weft_k0_2.keep::<::std::string::String, _>(0, n + 1)))))
}

async fn polled() {
    later().await;
}

fn main() {
    body(1);
    drop(polled());
}
