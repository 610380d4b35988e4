/* Points that capture values of arguments and results, or do not record always: conditions, every Nth. Rewritten units
 * with such points include it after <weft/probe.h>, and what that header promises is true of it as well. These probes
 * are calls: such a point costs several times as much as a plain one, which does not get slower. The structures must
 * match those in runtime/rust/src/detail.rs and capture.rs.
 */
#ifndef WEFT_DETAIL_H
#define WEFT_DETAIL_H

#pragma GCC system_header

/* Most values that a point captures: eight arguments or counters, and the result. */
#define WEFT_MOST_VALUES 9

enum weft_value_kind { WEFT_VALUE_NONE, WEFT_VALUE_INT, WEFT_VALUE_UNSIGNED, WEFT_VALUE_FLOAT, WEFT_VALUE_POINTER, WEFT_VALUE_STRING };

struct weft_value {
    __UINT32_TYPE__ weft_kind;  /* enum weft_value_kind */
    __UINT32_TYPE__ weft_limit; /* of a string: bytes that are copied at most */
    union {
        __INT64_TYPE__ weft_int;
        __UINT64_TYPE__ weft_unsigned;
        double weft_float;
        const char *weft_string; /* may be NULL */
    } weft_is;
};

/* `value TEST constant`; strings only have == and !=. No condition holds for a value that was not captured. */
enum weft_test { WEFT_EQUAL, WEFT_UNEQUAL, WEFT_LESS, WEFT_LESS_OR_EQUAL, WEFT_GREATER, WEFT_GREATER_OR_EQUAL };
struct weft_condition {
    __UINT32_TYPE__ weft_value; /* its index */
    __UINT32_TYPE__ weft_test;  /* enum weft_test */
    __INT64_TYPE__ weft_int;
    double weft_float;
    const char *weft_string; /* NULL: a number */
    int weft_is_float;       /* the constant is weft_float, else weft_int */
};

/* Before the tables at the end of a unit of C. gcc warns of definitions after tentative ones, and of plain numbers. */
#if defined(__GNUC__) && !defined(__clang__)
#define WEFT_DETAILS_FOLLOW _Pragma("GCC diagnostic ignored \"-Wc++-compat\"") _Pragma("GCC diagnostic ignored \"-Wunsuffixed-float-constants\"")
#else
#define WEFT_DETAILS_FOLLOW
#endif

/* What a site captures, and when: static data that the rewriter writes, with counters of the runtime's. */
struct weft_detail {
    const char *weft_names;                       /* of the values: "n mode{READ=0,WRITE=1} return +page-faults"; "": they are not recorded */
    const struct weft_condition *weft_conditions; /* all have to hold */
    __UINT32_TYPE__ weft_n_conditions;
    __UINT32_TYPE__ weft_n_arguments; /* values known at the begin; the next one is the result */
    __UINT32_TYPE__ weft_every;       /* records one interval of so many, beginning with the first; 0 and 1: all */
    /* Low half: frames of the backtrace in the begin event, at most 64; 0: none. High half: a bit for each counter
     * (counters.def); their values stand behind that of the result, whether there is one or not. */
    __UINT32_TYPE__ weft_frames;
    __UINT64_TYPE__ weft_most;  /* intervals to record at most; 0: no limit */
    __UINT64_TYPE__ weft_least; /* ns: shorter intervals are taken back if nothing was recorded inside */
    /* the runtime's; initially zero */
    __UINT64_TYPE__ weft_met, weft_recorded, weft_least_ticks;
    __UINT32_TYPE__ weft_is_defined;
    /* So many values at the beginning say which message of MPI the call is about (mpi_functions.def), at most 8. The
     * runtime adds which function it is. */
    __UINT32_TYPE__ weft_messages;
};

/* One execution of such a point: the members of struct weft_point, and the values captured. */
struct weft_kept {
    struct weft_unit *weft_unit;
    __UINT32_TYPE__ weft_index, weft_pending;
    struct weft_detail *weft_detail;
    __UINT32_TYPE__ weft_state;  /* the runtime's */
    __UINT32_TYPE__ weft_length; /* of the begin event, in slots */
    __UINT64_TYPE__ *weft_slot;  /* its position; NULL: it cannot be taken back */
    __UINT64_TYPE__ weft_time, weft_sequence;
    struct weft_value weft_values[WEFT_MOST_VALUES];
};

#define WEFT_KEPT(name, index, operands, detail)                                                                                                     \
    __attribute((__cleanup__(weft_kept_leave))) struct weft_kept name =                                                                              \
        weft_kept_enter(WEFT_SITE(index), WEFT_MENTION(name, operands), WEFT_THIS_DETAIL(detail))

/* The rest is for rewritten code only. */
#ifdef WEFT_PROBE_H

/* As WEFT_THIS_UNIT in probe.h. */
#ifdef WEFT_BY_FUNCTION
#define WEFT_THIS_DETAIL(detail) weft_this_detail(detail)
#undef WEFT_ALSO_DECLARE
#define WEFT_ALSO_DECLARE                                                                                                                            \
    WEFT_INLINE struct weft_detail *weft_this_detail(unsigned weft_d)                                                                                \
    {                                                                                                                                                \
        return &weft_details[weft_d];                                                                                                                \
    }
#else
#define WEFT_THIS_DETAIL(detail) &weft_details[detail]
#endif

#ifdef __cplusplus
extern "C" {
#endif
/* All operands are ready and the arguments captured: records the begin, or decides not to. */
WEFT_LINKED(void, weft_kept_begin, (struct weft_kept * weft_k));
/* The point is left; if its result is wanted and the call has returned, it has been captured. */
WEFT_LINKED(void, weft_kept_end, (struct weft_kept * weft_k));
/* The same if the point is left by unwinding while its call runs. */
WEFT_LINKED(void, weft_kept_unwind, (struct weft_kept * weft_k));
/* A status of MPI is about to be passed: captures it, and returns the one to pass, which is never MPI_STATUS_IGNORE. */
WEFT_LINKED(void *, weft_kept_status, (struct weft_kept * weft_k, __UINT32_TYPE__ weft_n, void *weft_x));
#ifdef __cplusplus
}
#endif

#ifndef WEFT_IN_LIBRARY
#ifdef __cplusplus
extern "C" {
#endif
WEFT_INLINE_DOOR(void, weft_kept_begin, (struct weft_kept * weft_k))
{
    if (weft_kept_begin_linked)
        weft_kept_begin_linked(weft_k);
}

WEFT_INLINE_DOOR(void, weft_kept_end, (struct weft_kept * weft_k))
{
    if (weft_kept_end_linked)
        weft_kept_end_linked(weft_k);
}

WEFT_INLINE_DOOR(void, weft_kept_unwind, (struct weft_kept * weft_k))
{
    if (weft_kept_unwind_linked)
        weft_kept_unwind_linked(weft_k);
}

WEFT_INLINE_DOOR(void *, weft_kept_status, (struct weft_kept * weft_k, __UINT32_TYPE__ weft_n, void *weft_x))
{
    return weft_kept_status_linked ? weft_kept_status_linked(weft_k, weft_n, weft_x) : weft_x;
}
#ifdef __cplusplus
}
#endif
#endif

WEFT_INLINE struct weft_kept weft_kept_enter(struct weft_unit *weft_u, __UINT32_TYPE__ weft_i, __UINT32_TYPE__ weft_n, struct weft_detail *weft_d)
{
    struct weft_kept weft_k;
    __UINT32_TYPE__ weft_at;
    weft_k.weft_unit = weft_u;
    weft_k.weft_index = weft_i;
    weft_k.weft_pending = weft_n;
    weft_k.weft_detail = weft_d;
    weft_k.weft_state = 0;
    weft_k.weft_length = 0;
    weft_k.weft_slot = 0;
    weft_k.weft_time = weft_k.weft_sequence = 0;
    for (weft_at = 0; weft_at < WEFT_MOST_VALUES; weft_at++)
        weft_k.weft_values[weft_at].weft_kind = WEFT_VALUE_NONE;
    if (weft_n == 0)
        weft_kept_begin(&weft_k);
    return weft_k;
}

WEFT_INLINE void weft_kept_arm(struct weft_kept *weft_k)
{
    if (--weft_k->weft_pending == 0)
        weft_kept_begin(weft_k);
}

WEFT_INLINE void weft_kept_leave(struct weft_kept *weft_k)
{
    if (weft_k->weft_pending == 0)
        weft_kept_end(weft_k);
}

WEFT_INLINE void weft_keep_int(struct weft_kept *weft_k, __UINT32_TYPE__ weft_n, __INT64_TYPE__ weft_x)
{
    weft_k->weft_values[weft_n].weft_kind = WEFT_VALUE_INT;
    weft_k->weft_values[weft_n].weft_is.weft_int = weft_x;
}

WEFT_INLINE void weft_keep_unsigned(struct weft_kept *weft_k, __UINT32_TYPE__ weft_n, __UINT64_TYPE__ weft_x)
{
    weft_k->weft_values[weft_n].weft_kind = WEFT_VALUE_UNSIGNED;
    weft_k->weft_values[weft_n].weft_is.weft_unsigned = weft_x;
}

/* Without WEFT_ANY_TARGET: a double does not fit a general register. */
extern __inline __attribute((__gnu_inline__, __always_inline__, __artificial__, __no_instrument_function__)) void
weft_keep_float(struct weft_kept *weft_k, __UINT32_TYPE__ weft_n, double weft_x)
{
    weft_k->weft_values[weft_n].weft_kind = WEFT_VALUE_FLOAT;
    weft_k->weft_values[weft_n].weft_is.weft_float = weft_x;
}

WEFT_INLINE void weft_keep_pointer(struct weft_kept *weft_k, __UINT32_TYPE__ weft_n, __UINTPTR_TYPE__ weft_x)
{
    weft_k->weft_values[weft_n].weft_kind = WEFT_VALUE_POINTER;
    weft_k->weft_values[weft_n].weft_is.weft_unsigned = weft_x;
}

/* Read when the begin (of an argument) or the end (of the result) is recorded, up to its zero or the limit; NULL is
 * recorded as "(null)". */
WEFT_INLINE void weft_keep_string(struct weft_kept *weft_k, __UINT32_TYPE__ weft_n, const char *weft_x, __UINT32_TYPE__ weft_most)
{
    weft_k->weft_values[weft_n].weft_kind = WEFT_VALUE_STRING;
    weft_k->weft_values[weft_n].weft_limit = weft_most;
    weft_k->weft_values[weft_n].weft_is.weft_string = weft_x;
}

#endif
#endif
