#include "intervals.h"

#include <stdlib.h>
#include <string.h>

#include "log.h"

struct span_entry {
    uint64_t id;
    uint64_t begin_event;
    uint64_t start;
    uint64_t inside; /* ns in spans directly inside that are closed already */
    uint32_t site;
    enum weft_kind kind;
    struct trace_values arguments; /* a copy, or NULL */
};

static void *grow(void *memory, size_t count, size_t size)
{
    void *grown = reallocarray(memory, count, size);
    if (!grown) {
        log_error("out of memory for %zu open intervals", count);
        exit(1);
    }
    return grown;
}

const char *const span_kind_names[WEFT_N_KINDS] = { "call", "local", "global", "function" };

bool span_is_scope(enum weft_kind kind)
{
    return kind == WEFT_KIND_LOCAL || kind == WEFT_KIND_GLOBAL;
}

/* What BEGIN, END and UNWIND of this site are about. */
static enum weft_kind kind_of(const struct spans *spans, uint32_t site)
{
    bool is_function = site < spans->n_sites && spans->sites[site].kind == WEFT_KIND_FUNCTION;
    return is_function ? WEFT_KIND_FUNCTION : WEFT_KIND_CALL;
}

/* Sites beyond the table (a damaged definitions stream) share counter 0, which belongs to no site. */
static uint32_t *open_counter(const struct spans *spans, enum weft_kind kind, uint32_t site)
{
    return &spans->open[kind][site < spans->n_open ? site : 0];
}

void spans_start(struct spans *spans, const struct weft_site *sites, size_t n_sites)
{
    spans->sites = sites;
    spans->n_sites = sites ? n_sites : 0;
    spans->n_events = spans->unfinished = spans->unbalanced = spans->unwound = 0;
    if (n_sites == 0)
        n_sites = 1;
    for (int kind = 0; kind < WEFT_N_KINDS; kind++) {
        if (n_sites > spans->n_open)
            spans->open[kind] = grow(spans->open[kind], n_sites, sizeof *spans->open[kind]);
        memset(spans->open[kind], 0, (n_sites > spans->n_open ? n_sites : spans->n_open) * sizeof *spans->open[kind]);
    }
    if (n_sites > spans->n_open)
        spans->n_open = n_sites;
}

/* Member by member: of an initialiser gcc clears the whole first, with an instruction that takes longer than all the rest. */
static void describe(struct span *span, const struct spans *spans, size_t index)
{
    const struct span_entry *entry = &spans->stack[index];
    span->id = entry->id;
    span->parent = index > 0 ? entry[-1].id : 0;
    span->begin_event = entry->begin_event;
    span->end_event = 0;
    span->parent_event = index > 0 ? entry[-1].begin_event : 0;
    span->start = entry->start;
    span->duration = span->self = 0;
    span->site = entry->site;
    span->depth = index > UINT32_MAX ? UINT32_MAX : (uint32_t)index;
    span->kind = entry->kind;
    span->open = span->unfinished = span->unwound = false;
    span->arguments = entry->arguments;
    span->result = (struct trace_values){ 0 };
}

static struct trace_values keep_values(struct trace_values values)
{
    if (values.bytes)
        values.bytes = memcpy(grow(NULL, values.size + (size_t)1, 1), values.bytes, values.size);
    return values;
}

static struct span_entry *push(struct spans *spans)
{
    if (spans->depth == spans->stack_capacity) {
        spans->stack_capacity = spans->stack_capacity ? 2 * spans->stack_capacity : 64;
        spans->stack = grow(spans->stack, spans->stack_capacity, sizeof *spans->stack);
    }
    return &spans->stack[spans->depth++];
}

static void open_span(struct spans *spans, enum weft_kind kind, const struct trace_event *event)
{
    *push(spans) = (struct span_entry){ .id = ++spans->last_id,
                                        .begin_event = spans->n_events,
                                        .start = event->time,
                                        .site = event->site,
                                        .kind = kind,
                                        .arguments = keep_values(event->values) };
    ++*open_counter(spans, kind, event->site);
    if (spans->opened) {
        struct span span;
        describe(&span, spans, spans->depth - 1);
        spans->opened(&span, spans->context);
    }
}

/* How an interval came to its end: by an event of its own (RETURNED, UNWOUND), or with the one around it. */
enum ending { RETURNED, UNFINISHED, UNWOUND, UNWOUND_INSIDE };

static void close_top(struct spans *spans, uint64_t time, enum ending ending)
{
    struct span span;
    describe(&span, spans, spans->depth - 1);
    const struct span_entry *entry = &spans->stack[spans->depth - 1];
    /* A damaged trace may run backwards; an interval is never negative. */
    span.duration = time > span.start ? time - span.start : 0;
    span.self = span.duration > entry->inside ? span.duration - entry->inside : 0;
    span.unfinished = ending == UNFINISHED;
    span.unwound = ending == UNWOUND || ending == UNWOUND_INSIDE;
    span.end_event = ending == RETURNED || ending == UNWOUND ? spans->n_events : 0;
    spans->unfinished += span.unfinished;
    spans->unwound += span.unwound;
    span.result = spans->result;
    uint8_t *arguments = (uint8_t *)(uintptr_t)entry->arguments.bytes;
    --*open_counter(spans, entry->kind, entry->site);
    spans->depth--;
    if (spans->depth > 0)
        spans->stack[spans->depth - 1].inside += span.duration;
    if (spans->closed)
        spans->closed(&span, spans->context);
    free(arguments);
}

static bool is_top(const struct spans *spans, enum weft_kind kind, uint32_t site)
{
    const struct span_entry *top = &spans->stack[spans->depth - 1];
    return top->site == site && top->kind == kind;
}

static bool is_open(const struct spans *spans, enum weft_kind kind, uint32_t site)
{
    if (*open_counter(spans, kind, site) == 0)
        return false;
    if (site < spans->n_open && site > 0)
        return true;
    for (size_t i = spans->depth; i-- > 0;) /* the counter is shared: look */
        if (spans->stack[i].site == site && spans->stack[i].kind == kind)
            return true;
    return false;
}

static bool close_span(struct spans *spans, enum weft_kind kind, const struct trace_event *event)
{
    if (!is_open(spans, kind, event->site)) {
        /* Whichever thread ends the program records GLOBAL_END. */
        spans->unbalanced += kind != WEFT_KIND_GLOBAL;
        return false;
    }
    while (!is_top(spans, kind, event->site))
        close_top(spans, event->time, UNFINISHED);
    spans->result = event->values;
    close_top(spans, event->time, RETURNED);
    spans->result = (struct trace_values){ 0 };
    return true;
}

static bool unwind_span(struct spans *spans, const struct trace_event *event)
{
    enum weft_kind kind = kind_of(spans, event->site);
    if (!is_open(spans, kind, event->site))
        return false;
    while (!is_top(spans, kind, event->site))
        close_top(spans, event->time, UNWOUND_INSIDE);
    close_top(spans, event->time, UNWOUND);
    return true;
}

bool spans_add(struct spans *spans, const struct trace_event *event)
{
    spans->n_events++;
    switch (event->type) {
    case WEFT_EVENT_BEGIN:
        open_span(spans, kind_of(spans, event->site), event);
        return true;
    case WEFT_EVENT_END:
        return close_span(spans, kind_of(spans, event->site), event);
    case WEFT_EVENT_LOCAL_BEGIN:
        open_span(spans, WEFT_KIND_LOCAL, event);
        return true;
    case WEFT_EVENT_LOCAL_END:
        return close_span(spans, WEFT_KIND_LOCAL, event);
    case WEFT_EVENT_GLOBAL_BEGIN:
        open_span(spans, WEFT_KIND_GLOBAL, event);
        return true;
    case WEFT_EVENT_GLOBAL_END:
        return close_span(spans, WEFT_KIND_GLOBAL, event);
    case WEFT_EVENT_UNWIND:
        return unwind_span(spans, event);
    default: /* a future, which belongs to no thread; the reader lets no other pass */
        return false;
    }
}

void spans_finish(struct spans *spans, uint64_t time)
{
    while (spans->depth > 0)
        close_top(spans, time, UNFINISHED);
}

void spans_open(const struct spans *spans, uint64_t time, void (*visit)(const struct span *span, void *context), void *context)
{
    for (size_t i = 0; i < spans->depth; i++) {
        struct span span;
        describe(&span, spans, i);
        uint64_t inside = spans->stack[i].inside;
        if (i + 1 < spans->depth && time > spans->stack[i + 1].start)
            inside += time - spans->stack[i + 1].start;
        span.duration = time > span.start ? time - span.start : 0;
        span.self = span.duration > inside ? span.duration - inside : 0;
        span.open = span.unfinished = true;
        visit(&span, context);
    }
}

void spans_restore(struct spans *spans, const struct span *span)
{
    if (spans->depth > 0) /* its share in the span around it comes back when it is closed */
        spans->stack[spans->depth - 1].inside -= span->duration;
    *push(spans) = (struct span_entry){
        .id = ++spans->last_id,
        .begin_event = span->begin_event,
        .start = span->start,
        .inside = span->duration - span->self,
        .site = span->site,
        .kind = span->kind,
    };
    ++*open_counter(spans, span->kind, span->site);
}

void spans_abandon(struct spans *spans)
{
    while (spans->depth > 0)
        free((uint8_t *)(uintptr_t)spans->stack[--spans->depth].arguments.bytes);
}

void spans_release(struct spans *spans)
{
    spans_abandon(spans);
    free(spans->stack);
    for (int kind = 0; kind < WEFT_N_KINDS; kind++)
        free(spans->open[kind]);
    spans->stack = NULL;
    spans->stack_capacity = spans->depth = spans->n_open = 0;
    memset(spans->open, 0, sizeof spans->open);
}
