// A pool of threads that run what is submitted, and give its results as futures.
#ifndef POOL_HPP
#define POOL_HPP

#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

// A queue that threads wait at; closed, it gives nothing more.
template <class T> class queue {
public:
    void push(T item)
    {
        {
            std::lock_guard<std::mutex> lock(mutex_);
            if (closed_)
                throw std::runtime_error("the queue is closed");
            items_.push_back(std::move(item));
        }
        ready_.notify_one();
    }

    // False: closed and empty.
    bool pop(T &item)
    {
        std::unique_lock<std::mutex> lock(mutex_);
        ready_.wait(lock, [this] { return closed_ || !items_.empty(); });
        if (items_.empty())
            return false;
        item = std::move(items_.front());
        items_.pop_front();
        return true;
    }

    void close()
    {
        {
            std::lock_guard<std::mutex> lock(mutex_);
            closed_ = true;
        }
        ready_.notify_all();
    }

private:
    std::mutex mutex_;
    std::condition_variable ready_;
    std::deque<T> items_;
    bool closed_ = false;
};

class pool {
public:
    explicit pool(unsigned threads);
    ~pool();
    pool(const pool &) = delete;
    pool &operator=(const pool &) = delete;

    template <class F, class... A> auto submit(F &&function, A &&...arguments)
    {
        using result = std::invoke_result_t<F, A...>;
        auto task = std::make_shared<std::packaged_task<result()>>(
            [f = std::forward<F>(function), ... a = std::forward<A>(arguments)]() mutable { return f(std::move(a)...); });
        auto future = task->get_future();
        tasks_.push([task] { (*task)(); });
        return future;
    }

private:
    void work();

    queue<std::function<void()>> tasks_;
    std::vector<std::jthread> threads_;
};

#endif
