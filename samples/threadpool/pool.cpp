#include "pool.hpp"

pool::pool(unsigned threads)
{
    for (unsigned i = 0; i < threads; i++)
        threads_.push_back(std::jthread([this] { work(); }));
}

pool::~pool()
{
    tasks_.close();
}

void pool::work()
{
    std::function<void()> task;
    while (tasks_.pop(task))
        task();
}
