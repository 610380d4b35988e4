//! Values of async calls: the arguments are those of the first poll, the result that of the last one. Operands may await,
//! leave early, borrow or move; a future may be awaited by a macro, and with others at once.
use std::future::{ready, Ready};

async fn fetch(n: u32, path: &str) -> Option<u32> {
    quiet(path).await;
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

async fn run(channel: &mut Channel) -> Option<u32> {
    let a = fetch(cost(1), "here").await?;
    let b = fetch(fetch(2, "inner").await?, &format!("{a}")).await?;
    let (c, d) = tokio::join!(fetch(3, "left"), fetch(4, "right"));
    for n in [b, 30] {
        println!("{:?}", channel.send(n).await);
    }
    let last = fetch(c? + d?, "last").await?;
    println!("{}", forget("forgotten ".repeat(3)).await);
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
