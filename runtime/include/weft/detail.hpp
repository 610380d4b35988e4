/* detail.h for C++: what rewritten code with points that capture values includes after <weft/probe.hpp>. It uses
 * nothing of the standard library, and of classes that hold characters only data() and size(). */
#ifndef WEFT_DETAIL_HPP
#define WEFT_DETAIL_HPP

#pragma GCC system_header

#include <weft/probe.hpp>

#include <weft/detail.h>

namespace weft
{

/* These are always inline: a backtrace begins where the library is called. */

/* The state of such a point while its full-expression is evaluated. A string that an argument refers to is read when
 * the call begins, because operands that are evaluated later may change it. */
struct __attribute__((__unused__)) detailed {
    ::weft_kept weft_k;
    const void *weft_objects[WEFT_MOST_VALUES];
    void (*weft_readers[WEFT_MOST_VALUES])(::weft_value &weft_v, const void *weft_object); /* NULL: already read */
};

WEFT_INLINED inline void open(detailed &weft_p, struct weft_unit *weft_u, __UINT32_TYPE__ weft_i, __UINT32_TYPE__ weft_n,
                              struct weft_detail *weft_d) noexcept
{
    for (int weft_at = 0; weft_at < WEFT_MOST_VALUES; weft_at++)
        weft_p.weft_readers[weft_at] = nullptr;
    weft_p.weft_k = ::weft_kept_enter(weft_u, weft_i, weft_n, weft_d);
}

/* See `opened` and `held`. */
struct opened_detailed {
    detailed &weft_p;

    WEFT_INLINED opened_detailed(detailed &weft_q, struct weft_unit *weft_u, __UINT32_TYPE__ weft_i, __UINT32_TYPE__ weft_n,
                                 struct weft_detail *weft_d) noexcept
        : weft_p(weft_q)
    {
        open(weft_q, weft_u, weft_i, weft_n, weft_d);
    }
    WEFT_INLINED ~opened_detailed()
    {
        if (weft_p.weft_k.weft_pending == 0)
            ::weft_kept_unwind(&weft_p.weft_k);
    }
    opened_detailed(const opened_detailed &) = delete;
    opened_detailed &operator=(const opened_detailed &) = delete;
};

struct held_detailed {
    detailed &weft_p;
    unsigned weft_uncaught;

    WEFT_INLINED held_detailed(detailed &weft_q, struct weft_unit *weft_u, __UINT32_TYPE__ weft_i, __UINT32_TYPE__ weft_n,
                               struct weft_detail *weft_d) noexcept
        : weft_p(weft_q), weft_uncaught(uncaught())
    {
        open(weft_q, weft_u, weft_i, weft_n, weft_d);
    }
    WEFT_INLINED ~held_detailed()
    {
        if (uncaught() > weft_uncaught && weft_p.weft_k.weft_pending == 0)
            ::weft_kept_unwind(&weft_p.weft_k);
        else
            ::weft_kept_leave(&weft_p.weft_k);
        weft_p.weft_k.weft_pending = over;
    }
    held_detailed(const held_detailed &) = delete;
    held_detailed &operator=(const held_detailed &) = delete;
};

WEFT_INLINED inline void count(detailed &weft_p) noexcept
{
    if (--weft_p.weft_k.weft_pending != 0)
        return;
    for (int weft_at = 0; weft_at < WEFT_MOST_VALUES; weft_at++)
        if (weft_p.weft_readers[weft_at])
            weft_p.weft_readers[weft_at](weft_p.weft_k.weft_values[weft_at], weft_p.weft_objects[weft_at]);
    ::weft_kept_begin(&weft_p.weft_k);
}

/* See `made`. */
struct made_detailed {
    detailed &weft_p;
    unsigned weft_uncaught;

    WEFT_INLINED explicit made_detailed(detailed &weft_q) noexcept : weft_p(weft_q), weft_uncaught(uncaught())
    {
    }
    WEFT_INLINED ~made_detailed()
    {
        if (uncaught() == weft_uncaught)
            count(weft_p);
    }
    made_detailed(const made_detailed &) = delete;
    made_detailed &operator=(const made_detailed &) = delete;
};

WEFT_INLINED inline void leave(detailed &weft_p) noexcept
{
    ::weft_kept_end(&weft_p.weft_k);
    weft_p.weft_k.weft_pending = over;
}

/* ---- values, by their kinds ---- */

template <class weft_t> struct bare {
    typedef weft_t type;
};
template <class weft_t> struct bare<const weft_t> {
    typedef weft_t type;
};
template <class weft_t> struct bare<weft_t &> : bare<weft_t> {
};
template <class weft_t> struct bare<weft_t &&> : bare<weft_t> {
};

/* Arguments in the body of the function, and what the body returns. */
template <class weft_t> WEFT_INLINED inline void note_int(::weft_kept &weft_k, __UINT32_TYPE__ weft_n, const weft_t &weft_v) noexcept
{
    ::weft_keep_int(&weft_k, weft_n, static_cast<__INT64_TYPE__>(weft_v));
}

template <class weft_t> WEFT_INLINED inline void note_unsigned(::weft_kept &weft_k, __UINT32_TYPE__ weft_n, const weft_t &weft_v) noexcept
{
    ::weft_keep_unsigned(&weft_k, weft_n, static_cast<__UINT64_TYPE__>(weft_v));
}

template <class weft_t> WEFT_INLINED inline void note_float(::weft_kept &weft_k, __UINT32_TYPE__ weft_n, const weft_t &weft_v) noexcept
{
    ::weft_keep_float(&weft_k, weft_n, static_cast<double>(weft_v));
}

template <class weft_t> WEFT_INLINED inline void note_pointer(::weft_kept &weft_k, __UINT32_TYPE__ weft_n, weft_t weft_v) noexcept
{
    ::weft_keep_pointer(&weft_k, weft_n, reinterpret_cast<__UINTPTR_TYPE__>(weft_v));
}

WEFT_INLINED inline void note_string(::weft_kept &weft_k, __UINT32_TYPE__ weft_n, __UINT32_TYPE__ weft_most, const char *weft_v) noexcept
{
    ::weft_keep_string(&weft_k, weft_n, weft_v, weft_most);
}

template <class weft_t> WEFT_INLINED inline void read_text(::weft_value &weft_v, const void *weft_object)
{
    const weft_t &weft_text = *static_cast<const weft_t *>(weft_object);
    if (weft_text.size() < weft_v.weft_limit)
        weft_v.weft_limit = static_cast<__UINT32_TYPE__>(weft_text.size());
    weft_v.weft_is.weft_string = weft_text.size() ? weft_text.data() : "";
}

template <class weft_t>
WEFT_INLINED inline void note_text(::weft_kept &weft_k, __UINT32_TYPE__ weft_n, __UINT32_TYPE__ weft_most, const weft_t &weft_v) noexcept
{
    ::weft_keep_string(&weft_k, weft_n, nullptr, weft_most);
    read_text<weft_t>(weft_k.weft_values[weft_n], &weft_v);
}

/* An operand, converted to what the callee takes; the result; what a body returns. weft_t may be a reference. */
#define WEFT_VALUES(kind)                                                                                                                            \
    template <class weft_t> WEFT_INLINED inline weft_t keep_##kind(detailed &weft_p, __UINT32_TYPE__ weft_n, weft_t weft_v) noexcept                 \
    {                                                                                                                                                \
        note_##kind(weft_p.weft_k, weft_n, weft_v);                                                                                                  \
        count(weft_p);                                                                                                                               \
        return static_cast<weft_t>(weft_v);                                                                                                          \
    }                                                                                                                                                \
    template <class weft_t> WEFT_INLINED inline weft_t result_##kind(detailed &weft_p, __UINT32_TYPE__ weft_n, weft_t weft_v) noexcept               \
    {                                                                                                                                                \
        note_##kind(weft_p.weft_k, weft_n, weft_v);                                                                                                  \
        leave(weft_p);                                                                                                                               \
        return static_cast<weft_t>(weft_v);                                                                                                          \
    }                                                                                                                                                \
    template <class weft_t> WEFT_INLINED inline weft_t returned_##kind(::weft_kept &weft_k, __UINT32_TYPE__ weft_n, weft_t weft_v) noexcept          \
    {                                                                                                                                                \
        note_##kind(weft_k, weft_n, weft_v);                                                                                                         \
        return static_cast<weft_t>(weft_v);                                                                                                          \
    }
WEFT_VALUES(int)
WEFT_VALUES(unsigned)
WEFT_VALUES(float)
WEFT_VALUES(pointer)
#undef WEFT_VALUES

#define WEFT_TEXTS(kind)                                                                                                                             \
    template <class weft_t>                                                                                                                          \
    WEFT_INLINED inline weft_t result_##kind(detailed &weft_p, __UINT32_TYPE__ weft_n, __UINT32_TYPE__ weft_most, weft_t weft_v) noexcept            \
    {                                                                                                                                                \
        note_##kind(weft_p.weft_k, weft_n, weft_most, weft_v);                                                                                       \
        leave(weft_p);                                                                                                                               \
        return static_cast<weft_t>(weft_v);                                                                                                          \
    }                                                                                                                                                \
    template <class weft_t>                                                                                                                          \
    WEFT_INLINED inline weft_t returned_##kind(::weft_kept &weft_k, __UINT32_TYPE__ weft_n, __UINT32_TYPE__ weft_most, weft_t weft_v) noexcept       \
    {                                                                                                                                                \
        note_##kind(weft_k, weft_n, weft_most, weft_v);                                                                                              \
        return static_cast<weft_t>(weft_v);                                                                                                          \
    }
WEFT_TEXTS(string)
WEFT_TEXTS(text)
#undef WEFT_TEXTS

template <class weft_t>
WEFT_INLINED inline weft_t keep_string(detailed &weft_p, __UINT32_TYPE__ weft_n, __UINT32_TYPE__ weft_most, weft_t weft_v) noexcept
{
    note_string(weft_p.weft_k, weft_n, weft_most, weft_v);
    count(weft_p);
    return static_cast<weft_t>(weft_v);
}

/* What others know an object by: its address; of one of the shape of std::unique_lock that of its mutex; of one of the
 * shape of std::thread its handle. */
template <class...> struct number {
    typedef __UINTPTR_TYPE__ type;
};
template <class weft_t> WEFT_INLINED inline __UINTPTR_TYPE__ identity(const volatile weft_t &weft_v, long) noexcept
{
    return reinterpret_cast<__UINTPTR_TYPE__>(&reinterpret_cast<const volatile char &>(weft_v));
}
template <class weft_t>
WEFT_INLINED inline typename number<decltype(given<weft_t &>().owns_lock()), decltype(*given<weft_t &>().mutex()), typename weft_t::mutex_type>::type
identity(weft_t &weft_v, int) noexcept
{
    return identity(*weft_v.mutex(), 0L);
}
template <class weft_t>
WEFT_INLINED inline
    typename number<decltype(given<weft_t &>().joinable()), decltype(given<weft_t &>().native_handle()), typename weft_t::id>::type
    identity(weft_t &weft_v, int) noexcept
{
    return (__UINTPTR_TYPE__)(weft_v.native_handle()); /* a number or a pointer */
}
template <class weft_t> WEFT_INLINED inline weft_t &pointed(weft_t &weft_v) noexcept
{
    return weft_v;
}
template <class weft_t> WEFT_INLINED inline weft_t &pointed(weft_t *&weft_v) noexcept
{
    return *weft_v;
}
template <class weft_t> WEFT_INLINED inline weft_t &pointed(weft_t *const &weft_v) noexcept
{
    return *weft_v;
}

template <class weft_t> WEFT_INLINED inline auto owns(const weft_t &weft_v, int) noexcept -> decltype(static_cast<bool>(weft_v.owns_lock()))
{
    return static_cast<bool>(weft_v.owns_lock());
}
template <class weft_t> WEFT_INLINED inline bool owns(const weft_t &, long) noexcept
{
    return true;
}

/* An object, by its address. Its class may have an operator & of its own. */
template <class weft_t> WEFT_INLINED inline weft_t keep_place(detailed &weft_p, __UINT32_TYPE__ weft_n, weft_t weft_v) noexcept
{
    ::weft_keep_pointer(&weft_p.weft_k, weft_n, identity(weft_v, 0));
    count(weft_p);
    return static_cast<weft_t>(weft_v);
}

/* The object of a method: itself, or a pointer to it. */
template <class weft_t> WEFT_INLINED inline weft_t &&keep_receiver(detailed &weft_p, __UINT32_TYPE__ weft_n, weft_t &&weft_v) noexcept
{
    ::weft_keep_pointer(&weft_p.weft_k, weft_n, identity(pointed(weft_v), 0));
    count(weft_p);
    return static_cast<weft_t &&>(weft_v);
}

/* Stands behind the declaration of a guard, and so is destroyed before it: from then on it gives back what it has taken,
 * the `weft_n`-th value of its point, if it still owns that. */
template <class weft_guard> struct gives_back {
    struct weft_unit *weft_u;
    __UINT32_TYPE__ weft_i;
    struct weft_detail *weft_d;
    __UINTPTR_TYPE__ weft_object;
    const weft_guard &weft_g;

    WEFT_INLINED gives_back(struct weft_unit *weft_unit_of, __UINT32_TYPE__ weft_index, struct weft_detail *weft_detail_of, const detailed &weft_p,
                            __UINT32_TYPE__ weft_n, const weft_guard &weft_v) noexcept
        : weft_u(weft_unit_of), weft_i(weft_index), weft_d(weft_detail_of), weft_object(weft_p.weft_k.weft_values[weft_n].weft_is.weft_unsigned), weft_g(weft_v)
    {
    }
    WEFT_INLINED ~gives_back()
    {
        if (!owns(weft_g, 0))
            return;
        ::weft_kept weft_k = ::weft_kept_enter(weft_u, weft_i, 1, weft_d);
        ::weft_keep_pointer(&weft_k, 0, weft_object);
        ::weft_kept_begin(&weft_k);
        ::weft_kept_end(&weft_k);
    }
    gives_back(const gives_back &) = delete;
    gives_back &operator=(const gives_back &) = delete;
};

/* A status of MPI. */
template <class weft_t> WEFT_INLINED inline weft_t keep_status(detailed &weft_p, __UINT32_TYPE__ weft_n, weft_t weft_v) noexcept
{
    weft_v = static_cast<weft_t>(::weft_kept_status(&weft_p.weft_k, weft_n, weft_v));
    count(weft_p);
    return weft_v;
}

/* A view that is passed by value is read now; what is passed by reference is read when the call begins. */
template <class weft_t>
WEFT_INLINED inline weft_t keep_view(detailed &weft_p, __UINT32_TYPE__ weft_n, __UINT32_TYPE__ weft_most, weft_t weft_v) noexcept
{
    note_text(weft_p.weft_k, weft_n, weft_most, weft_v);
    count(weft_p);
    return weft_v;
}

template <class weft_t>
WEFT_INLINED inline weft_t keep_text(detailed &weft_p, __UINT32_TYPE__ weft_n, __UINT32_TYPE__ weft_most, weft_t weft_v) noexcept
{
    ::weft_keep_string(&weft_p.weft_k, weft_n, nullptr, weft_most);
    weft_p.weft_objects[weft_n] = &weft_v;
    weft_p.weft_readers[weft_n] = read_text<typename bare<weft_t>::type>;
    count(weft_p);
    return static_cast<weft_t>(weft_v);
}

} // namespace weft

#undef WEFT_THIS_DETAIL
#ifdef WEFT_BY_FUNCTION
#define WEFT_THIS_DETAIL(detail) ::weft_this_detail(detail)
#undef WEFT_ALSO_DECLARE
#define WEFT_ALSO_DECLARE                                                                                                                            \
    __attribute((__unused__)) WEFT_INLINED inline struct weft_detail *weft_this_detail(unsigned weft_d) noexcept                                     \
    {                                                                                                                                                \
        return &weft_details[weft_d];                                                                                                                \
    }
#else
#define WEFT_THIS_DETAIL(detail) &::weft_details[detail]
#endif
#define WEFT_OPEN_DETAILED(state, index, operands, detail)                                                                                           \
    static_cast<void>(::weft::opened_detailed(state, WEFT_SITE(index), operands, WEFT_THIS_DETAIL(detail)))
#define WEFT_HOLD_DETAILED(state, index, operands, detail)                                                                                           \
    static_cast<void>(::weft::held_detailed(state, WEFT_SITE(index), operands, WEFT_THIS_DETAIL(detail)))

#endif
