// Threads with and without names of their own, for thread_names.py.
#include <pthread.h>
#include <thread>
#include <threads.h>
#include <unistd.h>

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

int main()
{
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
