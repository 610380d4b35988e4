// Counts how long the Collatz sequences of many numbers are, in blocks that a pool of threads works off; one block in eight fails and is done again.
// usage: threadpool [NUMBERS [THREADS]]
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <ranges>
#include <string>

#include "pool.hpp"

struct block {
    std::uint64_t first, last;
    bool operator==(const block &) const = default;
};

struct longest {
    std::uint64_t number = 0;
    unsigned steps = 0;
};

class block_error : public std::runtime_error {
public:
    explicit block_error(const block &b) : std::runtime_error("block " + std::to_string(b.first)), block_(b) {}
    const block &failed() const { return block_; }

private:
    block block_;
};

static unsigned steps_of(std::uint64_t n)
{
    unsigned steps = 0;
    for (; n != 1; steps++)
        n = n % 2 ? 3 * n + 1 : n / 2;
    return steps;
}

static longest search(const block &b, bool may_fail)
{
    if (may_fail && b.first / 1000 % 8 == 3)
        throw block_error(b);
    longest best;
    for (std::uint64_t n : std::views::iota(b.first, b.last)) {
        unsigned steps = steps_of(n);
        if (steps > best.steps)
            best = { n, steps };
    }
    return best;
}

static std::vector<block> divide(std::uint64_t numbers)
{
    std::vector<block> blocks;
    for (std::uint64_t first = 1; first < numbers; first += 1000)
        blocks.push_back({ first, std::min(first + 1000, numbers) });
    return blocks;
}

int main(int argc, char **argv)
{
    std::uint64_t numbers = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 100000;
    unsigned threads = argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : 4;
    pool workers(threads);
    std::vector<std::future<longest>> results;
    for (const block &b : divide(numbers))
        results.push_back(workers.submit(search, b, true));
    std::vector<longest> found;
    int again = 0;
    for (auto &result : results) {
        try {
            found.push_back(result.get());
        } catch (const block_error &e) {
            again++;
            found.push_back(workers.submit(search, e.failed(), false).get());
        }
    }
    auto best = std::ranges::max_element(found, {}, &longest::steps);
    auto all = std::accumulate(found.begin(), found.end(), 0u, [](unsigned sum, const longest &l) { return sum + l.steps; });
    std::cout << best->number << " takes " << best->steps << " steps; " << again << " blocks were done again; " << all << '\n';
    return 0;
}
