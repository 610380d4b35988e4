/* std: c++17 */
/* flags: -pthread -Wl,--no-as-needed -ltbb */
/* tasks: tbb::** */
/* expect: tbb::detail::d1::input_node::input_node_(task) 6 */
/* expect: tbb::detail::d1::continue_node::continue_node_(task) 2 */
/* expect: tbb::detail::d1::multifunction_node::multifunction_node_(task) 5 */
/* expect: tbb::detail::d1::async_node::async_node_(task) 5 */
/* expect: tbb::detail::d1::function_node::function_node_(task) 6 */
/* expect: tbb::detail::d1::function_node::function_node_add 1 */
/* expect: tbb::detail::d1::make_filter_(task) 16 */
// The nodes of TBB's flow graph whose bodies are tasks, between nodes that have none; and the filters of a pipeline.
#include <atomic>
#include <tbb/tbb.h>
#include <tuple>

#include "log.h"

namespace flow = tbb::flow;

static int add(int x)
{
    static std::atomic<int> sum(0);
    return sum += x;
}

int main()
{
    flow::graph graph;
    int next = 0;
    std::atomic<int> odd(0), even(0), joined(0), ran(0);

    flow::input_node<int> numbers(graph, [&next](tbb::flow_control &control) {
        if (next == 5)
            control.stop();
        return next++;
    });
    using split_t = flow::multifunction_node<int, std::tuple<int, int>>;
    split_t split(graph, flow::unlimited, [&](int x, split_t::output_ports_type &ports) {
        if (x % 2)
            std::get<1>(ports).try_put(x);
        else
            std::get<0>(ports).try_put(x);
    });
    flow::buffer_node<int> buffer(graph);
    flow::function_node<int> evens(graph, flow::serial, [&even](int x) { even += x; });
    flow::function_node<int> odds(graph, flow::serial, [&odd](int x) { odd += x; });
    flow::make_edge(numbers, split);
    flow::make_edge(flow::output_port<0>(split), buffer);
    flow::make_edge(buffer, evens);
    flow::make_edge(flow::output_port<1>(split), odds);
    numbers.activate();
    graph.wait_for_all();
    say("even", even);
    say("odd", odd);

    using async_t = flow::async_node<int, int>;
    async_t away(graph, flow::unlimited, [](int x, async_t::gateway_type &gateway) { gateway.try_put(x * 2); });
    flow::queue_node<int> queue(graph);
    flow::join_node<std::tuple<int, int>> join(graph);
    flow::make_edge(away, queue);
    flow::make_edge(queue, flow::input_port<0>(join));
    for (int i = 0; i < 5; i++)
        away.try_put(i);
    graph.wait_for_all();
    for (int i = 0; i < 5; i++)
        flow::input_port<1>(join).try_put(i);
    std::tuple<int, int> pair;
    while (join.try_get(pair))
        joined += std::get<0>(pair) + std::get<1>(pair);
    graph.wait_for_all();
    say("joined", joined);

    flow::broadcast_node<flow::continue_msg> start(graph);
    flow::continue_node<flow::continue_msg> first(graph, [&ran](const flow::continue_msg &) { ran += 1; });
    flow::continue_node<flow::continue_msg> second(graph, [&ran](const flow::continue_msg &) { ran = ran * 10; });
    flow::make_edge(start, first);
    flow::make_edge(first, second);
    start.try_put(flow::continue_msg());
    graph.wait_for_all();
    say("ran", ran);

    flow::function_node<int, int> plain(graph, flow::unlimited, add);
    flow::function_node<int, int, flow::lightweight> light(graph, flow::unlimited, [](int x) noexcept { return x; });
    flow::limiter_node<int> limit(graph, 1);
    flow::make_edge(plain, light);
    flow::make_edge(light, limit);
    plain.try_put(3);
    graph.wait_for_all();

    int read = 0, written = 0;
    tbb::parallel_pipeline(2, tbb::make_filter<void, int>(tbb::filter_mode::serial_in_order, [&read](tbb::flow_control &control) {
                                  if (read == 5)
                                      control.stop();
                                  return read++;
                              }) &
                                  tbb::make_filter<int, int>(tbb::filter_mode::parallel, [](int x) { return x * x; }) &
                                  tbb::make_filter<int, void>(tbb::filter_mode::serial_in_order, [&written](int x) { written += x; }));
    say("written", written);
    return 0;
}
