/* Points that capture values, and points with conditions: the functions of detail.h. There a point's static
 * description is struct weft_detail, `capture` here; its execution is struct weft_kept, `point` here. A begin whose
 * interval turns out to be unwanted is taken back. */
#define _GNU_SOURCE 1
#include <string.h>

#include "rt_backtrace.h"
#include "rt_clock.h"
#include "rt_compiler.h"
#include "rt_contents.h"
#include "rt_counters.h"
#include "rt_definitions.h"
#include "rt_filter.h"
#include "rt_limit.h"
#include "rt_listeners.h"
#include "rt_mpi.h"
#include "rt_quiet.h"
#include "rt_record.h"
#include "rt_state.h"
#include "rt_switch.h"

#include <weft/format.h>
#include <weft/detail.h>

RT_VISIBLE void weft_kept_begin(struct weft_kept *point);
RT_VISIBLE void weft_kept_end(struct weft_kept *point);
RT_VISIBLE void weft_kept_unwind(struct weft_kept *point);

/* Of a point. IS_ON: what its call does with messages is recorded, whether its interval is or not. */
enum { SKIPPED = 0, RECORDED = 1, IS_ON = 2, HAS_MESSAGES = 4 };
enum { LONGEST_TEXT = 255 /* that a condition compares */ };

/* ---- conditions ---- */

static bool compare(uint32_t test, int order)
{
    switch (test) {
    case WEFT_EQUAL:
        return order == 0;
    case WEFT_UNEQUAL:
        return order != 0;
    case WEFT_LESS:
        return order < 0;
    case WEFT_LESS_OR_EQUAL:
        return order <= 0;
    case WEFT_GREATER:
        return order > 0;
    default:
        return order >= 0;
    }
}

static int order_floats(double a, double b)
{
    return a < b ? -1 : a > b;
}

static bool holds(const struct weft_condition *condition, const struct weft_value *value)
{
    int order;
    switch (value->weft_kind) {
    case WEFT_VALUE_INT:
        order = condition->weft_is_float ? order_floats((double)value->weft_is.weft_int, condition->weft_float)
                                         : (value->weft_is.weft_int > condition->weft_int) - (value->weft_is.weft_int < condition->weft_int);
        break;
    case WEFT_VALUE_UNSIGNED:
    case WEFT_VALUE_POINTER:
        if (condition->weft_is_float)
            order = order_floats((double)value->weft_is.weft_unsigned, condition->weft_float);
        else if (condition->weft_int < 0)
            order = 1;
        else
            order = (value->weft_is.weft_unsigned > (uint64_t)condition->weft_int) - (value->weft_is.weft_unsigned < (uint64_t)condition->weft_int);
        break;
    case WEFT_VALUE_FLOAT: {
        double constant = condition->weft_is_float ? condition->weft_float : (double)condition->weft_int;
        if (value->weft_is.weft_float != value->weft_is.weft_float)
            return condition->weft_test == WEFT_UNEQUAL; /* not a number */
        order = order_floats(value->weft_is.weft_float, constant);
        break;
    }
    case WEFT_VALUE_STRING:
        if (!condition->weft_string || !value->weft_is.weft_string)
            return false;
        order = strncmp(value->weft_is.weft_string, condition->weft_string, value->weft_limit);
        if (order == 0 && strnlen(condition->weft_string, (size_t)value->weft_limit + 1) > value->weft_limit && value->weft_limit < LONGEST_TEXT)
            order = -1; /* the constant goes on behind the string's limit */
        return compare(condition->weft_test, order);
    default:
        return false;
    }
    return compare(condition->weft_test, order);
}

/* The conditions about values from `first` to before `end`. */
static bool all_hold(const struct weft_detail *capture, const struct weft_kept *point, uint32_t first, uint32_t end)
{
    for (uint32_t i = 0; i < capture->weft_n_conditions; i++) {
        const struct weft_condition *condition = &capture->weft_conditions[i];
        if (condition->weft_value >= first && condition->weft_value < end && !holds(condition, &point->weft_values[condition->weft_value]))
            return false;
    }
    return true;
}

/* ---- the probes ---- */

/* What weft_is_defined holds. */
enum { IS_DEFINED = 1, IS_ORDERED = 2 };

/* "object" is captured of calls that synchronise. Others compare their time stamps with those of other threads: that of a
 * begin must be before what the call does, that of an end behind it. Without fences they may be wrong by the time that a
 * cache line takes, and were in one of three hundred hand-overs of a mutex. */
static bool has_object(const char *names)
{
    static const char word[] = "object";
    const char *found = strstr(names, word);
    return found && (found == names || found[-1] == ' ') && (found[sizeof word - 1] == ' ' || !found[sizeof word - 1]);
}

static uint32_t frames_of(const struct weft_detail *capture)
{
    return capture->weft_frames & ((1u << WEFT_COUNTERS_SHIFT) - 1);
}

static uint32_t counters_of(const struct weft_detail *capture)
{
    return capture->weft_frames >> WEFT_COUNTERS_SHIFT;
}

static void hold_clock(const struct weft_detail *capture)
{
    if (__atomic_load_n(&capture->weft_is_defined, __ATOMIC_RELAXED) & IS_ORDERED)
        rt_clock_fence();
}

/* The values' names have to be defined before the first of them is recorded. */
static __attribute__((noinline, cold)) void define_values(struct weft_unit *unit, uint32_t index, struct weft_detail *capture)
{
    struct rt_quiet quiet;
    const uint64_t *frames;
    rt_quiet_enter(&quiet);
    bool is_ready = rt_record_is_ready(unit);
    if (frames_of(capture) && rt_self) /* its first call is not safe in a signal handler: it calls pthread_once */
        rt_backtrace(&frames, 1, __builtin_return_address(0));
    rt_lock();
    if (is_ready && !capture->weft_is_defined) {
        capture->weft_least_ticks = rt_clock_scale(capture->weft_least, rt_clock_frequency(), 1000000000u);
        bool is_done = !*capture->weft_names || rt_definitions_values(unit->number + index, capture->weft_names);
        is_done = is_done && (capture->weft_every <= 1 || rt_definitions_every(unit->number + index, capture->weft_every));
        uint32_t is_ordered = has_object(capture->weft_names) ? IS_ORDERED : 0;
        __atomic_store_n(&capture->weft_is_defined, is_done ? IS_DEFINED | is_ordered : 0, __ATOMIC_RELEASE);
    }
    rt_unlock();
    rt_quiet_leave(&quiet);
}

/* Counts the interval, and returns whether it is to be recorded. */
static bool count_interval(struct weft_detail *capture)
{
    if (capture->weft_every > 1 && __atomic_fetch_add(&capture->weft_met, 1, __ATOMIC_RELAXED) % capture->weft_every != 0)
        return false;
    if (capture->weft_most == 0)
        return true;
    if (__atomic_load_n(&capture->weft_recorded, __ATOMIC_RELAXED) >= capture->weft_most)
        return false;
    return __atomic_fetch_add(&capture->weft_recorded, 1, __ATOMIC_RELAXED) < capture->weft_most;
}

/* The frames are taken with signals blocked, and stay so until they are recorded: a handler would take others. */
static __attribute__((noinline)) void take_frames(struct rt_contents *contents, const struct weft_kept *point, const void *caller)
{
    if (!rt_self && !rt_record_is_ready(point->weft_unit)) /* the event will be lost */
        return;
    contents->n_frames = rt_backtrace(&contents->frames, frames_of(point->weft_detail), caller);
}

static void record_begin(struct weft_kept *point, const void *caller)
{
    const struct weft_detail *capture = point->weft_detail;
    /* without names, what is captured is for messages alone */
    struct rt_contents contents = { .values = point->weft_values, .n_values = *capture->weft_names ? capture->weft_n_arguments : 0 };
    struct rt_recorded recorded = { 0 };
    bool has_frames = frames_of(capture) != 0;
    rt_signals before = has_frames ? rt_quiet_block() : 0;
    if (has_frames)
        take_frames(&contents, point, caller);
    unsigned n = rt_contents_measure(&contents);
    (void)rt_record_payload(point->weft_unit, point->weft_index, n ? WEFT_EVENT_BEGIN_VALUES : WEFT_EVENT_BEGIN, rt_contents_write, &contents, n,
                            &recorded);
    if (has_frames)
        rt_quiet_unblock(before);
    if (counters_of(capture)) { /* what recording itself causes is not counted, and counting takes none of the interval's time */
        rt_counters_begin(counters_of(capture), &point->weft_values[capture->weft_n_arguments + 1]);
        rt_record_restamp(&recorded);
    }
    point->weft_slot = recorded.slot;
    point->weft_time = recorded.time;
    point->weft_sequence = recorded.sequence;
    point->weft_length = recorded.length;
    point->weft_state |= RECORDED;
}

void weft_kept_begin(struct weft_kept *point)
{
    struct weft_detail *capture = point->weft_detail;
    point->weft_state = SKIPPED;
    if (capture->weft_messages && point->weft_unit->first_id != WEFT_UNIT_OFF) {
        point->weft_state = HAS_MESSAGES;
        rt_mpi_before(point);
    }
    uint32_t first = __atomic_load_n(&point->weft_unit->first_id, __ATOMIC_RELAXED);
    uint32_t number = first ? 0 : __atomic_load_n(&point->weft_unit->number, __ATOMIC_ACQUIRE);
    enum rt_switched switched = number ? rt_switch_of(number + point->weft_index) : RT_ON;
    bool is_off = rt_is_paused() || switched != RT_ON;
    if (switched == RT_THROTTLED)
        rt_record_lose(2);
    if (is_off)
        rt_listeners_poll();
    if ((first & WEFT_UNIT_OFF) || is_off)
        return;
    point->weft_state |= IS_ON;
    if (!all_hold(capture, point, 0, capture->weft_n_arguments) || !count_interval(capture))
        return;
    if (!__atomic_load_n(&capture->weft_is_defined, __ATOMIC_ACQUIRE))
        define_values(point->weft_unit, point->weft_index, capture);
    record_begin(point, __builtin_return_address(0));
    hold_clock(capture);
}

/* Decided when the interval is over. */
static bool is_unwanted(const struct weft_kept *point, const struct rt_moment *moment)
{
    const struct weft_detail *capture = point->weft_detail;
    uint64_t end = moment->time ? moment->time : rt_clock_now();
    if (capture->weft_least_ticks && end - point->weft_time < capture->weft_least_ticks)
        return true;
    return !all_hold(capture, point, capture->weft_n_arguments, WEFT_MOST_VALUES);
}

/* Returns false if it was taken back. */
static bool end_interval(struct weft_kept *point, enum weft_event event, const struct rt_moment *moment)
{
    struct weft_detail *capture = point->weft_detail;
    struct rt_recorded recorded = { point->weft_slot, point->weft_time, point->weft_sequence, point->weft_length };
    if ((capture->weft_least_ticks || capture->weft_n_conditions) && is_unwanted(point, moment) && rt_record_take_back(&recorded)) {
        if (capture->weft_most)
            __atomic_fetch_sub(&capture->weft_recorded, 1, __ATOMIC_RELAXED);
        rt_record_unwanted(point->weft_unit, point->weft_index);
        rt_filter_forget(point->weft_unit, point->weft_index);
        return false;
    }
    uint32_t result = capture->weft_n_arguments, n_counters = (uint32_t)__builtin_popcount(counters_of(capture));
    bool has_result = *capture->weft_names && result < WEFT_MOST_VALUES && point->weft_values[result].weft_kind != WEFT_VALUE_NONE;
    struct rt_contents contents = { .values = &point->weft_values[result], .n_values = has_result };
    if (n_counters && event == WEFT_EVENT_END)
        contents.n_values = 1 + n_counters;
    unsigned n = rt_contents_measure(&contents);
    bool has_interval =
        rt_record_payload_at(point->weft_unit, point->weft_index, n ? WEFT_EVENT_END_VALUES : event, rt_contents_write, &contents, n, moment);
    if (!has_interval && capture->weft_most)
        __atomic_fetch_sub(&capture->weft_recorded, 1, __ATOMIC_RELAXED);
    return has_interval;
}

static void end(struct weft_kept *point, enum weft_event event)
{
    uint32_t state = point->weft_state, counters = counters_of(point->weft_detail);
    hold_clock(point->weft_detail);
    struct rt_moment moment = { 0 };
    if (counters && state & RECORDED) { /* the interval ends before they are read */
        moment = rt_record_moment();
        rt_counters_end(counters, &point->weft_values[point->weft_detail->weft_n_arguments + 1]);
    }
    bool has_interval = state & RECORDED && end_interval(point, event, &moment);
    if (state & HAS_MESSAGES)
        rt_mpi_after(point, (state & IS_ON ? RT_MPI_IS_ON : 0u) | (has_interval ? RT_MPI_HAS_INTERVAL : 0u) |
                                (event == WEFT_EVENT_END ? RT_MPI_HAS_RETURNED : 0u));
}

void weft_kept_end(struct weft_kept *point)
{
    end(point, WEFT_EVENT_END);
}

void weft_kept_unwind(struct weft_kept *point)
{
    end(point, WEFT_EVENT_UNWIND);
}
