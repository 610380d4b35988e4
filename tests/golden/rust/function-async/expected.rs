//! The body of an async function is a future's: FUTURE_BEGIN and FUTURE_END, on whatever thread.
use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

async fn outer(n: i32) -> Result<i32, String> { let _weft_body = ::weft_probe::async_body(&WEFT_U0, 0); static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::outer\0", "input.rs\0", "outer\0", 6, 9, 1, 2, 3, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let half = inner(n).await?;
    Ok(half + 1)
}

async fn inner(n: i32) -> Result<i32, String> { let _weft_body = ::weft_probe::async_body(&WEFT_U1, 0); static WEFT_S1: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::inner\0", "input.rs\0", "inner\0", 11, 13, 1, 2, 3, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1);
    if n % 2 == 0 { Ok(n / 2) } else { Err("odd".into()) }
}

fn is_send<T: Send>(value: T) -> T { let _weft_body = ::weft_probe::body_of(&WEFT_U2, 0, ::std::thread::panicking); static WEFT_S2: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::is_send\0", "input.rs\0", "is_send\0", 15, 17, 1, 2, 3, 0)]; static WEFT_U2: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S2);
    value
}

fn main() { let _weft_body = ::weft_probe::body_of(&WEFT_U3, 0, ::std::thread::panicking); static WEFT_S3: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::main\0", "input.rs\0", "main\0", 19, 28, 1, 2, 3, 0)]; static WEFT_U3: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S3);
    let mut context = Context::from_waker(Waker::noop());
    for n in 4..6 {
        let mut future = pin!(is_send(outer(n)));
        match future.as_mut().poll(&mut context) {
            Poll::Ready(result) => println!("{result:?}"),
            Poll::Pending => println!("pending"),
        }
    }
}
