/* std: c++11 c++20 */
/* flags: -pthread */
/* local: std::thread::thread */
/* local: std::async */
/* local: start */
/* expect: local_begin 6 */
/* expect: local_end 6 */
// Threads get a scope of their own: of a lambda, of a function with arguments, of std::async, of a function of the program's own; one is left by an exception.
#include <cstdio>
#include <future>
#include <memory>
#include <stdexcept>
#include <thread>
#include <vector>

static int work(int a, std::unique_ptr<int> b, int &sum)
{
    sum += a + *b;
    return sum;
}

template <class F, class... A> std::thread start(F &&f, A &&...a)
{
    return std::thread(std::forward<F>(f), std::forward<A>(a)...);
}

int main()
{
    int sum = 0;
    std::thread first([&sum] { sum += 1; });
    first.join();
    std::thread second(work, 2, std::unique_ptr<int>(new int(3)), std::ref(sum));
    second.join();
    auto third = std::async(std::launch::async, [](int x) { return x * 2; }, 21);
    auto fourth = std::async(std::launch::async, []() -> int { throw std::runtime_error("in a thread"); });
    std::printf("%d\n", third.get());
    try {
        fourth.get();
    } catch (const std::exception &e) {
        std::printf("%s\n", e.what());
    }
    std::vector<std::thread> all;
    all.push_back(std::thread(&work, 5, std::unique_ptr<int>(new int(7)), std::ref(sum)));
    all.back().join();
    start([&sum](int x) { sum += x; }, 9).join();
    std::printf("%d\n", sum);
    return 0;
}
