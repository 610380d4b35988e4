/* Points whose site records more than its begin and its end, or not always: values of arguments and results, conditions, every Nth. Included behind
 * <weft/probe.h> by rewritten units that have such points; what that header promises holds here, too. All of it is out of line: a point with details
 * costs a multiple of a plain one, and plain ones cost nothing for it. The structures have twins in runtime/rust/src/kept.rs.
 */
#ifndef WEFT_DETAIL_H
#define WEFT_DETAIL_H

/* Most values that a point keeps: eight arguments and the result. */
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

/* `value TEST constant`; strings know == and != only. A value that was not kept fulfils nothing. */
enum weft_test { WEFT_EQUAL, WEFT_UNEQUAL, WEFT_LESS, WEFT_LESS_OR_EQUAL, WEFT_GREATER, WEFT_GREATER_OR_EQUAL };
struct weft_condition {
    __UINT32_TYPE__ weft_value; /* which one */
    __UINT32_TYPE__ weft_test;  /* enum weft_test */
    __INT64_TYPE__ weft_int;
    double weft_float;
    const char *weft_string; /* NULL: a number */
    int weft_is_float;       /* the constant is weft_float, else weft_int */
};

/* Of a site, static and written by the rewriter; the runtime counts in it. */
struct weft_detail {
    const char *weft_names;                       /* of the kept values, separated by blanks: "n path mode{READ=0,WRITE=1} return" */
    const struct weft_condition *weft_conditions; /* all have to hold */
    __UINT32_TYPE__ weft_n_conditions;
    __UINT32_TYPE__ weft_n_arguments; /* values that are there at the begin; the one behind them is the result */
    __UINT32_TYPE__ weft_every;       /* records the first of so many, 0 and 1: all */
    __UINT32_TYPE__ weft_frames;      /* of a backtrace that goes with the begin, at most; 0: none does, and never more than 64 */
    __UINT64_TYPE__ weft_most;        /* intervals that are recorded at most, 0: no limit */
    __UINT64_TYPE__ weft_least;       /* ns: shorter intervals in which nothing was recorded are taken back */
    /* the runtime's, zero at first */
    __UINT64_TYPE__ weft_met, weft_recorded, weft_least_ticks;
    __UINT32_TYPE__ weft_is_defined, weft_reserved;
};

/* One execution of such a point: struct weft_point and what is kept of it. */
struct weft_kept {
    struct weft_unit *weft_unit;
    __UINT32_TYPE__ weft_index, weft_pending;
    struct weft_detail *weft_detail;
    __UINT32_TYPE__ weft_state;  /* the runtime's */
    __UINT32_TYPE__ weft_length; /* of the begin event, in slots */
    __UINT64_TYPE__ *weft_slot;  /* where it is; NULL: it cannot be taken back */
    __UINT64_TYPE__ weft_time, weft_sequence;
    struct weft_value weft_values[WEFT_MOST_VALUES];
};

#define WEFT_KEPT(name, index, operands, detail)                                                                                                     \
    __attribute((__cleanup__(weft_kept_leave))) struct weft_kept name =                                                                              \
        weft_kept_enter(WEFT_SITE(index), WEFT_MENTION(name, operands), &weft_details[detail])

/* What follows is for rewritten code. */
#ifdef WEFT_PROBE_H

#ifdef __cplusplus
extern "C" {
#endif
/* All operands are ready and the arguments kept: records the begin, or decides not to. */
void weft_kept_begin(struct weft_kept *weft_k);
/* The point is left; its result, if it is wanted and the call has returned, is kept. */
void weft_kept_end(struct weft_kept *weft_k);
/* The same where the point is left by unwinding, its call still running. */
void weft_kept_unwind(struct weft_kept *weft_k);
#ifdef __cplusplus
}
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

/* Not for every target: a double is no general register's. */
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

/* Read when the begin (of an argument) or the end (of the result) is recorded, up to its zero or the limit; NULL is "(null)". */
WEFT_INLINE void weft_keep_string(struct weft_kept *weft_k, __UINT32_TYPE__ weft_n, const char *weft_x, __UINT32_TYPE__ weft_most)
{
    weft_k->weft_values[weft_n].weft_kind = WEFT_VALUE_STRING;
    weft_k->weft_values[weft_n].weft_limit = weft_most;
    weft_k->weft_values[weft_n].weft_is.weft_string = weft_x;
}

#endif
#endif
