#include "otf2_mpi.h"

#include <stdlib.h>
#include <string.h>

#include "sorter.h"
#include "values.h"

enum { SORT_MEMORY = 32 << 20, MOST_RANKS = 1 << 20 };

/* ---- ranks and communicators ---- */

/* "0-2,5": false if it is cut short, or no such list. */
static bool read_ranks(struct arena *arena, const char *text, uint32_t size, struct otf2_communicator *communicator)
{
    communicator->ranks = arena_array(arena, int32_t, (size_t)size + 1);
    for (communicator->n_ranks = 0; *text && communicator->n_ranks < size;) {
        char *end;
        long first = strtol(text, &end, 10), last = *end == '-' ? strtol(end + 1, &end, 10) : first;
        if (end == text || first < 0 || last < first || last >= MOST_RANKS)
            return false;
        for (long rank = first; rank <= last && communicator->n_ranks < size; rank++)
            communicator->ranks[communicator->n_ranks++] = (int32_t)rank;
        text = end + (*end == ',');
    }
    return communicator->n_ranks == size && !*text;
}

static bool find_ranks(struct otf2_mpi *all, const struct messages *messages)
{
    const struct trace *trace = messages->trace;
    all->n_ranks = (uint32_t)messages->size;
    if (messages->size <= 0 || messages->size > MOST_RANKS || messages->counts.has_twins)
        return false;
    all->locations = arena_array(all->arena, uint32_t, all->n_ranks);
    uint32_t *found = arena_array(all->arena, uint32_t, all->n_ranks), n_found = 0, n_worlds = 0;
    for (size_t i = 0; i < trace->processes.count; i++) {
        int32_t rank = messages->ranks[i];
        if (rank < 0 || rank >= messages->size || found[rank]++)
            continue;
        all->locations[rank] = all->first_threads[i];
        n_found++;
    }
    for (size_t i = 0; i < messages->communicators.count; i++)
        n_worlds += messages->communicators.items[i].is_world;
    return n_found == all->n_ranks && n_worlds == 1;
}

static void find_communicators(struct otf2_mpi *all, const struct messages *messages)
{
    for (size_t i = 0; i < messages->communicators.count; i++) {
        const struct message_communicator *known = &messages->communicators.items[i];
        struct otf2_communicator communicator = { .id = known->id };
        if (known->size <= 0 || known->size > messages->size || !read_ranks(all->arena, known->ranks, (uint32_t)known->size, &communicator))
            continue;
        if (known->is_world)
            all->world = (uint32_t)all->communicators.count;
        vec_push(all->arena, &all->communicators, communicator);
    }
}

/* ---- what was received ---- */

static int compare_received(const void *left, const void *right)
{
    const struct otf2_received *a = left, *b = right;
    if (a->thread != b->thread)
        return (a->thread > b->thread) - (a->thread < b->thread);
    if (a->end != b->end)
        return (a->end > b->end) - (a->end < b->end);
    if (a->communicator != b->communicator)
        return (a->communicator > b->communicator) - (a->communicator < b->communicator);
    return a->source != b->source ? (a->source > b->source) - (a->source < b->source) : (a->tag > b->tag) - (a->tag < b->tag);
}

static uint32_t thread_of(const struct otf2_mpi *all, const struct message_call *call)
{
    const struct trace_thread *thread = all->messages->threads.items[call->thread];
    uint32_t number = all->first_threads[thread->process->index];
    for (size_t i = 0; thread->process->threads.items[i] != thread; i++)
        number++;
    return number;
}

static void take_message(const struct message *message, void *context)
{
    struct otf2_mpi *all = context;
    struct otf2_received received = { message->receive.done.end, message->communicator, message->bytes, thread_of(all, &message->receive.done),
                                      message->source,           message->tag };
    if (!sorter_add(all->received, &received))
        all->is_there = false;
}

static void read_next(struct otf2_mpi *all)
{
    int error;
    all->has_next = sorter_next(all->received, &all->next, &error);
}

void otf2_mpi_read(struct otf2_mpi *all, struct export_job *job)
{
    const struct trace *trace = job->trace;
    if (!messages_has_any(trace))
        return;
    all->first_threads = arena_array(all->arena, uint32_t, trace->processes.count + 1);
    for (size_t i = 0; i < trace->processes.count; i++)
        all->first_threads[i + 1] = all->first_threads[i] + (uint32_t)trace->processes.items[i]->threads.count;
    all->received = sorter_new(sizeof(struct otf2_received), SORT_MEMORY, compare_received);
    all->is_there = true;
    struct messages *messages = messages_open(job->trace, SORT_MEMORY);
    all->messages = messages;
    messages_read(messages);
    messages_match(messages, &(struct messages_visitor){ .context = all, .message = take_message });
    messages_close(messages);
    all->is_there = all->is_there && find_ranks(all, messages);
    if (!all->is_there)
        return;
    find_communicators(all, messages);
    read_next(all);
}

void otf2_mpi_close(struct otf2_mpi *all)
{
    sorter_free(all->received);
}

/* ---- records ---- */

struct fields {
    uint64_t id, request;
    int64_t second, third, fourth;
};

static bool read_fields(const struct trace_values *values, struct fields *fields)
{
    struct value_cursor cursor;
    struct value value[5] = { 0 };
    values_open(&cursor, values, "");
    for (int i = 0; i < 5; i++)
        if (!values_next(&cursor, &value[i]))
            return false;
    *fields =
        (struct fields){ value[0].is.natural, value[4].is.natural & ~WEFT_MESSAGE_ALONE, value[1].is.number, value[2].is.number, value[3].is.number };
    return true;
}

/* Its number; UINT32_MAX: it has none. */
static uint32_t find_communicator(const struct otf2_mpi *all, uint64_t id)
{
    for (uint32_t i = 0; i < all->communicators.count; i++)
        if (all->communicators.items[i].id == id)
            return i;
    return UINT32_MAX;
}

/* The rank within the communicator, which is what OTF2's records have. */
static uint32_t rank_in(const struct otf2_communicator *communicator, int64_t world_rank)
{
    if (world_rank >= 0 && world_rank < communicator->n_ranks && communicator->ranks[world_rank] == world_rank)
        return (uint32_t)world_rank;
    for (uint32_t i = 0; i < communicator->n_ranks; i++)
        if (communicator->ranks[i] == world_rank)
            return i;
    return OTF2_UNDEFINED_UINT32;
}

/* The matched messages that this thread received in the call that has ended then. */
static void read_batch(struct otf2_mpi *all, const struct export_job *job, uint64_t end)
{
    all->batch.count = 0;
    all->batch_end = end;
    for (; all->has_next; read_next(all)) {
        if (all->next.thread > job->thread_index || (all->next.thread == job->thread_index && all->next.end > end))
            return;
        if (all->next.thread == job->thread_index && all->next.end == end)
            vec_push(all->arena, &all->batch, all->next);
    }
}

/* The one that an event is about. False: it was not matched. */
static bool take_received(struct otf2_mpi *all, const struct export_job *job, uint64_t end, const struct fields *fields,
                          struct otf2_received *received)
{
    if (all->batch_end != end)
        read_batch(all, job, end);
    for (size_t i = 0; i < all->batch.count; i++) {
        const struct otf2_received *known = &all->batch.items[i];
        if (known->communicator != fields->id || known->source != fields->second || known->tag != fields->third)
            continue;
        *received = *known;
        memmove(&all->batch.items[i], &all->batch.items[i + 1], (--all->batch.count - i) * sizeof *known);
        return true;
    }
    return false;
}

static OTF2_ErrorCode write_send(struct otf2_mpi *all, OTF2_EvtWriter *writer, const struct fields *fields, uint32_t number)
{
    uint32_t receiver = rank_in(&all->communicators.items[number], fields->second);
    if (receiver == OTF2_UNDEFINED_UINT32)
        return OTF2_SUCCESS;
    all->n_events++;
    if (fields->request)
        return OTF2_EvtWriter_MpiIsend(writer, NULL, all->begin, receiver, number, (uint32_t)fields->third, (uint64_t)fields->fourth,
                                       fields->request);
    return OTF2_EvtWriter_MpiSend(writer, NULL, all->begin, receiver, number, (uint32_t)fields->third, (uint64_t)fields->fourth);
}

static OTF2_ErrorCode write_receive(struct otf2_mpi *all, OTF2_EvtWriter *writer, const struct export_job *job, const struct fields *fields)
{
    uint64_t end = all->held.start + all->held.duration;
    struct otf2_received received;
    if (fields->second == WEFT_MESSAGE_NOBODY) {
        all->n_events += fields->request != 0;
        return fields->request ? OTF2_EvtWriter_MpiRequestCancelled(writer, NULL, end, fields->request) : OTF2_SUCCESS;
    }
    if (!take_received(all, job, end, fields, &received))
        return OTF2_SUCCESS;
    uint32_t number = find_communicator(all, received.communicator);
    if (number == UINT32_MAX)
        return OTF2_SUCCESS;
    uint32_t sender = rank_in(&all->communicators.items[number], received.source);
    all->n_events++;
    if (fields->request)
        return OTF2_EvtWriter_MpiIrecv(writer, NULL, end, sender, number, (uint32_t)received.tag, received.bytes, fields->request);
    return OTF2_EvtWriter_MpiRecv(writer, NULL, end, sender, number, (uint32_t)received.tag, received.bytes);
}

static OTF2_CollectiveOp operation_of(const char *callee)
{
    static const struct {
        const char *name;
        OTF2_CollectiveOp operation;
    } operations[] = {
        { "MPI_Barrier", OTF2_COLLECTIVE_OP_BARRIER },
        { "MPI_Bcast", OTF2_COLLECTIVE_OP_BCAST },
        { "MPI_Gather", OTF2_COLLECTIVE_OP_GATHER },
        { "MPI_Gatherv", OTF2_COLLECTIVE_OP_GATHERV },
        { "MPI_Scatter", OTF2_COLLECTIVE_OP_SCATTER },
        { "MPI_Scatterv", OTF2_COLLECTIVE_OP_SCATTERV },
        { "MPI_Allgather", OTF2_COLLECTIVE_OP_ALLGATHER },
        { "MPI_Allgatherv", OTF2_COLLECTIVE_OP_ALLGATHERV },
        { "MPI_Alltoall", OTF2_COLLECTIVE_OP_ALLTOALL },
        { "MPI_Alltoallv", OTF2_COLLECTIVE_OP_ALLTOALLV },
        { "MPI_Alltoallw", OTF2_COLLECTIVE_OP_ALLTOALLW },
        { "MPI_Allreduce", OTF2_COLLECTIVE_OP_ALLREDUCE },
        { "MPI_Reduce", OTF2_COLLECTIVE_OP_REDUCE },
        { "MPI_Reduce_scatter", OTF2_COLLECTIVE_OP_REDUCE_SCATTER },
        { "MPI_Reduce_scatter_block", OTF2_COLLECTIVE_OP_REDUCE_SCATTER_BLOCK },
        { "MPI_Scan", OTF2_COLLECTIVE_OP_SCAN },
        { "MPI_Exscan", OTF2_COLLECTIVE_OP_EXSCAN },
    };
    for (size_t i = 0; i < sizeof operations / sizeof *operations; i++)
        if (strcmp(operations[i].name, callee) == 0)
            return operations[i].operation;
    return OTF2_COLLECTIVE_OP_CREATE_HANDLE; /* of a communicator */
}

/* What a rank receives is not recorded: where its own bytes don't tell, it is undefined. */
static OTF2_ErrorCode write_collective(struct otf2_mpi *all, OTF2_EvtWriter *writer, const struct export_job *job, const struct fields *fields,
                                       uint32_t number)
{
    const char *callee = reader_site(job->process, all->held.site)->callee;
    OTF2_CollectiveOp operation = operation_of(callee);
    enum message_pattern pattern = message_pattern_of(callee);
    bool has_root = pattern == PATTERN_FROM_ROOT || pattern == PATTERN_TO_ROOT;
    uint32_t root = fields->second < 0 || !has_root ? OTF2_UNDEFINED_UINT32 : rank_in(&all->communicators.items[number], fields->second);
    uint64_t bytes = (uint64_t)fields->fourth, sent = bytes, received = OTF2_UNDEFINED_UINT64;
    if (operation == OTF2_COLLECTIVE_OP_BARRIER || operation == OTF2_COLLECTIVE_OP_CREATE_HANDLE)
        received = 0;
    else if (operation == OTF2_COLLECTIVE_OP_ALLREDUCE || operation == OTF2_COLLECTIVE_OP_SCAN)
        received = bytes;
    else if (pattern == PATTERN_FROM_ROOT) /* what counts there is what each receives */
        sent = OTF2_UNDEFINED_UINT64, received = bytes;
    all->n_events += 2;
    OTF2_ErrorCode code = OTF2_EvtWriter_MpiCollectiveBegin(writer, NULL, all->begin);
    if (code != OTF2_SUCCESS)
        return code;
    return OTF2_EvtWriter_MpiCollectiveEnd(writer, NULL, all->held.start + all->held.duration, operation, number, root, sent, received);
}

OTF2_ErrorCode otf2_mpi_event(struct otf2_mpi *all, OTF2_EvtWriter *writer, const struct export_job *job, const struct trace_event *event)
{
    struct fields fields;
    if (!all->is_held || event->site != all->held.site || !read_fields(&event->values, &fields))
        return OTF2_SUCCESS;
    uint32_t number = find_communicator(all, fields.id);
    if (event->type == WEFT_EVENT_MESSAGE_RECEIVE)
        return write_receive(all, writer, job, &fields);
    if (number == UINT32_MAX || event->type == WEFT_EVENT_COMMUNICATOR)
        return OTF2_SUCCESS;
    switch (event->type) {
    case WEFT_EVENT_MESSAGE_SEND:
        return write_send(all, writer, &fields, number);
    case WEFT_EVENT_MESSAGE_POST:
        all->n_events++;
        return OTF2_EvtWriter_MpiIrecvRequest(writer, NULL, all->begin, fields.request);
    case WEFT_EVENT_MESSAGE_DONE:
        if (fields.second < 0) /* of a collective operation */
            return OTF2_SUCCESS;
        all->n_events++;
        return OTF2_EvtWriter_MpiIsendComplete(writer, NULL, all->held.start + all->held.duration, fields.request);
    case WEFT_EVENT_COLLECTIVE:
        return fields.request || fields.second == WEFT_MESSAGE_NOBODY ? OTF2_SUCCESS : write_collective(all, writer, job, &fields, number);
    default:
        return OTF2_SUCCESS;
    }
}
