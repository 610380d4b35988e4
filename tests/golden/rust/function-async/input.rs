//! The body of an async function is a future's: FUTURE_BEGIN and FUTURE_END, on whatever thread.
use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

async fn outer(n: i32) -> Result<i32, String> {
    let half = inner(n).await?;
    Ok(half + 1)
}

async fn inner(n: i32) -> Result<i32, String> {
    if n % 2 == 0 { Ok(n / 2) } else { Err("odd".into()) }
}

fn is_send<T: Send>(value: T) -> T {
    value
}

fn main() {
    let mut context = Context::from_waker(Waker::noop());
    for n in 4..6 {
        let mut future = pin!(is_send(outer(n)));
        match future.as_mut().poll(&mut context) {
            Poll::Ready(result) => println!("{result:?}"),
            Poll::Pending => println!("pending"),
        }
    }
}
