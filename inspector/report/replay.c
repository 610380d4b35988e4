#include "replay.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "str.h"
#include "classes.h"
#include "callees.h"
#include "frames.h"
#include "text_format.h"
#include "intervals.h"
#include "replay_spool.h"
#include "values.h"

enum { LABEL = 22 /* columns for a thread */, MAX_INDENT = 40 /* levels; deeper calls aren't indented further */, TIME_CELLS = 10 };

/* An open call. Its line is written when a call or event inside it is written, or when it is over, because until then
 * the filter may still reject it. */
struct open_call {
    uint64_t start;
    uint32_t site;
    uint32_t level; /* number of enclosing calls that pass */
    enum weft_kind kind;
    bool passes;
    char *arguments;             /* "(n=3)", malloc'ed, or NULL */
    struct frame_list backtrace; /* its items are malloc'ed */
};

/* Cached texts and facts of a site. */
struct site_text {
    bool is_judged[WEFT_N_KINDS], passes[WEFT_N_KINDS];
    const char *names[WEFT_N_KINDS], *place;
    bool waits;
};

/* When a future of the process was made. */
struct made {
    uint64_t number, time;
};

struct replay {
    struct output *output;
    struct trace *trace;
    const struct filter *filter;
    const struct replay_style *style;
    uint64_t start;             /* ns; times are relative to it */
    uint64_t time;              /* time of the current event, not clipped to the window */
    struct replay_spool *spool; /* by_time: where lines go first; NULL otherwise */
    bool has_lines;             /* of calls or futures */
    const char *label;          /* of the thread */
    const struct trace_process *process;
    struct arena process_arena; /* for the sites' texts */
    struct site_text *sites;
    struct arena line_arena; /* for one line */
    struct frames *frames;   /* for the names in backtraces */
    bool knows_futures;      /* `made` is that of this process */
    VEC(struct made) made;   /* by number, in process_arena */
    VEC(struct open_call) open;
    size_t n_written;          /* those of the first n_written open calls that pass have been written */
    struct arena thread_arena; /* for `open` */
};

static struct site_text *text_of(struct replay *replay, uint32_t number, enum weft_kind kind)
{
    struct site_text *text = &replay->sites[number < replay->process->n_sites ? number : replay->process->n_sites];
    if (!text->is_judged[kind]) {
        const struct weft_site *site = reader_site(replay->process, number);
        text->is_judged[kind] = true;
        text->passes[kind] = filter_site(replay->filter, site, kind);
        text->names[kind] = text_printable(&replay->process_arena, callee_label(&replay->process_arena, site, kind));
        text->place =
            *site->file ? arena_printf(&replay->process_arena, "%s:%u", text_path(&replay->process_arena, site->file), site->line_begin) : "";
        text->waits = class_waits(class_of(site));
    }
    return text;
}

/* Begins are exact to the ns in traces of any length; durations are rounded for reading. */
static void add_times(struct str *line, uint64_t time, const uint64_t *duration)
{
    struct str text = { .arena = line->arena };
    if (duration)
        text_add_time(&text, *duration);
    str_printf(line, "%4" PRIu64 ".%09" PRIu64 " %*s", time / 1000000000, time % 1000000000, TIME_CELLS, text.length ? text.text : "");
}

/* Writes the backtrace below the line of a call. */
static void write_backtrace(struct replay *replay, const struct open_call *call)
{
    enum { BEFORE_NAMES = 4 + 1 + 9 + 1 + TIME_CELLS + 2 };
    for (size_t i = 0; i < call->backtrace.count; i++) {
        struct str line = { .arena = &replay->line_arena };
        str_printf(&line, "%*sfrom ", BEFORE_NAMES + (int)(2 * (call->level < MAX_INDENT ? call->level : MAX_INDENT)) + 4, "");
        frame_print(&line, &call->backtrace.items[i]);
        output_printf(replay->output, "%s%s%s\n", replay->style->colour ? "\033[2m" : "", line.text, replay->style->colour ? "\033[0m" : "");
    }
}

static struct frame_list keep_backtrace(struct replay *replay, const struct interval *interval)
{
    struct frame_list list = frames_of_values(replay->frames, &replay->line_arena, replay->process, replay->time, &interval->arguments);
    struct frame *copy = list.count ? malloc(list.count * sizeof *copy) : NULL;
    if (copy)
        memcpy(copy, list.items, list.count * sizeof *copy);
    return (struct frame_list){ copy, copy ? list.count : 0 };
}

/* Writes the columns: begin, duration, the call indented by its level, its place. `tail` follows the name; it is ""
 * for a call without calls inside. */
static void write_line(struct replay *replay, const struct open_call *call, const uint64_t *duration, const char *head, const char *tail)
{
    bool colour = replay->style->colour, is_end = *head != '\0';
    replay->has_lines = true;
    const struct site_text *text = text_of(replay, call->site, call->kind);
    struct str line = { .arena = &replay->line_arena };
    uint64_t time = is_end ? filter_clip(replay->filter, replay->time) : call->start;
    add_times(&line, time > replay->start ? time - replay->start : 0, duration);
    str_printf(&line, "  %*s%s", (int)(2 * (call->level < MAX_INDENT ? call->level : MAX_INDENT)), "", head);
    size_t before = line.length;
    str_printf(&line, "%s%s%s", text->names[call->kind], call->arguments ? call->arguments : "", tail);
    if (!is_end && *text->place)
        str_printf(&line, "  %s", text->place);
    size_t width = replay->style->width;
    width -= replay->spool && width > LABEL ? LABEL + 1 : 0;
    if (width > 3 && line.length > width) { /* counts bytes: names that aren't ASCII may be cut early */
        size_t cut = width - 3;
        while (cut > 0 && ((unsigned char)line.text[cut] & 0xC0) == 0x80)
            cut--;
        line.length = cut;
        line.text[cut] = '\0';
        str_add(&line, "...");
    }
    if (colour && before < line.length) {
        output_text(replay->output, "\033[2m");
        output_bytes(replay->output, line.text, before);
        output_text(replay->output, text->waits ? "\033[0;33m" : "\033[0m");
        output_bytes(replay->output, line.text + before, line.length - before);
        output_text(replay->output, "\033[0m\n");
    } else {
        output_bytes(replay->output, line.text, line.length);
        output_char(replay->output, '\n');
    }
    if (!is_end)
        write_backtrace(replay, call);
    if (replay->spool)
        replay_spool_line(replay->spool, time, replay->label);
    arena_release(&replay->line_arena);
    replay->line_arena = (struct arena){ 0 };
}

static const char *values_text(struct replay *replay, const char *before, const struct trace_values *values, const char *names, const char *behind)
{
    struct str text = { .arena = &replay->line_arena };
    str_add(&text, before);
    values_print(&text, values, names);
    str_add(&text, behind);
    return text_printable(&replay->line_arena, text.text);
}

static void on_opened(const struct interval *interval, void *context)
{
    struct replay *replay = context;
    struct open_call call = { .start = interval->start, .site = interval->site, .kind = interval->kind };
    struct value_cursor cursor;
    struct value value;
    values_open(&cursor, &interval->arguments, NULL);
    if (values_next(&cursor, &value))
        call.arguments = strdup(values_text(replay, "(", &interval->arguments, reader_value_names(replay->process, interval->site), ")"));
    call.backtrace = keep_backtrace(replay, interval);
    if (replay->open.count > 0) {
        const struct open_call *around = &replay->open.items[replay->open.count - 1];
        call.level = around->level + around->passes;
    }
    call.passes = text_of(replay, interval->site, interval->kind)->passes[interval->kind];
    vec_push(&replay->thread_arena, &replay->open, call);
}

/* Writes the lines of all open calls except the last `n_left`, before a line inside them is written. */
static void write_calls_around(struct replay *replay, size_t n_left)
{
    for (; replay->n_written + n_left < replay->open.count; replay->n_written++) {
        struct open_call *call = &replay->open.items[replay->n_written];
        if (call->passes)
            write_line(replay, call, NULL, "", " {");
    }
}

static void on_closed(const struct interval *interval, void *context)
{
    struct replay *replay = context;
    const struct open_call *call = &replay->open.items[replay->open.count - 1];
    const char *tail = interval->unwound ? "  (unwound)" : interval->unfinished ? "  (no end)" : "";
    bool is_written = replay->n_written == replay->open.count;
    bool is_shown = call->passes && (replay->style->depth == 0 || call->level < replay->style->depth);
    if (is_shown && (is_written || filter_interval(replay->filter, interval, replay->time))) {
        write_calls_around(replay, 1);
        if (interval->result.bytes)
            tail = values_text(replay, " = ", &interval->result, values_result_name(reader_value_names(replay->process, interval->site)), "");
        write_line(replay, call, &interval->duration, is_written ? "} " : "", tail);
    }
    free(call->arguments);
    free((struct frame *)(uintptr_t)call->backtrace.items);
    replay->open.count--;
    if (replay->n_written > replay->open.count)
        replay->n_written = replay->open.count;
}

/* ---- futures ---- */

static int compare_made(const void *left, const void *right)
{
    const struct made *a = left, *b = right;
    return a->number != b->number ? (a->number > b->number) - (a->number < b->number) : (a->time > b->time) - (a->time < b->time);
}

/* Futures are over on other threads than those that make them, which may come later. */
static void find_futures(struct replay *replay)
{
    struct trace_event event;
    for (size_t i = 0; i < replay->process->threads.count; i++) {
        struct trace_cursor *cursor = cursor_open(replay->trace, replay->process->threads.items[i]);
        while (cursor && cursor_next(cursor, &event))
            if (event.type == WEFT_EVENT_FUTURE_BEGIN)
                vec_push(&replay->process_arena, &replay->made, (struct made){ event.number, event.time });
        if (cursor)
            cursor_close(cursor);
    }
    if (replay->made.count)
        qsort(replay->made.items, replay->made.count, sizeof *replay->made.items, compare_made);
    replay->knows_futures = true;
}

/* The last one of this number, made before `time`; NULL: that is not in the trace. */
static const struct made *find_made(struct replay *replay, uint64_t number, uint64_t time)
{
    if (!replay->knows_futures)
        find_futures(replay);
    size_t low = 0, high = replay->made.count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const struct made *made = &replay->made.items[middle];
        if (made->number < number || (made->number == number && made->time <= time))
            low = middle + 1;
        else
            high = middle;
    }
    return low > 0 && replay->made.items[low - 1].number == number ? &replay->made.items[low - 1] : NULL;
}

/* "future 7 of fetch", and where its life ends how long it was. Not of calls that are not shown, and not where only
 * long ones are: whether the calls around are among them is not known yet. */
static void write_future(struct replay *replay, const struct trace_event *event)
{
    bool is_end = event->type == WEFT_EVENT_FUTURE_END;
    const struct site_text *text = text_of(replay, event->site, WEFT_KIND_CALL);
    const struct open_call *around = replay->open.count ? &replay->open.items[replay->open.count - 1] : NULL;
    uint32_t level = around ? around->level + around->passes : 0;
    struct interval moment = { .site = event->site, .start = replay->time, .kind = WEFT_KIND_CALL };
    if (!text->passes[WEFT_KIND_CALL] || !filter_interval(replay->filter, &moment, replay->time) ||
        filter_clip(replay->filter, replay->time) != replay->time || (replay->style->depth && level >= replay->style->depth))
        return;
    const struct made *made = is_end ? find_made(replay, event->number, replay->time) : NULL;
    uint64_t life = made ? replay->time - made->time : 0;
    struct str line = { .arena = &replay->line_arena };
    write_calls_around(replay, 0);
    replay->has_lines = true;
    add_times(&line, replay->time > replay->start ? replay->time - replay->start : 0, made ? &life : NULL);
    str_printf(&line, "  %*sfuture %" PRIu64 " of %s%s", (int)(2 * (level < MAX_INDENT ? level : MAX_INDENT)), "", event->number,
               text->names[WEFT_KIND_CALL], is_end ? " is over" : "");
    if (!is_end && *text->place)
        str_printf(&line, "  %s", text->place);
    output_printf(replay->output, "%s\n", line.text);
    if (replay->spool)
        replay_spool_line(replay->spool, replay->time, replay->label);
    arena_release(&replay->line_arena);
    replay->line_arena = (struct arena){ 0 };
}

static uint64_t replay_thread(struct replay *replay, struct intervals *intervals, struct trace_thread *thread)
{
    struct trace_event event;
    struct trace_cursor *cursor = filter_thread(replay->filter, thread) ? cursor_open(replay->trace, thread) : NULL;
    if (!cursor)
        return 0;
    struct arena arena = { 0 };
    const char *bold = replay->style->colour ? "\033[1m" : "", *plain = replay->style->colour ? "\033[0m" : "";
    replay->label = arena_printf(replay->trace->arena, "%u %s", thread->tid, text_printable(replay->trace->arena, reader_thread_name(thread)));
    if (!replay->spool)
        output_printf(replay->output, "%s%s %u of %s%s\n", bold, text_printable(&arena, reader_thread_name(thread)), thread->tid,
                      text_printable(&arena, reader_process_name(&arena, replay->trace, thread->process)), plain);
    arena_release(&arena);
    intervals_start(intervals, thread->process->sites, thread->process->n_sites);
    while (!replay->output->error && cursor_next(cursor, &event)) {
        replay->time = event.time;
        event.time = filter_clip(replay->filter, event.time);
        intervals_add(intervals, &event);
        if (event.type == WEFT_EVENT_FUTURE_BEGIN || event.type == WEFT_EVENT_FUTURE_END)
            write_future(replay, &event);
    }
    cursor_close(cursor);
    replay->time = thread->last_time;
    intervals_finish(intervals, filter_clip(replay->filter, thread->last_time));
    if (!replay->spool)
        output_char(replay->output, '\n');
    return thread->n_events;
}

uint64_t replay_write(struct output *output, struct trace *trace, struct filter *filter, const struct replay_style *style)
{
    struct replay replay = { .output = output, .trace = trace, .filter = filter, .style = style, .start = reader_start(trace) };
    struct intervals intervals = { .opened = on_opened, .closed = on_closed, .context = &replay };
    uint64_t n_events = 0;
    if (style->by_time && !(replay.spool = replay_spool_open())) {
        output->error = errno;
        return 0;
    }
    if (replay.spool)
        replay.output = replay_spool_output(replay.spool);
    replay.frames = frames_open(trace->arena);
    filter_start(filter, trace);
    for (size_t i = 0; i < trace->processes.count && !output->error; i++) {
        const struct trace_process *process = replay.process = trace->processes.items[i];
        replay.knows_futures = false;
        replay.made.items = NULL;
        replay.made.count = replay.made.capacity = 0;
        replay.sites = arena_array(&replay.process_arena, struct site_text, process->n_sites + (size_t)1);
        for (size_t j = 0; j < process->threads.count && !output->error; j++)
            n_events += replay_thread(&replay, &intervals, process->threads.items[j]);
        arena_release(&replay.process_arena);
        replay.process_arena = (struct arena){ 0 };
    }
    if (replay.spool && !replay_spool_write(replay.spool, output, LABEL) && !output->error)
        output->error = errno;
    if (!replay.has_lines)
        output_text(output, filter_is_empty(filter) ? "(no call was recorded)\n" : "(no such call was recorded)\n");
    replay_spool_close(replay.spool);
    frames_close(replay.frames);
    arena_release(&replay.thread_arena);
    intervals_release(&intervals);
    return n_events;
}
