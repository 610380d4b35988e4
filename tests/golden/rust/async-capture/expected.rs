//! Values of async calls: the arguments are those of the first poll, the result that of the last one. Operands may await,
//! leave early, borrow or move; a future may be awaited by a macro, and with others at once.
use std::future::{ready, Ready};

async fn fetch(n: u32, path: &str) -> Option<u32> { let weft_k0_0 = ::weft_probe::Kept::<2, 65>::new(); static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::quiet\0", "input.rs\0", "fetch\0", 6, 6, 5, 5, 0, 8)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0); static WEFT_D0: [::weft_probe::Detail; 1] = [::weft_probe::Detail::new("path\0", &[], 1, 0, 0, 0)];
    ::weft_probe::traced_kept(weft_k0_0.future(&WEFT_U0, 0, &WEFT_D0[0]), quiet({ weft_k0_0.see_copied::<::std::string::String, _>(0, 0, 64, &path); path }), |_| ()).await;
    Some(n + path.len() as u32)
}
async fn quiet(path: &str) {
    ready(path.len()).await;
}
fn cost(n: u32) -> u32 {
    n * 10
}
struct Channel(Vec<u32>);
impl Channel {
    fn send(&mut self, n: u32) -> Ready<Result<usize, String>> {
        self.0.push(n);
        ready(if n > 20 { Err(format!("{n} is too much")) } else { Ok(self.0.len()) })
    }
}

// What is given away may be gone before the first poll.
fn forget(text: String) -> Ready<usize> {
    let n = text.len();
    drop(text);
    ready(n)
}

async fn run(channel: &mut Channel) -> Option<u32> { let weft_k1_0 = ::weft_probe::Kept::<3, 130>::new(); let weft_k1_2 = ::weft_probe::Kept::<3, 130>::new(); let weft_k1_3 = ::weft_probe::Kept::<3, 130>::new(); let weft_k1_4 = ::weft_probe::Kept::<3, 130>::new(); let weft_k1_5 = ::weft_probe::Kept::<3, 130>::new(); let weft_k1_6 = ::weft_probe::Kept::<2, 86>::new(); let weft_k1_7 = ::weft_probe::Kept::<3, 130>::new(); let weft_k1_8 = ::weft_probe::Kept::<2, 65>::new(); static WEFT_S1: [::weft_probe::Site; 9] = [::weft_probe::Site::new("input::fetch\0", "input.rs\0", "run\0", 31, 31, 13, 6, 0, 8), ::weft_probe::Site::new("input::cost\0", "input.rs\0", "run\0", 31, 31, 19, 8, 0, 0), ::weft_probe::Site::new("input::fetch\0", "input.rs\0", "run\0", 32, 32, 13, 6, 0, 8), ::weft_probe::Site::new("input::fetch\0", "input.rs\0", "run\0", 32, 32, 19, 10, 0, 8), ::weft_probe::Site::new("input::fetch\0", "input.rs\0", "run\0", 33, 33, 31, 5, 0, 8), ::weft_probe::Site::new("input::fetch\0", "input.rs\0", "run\0", 33, 33, 49, 5, 0, 8), ::weft_probe::Site::new("send\0", "input.rs\0", "run\0", 35, 35, 26, 9, 0, 12), ::weft_probe::Site::new("input::fetch\0", "input.rs\0", "run\0", 37, 37, 16, 6, 0, 8), ::weft_probe::Site::new("input::forget\0", "input.rs\0", "run\0", 38, 38, 20, 6, 0, 8)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1); static WEFT_D1: [::weft_probe::Detail; 8] = [::weft_probe::Detail::new("n path return\0", &[], 2, 0, 0, 0), ::weft_probe::Detail::new("n path return\0", &[], 2, 0, 0, 0), ::weft_probe::Detail::new("n path return\0", &[], 2, 0, 0, 0), ::weft_probe::Detail::new("n path return\0", &[], 2, 0, 0, 0), ::weft_probe::Detail::new("n path return\0", &[], 2, 0, 0, 0), ::weft_probe::Detail::new("arg0 return\0", &[], 1, 0, 0, 0), ::weft_probe::Detail::new("n path return\0", &[], 2, 0, 0, 0), ::weft_probe::Detail::new("text\0", &[], 1, 0, 0, 0)];
    let a = ::weft_probe::traced_kept(weft_k1_0.future(&WEFT_U1, 0, &WEFT_D1[0]), fetch(weft_k1_0.keep_copied::<::std::string::String, _>(0, 0, 64, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 1), cost(1))), weft_k1_0.keep_copied::<::std::string::String, _>(1, 65, 64, "here")), |weft_v| weft_k1_0.see::<::std::string::String, _>(2, weft_v)).await?;
    let b = ::weft_probe::traced_kept(weft_k1_2.future(&WEFT_U1, 2, &WEFT_D1[1]), fetch(weft_k1_2.keep_copied::<::std::string::String, _>(0, 0, 64, ::weft_probe::traced_kept(weft_k1_3.future(&WEFT_U1, 3, &WEFT_D1[2]), fetch(weft_k1_3.keep_copied::<::std::string::String, _>(0, 0, 64, 2), weft_k1_3.keep_copied::<::std::string::String, _>(1, 65, 64, "inner")), |weft_v| weft_k1_3.see::<::std::string::String, _>(2, weft_v)).await?), weft_k1_2.keep_copied::<::std::string::String, _>(1, 65, 64, &format!("{a}"))), |weft_v| weft_k1_2.see::<::std::string::String, _>(2, weft_v)).await?;
    let (c, d) = tokio::join!(::weft_probe::traced_kept(weft_k1_4.future(&WEFT_U1, 4, &WEFT_D1[3]), fetch(weft_k1_4.keep_copied::<::std::string::String, _>(0, 0, 64, 3), weft_k1_4.keep_copied::<::std::string::String, _>(1, 65, 64, "left")), |weft_v| weft_k1_4.see::<::std::string::String, _>(2, weft_v)), ::weft_probe::traced_kept(weft_k1_5.future(&WEFT_U1, 5, &WEFT_D1[4]), fetch(weft_k1_5.keep_copied::<::std::string::String, _>(0, 0, 64, 4), weft_k1_5.keep_copied::<::std::string::String, _>(1, 65, 64, "right")), |weft_v| weft_k1_5.see::<::std::string::String, _>(2, weft_v)));
    for n in [b, 30] {
        println!("{:?}", ::weft_probe::traced_kept(weft_k1_6.future(&WEFT_U1, 6, &WEFT_D1[5]), channel.send({ weft_k1_6.see_copied::<::std::string::String, _>(0, 0, 64, &n); n }), |weft_v| weft_k1_6.see_debug(1, 65, 20, weft_v)).await);
    }
    let last = ::weft_probe::traced_kept(weft_k1_7.future(&WEFT_U1, 7, &WEFT_D1[6]), fetch(weft_k1_7.keep_copied::<::std::string::String, _>(0, 0, 64, c? + d?), weft_k1_7.keep_copied::<::std::string::String, _>(1, 65, 64, "last")), |weft_v| weft_k1_7.see::<::std::string::String, _>(2, weft_v)).await?;
    println!("{}", ::weft_probe::traced_kept(weft_k1_8.future(&WEFT_U1, 8, &WEFT_D1[7]), forget(weft_k1_8.keep_copied::<::std::string::String, _>(0, 0, 64, "forgotten ".repeat(3))), |_| ()).await);
    Some(a + b + last)
}
fn is_send<T: Send>(value: T) -> T {
    value
}

fn main() {
    let mut channel = Channel(vec![]);
    println!("{:?}", tokio::block_on(is_send(run(&mut channel))));
    println!("{:?}", channel.0);
}
