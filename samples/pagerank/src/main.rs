//! PageRank as a timely dataflow on three workers. Each worker reads a third of the edges and sends them to the worker that owns their source; then, in
//! rounds, every node sends its rank in equal shares along its edges, and what has arrived makes its rank of the next round. Ranks are integers, so the
//! order of arrival does not matter.
//!
//! usage: pagerank [NODES] [EDGES] [ROUNDS]

use std::cell::RefCell;
use std::rc::Rc;

use timely::dataflow::channels::pact::Exchange;
use timely::dataflow::operators::{ConnectLoop, Feedback, Operator};
use timely::dataflow::InputHandle;

const RANK_AT_START: u64 = 1_000_000;
const DAMPING_PERCENT: u64 = 85;

type Node = u64;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|n| n.parse::<u64>().expect("NODES, EDGES and ROUNDS are numbers"));
    let n_nodes = arguments.next().unwrap_or(20_000);
    let n_edges = arguments.next().unwrap_or(300_000);
    let n_rounds = arguments.next().unwrap_or(20);

    let workers = ["-w", "3"].iter().map(|text| text.to_string());
    let guards = timely::execute_from_args(workers, move |worker| {
        let (index, peers) = (worker.index() as u64, worker.peers() as u64);
        let mut input = InputHandle::new();
        let ranks = Rc::new(RefCell::new(vec![RANK_AT_START; n_nodes as usize])); // of all nodes, kept up for our own
        let ranks_inside = ranks.clone();

        worker.dataflow::<u64, _, _>(|scope| {
            let edges = input.to_stream(scope);
            let (loop_end, arrivals) = scope.feedback(1);
            let mut targets = vec![Vec::new(); n_nodes as usize];
            // shares for the next round may come before this one is closed
            let mut arrived = [vec![0; n_nodes as usize], vec![0; n_nodes as usize]];
            let shares = edges.binary_notify(
                &arrivals,
                Exchange::new(|edge: &(Node, Node)| edge.0),
                Exchange::new(|share: &(Node, u64)| share.0),
                "rank",
                0..=n_rounds,
                move |edges, arrivals, output, notificator| {
                    edges.for_each(|_time, data| {
                        for (from, to) in data.replace(Vec::new()) {
                            targets[from as usize].push(to);
                        }
                    });
                    arrivals.for_each(|time, data| {
                        let arrived = &mut arrived[(*time.time() % 2) as usize];
                        for (node, share) in data.replace(Vec::new()) {
                            arrived[node as usize] += share;
                        }
                    });
                    notificator.for_each(|round, _count, _notificator| {
                        let mut ranks = ranks_inside.borrow_mut();
                        let arrived = &mut arrived[(*round.time() % 2) as usize];
                        let mut session = output.session(&round);
                        for node in (index..n_nodes).step_by(peers as usize).map(|node| node as usize) {
                            if *round.time() > 0 {
                                let sum = std::mem::take(&mut arrived[node]);
                                ranks[node] = (RANK_AT_START * (100 - DAMPING_PERCENT) + sum * DAMPING_PERCENT) / 100;
                            }
                            if *round.time() < n_rounds {
                                let share = ranks[node] / targets[node].len().max(1) as u64;
                                session.give_iterator(targets[node].iter().map(|to| (*to, share)));
                            }
                        }
                    });
                },
            );
            shares.connect_loop(loop_end);
        });

        for number in (index..n_edges).step_by(peers as usize) {
            input.send(edge(number, n_nodes));
        }
        input.close();
        while worker.step_or_park(None) {}
        let ranks = ranks.borrow();
        (index..n_nodes).step_by(peers as usize).map(|node| (ranks[node as usize], node)).collect::<Vec<_>>()
    })
    .expect("three threads can be started");

    let mut ranks: Vec<_> = guards.join().into_iter().flat_map(|ranks| ranks.expect("workers do not panic")).collect();
    ranks.sort_by_key(|&(rank, node)| (std::cmp::Reverse(rank), node));
    println!("{} nodes, {} edges, {} rounds; the highest ranks:", n_nodes, n_edges, n_rounds);
    for (rank, node) in ranks.iter().take(10) {
        println!("{:6}  {:10.6}", node, *rank as f64 / RANK_AT_START as f64);
    }
    println!("sum {}", ranks.iter().map(|(rank, _)| rank).sum::<u64>());
}

/// An edge of a graph that is the same in every run: sources are spread evenly, targets prefer low numbers.
fn edge(number: u64, n_nodes: u64) -> (Node, Node) {
    let random = |salt: u64| mix(number.wrapping_mul(4).wrapping_add(salt)) % n_nodes;
    (random(0), random(1).min(random(2)).min(random(3)))
}

/// The finaliser of splitmix64.
fn mix(x: u64) -> u64 {
    let x = (x.wrapping_add(0x9e37_79b9_7f4a_7c15) ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}
