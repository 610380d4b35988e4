// A C++ program that talks to weft. It must do the same built without.
#include <cstdio>
#include <stdexcept>
#include <thread>
#include <utility>
#include <weft/weft.hpp>

static weft::region entered()
{
    WEFT_SITE_OF(at, "handed on");
    return weft::region(at);
}

static int phases(int n)
{
    WEFT_SITE_OF(first, "first");
    WEFT_SITE_OF(second, "second");
    WEFT_SITE_OF(retry, "retry");
    weft::region one(first);
    if (n == 2)
        throw std::runtime_error("left");
    one.end();
    one.end();
    weft::region two(second);
    weft::region moved(std::move(two));
    weft::event(retry);
    return n;
}

int main()
{
    int sum = 0;
    weft::name_thread("master");
    for (int i = 0; i < 3; i++)
        try {
            sum += phases(i);
        } catch (const std::exception &e) {
            std::printf("%s\n", e.what());
        }
    weft::region kept = entered();
    {
        weft::pause none;
        sum += phases(5);
    }
    kept.end();
    weft::off();
    sum += phases(6);
    weft::on();
    std::thread([&sum] {
        weft::name_thread("worker");
        sum += phases(7);
    }).join();
    std::printf("%d\n", sum);
    return 0;
}
