#include "frametree.h"

#include <inttypes.h>
#include <string.h>

#include "log.h"
#include "values.h"

/* A number that can be added up: not negative. */
static bool is_weight(const struct value *value, uint64_t *number)
{
    switch (value->kind) {
    case WEFT_WIRE_INT:
        *number = value->is.number > 0 ? (uint64_t)value->is.number : 0;
        return value->is.number >= 0;
    case WEFT_WIRE_UNSIGNED:
        *number = value->is.natural;
        return true;
    case WEFT_WIRE_FLOAT:
        *number = value->is.real >= 0 && value->is.real < 1e18 ? (uint64_t)value->is.real : 0;
        return value->is.real >= 0 && value->is.real < 1e18;
    default:
        return false;
    }
}

static bool find_number(const struct trace_values *values, const char *names, const char *name, uint64_t *number)
{
    struct value_cursor cursor;
    struct value value;
    values_open(&cursor, values, names);
    while (values->bytes && values_next(&cursor, &value))
        if (slice_is(value.name, name))
            return is_weight(&value, number);
    return false;
}

static struct frame_number *number_named(struct frametree *frametree, struct slice name)
{
    struct arena *arena = frametree->tree->callees.arena;
    for (size_t i = 0; i < frametree->numbers.count; i++)
        if (slice_is(name, frametree->numbers.items[i].name))
            return &frametree->numbers.items[i];
    if (frametree->numbers.count == FRAMETREE_NUMBERS || name.length == 0)
        return NULL;
    vec_push(arena, &frametree->numbers, (struct frame_number){ .name = arena_strndup(arena, name.text, name.length) });
    return &frametree->numbers.items[frametree->numbers.count - 1];
}

/* Enumerators are names, not amounts. */
static void add_numbers(struct frametree *frametree, uint32_t node, uint32_t every, const struct trace_values *values, const char *names)
{
    struct value_cursor cursor;
    struct value value;
    uint64_t amount;
    values_open(&cursor, values, names);
    while (values->bytes && values_next(&cursor, &value)) {
        struct frame_number *number = value.enumerator.length == 0 && is_weight(&value, &amount) ? number_named(frametree, value.name) : NULL;
        if (!number)
            continue;
        while (number->sums.count <= node)
            vec_push(frametree->tree->callees.arena, &number->sums, 0);
        number->sums.items[node] += amount * every;
        number->n_intervals++;
    }
}

static bool weigh(const struct frametree *frametree, const struct trace_process *process, const struct interval *interval, uint64_t *weight)
{
    const char *names = reader_value_names(process, interval->site);
    *weight = frametree->weight == WEIGH_CALLS ? 1 : interval->self;
    if (frametree->weight != WEIGH_VALUE)
        return true;
    return find_number(&interval->arguments, names, frametree->value, weight) ||
           find_number(&interval->result, values_result_name(names), frametree->value, weight);
}

static const char *frame_name(struct arena *arena, const struct frame *frame)
{
    struct str text = { .arena = arena };
    if (*frame->function)
        return frame->function;
    frame_print(&text, frame);
    return text.text;
}

static bool has_backtrace(struct trace *trace, struct trace_thread *thread)
{
    uint64_t addresses[WEFT_MOST_FRAMES];
    struct trace_event event;
    struct trace_cursor *cursor = cursor_open(trace, thread);
    bool has_any = false;
    while (cursor && !has_any && cursor_next(cursor, &event))
        has_any = event.values.bytes && values_frames(&event.values, addresses) > 0;
    if (cursor)
        cursor_close(cursor);
    return has_any;
}

bool frametree_is_wanted(struct trace *trace)
{
    if (!reader_may_have_backtraces(trace))
        return false;
    for (size_t i = 0; i < trace->processes.count; i++)
        for (size_t k = 0; k < trace->processes.items[i]->threads.count; k++)
            if (has_backtrace(trace, trace->processes.items[i]->threads.items[k]))
                return true;
    return false;
}

void frametree_add(struct frametree *frametree, const struct trace_process *process, const struct interval *interval)
{
    struct calltree *tree = frametree->tree;
    struct arena arena = { 0 };
    uint64_t weight;
    static const struct weft_site nowhere = { .callee = "", .file = "", .function = "" };
    if (!frametree->frames)
        frametree->frames = frames_open(tree->callees.arena);
    struct frame_list list = frames_of_values(frametree->frames, &arena, process, interval->start, &interval->arguments);
    if (list.count > 0) {
        frametree->n_intervals++;
        if (weigh(frametree, process, interval, &weight)) {
            uint32_t node = tree->top, every = reader_every(process, interval->site);
            for (size_t i = list.count; i-- > 0;) {
                const char *name = frame_name(tree->callees.arena, &list.items[i]);
                node = calltree_child(tree, node, callees_add_name(&tree->callees, name, &nowhere));
            }
            node = calltree_child(tree, node, callees_find(&tree->callees, process, interval->site, interval->kind));
            tree->nodes.items[node].calls += every;
            tree->nodes.items[node].self += weight * every;
            if (frametree->has_numbers) {
                const char *names = reader_value_names(process, interval->site);
                add_numbers(frametree, node, every, &interval->arguments, names);
                add_numbers(frametree, node, every, &interval->result, values_result_name(names));
            }
        } else {
            frametree->n_without++;
        }
    } else {
        frametree->n_others++;
    }
    arena_release(&arena);
}

void frametree_close(struct frametree *frametree)
{
    if (frametree->frames)
        frames_close(frametree->frames);
    frametree->frames = NULL;
}

void frametree_warn(const struct frametree *frametree)
{
    if (frametree->n_intervals == 0)
        log_warning("no call of this trace has a backtrace: an entry { \"call\": NAME, \"backtrace\": 12 } of config.json records them");
    else if (frametree->n_without > 0)
        log_warning("%" PRIu64 " of %" PRIu64 " calls with a backtrace have no captured number \"%s\" of 0 or more; they are left out",
                    frametree->n_without, frametree->n_intervals, frametree->value);
    if (frametree->n_intervals > 0 && frametree->n_others > 0)
        log_info("stacks are those of the %" PRIu64 " recorded calls that have a backtrace; the %" PRIu64
                 " others are left out (--no-backtraces: all recorded calls, without frames)",
                 frametree->n_intervals, frametree->n_others);
}
