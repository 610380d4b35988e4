// Functions and objects are put into an object that is called in their place, and that copies and moves them when the
// pool does.
#include <functional>
#include <string>
#include <utility>
struct adder {
    int n;
    int operator()() const
    {
        return n;
    }
};
struct job {
    std::string name;
    job(const job &);
    void operator()() const;
};
struct pool {
    template <class F> int submit(F &&f);
    void post(std::function<void()> f);
    template <class F, class... A> int bind(F f, A &&...a);
};
int work();
int with(int, double);
adder make(int);

int caller(pool &p, const job &j, int n, int (*pointer)())
{
    auto closure = [n] { return n; };
    std::function<void()> function = [] {};
    adder a{ n };
    p.submit(work);
    p.submit(&work);
    p.submit(pointer);
    p.submit(closure);
    p.submit(std::move(closure));
    p.post(function);
    p.post(std::move(function));
    p.submit(std::bind(with, 1, 2.0));
    p.submit(a);
    p.submit(j);
    p.submit(make(2));
    return p.bind(with, 3, 4.0) + p.submit(adder{ 5 });
}
