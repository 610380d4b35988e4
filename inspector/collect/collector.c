#include "collector.h"

#include <errno.h>
#include <inttypes.h>
#include <openssl/crypto.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "log.h"
#include "interrupt.h"
#include "status.h"

enum {
    MAX_CALLERS = 500,
    MAX_HANDLES = 1 << 20, /* per caller, of each kind */
    MAX_BACKLOG = 1 << 24, /* bytes of answers that a caller has not fetched */
    READ_AT_ONCE = 1 << 20,
    GREETING_TIME = 10000, /* ms for the first message */
    RETRY_TIME = 1000,     /* ms until the next attempt to open the database */
    COMPLAINTS = 5         /* messages about callers, per minute */
};

/* The processes and threads to which a caller refers by numbers, its handles. */
struct process_handle {
    struct ledger_process *process;
    bool is_due; /* must be acknowledged */
};
struct thread_handle {
    struct ledger_thread *thread;
    bool is_due;
};

struct caller {
    struct link link;
    bool is_greeted, is_over; /* is_over: to be closed after sending */
    int64_t since;            /* ms: when it connected */
    struct arena arena;       /* of handles */
    VEC(struct process_handle) processes;
    VEC(struct thread_handle) threads;
    VEC(uint32_t) due_processes, due_threads; /* handles */
    uint8_t *bytes;                           /* received and not processed yet; malloc'ed */
    size_t length, capacity;
    struct wire_out out;
};

/* ---- callers ---- */

struct caller *collector_add_caller(struct collector *collector, const struct link *link)
{
    struct caller *caller = calloc(1, sizeof *caller);
    if (!caller)
        return NULL;
    caller->link = *link;
    caller->since = wire_clock_ms();
    vec_push(&collector->arena, &collector->callers, caller);
    return caller;
}

static void release_caller(struct collector *collector, struct caller *caller)
{
    relay_leave(&collector->relay, &caller->out);
    for (size_t i = 0; collector->is_open && i < caller->threads.count; i++)
        ledger_thread_leave(caller->threads.items[i].thread);
    for (size_t i = 0; collector->is_open && i < caller->processes.count; i++)
        if (--caller->processes.items[i].process->users == 0)
            relay_gone(&collector->relay, caller->processes.items[i].process);
    link_close(&caller->link);
    wire_out_release(&caller->out);
    arena_release(&caller->arena);
    free(caller->bytes);
    free(caller);
}

static void release_callers(struct collector *collector)
{
    for (size_t i = 0; i < collector->callers.count; i++)
        release_caller(collector, collector->callers.items[i]);
    collector->callers.count = 0;
}

/* Anyone may connect, so messages about refused connections are limited: they must not fill the disk. */
static bool refuse(struct caller *caller, const char *why)
{
    static int64_t minute;
    static int complaints;
    int64_t now = wire_clock_ms() / 60000;
    complaints = now == minute ? complaints + 1 : 0;
    minute = now;
    if (complaints < COMPLAINTS)
        log_warning("a connection is closed: %s", why);
    wire_begin(&caller->out, WIRE_REFUSED);
    wire_text(&caller->out, why);
    wire_end(&caller->out);
    caller->is_over = true;
    return false;
}

static void send_waiting(struct caller *caller)
{
    while (wire_waiting(&caller->out) > 0) {
        ssize_t count = link_write(&caller->link, caller->out.bytes + caller->out.start, wire_waiting(&caller->out));
        if (count == LINK_CLOSED)
            caller->is_over = true;
        if (count <= 0)
            break;
        wire_sent(&caller->out, (size_t)count);
    }
}

/* ---- messages ---- */

static bool is_token_right(const struct collector *collector, const char *token)
{
    size_t length = strlen(collector->token);
    return length == 0 || (strlen(token) == length && CRYPTO_memcmp(token, collector->token, length) == 0);
}

static bool take_hello(struct collector *collector, struct caller *caller, struct wire_frame *frame)
{
    if (frame->type != WIRE_HELLO)
        return refuse(caller, "it does not speak the protocol of weft");
    uint32_t version = wire_take_u32(frame);
    const char *token = wire_take_text(frame, &caller->arena);
    if (frame->is_cut || version != WIRE_VERSION)
        return refuse(caller, "it speaks another version of the protocol");
    if (!is_token_right(collector, token))
        return refuse(caller, "wrong token");
    caller->is_greeted = true;
    wire_begin(&caller->out, WIRE_WELCOME);
    wire_u32(&caller->out, WIRE_VERSION);
    wire_end(&caller->out);
    return true;
}

/* Answered immediately, because the sender measures the round trip. */
static bool take_clock_ask(struct caller *caller, struct wire_frame *frame)
{
    uint64_t now = wire_take_u64(frame);
    wire_begin(&caller->out, WIRE_CLOCK);
    wire_u64(&caller->out, now);
    wire_u64(&caller->out, wire_time_of_day());
    wire_end(&caller->out);
    send_waiting(caller);
    return true;
}

/* Its sites are known already. */
static void tell_again(struct collector *collector, const struct ledger_process *process)
{
    relay_process(&collector->relay, &collector->ledger, process, false);
}

static bool take_clock(struct collector *collector, struct caller *caller, struct wire_frame *frame)
{
    const char *machine = wire_take_text(frame, &caller->arena);
    int64_t offset = (int64_t)wire_take_u64(frame);
    uint64_t error = wire_take_u64(frame);
    if (!frame->is_cut && error <= INT64_MAX)
        ledger_machine(&collector->ledger, machine, offset, (int64_t)error, (int64_t)wire_time_of_day());
    for (size_t i = 0; i < caller->processes.count && !frame->is_cut; i++)
        if (strcmp(caller->processes.items[i].process->machine_id, machine) == 0)
            tell_again(collector, caller->processes.items[i].process);
    return true;
}

static void make_due_process(struct caller *caller, uint32_t handle)
{
    if (!caller->processes.items[handle].is_due)
        vec_push(&caller->arena, &caller->due_processes, handle);
    caller->processes.items[handle].is_due = true;
}

static void make_due_thread(struct caller *caller, uint32_t handle)
{
    if (!caller->threads.items[handle].is_due)
        vec_push(&caller->arena, &caller->due_threads, handle);
    caller->threads.items[handle].is_due = true;
}

static bool take_process(struct collector *collector, struct caller *caller, struct wire_frame *frame)
{
    uint32_t handle = wire_take_u32(frame);
    const uint8_t *uuid = wire_take(frame, 16);
    struct trace_process facts = { .path = wire_take_text(frame, &caller->arena) };
    facts.program = wire_take_text(frame, &caller->arena);
    facts.machine_id = wire_take_text(frame, &caller->arena);
    facts.pid = wire_take_u32(frame);
    facts.clock_offset = (int64_t)wire_take_u64(frame);
    facts.clock.tick = wire_take_u64(frame);
    facts.clock.nanos = wire_take_u64(frame);
    facts.clock.scale = wire_take_u64(frame);
    if (frame->is_cut || handle > caller->processes.count || handle >= MAX_HANDLES || !ledger_is_clock(&facts.clock))
        return refuse(caller, "a process without sense");
    memcpy(facts.uuid, uuid, 16);
    struct ledger_process *process = ledger_process(&collector->ledger, &facts);
    if (!process)
        return false;
    if (handle == caller->processes.count) {
        vec_push(&caller->arena, &caller->processes, (struct process_handle){ process, false });
        process->users++;
        relay_process(&collector->relay, &collector->ledger, process, process->users == 1);
    } else {
        tell_again(collector, process);
    }
    make_due_process(caller, handle);
    return true;
}

static bool take_definitions(struct collector *collector, struct caller *caller, struct wire_frame *frame)
{
    uint32_t handle = wire_take_u32(frame);
    uint64_t from = wire_take_u64(frame), to = wire_take_u64(frame);
    if (frame->is_cut || handle >= caller->processes.count)
        return refuse(caller, "definitions of no process");
    const char *why =
        ledger_definitions(&collector->ledger, caller->processes.items[handle].process, from, to, frame->at, (size_t)(frame->end - frame->at));
    make_due_process(caller, handle);
    return why ? refuse(caller, why) : true;
}

static bool take_thread(struct collector *collector, struct caller *caller, struct wire_frame *frame)
{
    uint32_t handle = wire_take_u32(frame), process = wire_take_u32(frame), tid = wire_take_u32(frame);
    const char *file = wire_take_text(frame, &caller->arena);
    if (frame->is_cut || handle != caller->threads.count || handle >= MAX_HANDLES || process >= caller->processes.count || !*file)
        return refuse(caller, "a thread without sense");
    struct ledger_thread *thread = ledger_thread(&collector->ledger, caller->processes.items[process].process, tid, file);
    if (!thread)
        return false;
    vec_push(&caller->arena, &caller->threads, (struct thread_handle){ thread, false });
    relay_thread(&collector->relay, &collector->ledger, thread);
    make_due_thread(caller, handle);
    return true;
}

static bool take_events(struct collector *collector, struct caller *caller, struct wire_frame *frame)
{
    uint32_t handle = wire_take_u32(frame);
    uint64_t before = wire_take_u64(frame), time = wire_take_u64(frame), lost = wire_take_u64(frame);
    if (frame->is_cut || handle >= caller->threads.count || time > INT64_MAX)
        return refuse(caller, "events of no thread");
    const char *why =
        ledger_events(&collector->ledger, caller->threads.items[handle].thread, before, time, lost, frame->at, (size_t)(frame->end - frame->at));
    make_due_thread(caller, handle);
    return why ? refuse(caller, why) : true;
}

static bool take_up_to(struct collector *collector, struct caller *caller, struct wire_frame *frame)
{
    uint32_t handle = wire_take_u32(frame);
    uint64_t time = wire_take_u64(frame);
    if (frame->is_cut || handle >= caller->processes.count || time > INT64_MAX)
        return refuse(caller, "a time of no process");
    relay_up_to(&collector->relay, caller->processes.items[handle].process, time);
    return true;
}

static bool take_frame(struct collector *collector, struct caller *caller, struct wire_frame *frame)
{
    if (!caller->is_greeted)
        return take_hello(collector, caller, frame);
    switch (frame->type) {
    case WIRE_CLOCK_ASK:
        return take_clock_ask(caller, frame);
    case WIRE_CLOCK_IS:
        return take_clock(collector, caller, frame);
    case WIRE_PROCESS:
        return take_process(collector, caller, frame);
    case WIRE_DEFINITIONS:
        return take_definitions(collector, caller, frame);
    case WIRE_THREAD:
        return take_thread(collector, caller, frame);
    case WIRE_EVENTS:
        return take_events(collector, caller, frame);
    case WIRE_UP_TO:
        return take_up_to(collector, caller, frame);
    case WIRE_WATCH:
        relay_leave(&collector->relay, &caller->out);
        relay_join(&collector->relay, &collector->ledger, &caller->out);
        return true;
    default:
        return refuse(caller, "a message of unknown type");
    }
}

bool collector_take(struct collector *collector, struct caller *caller, const uint8_t *bytes, size_t length)
{
    if (length == 0)
        return !caller->is_over;
    if (caller->capacity - caller->length < length) {
        size_t capacity = caller->length + length + 4096;
        uint8_t *grown = realloc(caller->bytes, capacity);
        if (!grown)
            return refuse(caller, "out of memory");
        caller->bytes = grown;
        caller->capacity = capacity;
    }
    memcpy(caller->bytes + caller->length, bytes, length);
    caller->length += length;
    size_t at = 0;
    struct wire_frame frame;
    enum wire_status status = WIRE_PARTIAL;
    while (!caller->is_over && collector->ledger.store.failure == SQLITE_OK &&
           (status = wire_read(&frame, caller->bytes + at, caller->length - at, caller->is_greeted ? WIRE_LIMIT : WIRE_HELLO_LIMIT)) ==
               WIRE_COMPLETE) {
        at += frame.size;
        take_frame(collector, caller, &frame);
    }
    caller->length -= at;
    memmove(caller->bytes, caller->bytes + at, caller->length);
    if (status == WIRE_GARBAGE && !caller->is_over)
        refuse(caller, "it does not speak the protocol of weft");
    return !caller->is_over;
}

/* ---- the database ---- */

static void committed(const struct ledger_thread *thread, void *context)
{
    const struct collector *collector = context;
    if (collector->live)
        live_tell(collector->live, thread);
}

static void defined(const struct ledger_process *process, const struct definition *definition, void *context)
{
    relay_definition(&((struct collector *)context)->relay, process, definition);
}

static void took(const struct ledger_thread *thread, uint64_t time, const uint8_t *bytes, size_t length, void *context)
{
    relay_events(&((struct collector *)context)->relay, thread, time, bytes, length);
}

static int open_ledger(struct collector *collector)
{
    if (ledger_open(&collector->ledger, collector->database, collector->view) != 0) {
        ledger_close(&collector->ledger);
        return -1;
    }
    collector->ledger.committed = committed;
    collector->ledger.defined = defined;
    collector->ledger.took = took;
    collector->ledger.context = collector;
    collector->is_open = true;
    return 0;
}

/* After any failure, the database on disk is consistent, and the senders still have the rest. */
static void start_again(struct collector *collector)
{
    release_callers(collector);
    ledger_close(&collector->ledger);
    collector->is_open = false;
    collector->retry_at = wire_clock_ms() + RETRY_TIME;
}

static void acknowledge(struct caller *caller)
{
    for (size_t i = 0; i < caller->due_processes.count; i++) {
        struct process_handle *handle = &caller->processes.items[caller->due_processes.items[i]];
        handle->is_due = false;
        wire_begin(&caller->out, WIRE_PROCESS_AT);
        wire_u32(&caller->out, caller->due_processes.items[i]);
        wire_u64(&caller->out, handle->process->definitions);
        wire_end(&caller->out);
    }
    for (size_t i = 0; i < caller->due_threads.count; i++) {
        struct thread_handle *handle = &caller->threads.items[caller->due_threads.items[i]];
        handle->is_due = false;
        wire_begin(&caller->out, WIRE_THREAD_AT);
        wire_u32(&caller->out, caller->due_threads.items[i]);
        wire_u64(&caller->out, handle->thread->totals.n_events);
        wire_end(&caller->out);
    }
    caller->due_processes.count = caller->due_threads.count = 0;
}

void collector_commit(struct collector *collector)
{
    uint64_t n_events = collector->ledger.n_events;
    if (ledger_commit(&collector->ledger) != 0) {
        start_again(collector);
        return;
    }
    collector->n_events += n_events;
    collector->ledger.n_events = 0;
    for (size_t i = 0; i < collector->callers.count; i++)
        acknowledge(collector->callers.items[i]);
}

int collector_open(struct collector *collector)
{
    return open_ledger(collector);
}

/* ---- the loop ---- */

static void read_caller(struct collector *collector, struct caller *caller)
{
    static uint8_t bytes[1 << 16];
    ssize_t count = 0;
    for (size_t total = 0; total < READ_AT_ONCE && !caller->is_over; total += (size_t)count) {
        count = link_read(&caller->link, bytes, sizeof bytes);
        if (count == LINK_CLOSED)
            caller->is_over = true;
        if (count <= 0 || !collector_take(collector, caller, bytes, (size_t)count))
            return;
    }
}

static void accept_callers(struct collector *collector)
{
    struct link link;
    while (link_accept(&link, collector->listener, collector->tls) == 0)
        if (collector->callers.count >= MAX_CALLERS || !collector_add_caller(collector, &link))
            link_close(&link);
}

/* Sends the answers that are waiting, and closes connections that are over. */
static void tidy_callers(struct collector *collector)
{
    size_t kept = 0;
    for (size_t i = 0; i < collector->callers.count; i++) {
        struct caller *caller = collector->callers.items[i];
        send_waiting(caller);
        bool is_late = !caller->is_greeted && wire_clock_ms() - caller->since > GREETING_TIME;
        if (caller->is_over || is_late || wire_waiting(&caller->out) > MAX_BACKLOG)
            release_caller(collector, caller);
        else
            collector->callers.items[kept++] = caller;
    }
    collector->callers.count = kept;
}

static void turn(struct collector *collector)
{
    struct arena arena = { 0 };
    VEC(struct pollfd) files = { 0 };
    int patience = RETRY_TIME;
    if (collector->is_open)
        vec_push(&arena, &files, (struct pollfd){ .fd = collector->listener, .events = POLLIN });
    for (size_t i = 0; i < collector->callers.count; i++) {
        const struct caller *caller = collector->callers.items[i];
        short events = wire_waiting(&caller->out) > 0 || caller->link.wants_write ? POLLIN | POLLOUT : POLLIN;
        vec_push(&arena, &files, (struct pollfd){ .fd = caller->link.file, .events = events });
        if (link_is_pending(&caller->link))
            patience = 0;
    }
    size_t n_live = 0;
    struct pollfd *live = collector->live ? live_files(collector->live, &arena, &n_live) : NULL;
    for (size_t i = 0; i < n_live; i++)
        vec_push(&arena, &files, live[i]);
    poll(files.items, files.count, collector->is_open ? ledger_patience(&collector->ledger, patience) : patience);
    arena_release(&arena);
    if (collector->is_open) {
        accept_callers(collector);
        for (size_t i = 0; i < collector->callers.count; i++)
            read_caller(collector, collector->callers.items[i]);
        collector_commit(collector);
        tidy_callers(collector);
    } else if (wire_clock_ms() >= collector->retry_at) {
        collector->retry_at = wire_clock_ms() + RETRY_TIME;
        if (open_ledger(collector) == 0)
            log_info("%s: in use again", collector->database);
    }
    if (collector->live)
        live_serve(collector->live);
}

int collector_run(struct collector *collector)
{
    while (!interrupt_came())
        turn(collector);
    return STATUS_DONE;
}

void collector_close(struct collector *collector)
{
    release_callers(collector);
    if (collector->is_open) {
        collector->ledger.derive_at = 0;
        (void)ledger_commit(&collector->ledger);
        ledger_close(&collector->ledger);
    }
    collector->is_open = false;
    arena_release(&collector->relay.arena);
    arena_release(&collector->arena);
}
