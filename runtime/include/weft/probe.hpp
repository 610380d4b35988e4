/* What rewritten C++ code sees (C++11 and later), in addition to the C interface of probe.h. It includes nothing of
 * the standard library, and its names are weft_*, WEFT_* and namespace weft. How it is used: docs/schemes-cxx.md. All
 * functions are safe in any thread and in signal handlers, and throw nothing. */
#ifndef WEFT_PROBE_HPP
#define WEFT_PROBE_HPP

#pragma GCC system_header

#include <weft/task.h>

/* Internal linkage: an inline function of several units uses the table of the unit whose copy the linker keeps. */
#undef WEFT_THIS_UNIT
#undef WEFT_UNIT_DECLARE
#ifdef WEFT_BY_FUNCTION
/* Two functions: the compiler may fold one that is constexpr before it looks at clauses. */
#define WEFT_THIS_UNIT ::weft_this_unit()
#define WEFT_UNIT_DECLARE                                                                                                                            \
    namespace                                                                                                                                        \
    {                                                                                                                                                \
    extern struct weft_unit weft_here;                                                                                                               \
    __attribute((__unused__)) WEFT_INLINED inline struct weft_unit *weft_running_unit() noexcept                                                     \
    {                                                                                                                                                \
        return &weft_here;                                                                                                                           \
    }                                                                                                                                                \
    __attribute((__unused__)) WEFT_INLINED WEFT_CONSTANT inline struct weft_unit *weft_this_unit() noexcept                                          \
    {                                                                                                                                                \
        return WEFT_RUNS ? weft_running_unit() : &weft_here;                                                                                         \
    }                                                                                                                                                \
    WEFT_ALSO_DECLARE                                                                                                                                \
    }
#else
#define WEFT_THIS_UNIT &::weft_here
#define WEFT_UNIT_DECLARE                                                                                                                            \
    namespace                                                                                                                                        \
    {                                                                                                                                                \
    extern struct weft_unit weft_here;                                                                                                               \
    }
#endif
/* Unused if all points of the unit lie in templates without instances. */
#undef WEFT_UNIT_DEFINE
#define WEFT_UNIT_DEFINE(count)                                                                                                                      \
    namespace                                                                                                                                        \
    {                                                                                                                                                \
    __attribute((__unused__)) struct weft_unit weft_here = WEFT_UNIT_OF(weft_sites, count);                                                          \
    }

/* The state of points outside of function bodies (initialisers of members and of variables at namespace scope).
 * Without `= {}`, clang assumes dynamic initialisation, and initialises all thread-local variables of the unit at its
 * first use. */
#define WEFT_STATES(count) __attribute((__unused__)) static thread_local ::weft::point weft_s[count] = {}
/* ... of points in initialisers that are evaluated once. */
#define WEFT_STATES_ONCE(count) __attribute((__unused__)) static ::weft::once weft_o[count] = {}

#define WEFT_INLINED __attribute((__always_inline__, __artificial__, __no_instrument_function__))
/* What is inlined leaves its parameters in the caller's frame if nothing is optimised, each in a place of its own: a
 * function with hundreds of points would need a big one. Then these are functions. */
#ifdef __OPTIMIZE__
#define WEFT_HIDDEN WEFT_INLINED
#else
#define WEFT_HIDDEN __attribute((__visibility__("hidden"), __no_instrument_function__))
#endif

/* Nothing is recorded where the compiler evaluates a constexpr function. */
#if __cplusplus >= 201402L && (defined __clang__ || __GNUC__ >= 9)
#define WEFT_CONSTANT constexpr
#define WEFT_RUNS (!__builtin_is_constant_evaluated())
#else
#define WEFT_CONSTANT
#define WEFT_RUNS true
#endif
#if __cplusplus > 201703L
#define WEFT_CONSTANT_GUARD constexpr
#else
#define WEFT_CONSTANT_GUARD
#endif

namespace weft
{

/* The state of a point while its full-expression is evaluated. Uninitialised until the point is opened. */
struct __attribute__((__unused__)) point {
    struct weft_unit *weft_unit_of;
    __UINT32_TYPE__ weft_index;
    __UINT32_TYPE__ weft_pending; /* operands still to come; 0: the call runs; `over`: it has ended */
};

enum : __UINT32_TYPE__ { over = 0xffffffffu };

/* Opens the point. If there are no operands to wait for, the call begins. */
WEFT_HIDDEN WEFT_CONSTANT inline void open(point &weft_p, struct weft_unit *weft_u, __UINT32_TYPE__ weft_i, __UINT32_TYPE__ weft_n) noexcept
{
    if (WEFT_RUNS) {
        weft_p.weft_unit_of = weft_u;
        weft_p.weft_index = weft_i;
        weft_p.weft_pending = weft_n;
        if (weft_n == 0)
            ::weft_begin(weft_u, weft_i);
    }
}

/* A temporary of the full-expression, which opens the point. If an exception leaves the call, the temporary is
 * destroyed while the call still runs, and records that. */
struct opened {
    point &weft_p;

    WEFT_HIDDEN WEFT_CONSTANT_GUARD opened(point &weft_q, struct weft_unit *weft_u, __UINT32_TYPE__ weft_i, __UINT32_TYPE__ weft_n) noexcept
        : weft_p(weft_q)
    {
        open(weft_q, weft_u, weft_i, weft_n);
    }
    WEFT_HIDDEN WEFT_CONSTANT_GUARD ~opened()
    {
        if (WEFT_RUNS && weft_p.weft_pending == 0)
            ::weft_unwind(weft_p.weft_unit_of, weft_p.weft_index);
    }
    opened(const opened &) = delete;
    opened &operator=(const opened &) = delete;
};

/* A state that records it itself, at the end of its block: after the variables of that have been destroyed, but without
 * a temporary at each point, which would take a place of its own in the frame. */
#if defined __cpp_exceptions && !defined __OPTIMIZE__
#define WEFT_OPEN_GUARDED(state, index, operands) ::weft::open(state, WEFT_SITE(index), operands)
inline namespace by_state
{
struct __attribute__((__unused__)) guarded : point {
    WEFT_HIDDEN guarded() noexcept
    {
        weft_pending = over;
    }
    WEFT_HIDDEN ~guarded()
    {
        if (weft_pending == 0)
            ::weft_unwind(weft_unit_of, weft_index);
    }
};
} // namespace by_state
#else
#define WEFT_OPEN_GUARDED(state, index, operands) WEFT_OPEN(state, index, operands)
typedef point guarded;
#endif

/* What depends on exceptions has two names, also for the linker: it may keep only one copy of a function. */
#ifdef __cpp_exceptions
#define WEFT_EXCEPTIONS with_exceptions
#else
#define WEFT_EXCEPTIONS without_exceptions
#endif
inline namespace WEFT_EXCEPTIONS
{
#ifdef __cpp_exceptions
/* std::uncaught_exceptions() without naming it, because the program may declare it, and not as weak: the second
 * member of struct __cxa_eh_globals (Itanium C++ ABI, Exception Handling 2.2.2). Null in a program without the C++
 * library, in which nothing is thrown. */
extern "C" void *weft_exceptions() noexcept __asm__("__cxa_get_globals") __attribute__((__weak__));
WEFT_HIDDEN inline unsigned uncaught() noexcept
{
    return weft_exceptions ? *reinterpret_cast<unsigned *>(static_cast<char *>(weft_exceptions()) + sizeof(void *)) : 0;
}
#else
WEFT_HIDDEN inline unsigned uncaught() noexcept
{
    return 0;
}
#endif

/* The call of a guard that is destroyed runs: it is over, or an exception leaves it if there are more now than there
 * were before it began. A guard may itself be in a destructor that an exception runs. */
WEFT_HIDDEN inline void end_or_unwind(const point &weft_p, unsigned weft_before) noexcept
{
    if (uncaught() > weft_before)
        ::weft_unwind(weft_p.weft_unit_of, weft_p.weft_index);
    else
        ::weft_end(weft_p.weft_unit_of, weft_p.weft_index);
}

/* The same for a call whose result cannot be wrapped: the call ends with its full-expression. */
struct held {
    point &weft_p;
    unsigned weft_uncaught;

    WEFT_HIDDEN WEFT_CONSTANT_GUARD held(point &weft_q, struct weft_unit *weft_u, __UINT32_TYPE__ weft_i, __UINT32_TYPE__ weft_n) noexcept
        : weft_p(weft_q), weft_uncaught(WEFT_RUNS ? uncaught() : 0)
    {
        open(weft_q, weft_u, weft_i, weft_n);
    }
    WEFT_HIDDEN WEFT_CONSTANT_GUARD ~held()
    {
        if (WEFT_RUNS) {
            if (weft_p.weft_pending == 0)
                end_or_unwind(weft_p, weft_uncaught);
            weft_p.weft_pending = over;
        }
    }
    held(const held &) = delete;
    held &operator=(const held &) = delete;
};

/* An operand of such a call, if operands create temporaries. Temporaries are destroyed in reverse order of
 * construction, and this one is constructed after those of its operand: the operand that was ready last is destroyed
 * first, and ends the call. */
template <class weft_t> struct last {
    point *weft_p;
    weft_t &&weft_r;
    unsigned weft_uncaught;

    WEFT_HIDDEN WEFT_CONSTANT_GUARD last(point *weft_q, weft_t &&weft_o) noexcept
        : weft_p(weft_q), weft_r(static_cast<weft_t &&>(weft_o)), weft_uncaught(WEFT_RUNS ? uncaught() : 0)
    {
    }
    WEFT_HIDDEN WEFT_CONSTANT_GUARD last(last &&weft_o) noexcept
        : weft_p(weft_o.weft_p), weft_r(static_cast<weft_t &&>(weft_o.weft_r)), weft_uncaught(weft_o.weft_uncaught)
    {
        weft_o.weft_p = nullptr; /* before C++17, and with -fno-elide-constructors */
    }
    WEFT_HIDDEN WEFT_CONSTANT_GUARD ~last()
    {
        if (WEFT_RUNS && weft_p) {
            if (weft_p->weft_pending == 0)
                end_or_unwind(*weft_p, weft_uncaught);
            weft_p->weft_pending = over;
        }
    }
    last(const last &) = delete;
    last &operator=(const last &) = delete;
    WEFT_HIDDEN WEFT_CONSTANT_GUARD weft_t &&weft_it() noexcept
    {
        return static_cast<weft_t &&>(weft_r);
    }
};

template <class weft_t> WEFT_HIDDEN WEFT_CONSTANT_GUARD inline last<weft_t> until(point &weft_p, weft_t &&weft_v) noexcept
{
    return last<weft_t>(&weft_p, static_cast<weft_t &&>(weft_v));
}
}

/* Saves a state outside of functions, and restores it after the guard that is constructed next has been destroyed:
 * such a point may run inside itself. */
struct before {
    point weft_old;
    point &weft_p;

    WEFT_HIDDEN before(point &weft_q) noexcept : weft_old(weft_q), weft_p(weft_q)
    {
    }
    WEFT_HIDDEN ~before()
    {
        weft_p = weft_old;
    }
};

template <class weft_guard> struct kept : private before, private weft_guard {
    WEFT_HIDDEN kept(point &weft_q, struct weft_unit *weft_u, __UINT32_TYPE__ weft_i, __UINT32_TYPE__ weft_n) noexcept
        : before(weft_q), weft_guard(weft_q, weft_u, weft_i, weft_n)
    {
    }
};

/* An operand is ready; the last one fires the begin probe. */
WEFT_HIDDEN WEFT_CONSTANT inline void count(point &weft_p) noexcept
{
    if (WEFT_RUNS && --weft_p.weft_pending == 0)
        ::weft_begin(weft_p.weft_unit_of, weft_p.weft_index);
}

/* The point of a declared object, `T v(a, b)`. The compiler chooses which operand is evaluated first: that one opens
 * the point. */
struct entry {
    point &weft_p;            /* a `fresh` one */
    struct weft_unit *weft_u; /* null: the point is open */
    __UINT32_TYPE__ weft_i, weft_n;
};

struct __attribute__((__unused__)) fresh : point {
    WEFT_HIDDEN fresh() noexcept
    {
        weft_pending = over;
    }
};

WEFT_HIDDEN inline void count(const entry &weft_e) noexcept
{
    if (weft_e.weft_u && weft_e.weft_p.weft_pending == over)
        open(weft_e.weft_p, weft_e.weft_u, weft_e.weft_i, weft_e.weft_n);
    count(weft_e.weft_p);
}

/* Declared before an operand that becomes an object of the callee's, in a statement expression: when this is
 * destroyed, the object has been constructed, unless an exception is propagating. */
inline namespace WEFT_EXCEPTIONS
{
struct made {
    entry weft_e;
    unsigned weft_uncaught;

    WEFT_HIDDEN explicit made(point &weft_q) noexcept : weft_e{ weft_q, nullptr, 0, 0 }, weft_uncaught(uncaught())
    {
    }
    WEFT_HIDDEN explicit made(const entry &weft_o) noexcept : weft_e(weft_o), weft_uncaught(uncaught())
    {
    }
    WEFT_HIDDEN ~made()
    {
        if (uncaught() == weft_uncaught)
            count(weft_e);
    }
    made(const made &) = delete;
    made &operator=(const made &) = delete;
};
}

/* A complete type only if weft_t is the type of a prvalue. */
template <class weft_t> struct object {
};
template <class weft_t> struct object<weft_t &>;
template <class weft_t> struct object<weft_t &&>;

/* The call is over. */
WEFT_HIDDEN WEFT_CONSTANT inline void leave(point &weft_p) noexcept
{
    if (WEFT_RUNS) {
        ::weft_end(weft_p.weft_unit_of, weft_p.weft_index);
        weft_p.weft_pending = over;
    }
}

/* The state of a point in the initialiser of a variable with static storage duration. There is one function for all such
 * initialisers of a unit, for which gcc takes more than linear time: what is executed once need not be inline. An exception that
 * leaves it ends the program ([basic.start.dynamic]/8), and nothing records that. */
struct __attribute__((__unused__)) once : point {
};

#define WEFT_ONCE __attribute((__noinline__, __visibility__("hidden"), __no_instrument_function__))
WEFT_ONCE inline void open(once &weft_p, struct weft_unit *weft_u, __UINT32_TYPE__ weft_i, __UINT32_TYPE__ weft_n) noexcept
{
    open(static_cast<point &>(weft_p), weft_u, weft_i, weft_n);
}
WEFT_ONCE inline void count(once &weft_p) noexcept
{
    count(static_cast<point &>(weft_p));
}
WEFT_ONCE inline void leave(once &weft_p) noexcept
{
    leave(static_cast<point &>(weft_p));
}

inline namespace WEFT_EXCEPTIONS
{
struct held_once : private held {
    WEFT_ONCE held_once(point &weft_q, struct weft_unit *weft_u, __UINT32_TYPE__ weft_i, __UINT32_TYPE__ weft_n) noexcept
        : held(weft_q, weft_u, weft_i, weft_n)
    {
    }
    WEFT_ONCE ~held_once()
    {
    }
};
}

#if defined __clang__ && __clang_major__ > 14
#define WEFT_NO_DESTRUCTOR(type) __is_trivially_destructible(type)
#else
#define WEFT_NO_DESTRUCTOR(type) __has_trivial_destructor(type)
#endif
/* Only for a type whose objects may be copied and dropped unnoticed. In two steps, because signatures with builtin
 * traits cannot be mangled. */
template <class weft_t> struct is_bytes {
    static const bool weft_is = __is_trivially_constructible(weft_t, weft_t) && WEFT_NO_DESTRUCTOR(weft_t);
};
template <class weft_t, bool = is_bytes<weft_t>::weft_is> struct copied_as_bytes {
};
template <class weft_t> struct copied_as_bytes<weft_t, true> {
    typedef weft_t type;
};

/* A vector of more than 16 bytes, or a class with one. How these are passed depends on the processor that a function is
 * compiled for, and callers may be compiled for another one than these functions (#pragma GCC target). */
template <class weft_t> struct is_wide {
    static const bool weft_is = __alignof__(weft_t) > 16;
};
template <class weft_t> struct is_wide<weft_t &> {
    static const bool weft_is = false;
};
/* A type if it is wide or not, as said: of two functions, the one for wide values is always inlined. */
template <class weft_t, bool weft_wide, bool = is_wide<weft_t>::weft_is == weft_wide> struct passed {
};
template <class weft_t, bool weft_wide> struct passed<weft_t, weft_wide, true> {
    typedef weft_t type;
};

/* An operand that is passed on as the reference or object that it is. The state is a point, or the counterpart in
 * <weft/detail.hpp>. */
template <class weft_state, class weft_t> WEFT_HIDDEN WEFT_CONSTANT inline weft_t &&ready(weft_state &&weft_p, weft_t &&weft_v) noexcept
{
    count(weft_p);
    return static_cast<weft_t &&>(weft_v);
}

/* An operand that is a plain value, or becomes one. */
template <class weft_state, class weft_t>
WEFT_HIDDEN WEFT_CONSTANT inline typename passed<weft_t, false>::type ready_value(weft_state &&weft_p, weft_t weft_v) noexcept
{
    count(weft_p);
    return weft_v;
}

template <class weft_state, class weft_t>
WEFT_INLINED WEFT_CONSTANT inline typename passed<weft_t, true>::type ready_value(weft_state &&weft_p, weft_t weft_v) noexcept
{
    count(weft_p);
    return weft_v;
}

/* An operand that is one or the other, depending on template parameters. */
template <class weft_state, class weft_t> WEFT_HIDDEN WEFT_CONSTANT inline weft_t &ready_either(weft_state &&weft_p, weft_t &weft_v) noexcept
{
    count(weft_p);
    return weft_v;
}

template <class weft_state, class weft_t>
WEFT_HIDDEN WEFT_CONSTANT inline typename passed<typename copied_as_bytes<weft_t>::type, false>::type ready_either(weft_state &&weft_p,
                                                                                                                   weft_t &&weft_v) noexcept
{
    count(weft_p);
    return static_cast<weft_t &&>(weft_v);
}

template <class weft_state, class weft_t>
WEFT_INLINED WEFT_CONSTANT inline typename passed<typename copied_as_bytes<weft_t>::type, true>::type ready_either(weft_state &&weft_p,
                                                                                                                   weft_t &&weft_v) noexcept
{
    count(weft_p);
    return static_cast<weft_t &&>(weft_v);
}

/* An operand converted to what the callee takes: a reference. */
template <class weft_t, class weft_state> WEFT_HIDDEN WEFT_CONSTANT inline weft_t ready_as(weft_state &&weft_p, weft_t weft_v) noexcept
{
    count(weft_p);
    return static_cast<weft_t>(weft_v);
}

/* The result, in the same ways. */
template <class weft_state, class weft_t> WEFT_HIDDEN WEFT_CONSTANT inline weft_t &&same(weft_state &weft_p, weft_t &&weft_v) noexcept
{
    leave(weft_p);
    return static_cast<weft_t &&>(weft_v);
}

/* The same where the type has to be a reference: a temporary object would be gone when somebody looks. */
template <class weft_t> struct referred {
};
template <class weft_t> struct referred<weft_t &> {
    typedef weft_t &type;
};
template <class weft_t> struct referred<weft_t &&> {
    typedef weft_t &&type;
};
template <class weft_r, class weft_state, class weft_t>
WEFT_HIDDEN WEFT_CONSTANT inline typename referred<weft_r>::type reference(weft_state &weft_p, weft_t &&weft_v) noexcept
{
    leave(weft_p);
    return static_cast<typename referred<weft_r>::type>(weft_v);
}

template <class weft_state, class weft_t>
WEFT_HIDDEN WEFT_CONSTANT inline typename passed<weft_t, false>::type value(weft_state &weft_p, weft_t weft_v) noexcept
{
    leave(weft_p);
    return weft_v;
}

template <class weft_state, class weft_t>
WEFT_INLINED WEFT_CONSTANT inline typename passed<weft_t, true>::type value(weft_state &weft_p, weft_t weft_v) noexcept
{
    leave(weft_p);
    return weft_v;
}

/* The same for a call that may return void: the value of `f(x), leaving(p)` is that of f(x), or, if that is void, a
 * value that is not used. */
struct left {
};

template <class weft_state> WEFT_HIDDEN WEFT_CONSTANT inline left leaving(weft_state &weft_p) noexcept
{
    leave(weft_p);
    return {};
}

template <class weft_t> WEFT_HIDDEN WEFT_CONSTANT inline weft_t &&operator,(weft_t &&weft_v, left) noexcept
{
    return static_cast<weft_t &&>(weft_v);
}

template <class weft_state, class weft_t> WEFT_HIDDEN WEFT_CONSTANT inline weft_t &either(weft_state &weft_p, weft_t &weft_v) noexcept
{
    leave(weft_p);
    return weft_v;
}

template <class weft_state, class weft_t>
WEFT_HIDDEN WEFT_CONSTANT inline typename passed<typename copied_as_bytes<weft_t>::type, false>::type either(weft_state &weft_p,
                                                                                                             weft_t &&weft_v) noexcept
{
    leave(weft_p);
    return static_cast<weft_t &&>(weft_v);
}

template <class weft_state, class weft_t>
WEFT_INLINED WEFT_CONSTANT inline typename passed<typename copied_as_bytes<weft_t>::type, true>::type either(weft_state &weft_p,
                                                                                                             weft_t &&weft_v) noexcept
{
    leave(weft_p);
    return static_cast<weft_t &&>(weft_v);
}

/* The scope of a thread: the first thing in the body that it runs. */
struct scope {
    struct weft_unit *weft_u;
    __UINT32_TYPE__ weft_i;

    WEFT_HIDDEN scope(struct weft_unit *weft_unit_of, __UINT32_TYPE__ weft_index) noexcept : weft_u(weft_unit_of), weft_i(weft_index)
    {
        ::weft_local_begin(weft_u, weft_i);
    }
    WEFT_HIDDEN scope(struct weft_unit *weft_unit_of, __UINT32_TYPE__ weft_index, const ::weft_creation &weft_c,
                      const void *weft_f = nullptr) noexcept
        : scope(weft_unit_of, weft_index)
    {
        ::weft_local_start(&weft_c, weft_f);
    }
    WEFT_HIDDEN ~scope()
    {
        ::weft_local_end(weft_u, weft_i);
    }
    scope(const scope &) = delete;
    scope &operator=(const scope &) = delete;
};

/* What a thread is told of who starts it. */
WEFT_HIDDEN inline ::weft_creation creation() noexcept
{
    ::weft_creation weft_c = {};
    ::weft_creation_note(&weft_c);
    return weft_c;
}

/* The same around a function: an object that is called in its place. */
template <class weft_function> struct scoped_function {
    struct weft_unit *weft_u;
    __UINT32_TYPE__ weft_i;
    weft_function *weft_f;
    ::weft_creation weft_c;

    template <class... weft_t> auto operator()(weft_t &&...weft_v) const -> decltype(weft_f(static_cast<weft_t &&>(weft_v)...))
    {
        scope weft_s(weft_u, weft_i, weft_c, reinterpret_cast<const void *>(weft_f));
        return weft_f(static_cast<weft_t &&>(weft_v)...);
    }
};

template <class weft_function>
WEFT_HIDDEN inline scoped_function<weft_function> scoped(struct weft_unit *weft_u, __UINT32_TYPE__ weft_i, weft_function *weft_f) noexcept
{
    return { weft_u, weft_i, weft_f, creation() };
}

/* The object of a method, given as std::invoke takes it: itself, in a reference_wrapper, or pointed to. */
template <class weft_class, class weft_o>
WEFT_HIDDEN inline auto object_of(weft_o &&weft_v, int, int)
    -> decltype((static_cast<weft_o &&>(weft_v).*static_cast<int weft_class::*>(nullptr)), static_cast<weft_o &&>(weft_v))
{
    return static_cast<weft_o &&>(weft_v);
}

template <class weft_class, class weft_o>
WEFT_HIDDEN inline auto object_of(weft_o &&weft_v, int, long) -> decltype((weft_v.get().*static_cast<int weft_class::*>(nullptr)), weft_v.get())
{
    return weft_v.get();
}

template <class weft_class, class weft_o> WEFT_HIDDEN inline auto object_of(weft_o &&weft_v, long, long) -> decltype(*static_cast<weft_o &&>(weft_v))
{
    return *static_cast<weft_o &&>(weft_v);
}

/* Where a method begins, by the C++ ABI of all targets; of a virtual one by the object's table. */
template <class weft_class, class weft_member>
WEFT_HIDDEN inline const void *start_of(const volatile weft_class &weft_o, const weft_member &weft_f) noexcept
{
    struct {
        __UINTPTR_TYPE__ weft_at;
        __INTPTR_TYPE__ weft_adjust;
    } weft_m;
    static_assert(sizeof weft_m == sizeof weft_f, "a pointer to a method is two words");
    __builtin_memcpy(&weft_m, &weft_f, sizeof weft_m);
#if defined(__aarch64__) || defined(__arm__)
    const bool weft_is_virtual = weft_m.weft_adjust & 1;
    weft_m.weft_adjust /= 2;
#else
    const bool weft_is_virtual = weft_m.weft_at & 1;
    weft_m.weft_at -= weft_is_virtual;
#endif
    if (!weft_is_virtual)
        return reinterpret_cast<const void *>(weft_m.weft_at);
    const char *weft_table, *weft_entry;
    __builtin_memcpy(&weft_table, const_cast<const char *>(&reinterpret_cast<const volatile char &>(weft_o)) + weft_m.weft_adjust, sizeof weft_table);
    __builtin_memcpy(&weft_entry, weft_table + weft_m.weft_at, sizeof weft_entry);
    return weft_entry;
}

/* The same around a method: `&Class::method`, followed by its object. */
template <class weft_class, class weft_member> struct scoped_method {
    struct weft_unit *weft_u;
    __UINT32_TYPE__ weft_i;
    weft_member weft_f;
    ::weft_creation weft_c;

    template <class weft_o, class... weft_t>
    auto operator()(weft_o &&weft_v, weft_t &&...weft_a) const
        -> decltype((object_of<weft_class>(static_cast<weft_o &&>(weft_v), 0, 0).*weft_f)(static_cast<weft_t &&>(weft_a)...))
    {
        auto &&weft_object = object_of<weft_class>(static_cast<weft_o &&>(weft_v), 0, 0);
        scope weft_s(weft_u, weft_i, weft_c, start_of<weft_class>(weft_object, weft_f));
        return (static_cast<decltype(weft_object)>(weft_object).*weft_f)(static_cast<weft_t &&>(weft_a)...);
    }
};

template <class weft_class, class weft_function>
WEFT_HIDDEN inline scoped_method<weft_class, weft_function weft_class::*> scoped(struct weft_unit *weft_u, __UINT32_TYPE__ weft_i,
                                                                                 weft_function weft_class::*weft_f) noexcept
{
    return { weft_u, weft_i, weft_f, creation() };
}

/* ---- tasks ---- */

/* In place of a point that does not wait for the number of a task. */
struct no_point {
};

WEFT_HIDDEN inline void count(no_point) noexcept
{
}

/* The number of a task whose body is ready; then the point is. */
template <class weft_state>
WEFT_HIDDEN inline __UINT64_TYPE__ task_created(weft_state &&weft_p, struct weft_unit *weft_unit_of, __UINT32_TYPE__ weft_index) noexcept
{
    __UINT64_TYPE__ weft_t = ::weft_task_create(weft_unit_of, weft_index);
    count(weft_p);
    return weft_t;
}

/* The same where each run is to have a number of its own. */
template <class weft_state> WEFT_HIDDEN inline __UINT64_TYPE__ task_unnumbered(weft_state &&weft_p) noexcept
{
    count(weft_p);
    return 0;
}

/* The value of a clause `priority`, which is of any type that converts. */
template <class weft_v> WEFT_HIDDEN inline int task_priority(const weft_v &weft_n)
{
    return static_cast<int>(weft_n);
}

/* A run of a task's body: the first thing in it. */
struct task_body {
    struct weft_unit *weft_u;
    __UINT32_TYPE__ weft_i;

    WEFT_HIDDEN task_body(struct weft_unit *weft_unit_of, __UINT32_TYPE__ weft_index, __UINT64_TYPE__ weft_t) noexcept
        : weft_u(weft_unit_of), weft_i(weft_index)
    {
        ::weft_task_begin(weft_u, weft_i, weft_t);
    }
    WEFT_HIDDEN ~task_body()
    {
        ::weft_end(weft_u, weft_i);
    }
    task_body(const task_body &) = delete;
    task_body &operator=(const task_body &) = delete;
};

/* The number, which moves and is copied with the callable; 0: each run is a task of its own. */
struct task_number {
    struct weft_unit *weft_u;
    __UINT32_TYPE__ weft_i;
    __UINT64_TYPE__ weft_t;

    WEFT_HIDDEN __UINT64_TYPE__ weft_next() const noexcept
    {
        return weft_t ? weft_t : ::weft_task_number();
    }
};

template <class weft_t> weft_t &&given() noexcept; /* never defined */

/* The callable that the program gives, an lvalue (weft_g is X &) or an rvalue (X), and later a copy. It is copied or
 * moved when the program copies or moves what stands in its place, so as often as without it; until then it is only
 * referred to. */
struct place {
    void *weft_at;
};
} // namespace weft

WEFT_HIDDEN inline void *operator new(__SIZE_TYPE__, ::weft::place weft_p) noexcept
{
    return weft_p.weft_at;
}
WEFT_HIDDEN inline void operator delete(void *, ::weft::place) noexcept
{
}

namespace weft
{

template <class weft_g> struct is_lvalue {
    static const bool weft_is = false;
    typedef weft_g type;
};
template <class weft_g> struct is_lvalue<weft_g &> {
    static const bool weft_is = true;
    typedef weft_g type;
};

template <class weft_g> struct callable {
    typedef typename is_lvalue<weft_g>::type weft_type;
    weft_type *weft_original; /* null: there is a copy */
    union {
        weft_type weft_copy;
    };

    WEFT_HIDDEN callable(weft_type &weft_f) noexcept : weft_original(__builtin_addressof(weft_f))
    {
    }
    callable(callable &&weft_o) noexcept(__is_nothrow_constructible(weft_type, weft_g &&) && __is_nothrow_constructible(weft_type, weft_type &&))
        : weft_original(nullptr)
    {
        if (weft_o.weft_original)
            ::new (place{ __builtin_addressof(weft_copy) }) weft_type(static_cast<weft_g &&>(*weft_o.weft_original));
        else
            ::new (place{ __builtin_addressof(weft_copy) }) weft_type(static_cast<weft_type &&>(weft_o.weft_copy));
    }
    callable(const callable &weft_o) : weft_original(nullptr)
    {
        if (weft_o.weft_original)
            ::new (place{ __builtin_addressof(weft_copy) }) weft_type(*weft_o.weft_original);
        else
            ::new (place{ __builtin_addressof(weft_copy) }) weft_type(weft_o.weft_copy);
    }
    callable &operator=(const callable &) = delete;
    ~callable()
    {
        if (!weft_original)
            weft_copy.~weft_type();
    }
    weft_type &weft_it() noexcept
    {
        return weft_original ? *weft_original : weft_copy;
    }
    const weft_type &weft_it() const noexcept
    {
        return weft_original ? *weft_original : weft_copy;
    }
};

/* One that can only be moved. */
template <class weft_g> struct movable : callable<weft_g> {
    using callable<weft_g>::callable;
    movable(movable &&) = default;
    movable(const movable &) = delete;
};

template <class weft_g, bool> struct kept_as {
    typedef callable<weft_g> type;
};
template <class weft_g> struct kept_as<weft_g, false> {
    typedef movable<weft_g> type;
};

/* What is called in place of an object. */
template <class weft_g> struct tasked {
    typedef typename is_lvalue<weft_g>::type weft_type;
    typename kept_as<weft_g, __is_constructible(weft_type, const weft_type &)>::type weft_f;
    task_number weft_n;

    template <class... weft_t> auto operator()(weft_t &&...weft_v) & -> decltype(given<weft_type &>()(static_cast<weft_t &&>(weft_v)...))
    {
        task_body weft_b(weft_n.weft_u, weft_n.weft_i, weft_n.weft_next());
        return weft_f.weft_it()(static_cast<weft_t &&>(weft_v)...);
    }
    template <class... weft_t> auto operator()(weft_t &&...weft_v) const & -> decltype(given<const weft_type &>()(static_cast<weft_t &&>(weft_v)...))
    {
        task_body weft_b(weft_n.weft_u, weft_n.weft_i, weft_n.weft_next());
        return weft_f.weft_it()(static_cast<weft_t &&>(weft_v)...);
    }
    template <class... weft_t> auto operator()(weft_t &&...weft_v) && -> decltype(given<weft_type>()(static_cast<weft_t &&>(weft_v)...))
    {
        task_body weft_b(weft_n.weft_u, weft_n.weft_i, weft_n.weft_next());
        if (weft_f.weft_original) /* the program would call what it was given, not a copy that it owns */
            return static_cast<weft_g &&>(weft_f.weft_it())(static_cast<weft_t &&>(weft_v)...);
        return static_cast<weft_type &&>(weft_f.weft_it())(static_cast<weft_t &&>(weft_v)...);
    }
};

/* What is called in place of a function. */
template <class weft_function> struct tasked_function {
    weft_function *weft_f;
    task_number weft_n;

    template <class... weft_t> auto operator()(weft_t &&...weft_v) const -> decltype(weft_f(static_cast<weft_t &&>(weft_v)...))
    {
        task_body weft_b(weft_n.weft_u, weft_n.weft_i, weft_n.weft_next());
        return weft_f(static_cast<weft_t &&>(weft_v)...);
    }
};

/* What a pool of C runs in place of a body that returns weft_r. */
struct task_run : ::weft_task_run {
    explicit task_run(void *weft_pack) noexcept
    {
        ::weft_task_open_linked(weft_pack, this);
    }
    ~task_run()
    {
        ::weft_end(weft_unit, weft_index);
    }
    task_run(const task_run &) = delete;
    task_run &operator=(const task_run &) = delete;
};

template <class weft_r> weft_r run_task(void *weft_pack)
{
    task_run weft_t(weft_pack);
    return reinterpret_cast<weft_r (*)(void *)>(weft_t.weft_body)(weft_t.weft_argument);
}

/* Without the library, and without a body, nothing is replaced. */
template <class weft_r> WEFT_HIDDEN inline weft_r (*task_pointer(weft_r (*weft_f)(void *)) noexcept)(void *)
{
    return weft_f && ::weft_packs_tasks() ? &run_task<weft_r> : weft_f;
}

template <class weft_r>
WEFT_HIDDEN inline void *task_pack(struct weft_unit *weft_u, __UINT32_TYPE__ weft_i, weft_r (*weft_f)(void *), void *weft_a,
                                   int weft_repeats) noexcept
{
    return weft_f && ::weft_packs_tasks() ? ::weft_task_pack_linked(weft_u, weft_i, reinterpret_cast<void (*)()>(weft_f), weft_a, weft_repeats)
                                          : weft_a;
}

#define WEFT_TASKED(name, type, parameter, argument, number)                                                                                         \
    template <class weft_state, class weft_g>                                                                                                        \
    WEFT_HIDDEN inline type<weft_g> name(weft_state &&weft_p, struct weft_unit *weft_u, __UINT32_TYPE__ weft_i, weft_g parameter weft_v) noexcept    \
    {                                                                                                                                                \
        return { argument, { weft_u, weft_i, number } };                                                                                             \
    }
WEFT_TASKED(task_object, tasked, &&, { weft_v }, task_created(weft_p, weft_u, weft_i))
WEFT_TASKED(task_object_often, tasked, &&, { weft_v }, task_unnumbered(weft_p))
WEFT_TASKED(task_function, tasked_function, *, weft_v, task_created(weft_p, weft_u, weft_i))
WEFT_TASKED(task_function_often, tasked_function, *, weft_v, task_unnumbered(weft_p))

} // namespace weft

#ifdef __cpp_exceptions
#define WEFT_OPEN(state, index, operands) static_cast<void>(::weft::opened(state, WEFT_SITE(index), operands))
#else
#define WEFT_OPEN(state, index, operands) ::weft::open(state, WEFT_SITE(index), operands)
#endif
#define WEFT_HOLD(state, index, operands) static_cast<void>(::weft::held(state, WEFT_SITE(index), operands))
#if __cplusplus > 201703L
#define WEFT_OPEN_CONSTANT(state, index, operands) WEFT_OPEN(state, index, operands)
#else /* no destructors in constexpr functions: an exception leaves the end of the call to the point around it */
#define WEFT_OPEN_CONSTANT(state, index, operands) ::weft::open(state, WEFT_SITE(index), operands)
#endif
#define WEFT_ENTRY(state, index, operands) (::weft::entry{ state, WEFT_SITE(index), operands })
/* An operator that is applied to it is the language's own. */
#define WEFT_BUILT_IN(...)                                                                                                                           \
    static_assert(!__is_class(__typeof__(__VA_ARGS__)) && !__is_union(__typeof__(__VA_ARGS__)), "an operator may be a function")
#define WEFT_IS_BUILT_IN(...) (!__is_class(__typeof__(__VA_ARGS__)) && !__is_union(__typeof__(__VA_ARGS__)))
#define WEFT_OBJECT(type) static_assert(sizeof(::weft::object<type>) != 0, "")
#define WEFT_OPEN_KEPT(state, index, operands) static_cast<void>(::weft::kept<::weft::opened>(state, WEFT_SITE(index), operands))
#define WEFT_OPEN_ONCE(state, index, operands) ::weft::open(state, WEFT_SITE(index), operands)
#define WEFT_HOLD_ONCE(state, index, operands) static_cast<void>(::weft::held_once(state, WEFT_SITE(index), operands))
#define WEFT_HOLD_KEPT(state, index, operands) static_cast<void>(::weft::kept<::weft::held>(state, WEFT_SITE(index), operands))

#endif
