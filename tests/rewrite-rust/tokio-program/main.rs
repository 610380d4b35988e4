// Tasks of tokio that log how often each kind began, and for how long it kept its thread busy: tests/rewrite-rust/tokio.
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex as Plain};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot, Mutex};
use tokio::task::JoinSet;
use tokio::time::sleep;

static BUSY: [AtomicU64; 8] = [const { AtomicU64::new(0) }; 8];
static COUNT: [AtomicU64; 8] = [const { AtomicU64::new(0) }; 8];

/// Works for so many milliseconds without giving the thread away, and logs it.
fn work(kind: usize, ms: u64) {
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_millis(ms) {}
    BUSY[kind].fetch_add(begin.elapsed().as_nanos() as u64, Relaxed);
}

async fn fetch(kind: usize, n: u64) -> u64 {
    COUNT[kind].fetch_add(1, Relaxed);
    work(kind, 2);
    sleep(Duration::from_millis(20)).await;
    work(kind, 1);
    n * 2
}

async fn leaf(n: u64) -> u64 {
    COUNT[1].fetch_add(1, Relaxed);
    work(1, 3);
    tokio::task::yield_now().await;
    n
}

async fn node(n: u64) -> u64 {
    COUNT[0].fetch_add(1, Relaxed);
    work(0, 1);
    let handles: Vec<_> = (0..3).map(|i| tokio::spawn(leaf(n + i))).collect();
    let mut sum = 0;
    for handle in handles {
        sum += handle.await.unwrap();
    }
    sum
}

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let mut set = JoinSet::new();
    for n in 0..4 {
        set.spawn(node(n));
    }
    let mut sum = 0;
    while let Some(n) = set.join_next().await {
        sum += n.unwrap();
    }
    let (a, b) = tokio::join!(fetch(2, 1), fetch(2, 2));
    sum += a + b;
    for n in 0..3 {
        tokio::select! {
            r = fetch(3, n) => sum += r,
            _ = sleep(Duration::from_millis(200)) => sum += 1000,
        }
    }
    let lock = Arc::new(Mutex::new(0u64));
    let plain = Arc::new(Plain::new(0u64));
    let tasks: Vec<_> = (0..3)
        .map(|n| {
            let (lock, plain) = (lock.clone(), plain.clone());
            tokio::spawn(async move {
                COUNT[4].fetch_add(1, Relaxed);
                let mut held = lock.lock().await;
                *held += n;
                sleep(Duration::from_millis(10)).await;
                *plain.lock().unwrap() += n;
                work(4, 1);
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    let (tx, mut rx) = mpsc::channel(2);
    let (done, wait) = oneshot::channel();
    tokio::spawn(async move {
        COUNT[5].fetch_add(1, Relaxed);
        while let Some(n) = rx.recv().await {
            work(5, n);
        }
        done.send(7u64).unwrap();
    });
    for n in 0..4 {
        tx.send(n).await.unwrap();
    }
    drop(tx);
    sum += wait.await.unwrap();
    let blocking = tokio::task::spawn_blocking(|| {
        COUNT[6].fetch_add(1, Relaxed);
        work(6, 5);
        3u64
    });
    sum += blocking.await.unwrap();
    sum += *lock.lock().await + *plain.lock().unwrap();
    println!("{sum}");
    for kind in 0..7 {
        println!("{kind} {} {}", COUNT[kind].load(Relaxed), BUSY[kind].load(Relaxed));
    }
}
