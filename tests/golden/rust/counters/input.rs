// Counters are values behind the result's. A poll of a future is no interval whose numbers anybody could name.
fn work() {}
fn given(n: u32) -> u32 {
    n
}
async fn later() {}

fn body(n: u32) -> u32 {
    work();
    given(n + 1)
}

async fn polled() {
    later().await;
}

fn main() {
    body(1);
    drop(polled());
}
