#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Members with template arguments of objects whose class the template knows: behind what is put around them it does not.
template <class T> struct sink {
    T *t;
    sink(T *t) : t(t)
    {
    }
    template <auto C> int disconnect(int v)
    {
        return C + v;
    }
    template <class U> U as() const
    {
        return U(*t);
    }
    template <class U> static U make(U u)
    {
        return u;
    }
    template <int v> static int release(T *t)
    { ::weft::guarded weft_p0_0, weft_p0_1, weft_p0_2, weft_p0_3, weft_p0_4, weft_p0_5, weft_p0_6, weft_p0_7, weft_p0_8, weft_p0_9, weft_p0_10, weft_p0_11;
        return ::weft::either(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 0, 1), ::weft::ready(weft_p0_0, ::weft::either(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 1, 0), sink{ t }))).template disconnect<v>(1))) + ::weft::either(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 2, 1), ::weft::ready(weft_p0_2, ::weft::either(weft_p0_3, (WEFT_OPEN_GUARDED(weft_p0_3, 3, 0), sink{ t }))).template disconnect<v>(1))) + ::weft::either(weft_p0_4, (WEFT_OPEN_GUARDED(weft_p0_4, 4, 1), ::weft::ready(weft_p0_4, ::weft::either(weft_p0_5, (WEFT_OPEN_GUARDED(weft_p0_5, 5, 0), sink(t)))).template disconnect<v>(2))) + ::weft::either(weft_p0_6, (WEFT_OPEN_GUARDED(weft_p0_6, 6, 1), ::weft::ready(weft_p0_6, (::weft::either(weft_p0_7, (WEFT_OPEN_GUARDED(weft_p0_7, 7, 0), sink(t))))).template as<int>())) +
               ::weft::either(weft_p0_8, (WEFT_OPEN_GUARDED(weft_p0_8, 8, 1), ::weft::ready(weft_p0_8, ::weft::either(weft_p0_9, (WEFT_OPEN_GUARDED(weft_p0_9, 9, 0), sink<T>(t)))).template as<int>())) + ::weft::either(weft_p0_10, (WEFT_OPEN_GUARDED(weft_p0_10, 10, 1), ::weft::ready(weft_p0_10, ::weft::either(weft_p0_11, (WEFT_OPEN_GUARDED(weft_p0_11, 11, 0), sink(t)))).template make<int>(5)));
    }
    int at(int i)
    {
        return i;
    }
    int all()
    { ::weft::guarded weft_p1_0, weft_p1_1, weft_p1_2, weft_p1_3, weft_p1_4, weft_p1_5, weft_p1_6, weft_p1_7;
        return ::weft::either(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 12, 0), this->as<int>())) + ::weft::either(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 13, 0), (*this).as<int>())) + ::weft::either(weft_p1_2, (WEFT_OPEN_GUARDED(weft_p1_2, 14, 1), ::weft::ready(weft_p1_2, static_cast<sink &>(*(this + ::weft::value(weft_p1_3, (WEFT_OPEN_GUARDED(weft_p1_3, 15, 0), at(0)))))).template as<int>())) + (::weft::either(weft_p1_4, (WEFT_OPEN_GUARDED(weft_p1_4, 16, 0), sink(t))).t < t) +
               ::weft::either(weft_p1_5, (WEFT_OPEN_GUARDED(weft_p1_5, 17, 2), ::weft::ready_either(weft_p1_5, ((sink *)(this + ::weft::value(weft_p1_6, (WEFT_OPEN_GUARDED(weft_p1_6, 18, 0), at(0))))))->template disconnect<1>(::weft::ready_either(weft_p1_5, ::weft::value(weft_p1_7, (WEFT_OPEN_GUARDED(weft_p1_7, 19, 0), at(3)))))));
    }
};
int plain(sink<int> s)
{ ::weft::point weft_p2_0, weft_p2_1, weft_p2_2;
    return ::weft::value(weft_p2_0, (WEFT_OPEN(weft_p2_0, 20, 1), ::weft::ready(weft_p2_0, ::weft::same(weft_p2_1, (WEFT_OPEN(weft_p2_1, 21, 0), sink<int>(s)))).as<int>())) + ::weft::value(weft_p2_2, (WEFT_OPEN(weft_p2_2, 22, 0), s.disconnect<2>(1)));
}
int use(int n)
{ ::weft::guarded weft_p3_0, weft_p3_1, weft_p3_2, weft_p3_3, weft_p3_4;
    return ::weft::value(weft_p3_0, (WEFT_OPEN_GUARDED(weft_p3_0, 23, 0), sink<int>::release<4>(&n))) + ::weft::value(weft_p3_1, (WEFT_OPEN_GUARDED(weft_p3_1, 24, 1), ::weft::ready(weft_p3_1, ::weft::same(weft_p3_2, (WEFT_OPEN_GUARDED(weft_p3_2, 25, 0), sink<int>(&n)))).all())) + ::weft::value(weft_p3_3, (WEFT_OPEN_GUARDED(weft_p3_3, 26, 1), plain(::weft::ready_value(weft_p3_3, ::weft::value(weft_p3_4, (WEFT_OPEN_GUARDED(weft_p3_4, 27, 0), sink<int>(&n)))))));
}
static const weft_site weft_sites[] = {
    { "disconnect", "input.cpp", "sink::release", 21, 21, 16, 10, 0, 0 },
    { "sink", "input.cpp", "sink::release", 21, 21, 16, 12, 0, 0 },
    { "disconnect", "input.cpp", "sink::release", 21, 21, 54, 10, 0, 0 },
    { "sink", "input.cpp", "sink::release", 21, 21, 54, 12, 0, 0 },
    { "disconnect", "input.cpp", "sink::release", 21, 21, 83, 9, 0, 0 },
    { "sink", "input.cpp", "sink::release", 21, 21, 83, 11, 0, 0 },
    { "as", "input.cpp", "sink::release", 21, 21, 110, 8, 0, 0 },
    { "sink", "input.cpp", "sink::release", 21, 21, 111, 10, 0, 0 },
    { "as", "input.cpp", "sink::release", 22, 22, 16, 7, 0, 0 },
    { "sink", "input.cpp", "sink::release", 22, 22, 16, 9, 0, 0 },
    { "make", "input.cpp", "sink::release", 22, 22, 39, 6, 0, 0 },
    { "sink", "input.cpp", "sink::release", 22, 22, 39, 8, 0, 0 },
    { "as", "input.cpp", "sink::all", 30, 30, 16, 9, 0, 0 },
    { "as", "input.cpp", "sink::all", 30, 30, 34, 9, 0, 0 },
    { "as", "input.cpp", "sink::all", 30, 30, 54, 8, 0, 0 },
    { "sink::at", "input.cpp", "sink::all", 30, 30, 83, 13, 0, 0 },
    { "sink", "input.cpp", "sink::all", 30, 30, 104, 9, 0, 0 },
    { "disconnect", "input.cpp", "sink::all", 31, 31, 16, 6, 0, 0 },
    { "sink::at", "input.cpp", "sink::all", 31, 31, 33, 10, 0, 0 },
    { "sink::at", "input.cpp", "sink::all", 31, 31, 56, 7, 0, 0 },
    { "sink::as", "input.cpp", "plain", 36, 36, 12, 5, 0, 0 },
    { "sink::sink", "input.cpp", "plain", 36, 36, 12, 8, 0, 0 },
    { "sink::disconnect", "input.cpp", "plain", 36, 36, 37, 5, 0, 0 },
    { "sink::release", "input.cpp", "use", 40, 40, 12, 6, 0, 0 },
    { "sink::all", "input.cpp", "use", 40, 40, 40, 6, 0, 0 },
    { "sink::sink", "input.cpp", "use", 40, 40, 40, 9, 0, 0 },
    { "plain", "input.cpp", "use", 40, 40, 62, 5, 0, 0 },
    { "sink::sink", "input.cpp", "use", 40, 40, 68, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(28)
