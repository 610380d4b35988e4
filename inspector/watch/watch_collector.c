#include "watch_collector.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>

#include "interrupt.h"
#include "thread_names.h"
#include "wire.h"

enum {
    ANSWER_TIME = 10000, /* ms for the collector to tell what is there */
    CLOCK_ROUNDS = 8,
    MOST_NUMBER = 1 << 20, /* of processes, of threads, and of sites beyond those that are known: bounds what a collector can make us allocate */
    READ_SIZE = 1 << 16,
    ROOM = 2 * (WIRE_LIMIT + READ_SIZE)
};

struct watch_collector {
    struct watch *watch;
    struct ssl_ctx_st *tls;
    struct link link;
    struct wire_out out;
    uint8_t *in; /* ROOM bytes */
    size_t n_in;
    const char *why; /* not there any more because ...; NULL: it is there */
    bool is_welcome, has_all;
    unsigned clock_rounds;
    int64_t offset; /* ns: the collector's time of day - ours */
    uint64_t error;
    VEC(struct watch_process *) processes; /* by the collector's number, NULL between */
    VEC(struct watch_thread *) threads;
};

static bool hang_up(struct watch_collector *collector, const char *why)
{
    if (!collector->why)
        collector->why = why;
    return false;
}

/* ---- clocks ---- */

static void ask_clock(struct watch_collector *collector)
{
    wire_begin(&collector->out, WIRE_CLOCK_ASK);
    wire_u64(&collector->out, wire_time_of_day());
    wire_end(&collector->out);
}

/* Of several questions, the answer that came soonest tells best. */
static void take_clock(struct watch_collector *collector, struct wire_frame *frame)
{
    uint64_t asked = wire_take_u64(frame), theirs = wire_take_u64(frame), now = wire_time_of_day();
    uint64_t error = (now - asked) / 2;
    if (frame->is_cut || now < asked)
        return;
    if (collector->clock_rounds == 0 || error < collector->error) {
        collector->error = error;
        collector->offset = (int64_t)(theirs - (asked + error));
    }
    if (++collector->clock_rounds < CLOCK_ROUNDS) {
        ask_clock(collector);
        return;
    }
    wire_begin(&collector->out, WIRE_WATCH);
    wire_end(&collector->out);
}

/* What turns times of the process into this machine's CLOCK_MONOTONIC, if `to_collector` turns them into the collector's
 * time of day. */
static int64_t shift_of(const struct watch_collector *collector, int64_t to_collector)
{
    int64_t day = (int64_t)(wire_time_of_day() - watch_clock());
    return to_collector - collector->offset - day;
}

/* ---- processes and their definitions ---- */

static struct watch_process *process_of(const struct watch_collector *collector, uint32_t number)
{
    return number < collector->processes.count ? collector->processes.items[number] : NULL;
}

static struct watch_process *add_process(struct watch_collector *collector, uint32_t number)
{
    struct watch *watch = collector->watch;
    struct ship_process *found = arena_new(&watch->arena, struct ship_process);
    while (collector->processes.count <= number)
        vec_push(&watch->arena, &collector->processes, NULL);
    return collector->processes.items[number] = watch_add_process(watch, found);
}

/* The clock of a process's machine may be known only after its first events; then the times of those stay, so that none runs
 * back. */
static bool take_process(struct watch_collector *collector, struct wire_frame *frame)
{
    uint32_t number = wire_take_u32(frame);
    const char *machine = wire_take_text(frame, &collector->watch->arena), *program = wire_take_text(frame, &collector->watch->arena);
    uint32_t pid = wire_take_u32(frame);
    int64_t to_collector = (int64_t)wire_take_u64(frame);
    struct trace_clock clock = { .tick = wire_take_u64(frame), .nanos = wire_take_u64(frame), .scale = wire_take_u64(frame) };
    if (frame->is_cut || number >= MOST_NUMBER || !program || !machine)
        return false;
    struct watch_process *process = process_of(collector, number);
    if (!process) {
        process = add_process(collector, number);
        struct trace_process *facts = &process->found->facts;
        facts->program = program;
        facts->machine_id = machine;
        facts->path = facts->executable = "";
        facts->pid = pid;
        process->known = (struct trace_process){ .path = "", .program = program, .machine_id = machine, .executable = "", .pid = pid };
    }
    if (process->last_stamp == 0)
        process->shift = shift_of(collector, to_collector);
    process->found->facts.clock = clock;
    watch_process_set_clock(process);
    return true;
}

static bool take_site(struct watch_collector *collector, struct wire_frame *frame)
{
    struct arena *arena = &collector->watch->arena;
    struct watch_process *process = process_of(collector, wire_take_u32(frame));
    uint32_t number = wire_take_u32(frame), kind = wire_take_u32(frame);
    struct weft_site site = { .kind = (uint8_t)kind, .line_begin = wire_take_u32(frame) };
    site.callee = wire_take_text(frame, arena);
    site.function = wire_take_text(frame, arena);
    site.file = wire_take_text(frame, arena);
    if (frame->is_cut || !process || number >= MOST_NUMBER + process->known.n_sites || kind >= WEFT_N_KINDS)
        return false;
    watch_add_site(collector->watch, process, number, &site);
    return true;
}

static bool take_switch(struct watch_collector *collector, struct wire_frame *frame)
{
    struct watch_process *process = process_of(collector, wire_take_u32(frame));
    struct trace_switch added = { .stamp = wire_take_u64(frame), .site = wire_take_u32(frame) };
    added.is_on = wire_take_u32(frame) != 0;
    if (frame->is_cut || !process)
        return false;
    const struct switches *known = &process->known.switches;
    for (size_t i = 0; i < known->items.count; i++)
        if (known->items.items[i].stamp == added.stamp && known->items.items[i].site == added.site)
            return true; /* told again */
    switches_add(&process->known.switches, &collector->watch->arena, added);
    return true;
}

/* ---- threads ---- */

static struct watch_thread *thread_of(const struct watch_collector *collector, uint32_t number)
{
    return number < collector->threads.count ? collector->threads.items[number] : NULL;
}

/* A thread that has its program's name goes by what started it, as everywhere. */
static void name_thread(struct watch_thread *thread, const char *name)
{
    bool has_name = *name && strcmp(name, thread->process->found->facts.program) != 0;
    if (has_name || *thread->name == '\0')
        thread->name = name;
    if (!has_name && thread->start)
        thread->name = thread->start;
}

static bool take_thread(struct watch_collector *collector, struct wire_frame *frame)
{
    struct watch *watch = collector->watch;
    uint32_t number = wire_take_u32(frame);
    struct watch_process *process = process_of(collector, wire_take_u32(frame));
    uint32_t tid = wire_take_u32(frame);
    const char *file = wire_take_text(frame, &watch->arena), *name = wire_take_text(frame, &watch->arena);
    uint64_t last_time = wire_take_u64(frame), lost = wire_take_u64(frame);
    if (frame->is_cut || !process || number >= MOST_NUMBER)
        return false;
    if (thread_of(collector, number)) /* two send the same */
        return true;
    while (collector->threads.count <= number)
        vec_push(&watch->arena, &collector->threads, NULL);
    struct ship_thread *found = arena_new(&watch->arena, struct ship_thread);
    *found = (struct ship_thread){ .file = file, .tid = tid, .tail = { .path = "", .is_at_end = true, .lost = lost } };
    struct watch_thread *thread = collector->threads.items[number] = watch_add_thread(watch, process, found);
    name_thread(thread, name);
    if (last_time) {
        thread->first_time = thread->last_time = (uint64_t)((int64_t)last_time + process->shift);
        watch_repeat_switches(thread, thread->last_time);
        thread->is_over = true; /* until there is an open call of it, or more events */
    }
    return true;
}

static bool take_name(struct watch_collector *collector, struct wire_frame *frame)
{
    const struct watch_process *process = process_of(collector, wire_take_u32(frame));
    const char *file = wire_take_text(frame, &collector->watch->arena), *name = wire_take_text(frame, &collector->watch->arena);
    for (size_t i = 0; i < collector->threads.count; i++) {
        struct watch_thread *thread = collector->threads.items[i];
        if (thread && thread->process == process && strcmp(thread->found->file, file) == 0)
            name_thread(thread, name);
    }
    return !frame->is_cut && process;
}

/* A call that was open when we came: it counts from its own begin on. */
static bool take_open(struct watch_collector *collector, struct wire_frame *frame)
{
    struct watch_thread *thread = thread_of(collector, wire_take_u32(frame));
    uint32_t site = wire_take_u32(frame), kind = wire_take_u32(frame);
    struct interval interval = { .site = site, .kind = (enum weft_kind)kind };
    interval.start = wire_take_u64(frame);
    interval.duration = wire_take_u64(frame);
    interval.self = wire_take_u64(frame);
    if (frame->is_cut || !thread || kind >= WEFT_N_KINDS)
        return false;
    if (thread->n_events > 0) /* we have its events */
        return true;
    interval.start = (uint64_t)((int64_t)interval.start + thread->process->shift);
    if (kind == WEFT_KIND_LOCAL && thread->intervals.depth == 0) {
        thread->start = thread_names_by_start(&collector->watch->arena, &thread->process->known, WEFT_EVENT_LOCAL_BEGIN, site);
        name_thread(thread, thread->name);
    }
    thread->is_over = false;
    if (thread->known_until < interval.start + interval.duration)
        thread->known_until = interval.start + interval.duration;
    watch_restore(thread, &interval);
    return true;
}

static bool take_events(struct watch_collector *collector, struct wire_frame *frame)
{
    struct watch_thread *thread = thread_of(collector, wire_take_u32(frame));
    struct tail_piece piece = { .time_before = wire_take_u64(frame), .lost = wire_take_u64(frame) };
    if (frame->is_cut || !thread)
        return false;
    bool had_start = thread->start;
    piece.bytes = frame->at;
    piece.length = (size_t)(frame->end - frame->at);
    thread->found->tail.lost = piece.lost;
    watch_take(thread, &piece);
    thread->known_until = thread->last_time;
    if (!had_start)
        name_thread(thread, thread->name);
    return true;
}

static bool take_up_to(struct watch_collector *collector, struct wire_frame *frame)
{
    struct watch_process *process = process_of(collector, wire_take_u32(frame));
    uint64_t time = wire_take_u64(frame);
    if (frame->is_cut || !process)
        return false;
    watch_know_until(collector->watch, process, (uint64_t)((int64_t)time + process->shift));
    return true;
}

static bool take_gone(struct watch_collector *collector, struct wire_frame *frame)
{
    const struct watch_process *process = process_of(collector, wire_take_u32(frame));
    if (process)
        watch_end_process(collector->watch, process);
    return process;
}

static bool take_skipped(struct watch_collector *collector, struct wire_frame *frame)
{
    uint64_t bytes = wire_take_u64(frame);
    watch_skipped(collector->watch, bytes);
    return !frame->is_cut;
}

/* ---- the connection ---- */

/* Returns false on what makes no sense. */
static bool take_frame(struct watch_collector *collector, struct wire_frame *frame)
{
    switch (frame->type) {
    case WIRE_WELCOME:
        collector->is_welcome = true;
        ask_clock(collector);
        return true;
    case WIRE_REFUSED:
        return hang_up(collector, arena_printf(&collector->watch->arena, "it refuses: %s", wire_take_text(frame, &collector->watch->arena)));
    case WIRE_CLOCK:
        take_clock(collector, frame);
        return true;
    case WIRE_SEEN_PROCESS:
        return take_process(collector, frame);
    case WIRE_SEEN_SITE:
        return take_site(collector, frame);
    case WIRE_SEEN_SWITCH:
        return take_switch(collector, frame);
    case WIRE_SEEN_THREAD:
        return take_thread(collector, frame);
    case WIRE_SEEN_OPEN:
        return take_open(collector, frame);
    case WIRE_SEEN_NAME:
        return take_name(collector, frame);
    case WIRE_SEEN_EVENTS:
        return take_events(collector, frame);
    case WIRE_SEEN_UP_TO:
        return take_up_to(collector, frame);
    case WIRE_SEEN_GONE:
        return take_gone(collector, frame);
    case WIRE_SEEN_SKIPPED:
        return take_skipped(collector, frame);
    case WIRE_SEEN_ALL:
        collector->has_all = true;
        return true;
    default:
        return false;
    }
}

static void send_waiting(struct watch_collector *collector)
{
    while (!collector->why && wire_waiting(&collector->out) > 0) {
        ssize_t count = link_write(&collector->link, collector->out.bytes + collector->out.start, wire_waiting(&collector->out));
        if (count == LINK_CLOSED)
            hang_up(collector, "nobody answers there");
        if (count <= 0)
            return;
        wire_sent(&collector->out, (size_t)count);
    }
}

static void take_frames(struct watch_collector *collector)
{
    struct wire_frame frame;
    size_t at = 0;
    enum wire_status status = WIRE_PARTIAL;
    while (!collector->why && (status = wire_read(&frame, collector->in + at, collector->n_in - at, WIRE_LIMIT)) == WIRE_COMPLETE) {
        at += frame.size;
        if (!take_frame(collector, &frame))
            hang_up(collector, "what answers there is no collector of this version of weft");
    }
    if (status == WIRE_GARBAGE)
        hang_up(collector, "what answers there is no collector");
    collector->n_in -= at;
    memmove(collector->in, collector->in + at, collector->n_in);
}

/* Returns whether there may be more to read. */
static bool read_some(struct watch_collector *collector)
{
    send_waiting(collector);
    if (collector->why)
        return false;
    ssize_t count = link_read(&collector->link, collector->in + collector->n_in, READ_SIZE);
    if (count == LINK_CLOSED)
        hang_up(collector, collector->has_all ? "the connection was cut" : "nobody answers there");
    if (count <= 0)
        return false;
    collector->n_in += (size_t)count;
    take_frames(collector);
    send_waiting(collector);
    return !collector->why;
}

static bool read_source(struct watch *watch, uint64_t until)
{
    bool has_more;
    while ((has_more = read_some(watch->source_context)) && watch_clock() < until)
        ;
    return has_more;
}

static const char *wait_for_all(struct watch_collector *collector)
{
    int64_t until = wire_clock_ms() + ANSWER_TIME;
    while (!collector->has_all) {
        short events = wire_waiting(&collector->out) > 0 || collector->link.wants_write || collector->link.is_new ? POLLIN | POLLOUT : POLLIN;
        struct pollfd file = { .fd = collector->link.file, .events = events };
        if (!link_is_pending(&collector->link))
            poll(&file, 1, 100);
        while (read_some(collector))
            ;
        if (collector->why)
            return collector->why;
        if (interrupt_came())
            return "interrupted";
        if (wire_clock_ms() > until)
            return "it does not answer";
    }
    return NULL;
}

static const char *connect_to(struct watch_collector *collector, const struct link_address *address, const char *token)
{
    const char *why = "out of memory";
    if (address->ca_file && !(collector->tls = link_client_tls(address->ca_file)))
        return "no TLS";
    if (!collector->in || link_call(&collector->link, address, collector->tls, &why) != 0)
        return why;
    wire_begin(&collector->out, WIRE_HELLO);
    wire_u32(&collector->out, WIRE_VERSION);
    wire_text(&collector->out, token);
    wire_text(&collector->out, "");
    wire_end(&collector->out);
    return wait_for_all(collector);
}

struct watch_collector *watch_collector_open(struct watch *watch, const struct link_address *address, const char *token, const char **why)
{
    struct watch_collector *collector = calloc_or_exit(1, sizeof *collector);
    *collector = (struct watch_collector){ .watch = watch, .link = { .file = -1 }, .in = calloc_or_exit(1, ROOM) };
    watch->source = read_source;
    watch->source_context = collector;
    *why = connect_to(collector, address, token);
    if (!*why)
        return collector;
    watch_collector_close(collector);
    return NULL;
}

bool watch_collector_is_there(const struct watch_collector *collector)
{
    return !collector->why;
}

void watch_collector_close(struct watch_collector *collector)
{
    link_close(&collector->link);
    link_tls_release(collector->tls);
    wire_out_release(&collector->out);
    free(collector->in);
    free(collector);
}
