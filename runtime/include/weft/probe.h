/* What rewritten C code sees. Every rewritten unit includes it at its top as <weft/probe.h>.
 *
 * It includes nothing, and uses no names but weft_*, WEFT_* and the compiler's own (`__attribute` for `__attribute__`,
 * which some programs redefine), so that feature-test macros and headers of the user's file keep their meaning. The
 * compiler must find it through -isystem or -idirafter: it is then a system header, whose macros cause no warnings in
 * user code. A unit that includes it is complete without the library: its probes do nothing then. All functions are safe in any thread and in signal
 * handlers, keep errno, and never fail: what cannot be recorded is counted as lost.
 */
#ifndef WEFT_PROBE_H
#define WEFT_PROBE_H

/* Also where it is found by -I: its text must cause no warnings. */
#pragma GCC system_header

/* Must match format.h (asserted in rt_layout.c); spelled without stdint.h. */
struct weft_site {
    const char *weft_callee, *weft_file, *weft_function;
    __UINT32_TYPE__ weft_line_begin, weft_line_end, weft_column;
    __UINT16_TYPE__ weft_depth;
    __UINT8_TYPE__ weft_kind, weft_flags;
};
struct weft_unit {
    const struct weft_site *weft_sites;
    __UINT32_TYPE__ weft_n_sites;
    __UINT16_TYPE__ weft_version;
    __UINT8_TYPE__ weft_language, weft_unused;
    __UINT32_TYPE__ weft_first_id, weft_number;
};

/* Without optimisation a compiler gives each variable a place of its own in the frame, and a function with hundreds of
 * points would need a big one. gcc makes an exception: variables of 32 bytes or more share a place if their scopes are
 * disjoint (--param min-size-for-stack-sharing). This makes an object that large; the library does not touch it. */
#if defined(__OPTIMIZE__) || defined(__clang__)
#define WEFT_ROOM(slots)
#else
#define WEFT_ROOM(slots) __UINT64_TYPE__ weft_room[slots];
#endif

/* One execution of a point: a variable of the statement expression that replaces the call. */
struct weft_point {
    struct weft_unit *weft_unit;
    __UINT32_TYPE__ weft_index;
    __UINT32_TYPE__ weft_pending; /* operands still to be evaluated; at 0 the begin probe fires */
    WEFT_ROOM(2)
};

#define WEFT_FORMAT_VERSION 4

/* Of a place (see WEFT_DORMANT). Must match format.h (asserted in rt_layout.c). */
#define WEFT_PLACE_MARK 0x9c6e5d0f
#define WEFT_NO_INDEX 0xffffffffu

/* Ids of the events that probes store inline. Must match events.def (asserted in rt_layout.c). */
#define WEFT_STORED_BEGIN 0
#define WEFT_STORED_END 1
#define WEFT_STORED_FILLER 20

/* A thread's position in its packet. It is part of the runtime's interface, and so are the rules of weft_store below.
 * All zero until the thread records. */
struct weft_hot {
    __UINT64_TYPE__ *weft_position; /* of the next event; after a signal handler the slot there may be taken (not 0) */
    __UINT64_TYPE__ *weft_limit;    /* an event of 8 bytes that begins before it has room; NULL: none has */
    __UINT64_TYPE__ weft_epoch;     /* an event 2^27 ticks or more after it goes into the library, which updates it */
    __UINT64_TYPE__ weft_task;      /* the number of the task that the thread has created last; 0: none yet */
};

/* gcc inlines a function only into those that may use the same registers: probes use general ones alone, like the
 * functions of gcc's <ia32intrin.h>. */
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && __GNUC__ >= 11
#define WEFT_ANY_TARGET __attribute((__target__("general-regs-only")))
#else
#define WEFT_ANY_TARGET
#endif

/* gnu_inline, because C99 6.7.4/3 forbids inline functions with external linkage to call a static one. */
#define WEFT_INLINE WEFT_ANY_TARGET WEFT_FLOAT_INLINE
#define WEFT_FLOAT_INLINE extern __inline __attribute((__gnu_inline__, __always_inline__, __artificial__, __no_instrument_function__))

#if (defined(__x86_64__) || (defined(__aarch64__) && !defined(__AARCH64EB__))) && defined(__LP64__) && defined(__ELF__)
#define WEFT_INLINE_PROBES 1
#endif

/* With WEFT_DORMANT (the configuration says "dormant") each probe stands behind a jump of five bytes, which the library
 * turns into a `test` with the same operand, and back, by one byte: a probe that is off is one instruction then, which
 * changes nothing but flags. Where the library is not linked, or may not write into code, all remain jumps.
 *
 * What the library has to know of a place is in the same section as its code, behind its functions (subsection 1):
 * so a linker that drops the functions drops it, too. The library finds it by the number that it begins with. */
#if defined(WEFT_DORMANT) && !defined(WEFT_IN_LIBRARY) && defined(__OPTIMIZE__) && defined(WEFT_INLINE_PROBES) && defined(__x86_64__) &&             \
    !defined(__code_model_large__) && (defined(__clang__) ? __clang_major__ >= 11 : __GNUC__ >= 9)
#define WEFT_HAS_PLACES 1
#endif

/* The steps of a point. What is inlined leaves its parameters in the caller's frame if nothing is optimised: then the
 * steps are functions, of which the linker keeps one. */
#ifdef __OPTIMIZE__
#define WEFT_STEP WEFT_INLINE
#define WEFT_FLOAT_STEP WEFT_FLOAT_INLINE
#else
#define WEFT_FLOAT_STEP WEFT_STEP
#define WEFT_STEP __attribute((__weak__, __visibility__("hidden"), __no_instrument_function__))
#endif

#define WEFT_STATIC_INLINE static __inline __attribute((__always_inline__, __artificial__, __no_instrument_function__))
/* A function with a frame of its own, if nothing is optimised. */
#define WEFT_STATIC_APART static __inline __attribute((__no_instrument_function__))

/* Names site `index` of this unit in a call: expands to two arguments. */
#define WEFT_SITE(index) WEFT_THIS_UNIT, index

/* First line of a rewritten unit; the definition stands at its end.
 *
 * With default(none), a region may not name a variable with static storage duration that no clause of it lists (OpenMP
 * 5.2, 5.4.1; OpenACC 3.2, 2.5.15). It may call a function that does. */
#if defined(_OPENMP) || defined(_OPENACC)
#define WEFT_BY_FUNCTION 1
#define WEFT_THIS_UNIT weft_this_unit()
#define WEFT_ALSO_DECLARE /* detail.h has more */
#define WEFT_UNIT_DECLARE                                                                                                                            \
    static struct weft_unit weft_unit;                                                                                                               \
    WEFT_INLINE struct weft_unit *weft_this_unit(void)                                                                                               \
    {                                                                                                                                                \
        return &weft_unit;                                                                                                                           \
    }                                                                                                                                                \
    WEFT_ALSO_DECLARE                                                                                                                                \
    static struct weft_unit weft_unit
#else
#define WEFT_THIS_UNIT &weft_unit
#define WEFT_UNIT_DECLARE static struct weft_unit weft_unit
#endif
#define WEFT_UNIT_DEFINE(count) static struct weft_unit weft_unit = WEFT_UNIT_OF(weft_sites, count)

/* What a unit begins with. The languages must match site_languages.def (asserted in rt_layout.c). */
#define WEFT_UNIT_OF(sites, count) { sites, count, WEFT_FORMAT_VERSION, WEFT_UNIT_LANGUAGE, 0, 0, 0 }
#define WEFT_NUMBER_OF_C 1
#define WEFT_NUMBER_OF_CXX 2
#ifdef __cplusplus
#define WEFT_UNIT_LANGUAGE WEFT_NUMBER_OF_CXX
#else
#define WEFT_UNIT_LANGUAGE WEFT_NUMBER_OF_C
#endif

/* `number`, mentioning a variable: this keeps -Wunused-variable quiet without an attribute, and so clang's
 * -Wused-but-marked-unused as well. */
#define WEFT_MENTION(name, number) ((number) * (sizeof(name) > 0))

/* Declares the point object. The begin probe fires after weft_arm has been called `operands` times, the end probe
 * when the scope is left, whichever way. */
#define WEFT_POINT(name, index, operands)                                                                                                            \
    __attribute((__cleanup__(weft_point_leave))) struct weft_point name = { WEFT_SITE(index),                                                        \
                                                                            weft_point_enter(WEFT_SITE(index), WEFT_MENTION(name, operands)) }

/* The same for a directive. */
#define WEFT_DIRECTIVE(name, index)                                                                                                                  \
    __attribute((__cleanup__(weft_directive_leave))) struct weft_point name = { WEFT_SITE(index),                                                    \
                                                                                weft_directive_enter(WEFT_SITE(index), WEFT_MENTION(name, 0)) }

/* A cast, for -Wcomma. */
#define WEFT_BEGIN(index) ((void)weft_begin(WEFT_SITE(index)))
#define WEFT_END(index) ((void)weft_end(WEFT_SITE(index)))

/* A conversion to this type. What compilers say of conversions that nobody needs they don't say of macros of system
 * headers; gcc's -Wbad-function-cast is about the value of a call, and after a sign it is none. */
#define WEFT_AS(...) (__VA_ARGS__)
#define WEFT_INTEGER(...) (__VA_ARGS__) +
/* A variable that counts the operands of a point. */
#define WEFT_COUNT(name, operands) ((void)((name) = (operands)))
#ifndef __cplusplus
/* Variables of a body that are the objects of its points, one after the other: where the compiler doesn't optimise, an
 * object and a landing pad for each point would take much of the frame. What an exception leaves ends with the body. */
#define WEFT_GUARDS __attribute((__cleanup__(weft_guard_leave))) struct weft_point
#define WEFT_NO_CALL { WEFT_THIS_UNIT, 0, WEFT_OVER }
#define WEFT_OVER 0xffffffffu
#define WEFT_OPEN(name, index, operands) weft_guard_open(&(name), WEFT_SITE(index), operands)
#define WEFT_CLOSE(name) ((void)weft_guard_close(&(name)))
#define WEFT_CLOSED(name) weft_guard_close(&(name))
#endif
/* The end, as a number. */
#define WEFT_ENDED(index) weft_ended(WEFT_SITE(index))

/* The value of the textbook form. Reading it through a volatile type keeps clang's -Wunused-value quiet where the
 * value is discarded. */
#define WEFT_RESULT(number) *(volatile __typeof__(weft_r##number) *)&weft_r##number
/* The value that weft_end_pointer points to, in the same way. The argument is a type. */
#define WEFT_VALUE(...) *(volatile __typeof__(__VA_ARGS__) *)

/* Expands to nothing, and advances `__COUNTER__` as often as the argument names it: the first macro expands the
 * argument, the second one drops it. Used after expanded macros of the user's that read `__COUNTER__`. */
#define WEFT_COUNT_ON(counters) WEFT_NOTHING(counters)
#define WEFT_NOTHING(counters)

/* First declaration in the body of main: records GLOBAL_BEGIN now and GLOBAL_END when the process ends. */
#define WEFT_GLOBAL(index) __attribute((__unused__)) int weft_global_##index = weft_global_begin(WEFT_SITE(index))

/* Saves a landing pad for each call in C++. (A thread that is cancelled does not unwind through any of them.) */
#define WEFT_NOTHROW __attribute((__nothrow__))

#ifdef __cplusplus
extern "C" {
#endif

/* The library's functions. Weak: a program that is linked without the library is complete, and its probes do nothing.
 * The names of C end in _linked, those of the library don't. */
#ifdef WEFT_IN_LIBRARY
#define WEFT_LINKED(type, name, parameters) WEFT_NOTHROW type name parameters
#define WEFT_OR_NOT
#else
#if defined(__has_attribute) && __has_attribute(__noplt__)
#define WEFT_NOPLT __noplt__, /* (the test has read the address, so nothing is left to bind later) */
#else
#define WEFT_NOPLT
#endif
#define WEFT_LINKED(type, name, parameters) WEFT_NOTHROW __attribute((WEFT_NOPLT __weak__)) type name##_linked parameters __asm__(#name)
#define WEFT_OR_NOT __weak__,
#endif

#define WEFT_AT_SITE struct weft_unit *weft_u, __UINT32_TYPE__ weft_i

/* The probes. They are inline where user code can read the processor's clock: then only the uncommon cases call the
 * library. Inlining costs the compiler much and saves the program little: in units with so many points that they
 * define WEFT_CALLED_PROBES, only the test for a unit that is off is inline; without optimisation, not even that. */
WEFT_LINKED(void, weft_begin, (WEFT_AT_SITE));
WEFT_LINKED(void, weft_end, (WEFT_AT_SITE));
WEFT_LINKED(int, weft_global_begin, (WEFT_AT_SITE));

/* The point is left by unwinding, before or after its call has begun: readers close the innermost open interval of the
 * site, if there is one. */
WEFT_LINKED(void, weft_unwind, (WEFT_AT_SITE));

/* The probes of a unit that is not off; and those of the uncommon cases. */
WEFT_LINKED(void, weft_begin_called, (WEFT_AT_SITE));
WEFT_LINKED(void, weft_end_called, (WEFT_AT_SITE));
WEFT_LINKED(void, weft_begin_slowly, (WEFT_AT_SITE));
WEFT_LINKED(void, weft_end_slowly, (WEFT_AT_SITE));
#ifdef WEFT_INLINE_PROBES
extern __thread struct weft_hot weft_hot __attribute((WEFT_OR_NOT __tls_model__("initial-exec")));
#endif

/* Fires the end probe and returns `weft_result`: for calls that cannot stand in a block of their own. */
WEFT_LINKED(void *, weft_end_pointer, (WEFT_AT_SITE, void *weft_result));

#ifdef __cplusplus
}
#endif

#ifdef WEFT_INLINE_PROBES

#if defined(__x86_64__)
WEFT_INLINE __UINT64_TYPE__ weft_ticks(void)
{
    __UINT64_TYPE__ weft_low, weft_high; /* the upper halves become zero (Intel SDM 2B, RDTSC) */
    __asm__ __volatile__("rdtsc" : "=a"(weft_low), "=d"(weft_high) : : "memory");
    return weft_high << 32 | weft_low;
}

/* Exchanges a zero at `weft_at` for the event. Returns 0 if something else stands there. One instruction, without the
 * prefix that makes it one for other processors. */
WEFT_INLINE int weft_fill(__UINT64_TYPE__ *weft_at, __UINT64_TYPE__ weft_event)
{
    __UINT64_TYPE__ weft_found = 0;
#ifdef __GCC_ASM_FLAG_OUTPUTS__
    int weft_is_zero;
    __asm__ __volatile__("cmpxchgq %3, %1" : "+a"(weft_found), "+m"(*weft_at), "=@ccz"(weft_is_zero) : "r"(weft_event) : "memory");
    return weft_is_zero;
#else
    __asm__ __volatile__("cmpxchgq %2, %1" : "+a"(weft_found), "+m"(*weft_at) : "r"(weft_event) : "cc", "memory");
    return weft_found == 0;
#endif
}
#else
WEFT_INLINE __UINT64_TYPE__ weft_ticks(void)
{
    __UINT64_TYPE__ weft_time;
    __asm__ __volatile__("mrs %0, cntvct_el0" : "=r"(weft_time) : : "memory");
    return weft_time;
}

/* The same by a pair of exclusive instructions. The return from an exception clears the monitor (Arm ARM B2.9.1), so
 * the store fails if a signal handler ran behind the load, and the load is made again. */
WEFT_INLINE int weft_fill(__UINT64_TYPE__ *weft_at, __UINT64_TYPE__ weft_event)
{
    __UINT64_TYPE__ weft_found;
    __UINT32_TYPE__ weft_failed;
    __asm__ __volatile__("1:\tldxr %0, %2\n\tcbnz %0, 2f\n\tstxr %w1, %3, %2\n\tcbnz %w1, 1b\n2:"
                         : "=&r"(weft_found), "=&r"(weft_failed), "+Q"(*weft_at)
                         : "r"(weft_event)
                         : "memory");
    return weft_found == 0;
}
#endif

/* Stores event `weft_e` (enum weft_event) in the common case: the unit is registered, the packet has room, and the
 * library was called less than 2^27 ticks ago. Returns 0 otherwise: the library has to record the event. A unit whose
 * number is negative is off.
 *
 * Neither lock nor flag protects the thread from its own signal handlers. An event is recorded by weft_fill, which
 * exchanges its slot if that is zero, in one piece as far as the thread's handlers can tell. If a handler records
 * between the reading of the clock and the exchange, the slot is taken and the exchange fails. If it records later,
 * its events follow, and the position that is stored here is lower than the handler's: the next event finds its slot
 * taken, and the library goes on to the first one that is free. A handler that does not return (siglongjmp) leaves
 * nothing undone. */
WEFT_INLINE int weft_store(const struct weft_unit *weft_u, __UINT32_TYPE__ weft_i, __UINT32_TYPE__ weft_e)
{
    __INT32_TYPE__ weft_first = (__INT32_TYPE__)__atomic_load_n(&weft_u->weft_first_id, __ATOMIC_RELAXED);
    __UINT64_TYPE__ *weft_at, weft_time, weft_event;
    if (weft_first < 0) /* tested before the rare 0: one test for both would jump to cold code and back */
        return 1;
    if (__builtin_expect(weft_first == 0, 0))
        return 0;
    weft_at = __atomic_load_n(&weft_hot.weft_position, __ATOMIC_RELAXED);
    if (__builtin_expect(weft_at >= __atomic_load_n(&weft_hot.weft_limit, __ATOMIC_RELAXED), 0))
        return 0;
    weft_time = weft_ticks();
    if (__builtin_expect((weft_time - weft_hot.weft_epoch) >> 27 != 0, 0))
        return 0;
    /* 24, 35 and 5 bits */
    weft_event = (__UINT64_TYPE__)((__UINT32_TYPE__)weft_first + weft_i) << 40 | weft_time << 29 >> 24 | weft_e;
    if (__builtin_expect(!weft_fill(weft_at, weft_event), 0))
        return 0;
    __atomic_store_n(&weft_hot.weft_position, weft_at + 1, __ATOMIC_RELAXED);
    return 1;
}

/* weft_store as one statement, for the compiler's sake: what it has to analyse is a jump and not a dozen branches, which
 * cost gcc -O2 some twenty million instructions a probe. rdtsc and cmpxchg want two of the registers; the others are
 * those in which no argument travels. The word `inline` says that a function is no bigger for it when the compiler asks
 * which ones to inline (GCC manual, "Size of an asm"). */
#if defined(__x86_64__) && (defined(__clang__) ? __clang_major__ >= 11 : __GNUC__ >= 9)
#define WEFT_STORE_OR_SLOWLY(unit, index, event)                                                                                                     \
    __asm__ __inline__ goto("{movl %0, %%r11d|mov r11d, %0}\n\t"                                                                                     \
                            "{testl %%r11d, %%r11d|test r11d, r11d}\n\t"                                                                             \
                            "js 9f\n\t"                                                                                                              \
                            "jz %l[weft_slowly]\n\t"                                                                                                 \
                            ".weak weft_hot\n\t"                                                                                                     \
                            "{movq weft_hot@gottpoff(%%rip), %%r10|mov r10, qword ptr weft_hot@gottpoff[rip]}\n\t"                                   \
                            "{movq %%fs:(%%r10), %%r9|mov r9, qword ptr fs:[r10]}\n\t"                                                               \
                            "{cmpq %%fs:8(%%r10), %%r9|cmp r9, qword ptr fs:[r10+8]}\n\t"                                                            \
                            "jae %l[weft_slowly]\n\t"                                                                                                \
                            "rdtsc\n\t"                                                                                                              \
                            "{shlq $32, %%rdx|shl rdx, 32}\n\t"                                                                                      \
                            "{orq %%rdx, %%rax|or rax, rdx}\n\t"                                                                                     \
                            "{movq %%rax, %%rdx|mov rdx, rax}\n\t"                                                                                   \
                            "{subq %%fs:16(%%r10), %%rdx|sub rdx, qword ptr fs:[r10+16]}\n\t"                                                        \
                            "{shrq $27, %%rdx|shr rdx, 27}\n\t"                                                                                      \
                            "jnz %l[weft_slowly]\n\t"                                                                                                \
                            "{addl %1, %%r11d|add r11d, %1}\n\t"                                                                                     \
                            "{shlq $40, %%r11|shl r11, 40}\n\t"                                                                                      \
                            "{shlq $29, %%rax|shl rax, 29}\n\t"                                                                                      \
                            "{shrq $24, %%rax|shr rax, 24}\n\t"                                                                                      \
                            "{leaq %c2(%%rax,%%r11), %%rdx|lea rdx, [rax+r11+%c2]}\n\t"                                                              \
                            "{xorl %%eax, %%eax|xor eax, eax}\n\t"                                                                                   \
                            "{cmpxchgq %%rdx, (%%r9)|cmpxchg qword ptr [r9], rdx}\n\t"                                                               \
                            "jnz %l[weft_slowly]\n\t"                                                                                                \
                            "{addq $8, %%r9|add r9, 8}\n\t"                                                                                          \
                            "{movq %%r9, %%fs:(%%r10)|mov qword ptr fs:[r10], r9}\n"                                                                 \
                            "9:"                                                                                                                     \
                            :                                                                                                                        \
                            : "m"((unit)->weft_first_id), "ri"(index), "i"(event)                                                                    \
                            : "rax", "rdx", "r9", "r10", "r11", "cc", "memory"                                                                       \
                            : weft_slowly)
#else
#define WEFT_STORE_OR_SLOWLY(unit, index, event)                                                                                                     \
    if (!weft_store(unit, index, event))                                                                                                             \
    goto weft_slowly
#endif

#endif

#ifndef WEFT_IN_LIBRARY

/* A weak reference does not make the linker take a library. This one is not weak: libweft defines the symbol, and
 * where it is not linked, the linker itself, as the beginning of the section. For units that weft compiles in a build, a
 * file that weft links does (rt_wrapped.c): they have a WEFT_STAMP, which tells by which configuration they were rewritten. */
#ifdef WEFT_STAMP
#define WEFT_LINK_SECTION "weft_wrapped"
#else
#define WEFT_LINK_SECTION "weft_link"
#define WEFT_STAMP 0
#endif
#if defined(__has_attribute) && __has_attribute(__retain__)
#define WEFT_RETAIN __retain__,
#else
#define WEFT_RETAIN
#endif
extern const char weft_link_begin[] __asm__("__start_" WEFT_LINK_SECTION);
struct weft_link {
    const char *weft_library;
    __UINT64_TYPE__ weft_stamp __attribute((__aligned__(8))); /* the same place with 32 bits */
};
static const struct weft_link weft_linked_unit __attribute((__used__, WEFT_RETAIN __section__(WEFT_LINK_SECTION))) = { weft_link_begin, WEFT_STAMP };

#ifdef __cplusplus
extern "C" {
#endif

/* Functions of the program that lead into the library, if there is one. Every object has them, and the linker keeps
 * one of each. (Not static: C99 6.7.4/3. Not inline: they would be in each probe.) */
#define WEFT_DOOR(type, name, parameters)                                                                                                            \
    WEFT_NOTHROW type name parameters __asm__(#name "_if_linked");                                                                                   \
    WEFT_NOTHROW __attribute((__weak__, __visibility__("hidden"), __no_instrument_function__)) type name parameters
/* For calls that are rare in programs. */
#define WEFT_INLINE_DOOR(type, name, parameters)                                                                                                     \
    WEFT_NOTHROW type name parameters __asm__(#name "_if_linked");                                                                                   \
    WEFT_INLINE type name parameters
#define WEFT_PROBE_DOOR(name)                                                                                                                        \
    WEFT_DOOR(void, name, (WEFT_AT_SITE))                                                                                                            \
    {                                                                                                                                                \
        if (name##_linked)                                                                                                                           \
            name##_linked(weft_u, weft_i);                                                                                                           \
    }

#if defined(WEFT_EMPTY_PROBES)
/* no door */
#elif !defined(__OPTIMIZE__)
WEFT_PROBE_DOOR(weft_begin)
WEFT_PROBE_DOOR(weft_end)
#elif defined(WEFT_INLINE_PROBES) && !defined(WEFT_CALLED_PROBES)
WEFT_PROBE_DOOR(weft_begin_slowly)
WEFT_PROBE_DOOR(weft_end_slowly)
#else
WEFT_PROBE_DOOR(weft_begin_called)
WEFT_PROBE_DOOR(weft_end_called)
#endif

/* Code that may be in a shared library: the library hears when it is loaded and unloaded, since it touches units when
 * calls are switched off. The first object's function stands for all of them. Before other constructors. */
#define WEFT_OF_OBJECT __weak__, __visibility__("hidden"), __no_instrument_function__
#if defined(__PIC__) && !defined(__PIE__)
WEFT_LINKED(void, weft_object_begins, (const void *weft_address));
WEFT_LINKED(void, weft_object_ends, (const void *weft_address));
WEFT_NOTHROW void weft_object_begin(void);
WEFT_NOTHROW void weft_object_end(void);

__attribute((WEFT_OF_OBJECT, __constructor__(101))) void weft_object_begin(void)
{
    static char weft_is_known;
    if (!weft_is_known && weft_object_begins_linked)
        weft_object_begins_linked(&weft_is_known);
    weft_is_known = 1;
}

__attribute((WEFT_OF_OBJECT, __destructor__)) void weft_object_end(void)
{
    if (weft_object_ends_linked)
        weft_object_ends_linked(&weft_linked_unit);
}
#endif

/* It has places. After the constructor above, before others. */
#ifdef WEFT_HAS_PLACES
WEFT_LINKED(void, weft_object_is_dormant, (const void *weft_address));
WEFT_NOTHROW void weft_object_rest(void);

__attribute((WEFT_OF_OBJECT, __constructor__(102))) void weft_object_rest(void)
{
    static char weft_is_known;
    if (!weft_is_known && weft_object_is_dormant_linked)
        weft_object_is_dormant_linked(&weft_is_known);
    weft_is_known = 1;
}
#endif

WEFT_INLINE_DOOR(int, weft_global_begin, (WEFT_AT_SITE))
{
    return weft_global_begin_linked ? weft_global_begin_linked(weft_u, weft_i) : 0;
}

WEFT_INLINE_DOOR(void, weft_unwind, (WEFT_AT_SITE))
{
    if (weft_unwind_linked)
        weft_unwind_linked(weft_u, weft_i);
}

WEFT_INLINE_DOOR(void *, weft_end_pointer, (WEFT_AT_SITE, void *weft_result))
{
    return weft_end_pointer_linked ? weft_end_pointer_linked(weft_u, weft_i, weft_result) : weft_result;
}

#ifdef __cplusplus
}
#endif

#endif

#ifdef WEFT_HAS_PLACES
#ifdef __cplusplus
namespace
{
extern struct weft_unit weft_here;
}
#define WEFT_OWN_UNIT (&::weft_here)
#else
static struct weft_unit weft_unit;
#define WEFT_OWN_UNIT (&weft_unit)
#endif
#define WEFT_IS_PLAIN(unit, index) (__builtin_constant_p(index) && __builtin_constant_p((unit) == WEFT_OWN_UNIT) && (unit) == WEFT_OWN_UNIT)
#define WEFT_TEXT_OF(...) #__VA_ARGS__
#define WEFT_MARK_TEXT(mark) WEFT_TEXT_OF(mark)
#define WEFT_RETURN_IF_DORMANT(unit, index)                                                                                                          \
    __asm__ __inline__ goto("1:\t.byte 0xe9\n\t.long %l[weft_awake]-2f\n2:\n\t"                                                                      \
                            ".subsection 1\n\t.balign 8\n\t.long " WEFT_MARK_TEXT(WEFT_PLACE_MARK) "\n\t.long 1b-., %c0-., %c1\n\t.subsection 0"     \
                            :                                                                                                                        \
                            : "i"(WEFT_OWN_UNIT), "i"(WEFT_IS_PLAIN(unit, index) ? (index) : WEFT_NO_INDEX)                                          \
                            : "cc"                                                                                                                   \
                            : weft_awake);                                                                                                           \
    return;                                                                                                                                          \
    weft_awake:
#else
#define WEFT_RETURN_IF_DORMANT(unit, index)
#endif

#if defined(WEFT_EMPTY_PROBES)
/* tests/conformance tries the rewritten text alone. */
WEFT_INLINE void weft_begin(WEFT_AT_SITE)
{
    (void)weft_u, (void)weft_i;
}

WEFT_INLINE void weft_end(WEFT_AT_SITE)
{
    (void)weft_u, (void)weft_i;
}
#elif !defined(__OPTIMIZE__)
/* doors */
#elif defined(WEFT_INLINE_PROBES) && !defined(WEFT_CALLED_PROBES)
WEFT_INLINE void weft_begin(WEFT_AT_SITE)
{
    WEFT_RETURN_IF_DORMANT(weft_u, weft_i)
    WEFT_STORE_OR_SLOWLY(weft_u, weft_i, WEFT_STORED_BEGIN);
    return;
weft_slowly:
    weft_begin_slowly(weft_u, weft_i);
}

WEFT_INLINE void weft_end(WEFT_AT_SITE)
{
    WEFT_RETURN_IF_DORMANT(weft_u, weft_i)
    WEFT_STORE_OR_SLOWLY(weft_u, weft_i, WEFT_STORED_END);
    return;
weft_slowly:
    weft_end_slowly(weft_u, weft_i);
}
#else
/* In assembly, which gcc does not analyse: its elimination of redundancy takes a minute for some thousand of these
 * tests.
 */
#if defined(WEFT_HAS_PLACES)
#define WEFT_GOTO_IF_OFF(unit, label) /* the library tests it */
#elif defined(__x86_64__) && !defined(__clang__)
#define WEFT_GOTO_IF_OFF(unit, label) __asm__ goto("cmpl $0, %0\n\tjs %l1" : : "m"((unit)->weft_first_id) : "cc" : label)
#else
#define WEFT_GOTO_IF_OFF(unit, label)                                                                                                                \
    if ((__INT32_TYPE__)__atomic_load_n(&(unit)->weft_first_id, __ATOMIC_RELAXED) < 0)                                                               \
    goto label
#endif

/* A call takes ten bytes where its unit is the usual one: there are many in a unit with called probes. */
#ifdef WEFT_HAS_PLACES
#define WEFT_HERE(name)                                                                                                                              \
    __attribute((__noinline__, __unused__, __no_instrument_function__)) static void name##_here(__UINT32_TYPE__ weft_i)                              \
    {                                                                                                                                                \
        name##_called(WEFT_OWN_UNIT, weft_i);                                                                                                        \
    }
WEFT_HERE(weft_begin)
WEFT_HERE(weft_end)
#define WEFT_CALL(name, unit, index) (WEFT_IS_PLAIN(unit, index) ? name##_here(index) : name##_called(unit, index))
#else
#define WEFT_CALL(name, unit, index) name##_called(unit, index)
#endif

WEFT_INLINE void weft_begin(struct weft_unit *weft_u, __UINT32_TYPE__ weft_i)
{
    WEFT_RETURN_IF_DORMANT(weft_u, weft_i)
    WEFT_GOTO_IF_OFF(weft_u, weft_off);
    WEFT_CALL(weft_begin, weft_u, weft_i);
weft_off:;
}

WEFT_INLINE void weft_end(struct weft_unit *weft_u, __UINT32_TYPE__ weft_i)
{
    WEFT_RETURN_IF_DORMANT(weft_u, weft_i)
    WEFT_GOTO_IF_OFF(weft_u, weft_off);
    WEFT_CALL(weft_end, weft_u, weft_i);
weft_off:;
}
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Returns the number of operands; if it is 0, the begin probe fires. */
WEFT_NOTHROW __UINT32_TYPE__ weft_point_enter(struct weft_unit *weft_u, __UINT32_TYPE__ weft_i, __UINT32_TYPE__ weft_n);
/* An operand is ready; the last one fires the begin probe. */
WEFT_NOTHROW void weft_arm(struct weft_point *weft_p);
/* Cleanup handler. An interval that never began (an operand left by longjmp or goto) does not end. */
WEFT_NOTHROW void weft_point_leave(struct weft_point *weft_p);
/* Of a directive, which may wait for other threads. Its time stamps are compared with theirs: see weft_hold_clock. */
WEFT_NOTHROW __UINT32_TYPE__ weft_directive_enter(struct weft_unit *weft_u, __UINT32_TYPE__ weft_i, __UINT32_TYPE__ weft_n);
WEFT_NOTHROW void weft_directive_leave(struct weft_point *weft_p);

/* The processor may read the clock before the loads that stand in front of it are done, as early as a cache line takes to come
 * from another processor (Intel SDM 2B, RDTSC; Arm ARM, D12.2): a thread that has got a lock would have had it before it was
 * given back. */
WEFT_INLINE void weft_hold_clock(void)
{
#if defined(__x86_64__)
    __asm__ __volatile__("lfence" : : : "memory");
#elif defined(__aarch64__)
    __asm__ __volatile__("dsb ish\n\tisb" : : : "memory");
#endif
}

WEFT_INLINE void weft_hold_clock_if_on(const struct weft_unit *weft_u)
{
    if ((__INT32_TYPE__)__atomic_load_n(&weft_u->weft_first_id, __ATOMIC_RELAXED) >= 0)
        weft_hold_clock();
}

WEFT_STEP __UINT32_TYPE__ weft_point_enter(struct weft_unit *weft_u, __UINT32_TYPE__ weft_i, __UINT32_TYPE__ weft_n)
{
    if (weft_n == 0)
        weft_begin(weft_u, weft_i);
    return weft_n;
}

WEFT_STEP void weft_arm(struct weft_point *weft_p)
{
    if (--weft_p->weft_pending == 0)
        weft_begin(weft_p->weft_unit, weft_p->weft_index);
}

WEFT_STEP void weft_point_leave(struct weft_point *weft_p)
{
    if (weft_p->weft_pending == 0)
        weft_end(weft_p->weft_unit, weft_p->weft_index);
}

WEFT_STEP __UINT32_TYPE__ weft_directive_enter(struct weft_unit *weft_u, __UINT32_TYPE__ weft_i, __UINT32_TYPE__ weft_n)
{
    weft_hold_clock_if_on(weft_u);
    return weft_point_enter(weft_u, weft_i, weft_n);
}

WEFT_STEP void weft_directive_leave(struct weft_point *weft_p)
{
    weft_hold_clock_if_on(weft_p->weft_unit);
    weft_point_leave(weft_p);
}

#if !defined(WEFT_IN_LIBRARY) && !defined(__cplusplus)
WEFT_NOTHROW void weft_guard_open(struct weft_point *weft_p, WEFT_AT_SITE, __UINT32_TYPE__ weft_n);
WEFT_NOTHROW int weft_guard_close(struct weft_point *weft_p);
/* Cleanup handler. An exception has left a call if it is open. */
WEFT_NOTHROW void weft_guard_leave(struct weft_point *weft_p);

WEFT_STEP void weft_guard_open(struct weft_point *weft_p, WEFT_AT_SITE, __UINT32_TYPE__ weft_n)
{
    weft_p->weft_unit = weft_u;
    weft_p->weft_index = weft_i;
    weft_p->weft_pending = weft_point_enter(weft_u, weft_i, weft_n);
}

WEFT_STEP int weft_guard_close(struct weft_point *weft_p)
{
    weft_p->weft_pending = WEFT_OVER;
    weft_end(weft_p->weft_unit, weft_p->weft_index);
    return 0;
}

WEFT_STEP void weft_guard_leave(struct weft_point *weft_p)
{
    if (weft_p->weft_pending == 0)
        weft_unwind(weft_p->weft_unit, weft_p->weft_index);
}

/* Values on their way. weft_value_X: the result of a call, which is over; weft_ready_X: its only operand that costs, so
 * that the call begins; weft_counted_X: one of several, of which the last begins the call; weft_closed_X and
 * weft_armed_X: the same with an object of the body. */
#define WEFT_PASSES(step, name, type, given)                                                                                                         \
    WEFT_NOTHROW type weft_value_##name(WEFT_AT_SITE, given weft_v);                                                                                 \
    WEFT_NOTHROW type weft_ready_##name(WEFT_AT_SITE, given weft_v);                                                                                 \
    WEFT_NOTHROW type weft_counted_##name(unsigned *weft_n, WEFT_AT_SITE, given weft_v);                                                             \
    WEFT_NOTHROW type weft_armed_##name(struct weft_point *weft_p, given weft_v);                                                                    \
    WEFT_NOTHROW type weft_closed_##name(struct weft_point *weft_p, given weft_v);                                                                   \
    step type weft_value_##name(WEFT_AT_SITE, given weft_v)                                                                                          \
    {                                                                                                                                                \
        weft_end(weft_u, weft_i);                                                                                                                    \
        return (type)weft_v;                                                                                                                         \
    }                                                                                                                                                \
    step type weft_ready_##name(WEFT_AT_SITE, given weft_v)                                                                                          \
    {                                                                                                                                                \
        weft_begin(weft_u, weft_i);                                                                                                                  \
        return (type)weft_v;                                                                                                                         \
    }                                                                                                                                                \
    step type weft_counted_##name(unsigned *weft_n, WEFT_AT_SITE, given weft_v)                                                                      \
    {                                                                                                                                                \
        if (--*weft_n == 0)                                                                                                                          \
            weft_begin(weft_u, weft_i);                                                                                                              \
        return (type)weft_v;                                                                                                                         \
    }                                                                                                                                                \
    step type weft_armed_##name(struct weft_point *weft_p, given weft_v)                                                                             \
    {                                                                                                                                                \
        weft_arm(weft_p);                                                                                                                            \
        return (type)weft_v;                                                                                                                         \
    }                                                                                                                                                \
    step type weft_closed_##name(struct weft_point *weft_p, given weft_v)                                                                            \
    {                                                                                                                                                \
        weft_guard_close(weft_p);                                                                                                                    \
        return (type)weft_v;                                                                                                                         \
    }
WEFT_PASSES(WEFT_STEP, signed, __INT64_TYPE__, __INT64_TYPE__)
WEFT_PASSES(WEFT_STEP, unsigned, __UINT64_TYPE__, __UINT64_TYPE__)
WEFT_PASSES(WEFT_STEP, pointer, void *, const volatile void *)
/* Not without their registers (-mgeneral-regs-only). */
#if !(defined(__x86_64__) && !defined(__SSE2__)) && !(defined(__aarch64__) && !defined(__ARM_FP))
WEFT_PASSES(WEFT_FLOAT_STEP, float, float, float)
WEFT_PASSES(WEFT_FLOAT_STEP, double, double, double)
#endif

WEFT_NOTHROW int weft_ended(WEFT_AT_SITE);
WEFT_STEP int weft_ended(WEFT_AT_SITE)
{
    weft_end(weft_u, weft_i);
    return 0;
}
#endif

#ifdef __cplusplus
}
#endif

#endif
