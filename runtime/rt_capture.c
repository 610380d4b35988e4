/* Points that capture values, and points with conditions: the functions of detail.h. There a point's static
 * description is struct weft_detail, `capture` here; its execution is struct weft_kept, `point` here. A begin whose
 * interval turns out to be unwanted is taken back. */
#define _GNU_SOURCE 1
#include <string.h>

#include "rt_backtrace.h"
#include "rt_clock.h"
#include "rt_compiler.h"
#include "rt_definitions.h"
#include "rt_limit.h"
#include "rt_listeners.h"
#include "rt_quiet.h"
#include "rt_record.h"
#include "rt_state.h"
#include "rt_switch.h"

#include <weft/format.h>
#include <weft/detail.h>

RT_EXPORT void weft_kept_begin(struct weft_kept *point);
RT_EXPORT void weft_kept_end(struct weft_kept *point);
RT_EXPORT void weft_kept_unwind(struct weft_kept *point);

enum { SKIPPED = 0, RECORDED = 1, LONGEST_TEXT = 255 /* that a condition compares */ };

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

/* ---- values on their way into an event ---- */

enum { HEAD = 4, LEAST_ROOM = 16 /* bytes for a value: strings before it are cut to leave that much */ };

/* The values of an event, and how long each is in it: first they are measured, then written into the packet. */
struct contents {
    const struct weft_value *values;
    uint32_t n_values, n_frames;
    const uint64_t *frames;
    uint32_t length; /* bytes, without the padding */
    uint16_t lengths[WEFT_MOST_VALUES];
};

static uint16_t length_of_frames(const struct contents *contents)
{
    return (uint16_t)(contents->n_frames ? 2 + contents->n_frames * sizeof *contents->frames : 0);
}

static const char *text_of(const struct weft_value *value)
{
    return value->weft_is.weft_string ? value->weft_is.weft_string : "(null)";
}

/* `room`: bytes there are for it. */
static uint16_t length_of(const struct weft_value *value, size_t room)
{
    if (value->weft_kind != WEFT_VALUE_STRING)
        return value->weft_kind == WEFT_VALUE_NONE ? 1 : 9;
    size_t most = value->weft_is.weft_string ? value->weft_limit : 6;
    return (uint16_t)(strnlen(text_of(value), most < room - 2 ? most : room - 2) + 2);
}

/* Returns how many slots the values and frames take, 0 if there are none. */
static unsigned measure(struct contents *contents)
{
    uint32_t n = contents->n_values;
    contents->length = HEAD;
    if (n == 0 && contents->n_frames == 0)
        return 0;
    for (uint32_t i = 0; i < n; i++) {
        size_t reserved = length_of_frames(contents) + (size_t)(n - i - 1) * LEAST_ROOM;
        contents->lengths[i] = length_of(&contents->values[i], WEFT_WIRE_MOST - contents->length - reserved);
        contents->length += contents->lengths[i];
    }
    contents->length += length_of_frames(contents);
    return (contents->length + 7) / 8;
}

/* The string may have become shorter since it was measured; the event may not. */
static void write_string(unsigned char *to, const char *text, size_t length)
{
    memcpy(to, text, length);
    for (unsigned char *zero; (zero = memchr(to, 0, length)) != NULL;)
        *zero = '?';
    to[length] = 0;
}

static void write_contents(uint64_t *slots, const void *from)
{
    const struct contents *contents = from;
    unsigned char *at = (unsigned char *)slots;
    uint32_t padding = -contents->length % 8, n_slots = (contents->length + padding) / 8;
    uint32_t head = n_slots | (contents->n_values + (contents->n_frames > 0)) << 16 | padding << 24;
    slots[n_slots - 1] = 0;
    memcpy(at, &head, HEAD);
    at += HEAD;
    for (uint32_t i = 0; i < contents->n_values; at += contents->lengths[i++]) {
        const struct weft_value *value = &contents->values[i];
        at[0] = value->weft_kind == WEFT_VALUE_STRING ? WEFT_WIRE_STRING : (unsigned char)value->weft_kind; /* the numbers are the same */
        if (value->weft_kind == WEFT_VALUE_STRING)
            write_string(at + 1, text_of(value), contents->lengths[i] - 2u);
        else
            memcpy(at + 1, &value->weft_is, contents->lengths[i] - 1u);
    }
    if (contents->n_frames) {
        at[0] = WEFT_WIRE_FRAMES;
        at[1] = (unsigned char)contents->n_frames;
        memcpy(at + 2, contents->frames, contents->n_frames * sizeof *contents->frames);
    }
}

/* ---- the probes ---- */

/* The values' names have to be defined before the first of them is recorded. */
static __attribute__((noinline, cold)) void define_values(struct weft_unit *unit, uint32_t index, struct weft_detail *capture)
{
    struct rt_quiet quiet;
    const uint64_t *frames;
    rt_quiet_enter(&quiet);
    bool is_ready = rt_record_is_ready(unit);
    if (capture->weft_frames && rt_self) /* its first call is not safe in a signal handler: it calls pthread_once */
        rt_backtrace(&frames, 1, __builtin_return_address(0));
    rt_lock();
    if (is_ready && !capture->weft_is_defined) {
        capture->weft_least_ticks = rt_clock_scale(capture->weft_least, rt_clock_frequency(), 1000000000u);
        bool is_done = !*capture->weft_names || rt_definitions_values(unit->number + index, capture->weft_names);
        __atomic_store_n(&capture->weft_is_defined, is_done, __ATOMIC_RELEASE);
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
static __attribute__((noinline)) void take_frames(struct contents *contents, const struct weft_kept *point, const void *caller)
{
    if (!rt_self && !rt_record_is_ready(point->weft_unit)) /* the event will be lost */
        return;
    contents->n_frames = rt_backtrace(&contents->frames, point->weft_detail->weft_frames, caller);
}

static void record_begin(struct weft_kept *point, const void *caller)
{
    const struct weft_detail *capture = point->weft_detail;
    struct contents contents = { .values = point->weft_values, .n_values = capture->weft_n_arguments };
    struct rt_recorded recorded = { 0 };
    bool has_frames = capture->weft_frames != 0;
    rt_signals before = has_frames ? rt_quiet_block() : 0;
    if (has_frames)
        take_frames(&contents, point, caller);
    unsigned n = measure(&contents);
    rt_record_payload(point->weft_unit, point->weft_index, n ? WEFT_EVENT_BEGIN_VALUES : WEFT_EVENT_BEGIN, write_contents, &contents, n, &recorded);
    if (has_frames)
        rt_quiet_unblock(before);
    point->weft_slot = recorded.slot;
    point->weft_time = recorded.time;
    point->weft_sequence = recorded.sequence;
    point->weft_length = recorded.length;
    point->weft_state = RECORDED;
}

void weft_kept_begin(struct weft_kept *point)
{
    struct weft_detail *capture = point->weft_detail;
    point->weft_state = SKIPPED;
    uint32_t first = __atomic_load_n(&point->weft_unit->first_id, __ATOMIC_RELAXED);
    enum rt_switched switched = first ? RT_ON : rt_switch_of(point->weft_unit->number + point->weft_index);
    bool is_off = rt_is_paused() || switched != RT_ON;
    if (switched == RT_THROTTLED)
        rt_record_lose(2);
    if (is_off)
        rt_listeners_poll();
    if ((first & WEFT_UNIT_OFF) || is_off)
        return;
    if (!all_hold(capture, point, 0, capture->weft_n_arguments) || !count_interval(capture))
        return;
    if (!__atomic_load_n(&capture->weft_is_defined, __ATOMIC_ACQUIRE))
        define_values(point->weft_unit, point->weft_index, capture);
    record_begin(point, __builtin_return_address(0));
}

/* Decided when the interval is over. */
static bool is_unwanted(const struct weft_kept *point)
{
    const struct weft_detail *capture = point->weft_detail;
    if (capture->weft_least_ticks && rt_clock_now() - point->weft_time < capture->weft_least_ticks)
        return true;
    return !all_hold(capture, point, capture->weft_n_arguments, WEFT_MOST_VALUES);
}

static void end(struct weft_kept *point, enum weft_event event)
{
    struct weft_detail *capture = point->weft_detail;
    if (point->weft_state != RECORDED)
        return;
    struct rt_recorded recorded = { point->weft_slot, point->weft_time, point->weft_sequence, point->weft_length };
    if ((capture->weft_least_ticks || capture->weft_n_conditions) && is_unwanted(point) && rt_record_take_back(&recorded)) {
        if (capture->weft_most)
            __atomic_fetch_sub(&capture->weft_recorded, 1, __ATOMIC_RELAXED);
        rt_record_unwanted(point->weft_unit, point->weft_index);
        return;
    }
    uint32_t result = capture->weft_n_arguments;
    bool has_result = result < WEFT_MOST_VALUES && point->weft_values[result].weft_kind != WEFT_VALUE_NONE;
    struct contents contents = { .values = &point->weft_values[result], .n_values = has_result };
    unsigned n = measure(&contents);
    rt_record_payload(point->weft_unit, point->weft_index, n ? WEFT_EVENT_END_VALUES : event, write_contents, &contents, n, NULL);
}

void weft_kept_end(struct weft_kept *point)
{
    end(point, WEFT_EVENT_END);
}

void weft_kept_unwind(struct weft_kept *point)
{
    end(point, WEFT_EVENT_UNWIND);
}
