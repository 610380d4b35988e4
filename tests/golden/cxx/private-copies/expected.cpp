#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// A class that is copied as its bytes, but by its friends alone: the runtime's functions cannot pass it on by value.
struct worker {
    int id;
};
class view
{
    friend class pool;
    const worker &w;
    view(const worker &w) : w(w)
    {
    }
    view(const view &) = default;

  public:
    int id() const
    {
        return w.id;
    }
};
class drop
{
    friend class pool;
    int n = 4;
    ~drop() = default;
    drop() = default;

  public:
    int get()
    {
        return n;
    }
};
struct observer {
    int seen = 0;
    virtual void on(view v)
    { ::weft::point weft_p0_0;
        seen += ::weft::value(weft_p0_0, (WEFT_OPEN(weft_p0_0, 0, 0), v.id()));
    }
};
class pool
{
    observer o;
    worker w{ 3 };
    view make()
    { ::weft::point weft_p1_0;
        return (WEFT_HOLD(weft_p1_0, 1, 0), view(w));
    }
    drop other()
    { ::weft::point weft_p2_0;
        return (WEFT_HOLD(weft_p2_0, 2, 0), drop());
    }

  public:
    int run()
    { ::weft::guarded weft_p3_0, weft_p3_1;
        (WEFT_OPEN_GUARDED(weft_p3_0, 3, 0), o.on(__extension__({ (WEFT_HOLD(weft_p3_1, 4, 0), view(w)); })), ::weft::leave(weft_p3_0));
        (WEFT_OPEN_GUARDED(weft_p3_0, 5, 1), o.on(__extension__({ ::weft::made weft_g5_827(weft_p3_0); __extension__({ (WEFT_HOLD(weft_p3_1, 6, 0), make()); }); })), ::weft::leave(weft_p3_0));
        view v = (WEFT_HOLD(weft_p3_0, 7, 0), make());
        (WEFT_OPEN_GUARDED(weft_p3_0, 8, 0), o.on(v), ::weft::leave(weft_p3_0));
        return o.seen + ::weft::value(weft_p3_0, (WEFT_OPEN_GUARDED(weft_p3_0, 9, 1), ::weft::ready(weft_p3_0, ::weft::same(weft_p3_1, (WEFT_OPEN_GUARDED(weft_p3_1, 10, 0), other()))).get()));
    }
};
int use()
{ ::weft::point weft_p4_0, weft_p4_1;
    return ::weft::value(weft_p4_0, (WEFT_OPEN(weft_p4_0, 11, 1), ::weft::ready(weft_p4_0, ::weft::same(weft_p4_1, (WEFT_OPEN(weft_p4_1, 12, 0), pool()))).run()));
}
static const weft_site weft_sites[] = {
    { "view::id", "input.cpp", "observer::on", 37, 37, 17, 5, 0, 0 },
    { "view::view", "input.cpp", "pool::make", 46, 46, 16, 6, 0, 0 },
    { "drop::drop", "input.cpp", "pool::other", 50, 50, 16, 5, 0, 0 },
    { "observer::on", "input.cpp", "pool::run", 56, 56, 9, 4, 0, 1 },
    { "view::view", "input.cpp", "pool::run", 56, 56, 14, 6, 0, 0 },
    { "observer::on", "input.cpp", "pool::run", 57, 57, 9, 4, 0, 0 },
    { "pool::make", "input.cpp", "pool::run", 57, 57, 14, 5, 0, 0 },
    { "pool::make", "input.cpp", "pool::run", 58, 58, 18, 6, 0, 0 },
    { "observer::on", "input.cpp", "pool::run", 59, 59, 9, 4, 0, 0 },
    { "drop::get", "input.cpp", "pool::run", 60, 60, 25, 6, 0, 0 },
    { "pool::other", "input.cpp", "pool::run", 60, 60, 25, 8, 0, 0 },
    { "pool::run", "input.cpp", "use", 65, 65, 12, 4, 0, 0 },
    { "pool::pool", "input.cpp", "use", 65, 65, 12, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(13)
