#include "messages.h"

#include <stdlib.h>
#include <string.h>

#include "sorter.h"
#include "values.h"

/* ---- functions ---- */

/* By the action of mpi_functions.def. */
enum {
    OF_BARRIER = PATTERN_BARRIER,
    OF_ALL = PATTERN_ALL,
    OF_NEW = PATTERN_ALL, /* a communicator, by all members of another one */
    OF_FROM_ROOT = PATTERN_FROM_ROOT,
    OF_TO_ROOT = PATTERN_TO_ROOT,
    OF_SCAN = PATTERN_SCAN,
    OF_LOOK = PATTERN_NONE,
    OF_SEND = PATTERN_NONE,
    OF_RECEIVE = PATTERN_NONE,
    OF_MATCH = PATTERN_NONE,
    OF_RECEIVE_MATCHED = PATTERN_NONE,
    OF_EXCHANGE = PATTERN_NONE,
    OF_PREPARE_SEND = PATTERN_NONE,
    OF_PREPARE_RECEIVE = PATTERN_NONE,
    OF_START = PATTERN_NONE,
    OF_FORGET = PATTERN_NONE,
    OF_COMPLETE = PATTERN_NONE,
    OF_COMPLETE_ONE = PATTERN_NONE,
    OF_COMPLETE_SOME = PATTERN_NONE,
    OF_FREE = PATTERN_NONE
};

enum message_pattern message_pattern_of(const char *callee)
{
    static const struct {
        const char *name;
        enum message_pattern pattern;
    } functions[] = {
#define MPI_FUNCTION(NAME, action, roles) { #NAME, (enum message_pattern)OF_##action },
#include <weft/mpi_functions.def>
    };
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
        if (strcmp(functions[i].name, callee) == 0)
            return functions[i].pattern;
    return PATTERN_NONE;
}

bool messages_wants(const struct trace_process *process, uint32_t site)
{
    const char *callee = reader_site(process, site)->callee;
    return *callee == 'M' && strncmp(callee, "MPI_", 4) == 0;
}

bool messages_has_any(const struct trace *trace)
{
    for (size_t i = 0; i < trace->processes.count; i++)
        for (uint32_t site = 1; site < trace->processes.items[i]->n_sites; site++)
            if (messages_wants(trace->processes.items[i], site))
                return true;
    return false;
}

/* What follows MPI_: an empty text for other functions, which a broken trace may have messages of. */
static const char *name_in_mpi(const char *callee)
{
    return strncmp(callee, "MPI_", 4) == 0 ? callee + 4 : "";
}

/* Does it return at once, whatever the other ranks do? */
bool message_is_immediate(const char *callee)
{
    const char *name = name_in_mpi(callee);
    bool is_request = *name == 'I' && strncmp(name, "Init", 4) != 0; /* MPI_Isend, MPI_Iprobe ... */
    return is_request || strncmp(name, "Start", 5) == 0 || strncmp(name, "Test", 4) == 0 || strcmp(name, "Comm_rank") == 0 ||
           strcmp(name, "Comm_size") == 0;
}

/* Does it send or receive by itself? With functions that are not followed (docs/mpi.md), it never says what. */
static bool is_speaking(const char *callee)
{
    static const char *const names[] = { "Send",   "Bsend",    "Ssend", "Rsend",  "Isend",     "Ibsend",
                                         "Issend", "Irsend",   "Recv",  "Irecv",  "Sendrecv",  "Sendrecv_replace",
                                         "Start",  "Startall", "Mrecv", "Imrecv", "Isendrecv", "Isendrecv_replace" };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name_in_mpi(callee), names[i]) == 0)
            return true;
    return false;
}

/* Does it move data in a way that is not followed? */
static bool is_not_followed(const char *callee)
{
    static const char *const names[] = { "Put",  "Get",  "Accumulate",  "Get_accumulate", "Fetch_and_op", "Compare_and_swap",
                                         "Rput", "Rget", "Raccumulate", "Rget_accumulate" };
    const char *name = name_in_mpi(callee);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return strncmp(name, "Neighbor_", 9) == 0 || strncmp(name, "Ineighbor_", 10) == 0;
}

/* ---- what is collected ---- */

/* A send or a receive, on its way through the sorter. */
struct half {
    uint64_t communicator, order, bytes; /* order: time of the send, or when the receive was posted */
    int32_t source, destination, tag;
    bool is_receive, knows_bytes;
    struct message_side side;
};

struct part { /* of a collective operation */
    uint64_t communicator, number;
    int32_t root;
    bool is_absent; /* takes no part: in the root's group of an intercommunicator */
    struct message_member member;
};

/* A request that has not been completed, or of which only the completion has been read. */
struct open {
    struct open *next;
    uint64_t number;
    bool is_begun, is_done, is_collective, knows_done;
    bool is_cancelled; /* nothing was received */
    struct half half;
    struct part part;
};

struct own_rank {
    uint64_t communicator;
    int32_t rank;
};

struct process_messages {
    struct open **open; /* by number of the request */
    VEC(struct own_rank) own_ranks;
    uint64_t *calls;      /* by site: calls that send or receive; UINT64_MAX: it says what they do */
    uint64_t last_posted; /* time at which the last receive was posted that was completed */
    bool has_gaps;        /* it sent or received what is not known */
};

struct doubt { /* receives of this process, in this communicator, that do not say from whom */
    uint64_t communicator;
    int32_t destination;
};

struct messages_state {
    struct process_messages *processes;
    struct sorter *halves, *parts;
    VEC(struct doubt) doubts;
    struct open *free_list;
    bool has_failed; /* the temporary file */
};

enum { N_OPEN = 256 };

static int compare_numbers(uint64_t a, uint64_t b)
{
    return (a > b) - (a < b);
}

static int compare_halves(const void *left, const void *right)
{
    const struct half *a = left, *b = right;
    if (a->communicator != b->communicator)
        return compare_numbers(a->communicator, b->communicator);
    if (a->destination != b->destination)
        return (a->destination > b->destination) - (a->destination < b->destination);
    if (a->source != b->source)
        return (a->source > b->source) - (a->source < b->source);
    if (a->tag != b->tag)
        return (a->tag > b->tag) - (a->tag < b->tag);
    return a->order != b->order ? compare_numbers(a->order, b->order) : a->is_receive - b->is_receive;
}

static int compare_parts(const void *left, const void *right)
{
    const struct part *a = left, *b = right;
    if (a->communicator != b->communicator)
        return compare_numbers(a->communicator, b->communicator);
    if (a->number != b->number)
        return compare_numbers(a->number, b->number);
    return (a->member.own_rank > b->member.own_rank) - (a->member.own_rank < b->member.own_rank);
}

struct messages *messages_open(struct trace *trace, size_t memory)
{
    struct messages *messages = arena_new(trace->arena, struct messages);
    *messages = (struct messages){ .trace = trace, .state = arena_new(trace->arena, struct messages_state) };
    messages->ranks = arena_array(trace->arena, int32_t, trace->processes.count + 1);
    messages->state->processes = arena_array(trace->arena, struct process_messages, trace->processes.count + 1);
    for (size_t i = 0; i < trace->processes.count; i++)
        messages->ranks[i] = -1;
    messages->state->halves = sorter_new(sizeof(struct half), memory / 2, compare_halves);
    messages->state->parts = sorter_new(sizeof(struct part), memory / 2, compare_parts);
    return messages;
}

static void add_to(struct messages *messages, struct sorter *sorter, const void *record)
{
    if (messages->state->has_failed || sorter_add(sorter, record))
        return;
    messages->state->has_failed = true;
    trace_add_problem(messages->trace, messages->trace->path, UINT64_MAX,
                      "messages of MPI cannot be matched: their temporary file cannot be written (TMPDIR says where it is)");
}

static void add_half(struct messages *messages, const struct half *half)
{
    if (half->source < 0 || half->tag < 0) {
        messages->counts.unknown_sources++;
        struct doubt doubt = { half->communicator, half->destination };
        for (size_t i = 0; i < messages->state->doubts.count; i++)
            if (messages->state->doubts.items[i].communicator == doubt.communicator &&
                messages->state->doubts.items[i].destination == doubt.destination)
                return;
        vec_push(messages->trace->arena, &messages->state->doubts, doubt);
        return;
    }
    if (half->destination >= 0)
        add_to(messages, messages->state->halves, half);
    else
        messages->counts.doubtful++;
}

/* ---- events ---- */

/* The values of an event of a message, or of a communicator; the text is that of the ranks. */
struct fields {
    uint64_t id, number;
    int64_t second, third, fourth;
    const char *text;
};

static bool read_fields(const struct trace_values *values, struct fields *fields)
{
    struct value_cursor cursor;
    struct value value[5] = { 0 };
    values_open(&cursor, values, "");
    for (int i = 0; i < 5; i++)
        if (!values_next(&cursor, &value[i]))
            return false;
    *fields = (struct fields){ value[0].is.natural, 0, value[1].is.number, value[2].is.number, value[3].is.number, "" };
    if (value[4].kind == WEFT_WIRE_STRING)
        fields->text = value[4].is.string;
    else
        fields->number = value[4].is.natural;
    return value[0].kind == WEFT_WIRE_UNSIGNED;
}

static void meet_communicator(struct messages *messages, const struct trace_process *process, const struct fields *fields)
{
    enum { MET_IN_USE, MET_AS_CREATED, IS_WORLD, MOST_RANKS = 1 << 24 /* limits the memory that a damaged file takes */ };
    struct arena *arena = messages->trace->arena;
    struct process_messages *own = &messages->state->processes[process->index];
    if (fields->third < 0 || fields->third > MOST_RANKS)
        return;
    vec_push(arena, &own->own_ranks, (struct own_rank){ fields->id, (int32_t)fields->second });
    if (fields->fourth == IS_WORLD) {
        messages->ranks[process->index] = (int32_t)fields->second;
        if (fields->third > messages->size)
            messages->size = (int32_t)fields->third;
    }
    messages->counts.met_late += fields->fourth == MET_IN_USE;
    if (fields->second != 0) /* one of its members is enough */
        return;
    vec_push(arena, &messages->communicators,
             (struct message_communicator){ fields->id, (int32_t)fields->third, fields->fourth == IS_WORLD, arena_strdup(arena, fields->text) });
}

static int32_t own_rank_in(const struct process_messages *process, uint64_t communicator)
{
    for (size_t i = process->own_ranks.count; i-- > 0;)
        if (process->own_ranks.items[i].communicator == communicator)
            return process->own_ranks.items[i].rank;
    return -1;
}

static struct open **find_open(struct messages *messages, const struct trace_process *process, uint64_t number)
{
    struct process_messages *own = &messages->state->processes[process->index];
    if (!own->open)
        own->open = arena_array(messages->trace->arena, struct open *, N_OPEN);
    struct open **at = &own->open[number % N_OPEN];
    while (*at && (*at)->number != number)
        at = &(*at)->next;
    if (*at)
        return at;
    struct open *open = messages->state->free_list;
    if (open)
        messages->state->free_list = open->next;
    else
        open = arena_new(messages->trace->arena, struct open);
    *open = (struct open){ .number = number };
    *at = open;
    return at;
}

/* Both its begin and its end have been read. */
static void close_open(struct messages *messages, struct open **at)
{
    struct open *open = *at;
    if (!open->is_begun || !open->is_done)
        return;
    if (open->is_collective)
        add_to(messages, messages->state->parts, &open->part);
    else if (!open->is_cancelled)
        add_half(messages, &open->half);
    *at = open->next;
    open->next = messages->state->free_list;
    messages->state->free_list = open;
}

static void take_send(struct messages *messages, const struct trace_process *process, const struct message_call *call, const struct fields *fields)
{
    struct half half = { .communicator = fields->id,
                         .order = call->begin,
                         .source = messages->ranks[process->index],
                         .destination = (int32_t)fields->second,
                         .tag = (int32_t)fields->third,
                         .bytes = (uint64_t)fields->fourth,
                         .knows_bytes = fields->fourth >= 0,
                         .side = { *call, *call } };
    if (!fields->number) {
        add_half(messages, &half);
        return;
    }
    struct open **at = find_open(messages, process, fields->number);
    half.side.done = (*at)->half.side.done;
    (*at)->half = half;
    (*at)->is_begun = true;
    close_open(messages, at);
}

static void take_post(struct messages *messages, const struct trace_process *process, const struct message_call *call, uint64_t number)
{
    struct open **at = find_open(messages, process, number);
    if ((*at)->is_begun && (*at)->half.order <= call->begin) /* what MPI_Mprobe has begun to receive goes on by MPI_Imrecv */
        return;
    (*at)->half.order = call->begin;
    (*at)->half.side.call = *call;
    (*at)->half.is_receive = true;
    (*at)->is_begun = true;
    close_open(messages, at);
}

static void take_receive(struct messages *messages, const struct trace_process *process, const struct message_call *call, const struct fields *fields)
{
    struct half half = { .communicator = fields->id,
                         .order = call->begin,
                         .source = (int32_t)fields->second,
                         .destination = messages->ranks[process->index],
                         .tag = (int32_t)fields->third,
                         .bytes = fields->fourth >= 0 ? (uint64_t)fields->fourth : 0,
                         .knows_bytes = fields->fourth >= 0,
                         .is_receive = true,
                         .side = { *call, *call } };
    if (!fields->number) {
        add_half(messages, &half);
        return;
    }
    struct open **at = find_open(messages, process, fields->number);
    if ((*at)->is_begun) {
        half.order = (*at)->half.order;
        half.side.call = (*at)->half.side.call;
        if (half.order > messages->state->processes[process->index].last_posted)
            messages->state->processes[process->index].last_posted = half.order;
    }
    (*at)->half = half;
    (*at)->is_done = true;
    close_open(messages, at);
}

static void take_cancelled(struct messages *messages, const struct trace_process *process, uint64_t number)
{
    struct open **at = find_open(messages, process, number);
    (*at)->is_done = (*at)->is_cancelled = true;
    close_open(messages, at);
}

static void take_done(struct messages *messages, const struct trace_process *process, const struct message_call *call, uint64_t number)
{
    struct open **at = find_open(messages, process, number);
    (*at)->half.side.done = (*at)->part.member.side.done = *call;
    (*at)->is_done = true;
    close_open(messages, at);
}

static bool has_root_pattern(enum message_pattern pattern)
{
    return pattern == PATTERN_FROM_ROOT || pattern == PATTERN_TO_ROOT;
}

static void take_collective(struct messages *messages, const struct trace_process *process, const struct message_call *call,
                            const struct fields *fields)
{
    bool has_root = has_root_pattern(message_pattern_of(reader_site(process, call->site)->callee));
    struct part part = { .communicator = fields->id,
                         .number = (uint64_t)fields->third,
                         .root = has_root ? (int32_t)fields->second : -1,
                         .is_absent = fields->second == WEFT_MESSAGE_NOBODY,
                         .member = { .rank = messages->ranks[process->index],
                                     .own_rank = own_rank_in(&messages->state->processes[process->index], fields->id),
                                     .bytes = fields->fourth,
                                     .others = has_root ? -1 : (int32_t)fields->second,
                                     .side = { *call, *call } } };
    if (!fields->number) {
        add_to(messages, messages->state->parts, &part);
        return;
    }
    struct open **at = find_open(messages, process, fields->number);
    part.member.side.done = (*at)->part.member.side.done;
    (*at)->part = part;
    (*at)->is_collective = (*at)->is_begun = true;
    close_open(messages, at);
}

/* Counts the calls of a site, until one says what it does. */
static uint64_t *calls_of(struct messages *messages, const struct trace_process *process, uint32_t site)
{
    struct process_messages *own = &messages->state->processes[process->index];
    if (!own->calls)
        own->calls = arena_array(messages->trace->arena, uint64_t, process->n_sites + (size_t)1);
    return &own->calls[site < process->n_sites ? site : 0];
}

static uint32_t number_of(struct messages *messages, struct messages_thread *own, const struct trace_thread *thread)
{
    if (own->number == 0) {
        vec_push(messages->trace->arena, &messages->threads, thread);
        own->number = (uint32_t)messages->threads.count;
    }
    return own->number - 1;
}

void messages_closed(struct messages *messages, struct messages_thread *own, const struct trace_thread *thread, const struct interval *interval)
{
    if (interval->kind != WEFT_KIND_CALL)
        return;
    uint64_t *calls = calls_of(messages, thread->process, interval->site);
    *calls += *calls != UINT64_MAX;
    own->last = (struct message_call){ .thread = number_of(messages, own, thread),
                                       .site = interval->site,
                                       .before = own->before,
                                       .begin = interval->start,
                                       .end = interval->start + interval->duration };
    if (!message_is_immediate(reader_site(thread->process, interval->site)->callee))
        own->before = interval->site;
}

void messages_event(struct messages *messages, struct messages_thread *own, const struct trace_thread *thread, const struct trace_event *event)
{
    const struct trace_process *process = thread->process;
    struct fields fields;
    if (event->type < WEFT_EVENT_MESSAGE_SEND || event->type > WEFT_EVENT_COMMUNICATOR || !read_fields(&event->values, &fields))
        return;
    struct message_call call = own->last;
    if (event->type != WEFT_EVENT_COMMUNICATOR && (fields.number & WEFT_MESSAGE_ALONE || call.site != event->site))
        call = (struct message_call){ .thread = number_of(messages, own, thread), .site = event->site, .begin = event->time, .end = event->time };
    fields.number &= ~WEFT_MESSAGE_ALONE;
    *calls_of(messages, process, event->site) = UINT64_MAX;
    if (fields.second == WEFT_MESSAGE_NOBODY && event->type == WEFT_EVENT_MESSAGE_RECEIVE && fields.number)
        take_cancelled(messages, process, fields.number);
    if (fields.second == WEFT_MESSAGE_NOBODY && event->type != WEFT_EVENT_COMMUNICATOR && event->type != WEFT_EVENT_COLLECTIVE)
        return;
    switch (event->type) {
    case WEFT_EVENT_MESSAGE_SEND:
        take_send(messages, process, &call, &fields);
        break;
    case WEFT_EVENT_MESSAGE_POST:
        take_post(messages, process, &call, fields.number);
        break;
    case WEFT_EVENT_MESSAGE_RECEIVE:
        take_receive(messages, process, &call, &fields);
        break;
    case WEFT_EVENT_MESSAGE_DONE:
        take_done(messages, process, &call, fields.number);
        break;
    case WEFT_EVENT_COLLECTIVE:
        take_collective(messages, process, &call, &fields);
        break;
    default:
        meet_communicator(messages, process, &fields);
    }
}

/* ---- reading threads ---- */

struct reading {
    struct messages *messages;
    const struct trace_thread *thread;
    struct messages_thread own;
};

static void on_closed(const struct interval *interval, void *context)
{
    struct reading *reading = context;
    if (messages_wants(reading->thread->process, interval->site))
        messages_closed(reading->messages, &reading->own, reading->thread, interval);
}

static void read_thread(struct messages *messages, struct trace_thread *thread)
{
    struct reading reading = { .messages = messages, .thread = thread };
    struct intervals intervals = { .closed = on_closed, .context = &reading };
    struct trace_cursor *cursor = cursor_open(messages->trace, thread);
    struct trace_event event;
    if (!cursor)
        return;
    intervals_start(&intervals, thread->process->sites, thread->process->n_sites);
    while (cursor_next(cursor, &event))
        if (!intervals_add(&intervals, &event))
            messages_event(messages, &reading.own, thread, &event);
    cursor_close(cursor);
    intervals_finish(&intervals, thread->last_time);
    intervals_release(&intervals);
}

void messages_read(struct messages *messages)
{
    for (size_t i = 0; i < messages->trace->processes.count; i++) {
        const struct trace_process *process = messages->trace->processes.items[i];
        for (size_t k = 0; k < process->threads.count; k++)
            read_thread(messages, process->threads.items[k]);
    }
}

/* ---- before matching ---- */

/* A call that does not say what it sends or receives, or a receive whose completion is not recorded while later ones
 * are: then the others have another place in their order than it seems. */
static void look_for_silence(struct messages *messages, const struct trace_process *process)
{
    struct process_messages *own = &messages->state->processes[process->index];
    for (uint32_t site = 1; own->calls && site < process->n_sites; site++) {
        if (own->calls[site] != UINT64_MAX && is_not_followed(reader_site(process, site)->callee))
            messages->counts.not_followed += own->calls[site];
        if (own->calls[site] == 0 || own->calls[site] == UINT64_MAX || !is_speaking(reader_site(process, site)->callee))
            continue;
        messages->counts.silent_calls += own->calls[site];
        own->has_gaps = true;
    }
    for (size_t k = 0; own->open && k < N_OPEN; k++)
        for (const struct open *open = own->open[k]; open; open = open->next)
            if (open->is_begun && !open->is_done && open->half.is_receive && open->half.order < own->last_posted)
                own->has_gaps = true;
}

/* What was sent counts as sent, even if nobody waited for its request. */
static void flush_open(struct messages *messages)
{
    for (size_t i = 0; i < messages->trace->processes.count; i++) {
        struct process_messages *process = &messages->state->processes[i];
        for (size_t k = 0; process->open && k < N_OPEN; k++)
            for (struct open *open = process->open[k]; open; open = open->next) {
                if (open->is_begun && open->is_collective)
                    add_to(messages, messages->state->parts, &open->part);
                else if (open->is_begun && !open->half.is_receive) {
                    if (!open->is_done)
                        open->half.side.done.site = 0;
                    add_half(messages, &open->half);
                }
            }
    }
}

static bool has_gaps(const struct trace_process *process)
{
    for (size_t i = 0; i < process->threads.count; i++)
        if (process->threads.items[i]->lost || process->threads.items[i]->is_broken)
            return true;
    return process->switches.items.count > 0;
}

struct matching {
    struct messages *messages;
    const struct messages_visitor *visitor;
    bool *rank_has_gaps;
};

static void look_for_gaps(struct matching *matching)
{
    struct messages *messages = matching->messages;
    matching->rank_has_gaps = arena_array(messages->trace->arena, bool, (size_t)messages->size + 1);
    for (size_t i = 0; i < messages->trace->processes.count; i++) {
        int32_t rank = messages->ranks[i];
        look_for_silence(messages, messages->trace->processes.items[i]);
        bool is_doubtful = messages->state->processes[i].has_gaps || has_gaps(messages->trace->processes.items[i]);
        if (rank >= 0 && rank < messages->size && is_doubtful)
            matching->rank_has_gaps[rank] = true;
    }
}

static bool rank_is_doubtful(const struct matching *matching, int32_t rank)
{
    return rank >= 0 && rank < matching->messages->size && matching->rank_has_gaps[rank];
}

/* ---- messages ---- */

static bool is_channel(const struct half *a, const struct half *b)
{
    return a->communicator == b->communicator && a->source == b->source && a->destination == b->destination && a->tag == b->tag;
}

/* A channel while it is read: what waits for its other side, all of one direction. */
struct channel {
    struct half key;
    bool is_doubtful;
    struct half *queue; /* a ring */
    size_t first, count, capacity;
};

static bool channel_is_doubtful(const struct matching *matching, const struct half *half)
{
    const struct messages_state *state = matching->messages->state;
    for (size_t i = 0; i < state->doubts.count; i++)
        if (state->doubts.items[i].communicator == half->communicator && state->doubts.items[i].destination == half->destination)
            return true;
    return rank_is_doubtful(matching, half->source) || rank_is_doubtful(matching, half->destination);
}

static void enqueue(struct channel *channel, const struct half *half)
{
    if (channel->count == channel->capacity) {
        size_t capacity = channel->capacity ? channel->capacity * 2 : 64;
        struct half *queue = calloc(capacity, sizeof *queue);
        if (!queue)
            arena_out_of_memory(capacity * sizeof *queue);
        for (size_t i = 0; i < channel->count; i++)
            queue[i] = channel->queue[(channel->first + i) % channel->capacity];
        free(channel->queue);
        channel->queue = queue;
        channel->capacity = capacity;
        channel->first = 0;
    }
    channel->queue[(channel->first + channel->count++) % channel->capacity] = *half;
}

static bool is_same_machine(const struct messages *messages, uint32_t a, uint32_t b)
{
    const struct trace_process *x = messages->threads.items[a]->process, *y = messages->threads.items[b]->process;
    return strcmp(x->machine_id, y->machine_id) == 0;
}

/* Do the two contradict each other? A shorter receive is an error of the program's that MPI finds (3.2.2). */
static bool contradict(const struct messages *messages, const struct half *send, const struct half *receive)
{
    if (send->knows_bytes && receive->knows_bytes && send->bytes != receive->bytes)
        return true;
    return receive->side.done.site && receive->side.done.end < send->side.call.begin &&
           is_same_machine(messages, send->side.call.thread, receive->side.done.thread);
}

static void pair(struct matching *matching, struct channel *channel, const struct half *send, const struct half *receive)
{
    struct messages *messages = matching->messages;
    channel->is_doubtful = channel->is_doubtful || contradict(messages, send, receive);
    if (channel->is_doubtful) {
        messages->counts.doubtful += 2;
        return;
    }
    messages->counts.matched++;
    messages->counts.bytes += send->bytes;
    struct message message = { send->communicator, send->source, send->destination, send->tag, send->bytes, send->side, receive->side };
    if (matching->visitor->message)
        matching->visitor->message(&message, matching->visitor->context);
}

static void end_channel(struct matching *matching, struct channel *channel)
{
    struct message_counts *counts = &matching->messages->counts;
    if (channel->is_doubtful)
        counts->doubtful += channel->count;
    else if (channel->count && channel->queue[channel->first].is_receive)
        counts->unmatched_receives += channel->count;
    else
        counts->unmatched_sends += channel->count;
    channel->first = channel->count = 0;
}

static void take_half(struct matching *matching, struct channel *channel, const struct half *half)
{
    if (channel->count == 0 || channel->queue[channel->first].is_receive == half->is_receive) {
        enqueue(channel, half);
        return;
    }
    struct half other = channel->queue[channel->first];
    channel->first = (channel->first + 1) % channel->capacity;
    channel->count--;
    pair(matching, channel, half->is_receive ? &other : half, half->is_receive ? half : &other);
}

static void report_file(struct messages *messages, int error)
{
    if (error)
        trace_add_problem(messages->trace, messages->trace->path, UINT64_MAX, "messages of MPI cannot be matched: their temporary file: %s",
                          strerror(error));
}

static void match_halves(struct matching *matching)
{
    struct channel channel = { 0 };
    struct half half;
    int error = 0;
    bool is_first = true;
    while (sorter_next(matching->messages->state->halves, &half, &error)) {
        if (is_first || !is_channel(&half, &channel.key)) {
            end_channel(matching, &channel);
            channel.key = half;
            channel.is_doubtful = channel_is_doubtful(matching, &half);
            is_first = false;
        }
        take_half(matching, &channel, &half);
    }
    end_channel(matching, &channel);
    free(channel.queue);
    report_file(matching->messages, error);
}

/* ---- collective operations ---- */

struct group {
    struct part first;
    VEC(struct message_member) members;
    VEC(bool) absent; /* by member */
    int32_t root;     /* as those say that take part */
};

static int compare_communicators(const void *left, const void *right)
{
    const struct message_communicator *a = left, *b = right;
    return compare_numbers(a->id, b->id);
}

static int32_t size_of(const struct messages *messages, uint64_t communicator)
{
    const struct message_communicator key = { .id = communicator };
    const struct message_communicator *found = NULL;
    if (messages->communicators.count)
        found = bsearch(&key, messages->communicators.items, messages->communicators.count, sizeof key, compare_communicators);
    return found ? found->size : -1;
}

static const char *callee_of(const struct messages *messages, const struct message_call *call)
{
    return reader_site(messages->threads.items[call->thread]->process, call->site)->callee;
}

/* Each member once, and the same operation. */
static bool is_complete(const struct messages *messages, const struct group *group)
{
    enum message_pattern pattern = message_pattern_of(callee_of(messages, &group->first.member.side.call));
    for (size_t i = 0; i < group->members.count; i++)
        if (group->members.items[i].own_rank != (int32_t)i || message_pattern_of(callee_of(messages, &group->members.items[i].side.call)) != pattern)
            return false;
    return (int64_t)group->members.count == size_of(messages, group->first.communicator);
}

/* Leaves those out that take no part. */
static uint32_t keep_present(struct group *group)
{
    uint32_t n = 0;
    for (size_t i = 0; i < group->members.count; i++)
        if (!group->absent.items[i])
            group->members.items[n++] = group->members.items[i];
    return n;
}

static void end_group(struct matching *matching, struct group *group)
{
    struct messages *messages = matching->messages;
    if (group->members.count == 0)
        return;
    if (!is_complete(messages, group)) {
        messages->counts.incomplete_collectives++;
    } else {
        messages->counts.collectives++;
        struct message_collective collective = { .communicator = group->first.communicator,
                                                 .number = group->first.number,
                                                 .root = group->root,
                                                 .pattern = message_pattern_of(callee_of(messages, &group->first.member.side.call)),
                                                 .members = group->members.items,
                                                 .n_members = keep_present(group) };
        if (matching->visitor->collective)
            matching->visitor->collective(&collective, matching->visitor->context);
    }
    group->members.count = group->absent.count = 0;
}

static void match_parts(struct matching *matching)
{
    struct group group = { 0 };
    struct part part;
    int error = 0;
    while (sorter_next(matching->messages->state->parts, &part, &error)) {
        if (group.members.count && (group.first.communicator != part.communicator || group.first.number != part.number))
            end_group(matching, &group);
        if (group.members.count == 0) {
            group.first = part;
            group.root = -1;
        }
        group.root = part.is_absent ? group.root : part.root;
        vec_push(matching->messages->trace->arena, &group.members, part.member);
        vec_push(matching->messages->trace->arena, &group.absent, part.is_absent);
    }
    end_group(matching, &group);
    report_file(matching->messages, error);
}

/* Two processes of one rank whose world has the same id: its messages could be anybody's. */
static bool has_twins(const struct messages *messages)
{
    struct arena arena = { 0 };
    bool found = false;
    bool *taken = arena_array(&arena, bool, (size_t)messages->size + 1);
    for (size_t k = 0; k < messages->communicators.count && !found; k++) {
        const struct message_communicator *world = &messages->communicators.items[k];
        if (!world->is_world)
            continue;
        memset(taken, 0, (size_t)messages->size + 1);
        for (size_t i = 0; i < messages->trace->processes.count; i++) {
            int32_t rank = own_rank_in(&messages->state->processes[i], world->id);
            if (rank < 0 || rank >= messages->size)
                continue;
            found = found || taken[rank];
            taken[rank] = true;
        }
    }
    arena_release(&arena);
    return found;
}

void messages_match(struct messages *messages, const struct messages_visitor *visitor)
{
    struct matching matching = { .messages = messages, .visitor = visitor };
    messages->counts.has_twins = has_twins(messages);
    if (messages->state->has_failed || messages->counts.has_twins)
        return;
    if (messages->communicators.count)
        qsort(messages->communicators.items, messages->communicators.count, sizeof *messages->communicators.items, compare_communicators);
    look_for_gaps(&matching);
    flush_open(messages);
    match_halves(&matching);
    match_parts(&matching);
    messages->counts.doubtful += messages->counts.unknown_sources;
}

void messages_close(struct messages *messages)
{
    sorter_free(messages->state->halves);
    sorter_free(messages->state->parts);
}
