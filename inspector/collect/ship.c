#include "ship.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "definitions.h"
#include "interrupt.h"
#include "packet.h"
#include "ship_trace.h"
#include "wire.h"

enum {
    LOOK_EVERY = 50, /* ms between two checks of the files */
    RETRY_FIRST = 100,
    RETRY_LAST = 2000,     /* ms between two attempts to connect */
    ANSWER_TIME = 15000,   /* ms that the collector may be silent while an answer is due */
    MAX_WAITING = 1 << 20, /* bytes to send before we let the collector catch up */
    UP_TO_EVERY = 250,     /* ms between two messages that say up to when all was sent */
    CLOCK_ROUNDS = 8,
    CLOCK_EVERY = 30000 /* ms between two measurements */
};

struct ship {
    struct shipping *order;
    struct arena arena;
    struct ssl_ctx_st *tls;
    struct ship_trace trace;

    struct link link; /* file -1: not connected */
    bool is_welcome;
    struct wire_out out;
    uint8_t in[1 << 14];
    size_t n_in;
    uint32_t n_processes, n_threads; /* handles in use on this connection */
    int64_t call_at, retry;          /* ms: when to connect, how long to wait after the next failure */
    int64_t progress_at;             /* ms: when the collector last said something */

    unsigned clock_rounds; /* questions answered in this measurement */
    int64_t offset, clock_at;
    uint64_t error;
    bool has_told_clock; /* to this collector */
    bool has_refused;
    bool is_program_over;
};

/* ---- the connection ---- */

static void hang_up(struct ship *ship, const char *why)
{
    link_close(&ship->link);
    ship->out.start = ship->out.end = 0;
    ship->n_in = 0;
    ship->n_processes = ship->n_threads = 0;
    ship->is_welcome = false;
    snprintf(ship->order->why, sizeof ship->order->why, "%s", why);
    ship->call_at = wire_clock_ms() + ship->retry;
    ship->retry = 2 * ship->retry < RETRY_LAST ? 2 * ship->retry : RETRY_LAST;
    for (struct ship_process *process = ship->trace.processes; process; process = process->next) {
        process->is_called = process->is_placed = false;
        for (struct ship_thread *thread = process->threads; thread; thread = thread->next)
            thread->is_called = thread->is_placed = false;
    }
}

static void ask_clock(struct ship *ship)
{
    wire_begin(&ship->out, WIRE_CLOCK_ASK);
    wire_u64(&ship->out, wire_time_of_day());
    wire_end(&ship->out);
}

static void call(struct ship *ship)
{
    const char *why = NULL, *machine = ship->trace.processes ? ship->trace.processes->facts.machine_id : "";
    if (link_call(&ship->link, &ship->order->address, ship->tls, &why) != 0) {
        hang_up(ship, why);
        return;
    }
    ship->progress_at = wire_clock_ms();
    wire_begin(&ship->out, WIRE_HELLO);
    wire_u32(&ship->out, WIRE_VERSION);
    wire_text(&ship->out, ship->order->token);
    wire_text(&ship->out, machine);
    wire_end(&ship->out);
}

/* The collector took its time between the question and now. The shortest of several round trips has the smallest
 * error. */
static void take_clock(struct ship *ship, struct wire_frame *frame)
{
    uint64_t asked = wire_take_u64(frame), theirs = wire_take_u64(frame), now = wire_time_of_day();
    uint64_t error = (now - asked) / 2 + 1;
    if (frame->is_cut || now < asked)
        return;
    if (ship->clock_rounds == 0 || error < ship->error) {
        ship->error = error;
        ship->offset = (int64_t)(theirs - (asked + (now - asked) / 2));
    }
    if (++ship->clock_rounds < CLOCK_ROUNDS) {
        ask_clock(ship);
        return;
    }
    ship->clock_rounds = 0;
    ship->has_told_clock = true;
    const char *machine = NULL;
    for (struct ship_process *process = ship->trace.processes; process; process = process->next) {
        if (machine && strcmp(machine, process->facts.machine_id) == 0)
            continue;
        machine = process->facts.machine_id;
        wire_begin(&ship->out, WIRE_CLOCK_IS);
        wire_text(&ship->out, machine);
        wire_u64(&ship->out, (uint64_t)ship->offset);
        wire_u64(&ship->out, ship->error);
        wire_end(&ship->out);
    }
}

static struct ship_process *process_of(struct ship *ship, uint32_t handle)
{
    struct ship_process *process = ship->trace.processes;
    while (process && !(process->is_called && process->handle == handle))
        process = process->next;
    return process;
}

static struct ship_thread *thread_of(struct ship *ship, uint32_t handle)
{
    for (struct ship_process *process = ship->trace.processes; process; process = process->next)
        for (struct ship_thread *thread = process->threads; thread; thread = thread->next)
            if (thread->is_called && thread->handle == handle)
                return thread;
    return NULL;
}

/* The first answer on a connection says where to start sending. */
static void place_process(struct ship_process *process, uint64_t have)
{
    process->have = have;
    if (!process->is_placed) {
        process->defined = have;
        process->packet_end = process->packet_own = 0;
    }
    process->is_placed = true;
}

static void place_thread(struct ship_thread *thread, uint64_t have)
{
    struct tail_piece piece;
    thread->have = have;
    if (!thread->is_placed && have != thread->tail.taken.n_events) {
        tail_restart(&thread->tail);
        while (thread->tail.taken.n_events < have && tail_take(&thread->tail, have - thread->tail.taken.n_events, &piece))
            ;
        tail_rest(&thread->tail);
    }
    if (!thread->is_placed)
        thread->tail.lost = 0; /* whether the collector has heard of it is not known */
    thread->is_placed = true;
}

static void take_frame(struct ship *ship, struct wire_frame *frame)
{
    uint32_t handle;
    const char *why;
    ship->progress_at = wire_clock_ms();
    switch (frame->type) {
    case WIRE_WELCOME:
        ship->is_welcome = true;
        ship->retry = RETRY_FIRST;
        ship->clock_at = 0;
        break;
    case WIRE_REFUSED:
        ship->has_refused = !ship->is_welcome; /* a rejected message may be accepted when it is built again */
        hang_up(ship, *(why = wire_take_text(frame, &ship->arena)) ? why : "the collector refuses");
        break;
    case WIRE_CLOCK:
        take_clock(ship, frame);
        break;
    case WIRE_PROCESS_AT:
        handle = wire_take_u32(frame);
        struct ship_process *process = process_of(ship, handle);
        if (process)
            place_process(process, wire_take_u64(frame));
        break;
    case WIRE_THREAD_AT:
        handle = wire_take_u32(frame);
        struct ship_thread *thread = thread_of(ship, handle);
        if (thread)
            place_thread(thread, wire_take_u64(frame));
        break;
    default:
        hang_up(ship, "the collector speaks another protocol");
    }
}

static bool is_up(const struct ship *ship)
{
    return ship->link.file >= 0;
}

static void read_frames(struct ship *ship)
{
    struct wire_frame frame;
    while (is_up(ship)) {
        ssize_t count = link_read(&ship->link, ship->in + ship->n_in, sizeof ship->in - ship->n_in);
        if (count == LINK_CLOSED)
            hang_up(ship, ship->is_welcome ? "the connection was cut" : "nobody answers there");
        if (count <= 0)
            return;
        ship->n_in += (size_t)count;
        size_t at = 0;
        enum wire_status status = WIRE_PARTIAL;
        while (is_up(ship) && (status = wire_read(&frame, ship->in + at, ship->n_in - at, sizeof ship->in - 8)) == WIRE_COMPLETE) {
            at += frame.size;
            take_frame(ship, &frame);
        }
        if (!is_up(ship))
            return;
        if (status == WIRE_GARBAGE) {
            hang_up(ship, "what answers there is no collector");
            return;
        }
        ship->n_in -= at;
        memmove(ship->in, ship->in + at, ship->n_in);
    }
}

/* Sends and receives for at most `time` ms; returns earlier if anything happens. */
static void pump(struct ship *ship, int time)
{
    struct pollfd files[2] = { { .fd = ship->link.file, .events = POLLIN }, { .fd = ship->order->stop, .events = POLLIN } };
    while (is_up(ship) && wire_waiting(&ship->out) > 0) {
        ssize_t count = link_write(&ship->link, ship->out.bytes + ship->out.start, wire_waiting(&ship->out));
        if (count == LINK_CLOSED) {
            hang_up(ship, ship->is_welcome ? "the connection was cut" : "nobody answers there");
            return;
        }
        if (count <= 0)
            break;
        wire_sent(&ship->out, (size_t)count);
    }
    if (is_up(ship) && (wire_waiting(&ship->out) > 0 || ship->link.wants_write))
        files[0].events |= POLLOUT;
    poll(files, ship->is_program_over ? 1 : 2, time);
    read_frames(ship);
}

/* ---- sending ---- */

static void call_processes(struct ship *ship)
{
    for (struct ship_process *process = ship->trace.processes; process; process = process->next) {
        const struct trace_clock *clock = &process->facts.clock;
        if (process->is_called && !process->is_clock_new)
            continue;
        if (!process->is_called)
            process->handle = ship->n_processes++;
        process->is_called = true;
        process->is_clock_new = false;
        wire_begin(&ship->out, WIRE_PROCESS);
        wire_u32(&ship->out, process->handle);
        wire_bytes(&ship->out, process->facts.uuid, 16);
        wire_text(&ship->out, process->directory);
        wire_text(&ship->out, process->facts.program);
        wire_text(&ship->out, process->facts.machine_id);
        wire_u32(&ship->out, process->facts.pid);
        wire_u64(&ship->out, (uint64_t)process->facts.clock_offset);
        wire_u64(&ship->out, clock->tick);
        wire_u64(&ship->out, clock->nanos);
        wire_u64(&ship->out, clock->scale);
        wire_end(&ship->out);
    }
}

static void call_threads(struct ship *ship, struct ship_process *process)
{
    for (struct ship_thread *thread = process->threads; thread; thread = thread->next) {
        if (thread->is_called)
            continue;
        thread->is_called = true;
        thread->handle = ship->n_threads++;
        wire_begin(&ship->out, WIRE_THREAD);
        wire_u32(&ship->out, thread->handle);
        wire_u32(&ship->out, process->handle);
        wire_u32(&ship->out, thread->tid);
        wire_text(&ship->out, thread->file);
        wire_end(&ship->out);
    }
}

/* Sends complete definitions from process->defined on, all from one packet. Returns false if there are none. */
static bool send_some_definitions(struct ship *ship, struct ship_process *process, struct window *window)
{
    enum { SOME = WINDOW_SIZE };
    struct packet packet;
    const char *why;
    while (process->defined >= process->packet_end) { /* on a new connection, read the headers from the start */
        if (packet_read(&packet, window, process->packet_end, process->facts.uuid, STREAM_DEFINITIONS, &why) != PACKET_READ ||
            packet.end > window->size)
            return false;
        process->packet_own = process->packet_end;
        process->packet_end = packet.end;
    }
    uint64_t from = process->defined, start = from > process->packet_own + PACKET_HEADER_SIZE ? from : process->packet_own + PACKET_HEADER_SIZE;
    size_t length = (size_t)(process->packet_end - start < SOME ? process->packet_end - start : SOME);
    const uint8_t *bytes = length > 0 ? window_at(window, start, length) : NULL;
    struct definition_bytes left = { .at = bytes, .end = bytes + length };
    const uint8_t *end = bytes;
    struct definition definition;
    while (bytes && left.at < left.end && definition_take(&left, &definition))
        end = left.at;
    if (end == bytes && length > 0) {
        process->is_broken = true;
        return false;
    }
    process->defined = start + (uint64_t)(end - bytes);
    wire_begin(&ship->out, WIRE_DEFINITIONS);
    wire_u32(&ship->out, process->handle);
    wire_u64(&ship->out, from);
    wire_u64(&ship->out, process->defined);
    wire_bytes(&ship->out, bytes, (size_t)(end - bytes));
    wire_end(&ship->out);
    return true;
}

/* If too many bytes are waiting, sends until fewer are left or the collector stops answering. Returns false if the
 * connection is lost. */
static bool give_way(struct ship *ship)
{
    while (is_up(ship) && wire_waiting(&ship->out) > MAX_WAITING && wire_clock_ms() - ship->progress_at < ANSWER_TIME)
        pump(ship, 100);
    return is_up(ship);
}

static void send_definitions(struct ship *ship, struct ship_process *process)
{
    struct window window;
    if (process->is_broken || window_open(&window, process->definitions) != 0)
        return;
    while (give_way(ship) && send_some_definitions(ship, process, &window))
        ;
    window_close(&window);
}

/* What was switched before these events, and sites that they are the first of, may have been written behind the definitions
 * that went before: so the rest of them is looked for when the events have been read. */
static void send_events(struct ship *ship, struct ship_process *process, struct ship_thread *thread)
{
    struct tail_piece piece;
    while (give_way(ship) && tail_take(&thread->tail, UINT64_MAX, &piece)) {
        send_definitions(ship, process);
        if (!is_up(ship))
            break;
        wire_begin(&ship->out, WIRE_EVENTS);
        wire_u32(&ship->out, thread->handle);
        wire_u64(&ship->out, piece.events_before);
        wire_u64(&ship->out, piece.time_before);
        wire_u64(&ship->out, piece.lost);
        wire_bytes(&ship->out, piece.bytes, piece.length);
        wire_end(&ship->out);
    }
    tail_rest(&thread->tail);
}

/* For those who watch: of a program that runs, what was recorded before we began to read is sent. */
static void send_up_to(struct ship *ship, struct ship_process *process, uint64_t now)
{
    bool is_all = is_up(ship) && now - process->told_up_to >= UP_TO_EVERY * UINT64_C(1000000);
    for (const struct ship_thread *thread = process->threads; thread && is_all; thread = thread->next)
        is_all = thread->is_placed && thread->tail.is_at_end;
    if (!is_all || ship->order->stop < 0)
        return;
    process->told_up_to = now;
    wire_begin(&ship->out, WIRE_UP_TO);
    wire_u32(&ship->out, process->handle);
    wire_u64(&ship->out, now);
    wire_end(&ship->out);
}

/* Of the clock that recorded times are of. */
static uint64_t now_ns(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

/* Sends everything that has been found; definitions go before the events that refer to them. */
static void send_all(struct ship *ship)
{
    call_processes(ship);
    for (struct ship_process *process = ship->trace.processes; process && is_up(ship); process = process->next) {
        uint64_t now = now_ns();
        if (!process->is_placed)
            continue;
        send_definitions(ship, process);
        if (is_up(ship))
            call_threads(ship, process);
        for (struct ship_thread *thread = process->threads; thread && is_up(ship); thread = thread->next)
            if (thread->is_placed)
                send_events(ship, process, thread);
        send_up_to(ship, process, now);
    }
}

/* ---- the loop ---- */

/* Updates the counts, and returns whether the collector has everything. */
static bool is_all_there(struct ship *ship)
{
    bool is_all = is_up(ship) && ship->is_welcome && (ship->has_told_clock || !ship->trace.processes) && wire_waiting(&ship->out) == 0;
    uint64_t n_events = 0, n_have = 0;
    for (struct ship_process *process = ship->trace.processes; process; process = process->next) {
        is_all = is_all && process->is_placed && process->have == process->defined;
        for (struct ship_thread *thread = process->threads; thread; thread = thread->next) {
            const struct tail *tail = &thread->tail;
            is_all = is_all && thread->is_placed && thread->have == tail->taken.n_events && tail->is_at_end;
            n_events += tail->taken.n_events > thread->have ? tail->taken.n_events : thread->have;
            n_have += thread->have;
        }
    }
    ship->order->n_events = n_events;
    ship->order->n_acknowledged = n_have;
    return is_all;
}

static bool is_program_over(const struct ship *ship)
{
    struct pollfd file = { .fd = ship->order->stop, .events = POLLIN };
    return ship->order->stop < 0 || poll(&file, 1, 0) > 0;
}

static void keep_connection(struct ship *ship)
{
    int64_t now = wire_clock_ms();
    if (!is_up(ship) && now >= ship->call_at && !ship->has_refused)
        call(ship);
    else if (is_up(ship) && now - ship->progress_at > ANSWER_TIME && (!ship->is_welcome || !is_all_there(ship)))
        hang_up(ship, "the collector does not answer");
    if (is_up(ship) && ship->is_welcome && ship->trace.processes && now >= ship->clock_at) {
        ship->clock_at = now + CLOCK_EVERY;
        ship->clock_rounds = 0;
        ask_clock(ship);
    }
}

int ship(struct shipping *order)
{
    struct ship *ship = calloc(1, sizeof *ship);
    int64_t patience_from = -1;
    uint64_t acknowledged = 0;
    bool is_done = false, is_shipped = false;
    snprintf(order->why, sizeof order->why, "nothing was tried");
    if (!ship)
        return -1;
    ship->order = order;
    ship->trace = (struct ship_trace){ .arena = &ship->arena, .path = order->trace };
    ship->link.file = -1;
    ship->retry = RETRY_FIRST;
    if (order->address.ca_file && !(ship->tls = link_client_tls(order->address.ca_file)))
        is_done = true;
    while (!is_done && !interrupt_came()) {
        bool is_over = ship->is_program_over = ship->is_program_over || is_program_over(ship);
        ship_trace_look(&ship->trace);
        keep_connection(ship);
        if (is_up(ship) && ship->is_welcome)
            send_all(ship);
        pump(ship, is_over ? LOOK_EVERY / 5 : LOOK_EVERY);
        bool is_all = is_all_there(ship);
        int64_t now = wire_clock_ms();
        if (!is_over || order->n_acknowledged != acknowledged || patience_from < 0)
            patience_from = now;
        acknowledged = order->n_acknowledged;
        is_shipped = is_over && is_all;
        is_done = is_shipped || (is_over && (ship->has_refused || now - patience_from > order->patience));
    }
    if (is_shipped)
        order->why[0] = '\0';
    else if (is_up(ship))
        snprintf(order->why, sizeof order->why, "the collector does not acknowledge it");
    link_close(&ship->link);
    wire_out_release(&ship->out);
    link_tls_release(ship->tls);
    arena_release(&ship->arena);
    free(ship);
    return is_shipped ? 0 : -1;
}
