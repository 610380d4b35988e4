/* std: c++17 */
/* flags: -pthread -Wl,--no-as-needed -ltbb */
/* tasks: tbb::** */
/* expect: tbb::detail::d1::task_group::run 8 */
/* expect: tbb::detail::d1::task_group::run_(task)! 4 0 */
/* expect: tbb::detail::d1::task_group::run_(task) 4 */
/* expect: tbb::detail::d1::task_group::run_work 4 */
/* expect: tbb::detail::d1::parallel_invoke_(task)! 3 0 */
/* expect: tbb::detail::d1::parallel_invoke_(task) 3 */
/* expect: tbb::detail::d1::parallel_for_(task)! 0 0 */
/* expect: tbb::detail::d1::parallel_for_(task) 20 */
/* expect: tbb::detail::d1::function_node::function_node_(task) 8 */
/* expect: tbb::detail::d1::isolate_(task) 1 */
/* expect: tbb::detail::d1::task_group_base::wait 5 4 */
// TBB by the table of task libraries: what runs once and is created, what runs often and is not, and what waits.
#include <atomic>
#include <functional>
#include <numeric>
#include <stdexcept>
#include <tbb/tbb.h>
#include <vector>

#include "log.h"

static std::atomic<int> hits;

static void work()
{
    hits++;
}

/* Splits and joins: an object of the program's, passed by reference. */
struct adder {
    int sum = 0;
    adder() = default;
    adder(adder &, tbb::split)
    {
    }
    void operator()(const tbb::blocked_range<int> &r)
    {
        for (int i = r.begin(); i < r.end(); i++)
            sum += i;
    }
    void join(const adder &other)
    {
        sum += other.sum;
    }
};

struct counter {
    mutable int n = 0;
    void operator()() const
    {
        n++;
    }
};

int main()
{
    tbb::task_group group;
    for (int i = 0; i < 3; i++)
        group.run([i] {
            hits += i;
            tbb::task_group inner;
            inner.run(work);
            inner.wait();
        });
    group.run(work);
    say("complete", group.wait() == tbb::complete);
    say("and wait", group.run_and_wait([] { hits += 10; }) == tbb::complete);
    say("hits", hits);

    counter counted;
    tbb::parallel_invoke(counted, work, [] { hits += 1000; });
    say("invoked", hits);
    say("counted", counted.n);

    tbb::parallel_for(tbb::blocked_range<int>(0, 10, 1), [](const tbb::blocked_range<int> &r) { hits += r.size(); }, tbb::simple_partitioner());
    tbb::parallel_for(0, 10, [](int i) { hits += i; });
    say("in loops", hits);
    say("reduced", tbb::parallel_reduce(
                       tbb::blocked_range<int>(0, 100), 0,
                       [](const tbb::blocked_range<int> &r, int sum) {
                           for (int i = r.begin(); i < r.end(); i++)
                               sum += i;
                           return sum;
                       },
                       std::plus<int>()));
    adder all;
    tbb::parallel_reduce(tbb::blocked_range<int>(0, 100), all);
    say("joined", all.sum);
    std::vector<int> twos(5, 2);
    tbb::parallel_for_each(twos.begin(), twos.end(), [](int &x) { x++; });
    say("each", std::accumulate(twos.begin(), twos.end(), 0));

    tbb::task_arena arena(2);
    say("executed", arena.execute([] { return 3; }));
    say("isolated", tbb::this_task_arena::isolate([] { return 4; }));

    tbb::flow::graph graph;
    std::atomic<int> passed(0);
    tbb::flow::function_node<int, int> twice(graph, tbb::flow::unlimited, [](int x) { return 2 * x; });
    tbb::flow::function_node<int, int> sum(graph, 1, [&passed](int x) { return passed += x; });
    tbb::flow::make_edge(twice, sum);
    for (int i = 0; i < 4; i++)
        twice.try_put(i);
    graph.wait_for_all();
    say("passed", passed);

    try {
        tbb::task_group throws;
        throws.run([] { throw std::runtime_error("in a task"); });
        throws.wait();
    } catch (const std::exception &thrown) {
        puts(thrown.what());
    }
    return 0;
}
