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
{
    threads.emplace_back(&worker::serve, this, 1);
    threads.emplace_back(&worker::poll, std::cref(*this));
    threads.emplace_back(beat, 2);
    threads.emplace_back([this] { serve(3); });
    threads.emplace_back(std::bind(&worker::serve, this, 4)); // an object: it would have to be moved once more
    threads.emplace_back(std::move(own));                     // no thread begins here
    by_number.emplace(1, std::thread(free_one, std::ref(*this)));
    own = std::thread{&worker::serve, this, 5};
    auto one = std::make_unique<std::thread>(&worker::poll, this);
    jobs.emplace_back(beat == nullptr ? std::function<void()>() : [] {}); // makes no thread
    names.emplace_back("none");
    one->join();
}
