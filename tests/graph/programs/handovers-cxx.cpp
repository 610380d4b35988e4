// Many hand-overs in C++, and the truth about them (as in handovers.c): locks that are the objects of methods, guards,
// conditions with the mutex inside of a lock. usage: handovers-cxx ROUNDS TRUTH
#include <atomic>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <sys/syscall.h>
#include <thread>
#include <unistd.h>
#include <vector>

enum { n_threads = 4, n_kinds = 4 };

struct spin_lock {
    std::atomic_flag taken = ATOMIC_FLAG_INIT;
};

static std::mutex guarded, baton;
static std::unique_ptr<std::mutex> called(new std::mutex);
static spin_lock spin;
static std::condition_variable turned;
static long counters[n_kinds], rounds;
static int turn;

struct worker {
    int number;
    long tid;
    std::vector<long> notes[n_kinds];

    explicit worker(int n) : number(n), tid(0)
    {
    }
    void note(int kind)
    {
        notes[kind].push_back(counters[kind]++);
    }
    void take_turns()
    {
        std::unique_lock<std::mutex> lock(baton);
        note(3);
        while (turn != number) {
            turned.wait(lock);
            note(3);
        }
        turn = (turn + 1) % n_threads;
        turned.notify_all();
        if (number % 2)
            lock.unlock(); // then the guard gives nothing back
    }
    void hold(long i)
    {
        if (i % 3 == 0) {
            std::unique_lock<std::mutex> lock(guarded);
            note(0);
        } else {
            const std::lock_guard<std::mutex> lock{ guarded };
            note(0);
            if (i % 3 == 1)
                return;
        }
    }
    void work()
    {
        std::mutex *mutex = called.get();
        tid = syscall(SYS_gettid);
        for (long i = 0; i < rounds; i++) {
            hold(i);
            while (spin.taken.test_and_set())
                ;
            note(1);
            spin.taken.clear();
            if (i % 2)
                called->lock();
            else if (!mutex->try_lock())
                mutex->lock();
            note(2);
            (*called).unlock();
            if (i % 8 == 0)
                take_turns();
        }
    }
};

int main(int argc, char **argv)
{
    rounds = argc > 2 ? atol(argv[1]) : 1000;
    FILE *truth = fopen(argc > 2 ? argv[2] : "truth", "w");
    if (!truth)
        return 1;
    fprintf(truth, "objects %lu %lu %lu %lu\n", (unsigned long)&guarded, (unsigned long)&spin.taken, (unsigned long)called.get(), (unsigned long)&baton);
    std::vector<worker> workers;
    for (int i = 0; i < n_threads; i++)
        workers.emplace_back(i);
    std::thread first([&workers] { workers[0].work(); });
    std::vector<std::thread> threads;
    threads.push_back(std::thread([&workers] { workers[1].work(); }));
    for (int i = 2; i < n_threads - 1; i++)
        threads.emplace_back([&workers, i] { workers[i].work(); });
    workers[n_threads - 1].work();
    for (auto &thread : threads)
        thread.join();
    std::thread *last = &first;
    last->join();
    for (const worker &one : workers)
        for (int kind = 0; kind < n_kinds; kind++) {
            fprintf(truth, "%ld %d", one.tid, kind);
            for (long noted : one.notes[kind])
                fprintf(truth, " %ld", noted);
            fprintf(truth, "\n");
        }
    fclose(truth);
    return 0;
}
