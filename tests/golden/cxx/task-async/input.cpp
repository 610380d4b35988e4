// std::async is in the table of task libraries: its first callable is the body. Results and exceptions are the future's.
#include <future>
#include <string>
int work(int, int);
struct object {
    int n;
    int method(int) const;
};

int caller(object o)
{
    auto first = std::async(work, 1, 2);
    auto second = std::async(std::launch::deferred, [](std::string s) { return s.size(); }, "text");
    std::future<int> third = std::async(std::launch::async | std::launch::deferred, [o] { return o.n; });
    auto fourth = std::async(&object::method, &o, 3);
    return first.get() + static_cast<int>(second.get()) + third.get() + fourth.get();
}
