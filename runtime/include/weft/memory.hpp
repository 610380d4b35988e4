/* memory.h for C++: the elements that the head of `for (T x : range)` reads. Like probe.hpp it includes nothing of the
 * standard library. */
#ifndef WEFT_MEMORY_HPP
#define WEFT_MEMORY_HPP

#pragma GCC system_header

#include <weft/memory.h>
#include <weft/probe.hpp>

namespace weft
{
/* The program's iterator; what it points to is recorded when it is asked for. */
template <class T> struct element {
    T weft_at;
    struct weft_memory *weft_m;
    __UINT32_TYPE__ weft_i;

    WEFT_INLINED auto operator*() -> decltype(*weft_at)
    {
        auto &weft_object = *weft_at;
        weft_one(weft_m, weft_i, WEFT_ADDRESS(__builtin_addressof(weft_object)));
        return weft_object;
    }
    WEFT_INLINED void operator++()
    {
        ++weft_at;
    }
    template <class End> WEFT_INLINED bool operator!=(element<End> &weft_end)
    {
        return static_cast<bool>(weft_at != weft_end.weft_at);
    }
};

/* How the language finds the two ends of a range (C++11 [stmt.ranged]/1): an array's, by methods, by functions that
 * argument-dependent lookup finds. */
struct ends_of_array {
    template <class T, decltype(sizeof 0) n> WEFT_INLINED static T *first(T (&weft_of)[n])
    {
        return weft_of;
    }
    template <class T, decltype(sizeof 0) n> WEFT_INLINED static T *last(T (&weft_of)[n])
    {
        return weft_of + n;
    }
};
struct ends_by_method {
    template <class R> WEFT_INLINED static auto first(R &weft_of) -> decltype(weft_of.begin())
    {
        return weft_of.begin();
    }
    template <class R> WEFT_INLINED static auto last(R &weft_of) -> decltype(weft_of.end())
    {
        return weft_of.end();
    }
};
struct ends_by_function {
    template <class R> WEFT_INLINED static auto first(R &weft_of) -> decltype(begin(weft_of))
    {
        return begin(weft_of);
    }
    template <class R> WEFT_INLINED static auto last(R &weft_of) -> decltype(end(weft_of))
    {
        return end(weft_of);
    }
};

template <class R, class Ends> struct elements {
    R &weft_of;
    struct weft_memory *weft_m;
    __UINT32_TYPE__ weft_i;

    WEFT_INLINED auto begin() -> element<decltype(Ends::first(weft_of))>
    {
        return { Ends::first(weft_of), weft_m, weft_i };
    }
    WEFT_INLINED auto end() -> element<decltype(Ends::last(weft_of))>
    {
        return { Ends::last(weft_of), weft_m, weft_i };
    }
};

template <class First, class Last, class T> struct if_both
{
    typedef T type;
};
template <class T> T of_type() noexcept;

template <class T, decltype(sizeof 0) n>
WEFT_INLINED inline elements<T[n], ends_of_array> each(struct weft_memory *weft_m, __UINT32_TYPE__ weft_i, T (&weft_of)[n], int)
{
    return { weft_of, weft_m, weft_i };
}
template <class R>
WEFT_INLINED inline typename if_both<decltype(of_type<R &>().begin()), decltype(of_type<R &>().end()), elements<R, ends_by_method>>::type
each(struct weft_memory *weft_m, __UINT32_TYPE__ weft_i, R &weft_of, int)
{
    return { weft_of, weft_m, weft_i };
}
template <class R>
WEFT_INLINED inline elements<R, ends_by_function> each(struct weft_memory *weft_m, __UINT32_TYPE__ weft_i, R &weft_of, long)
{
    return { weft_of, weft_m, weft_i };
}
} // namespace weft

#endif
