// Threads with and without names of their own, for thread_names.py.
#include <functional>
#include <memory>
#include <pthread.h>
#include <thread>
#include <threads.h>
#include <unistd.h>
#include <vector>

namespace shop
{
template <class T> struct job {
    static void *run(void *p)
    {
        usleep(1000);
        return p;
    }
};
} // namespace shop

static void *parse(void *p)
{
    usleep(1000);
    return p;
}

static void *named(void *p)
{
    pthread_setname_np(pthread_self(), "io-7");
    usleep(1000);
    return p;
}

static int old_school(void *)
{
    usleep(1000);
    return 0;
}

static void consume(int n)
{
    usleep(n);
}

/* Threads that are begun by methods, in place or not. */
struct worker {
    virtual ~worker() = default;
    virtual void serve(int n) { usleep(n); }
    void poll() const noexcept { usleep(1000); }
    int *count(int &n)
    {
        usleep(1000);
        return &++n;
    }
    void rest() { usleep(1000); }
};
struct other_worker : worker {
    void serve(int n) override { usleep(n); }
};

class crew {
    std::vector<std::thread> threads;
    std::thread own;
    other_worker one;
    worker plain;
    int counted = 0;
    void watch() { usleep(1000); }
    static void beat(int n) { usleep(n); }

public:
    void start()
    {
        threads.emplace_back(&worker::serve, &one, 1000);
        threads.emplace_back(&worker::poll, std::ref(plain));
        threads.emplace_back(&worker::count, &plain, std::ref(counted));
        threads.emplace_back(&worker::rest, plain);
        threads.emplace_back(beat, 1000);
        threads.push_back(std::thread(&crew::watch, this));
        own = std::thread{&other_worker::serve, std::make_shared<other_worker>(), 1000};
    }
    int join()
    {
        for (std::thread &thread : threads)
            thread.join();
        own.join();
        return counted;
    }
};

int main()
{
    crew crew;
    crew.start();
    if (crew.join() != 1)
        return 1;
    pthread_t threads[3];
    thrd_t other;
    pthread_create(&threads[0], nullptr, parse, nullptr);
    pthread_create(&threads[1], nullptr, named, nullptr);
    pthread_create(&threads[2], nullptr, shop::job<int>::run, nullptr);
    thrd_create(&other, old_school, nullptr);
    std::thread consumer(consume, 1000), lambda([] { usleep(1000); });
    for (pthread_t thread : threads)
        pthread_join(thread, nullptr);
    thrd_join(other, nullptr);
    consumer.join();
    lambda.join();
}
