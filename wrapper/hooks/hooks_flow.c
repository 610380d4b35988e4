#include "hooks_flow.h"

#include <stdlib.h>
#include <string.h>

#include "hooks_calls.h"
#include "hooks_lines.h"

enum event_kind {
    EVENT_LABEL,  /* of the label `label` */
    EVENT_BRANCH, /* may go to it */
    EVENT_JUMP,   /* goes there; to SIZE_MAX: elsewhere */
    EVENT_CALL,   /* something may happen */
    EVENT_RECORD
};

struct event {
    enum event_kind kind;
    size_t label;
};
typedef VEC(struct event) events;

static int compare(struct slice a, struct slice b)
{
    size_t n = a.length < b.length ? a.length : b.length;
    int order = memcmp(a.text, b.text, n);
    return order ? order : (a.length > b.length) - (a.length < b.length);
}

static int compare_labels(const void *a, const void *b)
{
    return compare(((const struct hooks_label *)a)->name, ((const struct hooks_label *)b)->name);
}

static size_t find(const struct hooks_flow *flow, struct slice name)
{
    size_t low = 0, high = flow->labels.count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = compare(flow->labels.items[middle].name, name);
        if (order == 0)
            return middle;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return SIZE_MAX;
}

/* The label that the line is; empty: it is none. */
static struct slice label_of(struct slice line)
{
    size_t n = line_symbol_length(line.text);
    struct slice label = { line.text, n };
    bool is_label = n && n < line.length && line.text[n] == ':' && line_is_target(label);
    return is_label ? label : (struct slice){ "", 0 };
}

static void find_labels(struct arena *arena, const char *text, struct hooks_flow *flow)
{
    struct slice line, label;
    for (const char *at = text; line_take(&at, &line);)
        if ((label = label_of(line)).length > 0)
            vec_push(arena, &flow->labels, (struct hooks_label){ .name = label });
    if (flow->labels.count)
        qsort(flow->labels.items, flow->labels.count, sizeof *flow->labels.items, compare_labels);
}

static void add_call(struct arena *arena, struct slice symbol, events *out)
{
    switch (symbol.length ? hook_call_of(symbol).role : HOOK_NONE) {
    case HOOK_ACCESS:
    case HOOK_RANGE:
        vec_push(arena, out, (struct event){ EVENT_RECORD, 0 });
        break;
    case HOOK_NOTHING:
        break;
    default: /* (one that copies or is atomic records before) */
        vec_push(arena, out, (struct event){ EVENT_CALL, 0 });
    }
}

/* Tables of switches, and where exceptions land: nothing is known of the way there. */
static void find_tables(struct slice line, struct hooks_flow *flow)
{
    static const char label[] = ".L";
    for (const char *at; (at = memmem(line.text, line.length, label, sizeof label - 1)) != NULL;) {
        size_t n = line_symbol_length(at), i = find(flow, (struct slice){ at, n });
        if (i != SIZE_MAX)
            flow->labels.items[i].is_late = true;
        line = line_behind(line, (size_t)(at - line.text) + n);
    }
}

/* What happens in the order of the text; at labels `is_target` is set. */
static void find_events(struct arena *arena, const char *text, struct hooks_flow *flow, events *out)
{
    struct slice line;
    for (const char *at = text; line_take(&at, &line);) {
        const char *way;
        struct slice word = line_trimmed(line), label = label_of(line), symbol = line_called(line, &way);
        if (label.length) {
            vec_push(arena, out, (struct event){ EVENT_LABEL, find(flow, label) });
        } else if (line_begins(word, "j")) {
            struct slice to = line_trimmed(line_behind(word, strcspn(word.text, " \t\n")));
            size_t target = find(flow, (struct slice){ to.text, line_symbol_length(to.text) });
            if (target != SIZE_MAX)
                flow->labels.items[target].is_target = true;
            vec_push(arena, out, (struct event){ line_begins(word, "jmp") ? EVENT_JUMP : EVENT_BRANCH, target });
        } else if (way) {
            add_call(arena, symbol, out);
        } else if (line_begins(word, ".long") || line_begins(word, ".quad") || line_begins(word, ".uleb128")) {
            find_tables(word, flow);
        } else if (line_begins(word, "ret") || line_begins(word, "ud2")) {
            vec_push(arena, out, (struct event){ EVENT_JUMP, SIZE_MAX });
        }
    }
}

/* Follows the text once; returns whether a label has become late. */
static bool follow(struct hooks_flow *flow, const events *list)
{
    bool is_new = false, is_late = true, is_reached = false;
    for (size_t i = 0; i < list->count; i++) {
        const struct event *event = &list->items[i];
        struct hooks_label *label = event->kind <= EVENT_JUMP && event->label != SIZE_MAX ? &flow->labels.items[event->label] : NULL;
        if (event->kind == EVENT_CALL || event->kind == EVENT_RECORD) {
            is_late = event->kind == EVENT_CALL;
            continue;
        }
        bool comes_late = is_late && (event->kind != EVENT_LABEL || is_reached);
        if (label && comes_late && !label->is_late)
            label->is_late = is_new = true;
        if (event->kind == EVENT_LABEL) {
            is_late = label->is_late;
            is_reached = true;
        } else if (event->kind == EVENT_JUMP) {
            is_reached = false;
        }
    }
    return is_new;
}

void hooks_flow_find(struct arena *arena, const char *text, struct hooks_flow *flow)
{
    events list = { 0 };
    find_labels(arena, text, flow);
    find_events(arena, text, flow, &list);
    for (size_t i = 0; i < flow->labels.count; i++)
        flow->labels.items[i].is_late = flow->labels.items[i].is_late || !flow->labels.items[i].is_target;
    while (follow(flow, &list))
        ;
}

bool hooks_flow_is_late(const struct hooks_flow *flow, struct slice label)
{
    size_t i = find(flow, label);
    return i == SIZE_MAX || flow->labels.items[i].is_late;
}
