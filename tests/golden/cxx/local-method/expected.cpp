#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Threads that are begun by methods, and those that a container or a smart pointer makes of its arguments.
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <thread>
#include <vector>

struct worker {
    void serve(int);
    void poll() const noexcept;
    static void beat(int);
    std::vector<std::thread> threads;
    std::map<int, std::thread> by_number;
    std::vector<std::function<void()>> jobs;
    std::vector<std::string> names;
    std::thread own;
    void start();
};
void free_one(worker &);

void worker::start()
{ ::weft::guarded weft_p0_0;
    (WEFT_OPEN_GUARDED(weft_p0_0, 0, 0), threads.emplace_back(::weft::scoped(WEFT_SITE(0), &worker::serve), this, 1), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 1, 1), threads.emplace_back(::weft::scoped(WEFT_SITE(1), &worker::poll), ::weft::ready(weft_p0_0, std::cref(*this))), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 2, 0), threads.emplace_back(::weft::scoped(WEFT_SITE(2), beat), 2), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 3, 0), threads.emplace_back([this, weft_c3 = ::weft::creation()] { ::weft::scope weft_l3(WEFT_SITE(3), weft_c3); serve(3); }), ::weft::leave(weft_p0_0));
    threads.emplace_back(std::bind(&worker::serve, this, 4)); // an object: it would have to be moved once more
    threads.emplace_back(std::move(own));                     // no thread begins here
    by_number.emplace(1, ::weft::same(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 4, 1), std::thread(::weft::scoped(WEFT_SITE(4), free_one), ::weft::ready(weft_p0_0, std::ref(*this))))));
    own = ::weft::same(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 5, 0), std::thread{::weft::scoped(WEFT_SITE(5), &worker::serve), this, 5}));
    auto one = (WEFT_HOLD(weft_p0_0, 6, 0), std::make_unique<std::thread>(::weft::scoped(WEFT_SITE(6), &worker::poll), this));
    jobs.emplace_back(beat == nullptr ? std::function<void()>() : [] {}); // makes no thread
    names.emplace_back("none");
    one->join();
}
static const weft_site weft_sites[] = {
    { "std::thread::thread", "input.cpp", "worker::start", 24, 24, 5, 3, 1, 0 },
    { "std::thread::thread", "input.cpp", "worker::start", 25, 25, 5, 3, 1, 0 },
    { "std::thread::thread", "input.cpp", "worker::start", 26, 26, 5, 3, 1, 0 },
    { "std::thread::thread", "input.cpp", "worker::start", 27, 27, 5, 3, 1, 0 },
    { "std::thread::thread", "input.cpp", "worker::start", 30, 30, 26, 4, 1, 0 },
    { "std::thread::thread", "input.cpp", "worker::start", 31, 31, 11, 4, 1, 0 },
    { "std::thread::thread", "input.cpp", "worker::start", 32, 32, 16, 5, 1, 0 },
};
WEFT_UNIT_DEFINE(7)
