#define _GNU_SOURCE 1
#include <errno.h>
#include <pthread.h>
#include <stdbool.h>
#include <string.h>
#include <time.h>

#include "rt_mpi.h"

#include "rt_bytes.h"
#include "rt_compiler.h"
#include "rt_contents.h"
#include "rt_mpi_communicator.h"
#include "rt_mpi_tell.h"
#include "rt_record.h"
#include "rt_table.h"
#include "rt_tool_message.h"
#include "rt_tool_tell.h"

#include <weft/format.h>
#include <weft/detail.h>
#include <weft/mpi.h>

RT_EXPORT void *weft_kept_status(struct weft_kept *point, uint32_t value, void *status);

enum action {
    LOOK,
    SEND,
    RECEIVE,
    MATCH,
    RECEIVE_MATCHED,
    EXCHANGE,
    PREPARE_SEND,
    PREPARE_RECEIVE,
    START,
    FORGET,
    COMPLETE,
    COMPLETE_ONE,
    COMPLETE_SOME,
    BARRIER,
    ALL,
    FROM_ROOT,
    TO_ROOT,
    SCAN,
    NEW,
    FREE
};

struct function {
    const char *name, *roles;
    enum action action;
};

static const struct function functions[] = {
#define MPI_FUNCTION(NAME, action, roles) { #NAME, roles, action },
#include <weft/mpi_functions.def>
};
enum { N_FUNCTIONS = sizeof functions / sizeof *functions, FUNCTION_SHIFT = 8, UNKNOWN = 0xFFFF };
enum { FIRST_ROLE = 'A', N_ROLES = 'z' - 'A' + 1 };

/* A request that has begun, or a persistent one. Its key is its handle. Or a message that a probe has matched, which is
 * a receive that has begun: its key is its handle, and while it is received, its number. */
enum kind { OF_SEND, OF_RECEIVE, OF_COLLECTIVE };
struct request {
    uint64_t handle, number; /* number: unique in the process; 0: persistent and not started */
    struct rt_communicator *communicator;
    int64_t bytes;
    int32_t peer, tag; /* as in the call */
    uint8_t kind;
    bool is_persistent;
    bool is_awaited; /* by a call that has begun */
};

/* `lock` guards everything here. Calls of MPI in signal handlers are none of MPI's, so signals are not blocked. If a
 * handler leaves us by siglongjmp, the lock stays held, and what it guards may be half changed: that is seen by the next
 * call of this thread (is_within is still set), or by another thread's that has waited for MOST_SECONDS. From then on
 * this process says nothing more of messages: what readers have matched in order until then stays right. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Thread_local bool is_within;
static _Atomic bool is_abandoned;
enum { MOST_SECONDS = 2 };
static struct rt_table requests = { .entry_size = sizeof(struct request) };
static struct rt_table matched = { .entry_size = sizeof(struct request) }, received = { .entry_size = sizeof(struct request) };
static uint64_t last_request;
/* What calls that complete requests keep of them until they are over: buffers, of which each call takes one. */
static struct rt_bytes spares[16];
static bool is_taken[sizeof spares / sizeof *spares];

/* ---- the arguments of a call ---- */

struct call {
    struct weft_kept *point;
    const struct function *function;
    const struct weft_mpi *mpi;
    bool is_on, has_interval;
    bool is_told; /* to tools */
};

static const struct function *function_of(struct weft_kept *point)
{
    uint32_t known = __atomic_load_n(&point->weft_detail->weft_messages, __ATOMIC_RELAXED);
    if (known >> FUNCTION_SHIFT)
        return known >> FUNCTION_SHIFT == UNKNOWN ? NULL : &functions[(known >> FUNCTION_SHIFT) - 1];
    const char *callee = point->weft_unit->sites[point->weft_index].callee;
    uint32_t i = 0;
    while (i < N_FUNCTIONS && strcmp(functions[i].name, callee) != 0)
        i++;
    __atomic_store_n(&point->weft_detail->weft_messages, known | (i < N_FUNCTIONS ? i + 1 : UNKNOWN) << FUNCTION_SHIFT, __ATOMIC_RELAXED);
    return i < N_FUNCTIONS ? &functions[i] : NULL;
}

/* By function and role: 1 + the index of its value; 0: the function has none. Found once. */
static uint8_t values_of[N_FUNCTIONS][N_ROLES];
static bool is_known[N_FUNCTIONS];

static void learn_roles(const struct function *function)
{
    uint8_t *values = values_of[function - functions], n = 0;
    for (const char *at = function->roles; *at; at++)
        if (*at != '-') {
            n++;
            if (!values[*at - FIRST_ROLE])
                values[*at - FIRST_ROLE] = n;
        }
    is_known[function - functions] = true;
}

static bool has(const struct call *call, char role)
{
    return values_of[call->function - functions][role - FIRST_ROLE] != 0;
}

/* The value of the argument with this role; NULL: the function has none. */
static struct weft_value *find_argument(const struct call *call, char role)
{
    uint32_t value = values_of[call->function - functions][role - FIRST_ROLE];
    return value ? &call->point->weft_values[value - 1] : NULL;
}

static uint64_t argument(const struct call *call, char role)
{
    const struct weft_value *value = find_argument(call, role);
    return value ? value->weft_is.weft_unsigned : 0;
}

static const void *pointer(const struct call *call, char role)
{
    return (const void *)(uintptr_t)argument(call, role); // NOLINT(performance-no-int-to-ptr): captured as a number
}

static int stored(const struct call *call, char role)
{
    const int *at = pointer(call, role);
    return at ? *at : 0;
}

static int64_t count_bytes(const struct call *call)
{
    uint64_t datatype = argument(call, 't');
    if (!has(call, 't') || datatype == call->mpi->weft_no_datatype || (has(call, 'b') && argument(call, 'b') == call->mpi->weft_in_place))
        return 0;
    return call->mpi->weft_bytes(datatype);
}

/* ---- events ---- */

static struct weft_value number_value(uint64_t number)
{
    return (struct weft_value){ .weft_kind = WEFT_VALUE_UNSIGNED, .weft_is.weft_unsigned = number };
}

static struct weft_value signed_value(int64_t number)
{
    return (struct weft_value){ .weft_kind = WEFT_VALUE_INT, .weft_is.weft_int = number };
}

static void record_values(const struct call *call, enum weft_event event, const struct weft_value *values, uint32_t n)
{
    struct rt_contents contents = { .values = values, .n_values = n };
    unsigned n_slots = rt_contents_measure(&contents);
    (void)rt_record_payload(call->point->weft_unit, call->point->weft_index, event, rt_contents_write, &contents, n_slots, NULL);
}

/* The communicator of a message is told before the first message in it. */
static void tell_communicator(const struct call *call, struct rt_communicator *communicator)
{
    if (communicator->is_told || !call->is_on)
        return;
    communicator->is_told = true;
    const struct weft_value values[] = {
        number_value(communicator->id),
        signed_value(communicator->rank),
        signed_value(communicator->size),
        number_value(communicator->origin),
        { .weft_kind = WEFT_VALUE_STRING, .weft_limit = RT_MOST_RANKS_TEXT, .weft_is.weft_string = communicator->ranks_text }
    };
    record_values(call, WEFT_EVENT_COMMUNICATOR, values, sizeof values / sizeof *values);
}

struct message {
    enum weft_event event;
    struct rt_communicator *communicator;
    int64_t peer, tag, bytes; /* peer: world rank, or the root */
    uint64_t number;
};

/* Five numbers, each behind its kind: the layout that rt_contents_write gives them, with nothing to measure. */
enum { N_VALUES = 5, VALUE_SIZE = 9, HEAD_SIZE = 4, SIZE = HEAD_SIZE + N_VALUES * VALUE_SIZE, N_SLOTS = (SIZE + 7) / 8 };

static void write_message(uint64_t *slots, const void *from)
{
    static const uint8_t kinds[N_VALUES] = { WEFT_WIRE_UNSIGNED, WEFT_WIRE_INT, WEFT_WIRE_INT, WEFT_WIRE_INT, WEFT_WIRE_UNSIGNED };
    const uint64_t *values = from;
    unsigned char *at = (unsigned char *)slots;
    uint32_t head = N_SLOTS | N_VALUES << 16 | (uint32_t)(N_SLOTS * 8 - SIZE) << 24;
    slots[N_SLOTS - 1] = 0;
    memcpy(at, &head, HEAD_SIZE);
    at += HEAD_SIZE;
    for (int i = 0; i < N_VALUES; i++, at += VALUE_SIZE) {
        at[0] = kinds[i];
        memcpy(at + 1, &values[i], sizeof values[i]);
    }
}

static void tell_message(const struct call *call, const struct message *message)
{
    const struct rt_communicator *communicator = message->communicator;
    rt_mpi_tell(&(struct rt_mpi_told){
        .event = message->event,
        .site = call->point->weft_unit->number + call->point->weft_index,
        .is_on = call->is_on,
        .own_rank = rt_communicator_member(communicator, communicator->rank),
        .blocked = call->point,
        .communicator = communicator->id,
        .request = message->number,
        .peer = message->peer,
        .tag = message->tag,
        .bytes = message->bytes,
    });
}

static void record_message(const struct call *call, const struct message *message)
{
    if (call->is_told)
        tell_message(call, message);
    if (!call->is_on)
        return;
    tell_communicator(call, message->communicator);
    const uint64_t values[N_VALUES] = { message->communicator->id, (uint64_t)message->peer, (uint64_t)message->tag, (uint64_t)message->bytes,
                                        message->number | (call->has_interval ? 0 : WEFT_MESSAGE_ALONE) };
    (void)rt_record_payload(call->point->weft_unit, call->point->weft_index, message->event, write_message, values, N_SLOTS, NULL);
}

/* ---- requests ---- */

static struct request *add_request(const struct call *call, enum kind kind, struct rt_communicator *communicator)
{
    uint64_t handle = call->mpi->weft_request(pointer(call, 'q'), 0);
    struct request *request = handle == call->mpi->weft_no_request || !handle ? NULL : rt_table_add(&requests, handle);
    if (!request)
        return NULL;
    if (request->communicator) /* it was completed by code that is not recorded */
        rt_communicator_release(request->communicator);
    *request = (struct request){ .handle = handle, .kind = (uint8_t)kind, .communicator = rt_communicator_keep(communicator) };
    return request;
}

static void remove_request(const struct request *request)
{
    const struct request *now = rt_table_find(&requests, request->handle);
    if (!now || now->number != request->number) /* another thread's request has got the handle meanwhile */
        return;
    rt_communicator_release(now->communicator);
    rt_table_remove(&requests, request->handle);
}

/* MPI may give all sends that are over as soon as they have begun one handle. So the one that had it is over. */
static struct request sent_before(const struct call *call)
{
    const struct request *before = rt_table_find(&requests, call->mpi->weft_request(pointer(call, 'q'), 0));
    bool is_over = before && before->kind == OF_SEND && !before->is_persistent && before->number && !before->is_awaited;
    return is_over ? *before : (struct request){ 0 };
}

static void record_sent(const struct call *call, struct rt_communicator *communicator, const struct request *request)
{
    record_message(call,
                   &(struct message){ WEFT_EVENT_MESSAGE_DONE, communicator,
                                      request->kind == OF_SEND ? rt_communicator_world(communicator, request->peer) : -1, -1, -1, request->number });
}

static void begin_send(const struct call *call, struct request *request)
{
    request->number = ++last_request;
    record_message(call,
                   &(struct message){ WEFT_EVENT_MESSAGE_SEND, request->communicator, rt_communicator_world(request->communicator, request->peer),
                                      request->tag, request->bytes, request->number });
}

static void begin_receive(const struct call *call, struct request *request)
{
    bool is_any = request->peer == call->mpi->weft_any_source;
    request->number = ++last_request;
    record_message(call, &(struct message){ WEFT_EVENT_MESSAGE_POST, request->communicator,
                                            is_any ? -1 : rt_communicator_world(request->communicator, request->peer),
                                            request->tag == call->mpi->weft_any_tag ? -1 : request->tag, -1, request->number });
}

/* ---- what is received ---- */

struct receive {
    struct rt_communicator *communicator;
    int32_t source, tag; /* as in the call */
    uint64_t number;     /* of its request; 0: none */
};

/* Nothing is received, and the request is over. */
static void record_cancelled(const struct call *call, const struct receive *receive)
{
    struct call untold = *call;
    if (call->is_told)
        rt_mpi_tell_cancelled(receive->number);
    untold.is_told = false;
    record_message(&untold, &(struct message){ WEFT_EVENT_MESSAGE_RECEIVE, receive->communicator, WEFT_MESSAGE_NOBODY, -1, -1, receive->number });
}

/* Without a status, the source and tag of the call count, if they were no wildcards. */
static void record_receive(const struct call *call, const struct receive *receive, const void *statuses, uint64_t i)
{
    int source = receive->source, tag = receive->tag;
    int64_t bytes = -1;
    if (statuses && statuses != call->mpi->weft_no_status && !call->mpi->weft_received(statuses, i, &source, &tag, &bytes)) {
        record_cancelled(call, receive);
        return;
    }
    if (source == call->mpi->weft_proc_null)
        return;
    record_message(call, &(struct message){ WEFT_EVENT_MESSAGE_RECEIVE, receive->communicator,
                                            source == call->mpi->weft_any_source ? -1 : rt_communicator_world(receive->communicator, source),
                                            tag == call->mpi->weft_any_tag ? -1 : tag, bytes, receive->number });
}

static void complete(const struct call *call, const struct request *request, const void *statuses, uint64_t i)
{
    if (!request->handle || !request->number)
        return;
    struct request *now = rt_table_find(&requests, request->handle);
    if (request->kind == OF_RECEIVE)
        record_receive(call, &(struct receive){ request->communicator, request->peer, request->tag, request->number }, statuses, i);
    else if (now || request->kind != OF_SEND) /* else this call completes several that have one handle */
        record_sent(call, request->communicator, request);
    if (request->is_persistent && now && now->number == request->number)
        now->number = 0;
    else if (!request->is_persistent)
        remove_request(request);
}

/* ---- requests that a call completes: as they are before it, for it sets them to MPI_REQUEST_NULL ---- */

static struct request known_request(const struct call *call, uint64_t i)
{
    const struct request *found = rt_table_find(&requests, call->mpi->weft_request(pointer(call, 'q'), i));
    return found ? *found : (struct request){ 0 };
}

/* From before the call until it is over. */
static void set_awaited(const struct request *request, bool is_awaited)
{
    struct request *now = request->handle ? rt_table_find(&requests, request->handle) : NULL;
    if (now && now->number == request->number)
        now->is_awaited = is_awaited;
}

/* The argument becomes the number of the buffer, from 1 on; 0: there was none free. */
static void keep_requests(const struct call *call)
{
    uint64_t n = has(call, 'k') ? argument(call, 'k') : 1;
    struct weft_value *value = find_argument(call, 'q');
    size_t free_one = 0;
    while (free_one < sizeof spares / sizeof *spares && is_taken[free_one])
        free_one++;
    if (free_one == sizeof spares / sizeof *spares) {
        value->weft_is.weft_unsigned = 0;
        return;
    }
    struct rt_bytes *buffer = &spares[free_one];
    buffer->length = 0;
    buffer->failed = false;
    for (uint64_t i = 0; i < n && (int64_t)n > 0; i++) {
        struct request request = known_request(call, i);
        if (request.communicator)
            rt_communicator_keep(request.communicator);
        set_awaited(&request, true);
        rt_bytes_add(buffer, &request, sizeof request);
    }
    is_taken[free_one] = true;
    value->weft_is.weft_unsigned = free_one + 1;
}

static void complete_kept(const struct call *call, bool has_succeeded)
{
    uint64_t taken = argument(call, 'q');
    if (taken == 0)
        return;
    const struct rt_bytes *buffer = &spares[taken - 1];
    const struct request *kept = (const struct request *)buffer->bytes;
    size_t n = buffer->failed ? 0 : buffer->length / sizeof *kept;
    bool is_any = has_succeeded && (!has(call, 'f') || stored(call, 'f'));
    if (is_any && call->function->action == COMPLETE) {
        for (size_t i = 0; i < n; i++)
            complete(call, &kept[i], pointer(call, has(call, 'U') ? 'U' : 'u'), i);
    } else if (is_any && call->function->action == COMPLETE_ONE) {
        int i = stored(call, 'i');
        if (i != call->mpi->weft_undefined && i >= 0 && (size_t)i < n)
            complete(call, &kept[i], pointer(call, 'u'), 0);
    } else if (is_any && call->function->action == COMPLETE_SOME) {
        int n_completed = stored(call, 'o');
        const int *indices = pointer(call, 'I');
        for (int k = 0; n_completed != call->mpi->weft_undefined && k < n_completed; k++)
            if (indices[k] >= 0 && (size_t)indices[k] < n)
                complete(call, &kept[indices[k]], pointer(call, 'U'), (uint64_t)k);
    }
    for (size_t i = 0; i < n; i++) {
        set_awaited(&kept[i], false);
        if (kept[i].communicator)
            rt_communicator_release(kept[i].communicator);
    }
    is_taken[taken - 1] = false;
}

/* ---- messages that were matched by a probe ---- */

static const uint64_t of_nobody = UINT64_MAX; /* from MPI_PROC_NULL */

/* From now on the program has to receive it by its handle. */
static void match(const struct call *call, struct rt_communicator *communicator)
{
    uint64_t handle = has(call, 'f') && !stored(call, 'f') ? 0 : call->mpi->weft_stored_message(pointer(call, 'm'));
    int source = (int)argument(call, 's'), tag = (int)argument(call, 'G');
    int64_t bytes;
    const void *status = pointer(call, 'u');
    struct request *message = handle && handle != of_nobody ? rt_table_add(&matched, handle) : NULL;
    if (!message)
        return;
    if (status && status != call->mpi->weft_no_status)
        call->mpi->weft_received(status, 0, &source, &tag, &bytes);
    if (message->communicator) /* it was received by code that is not recorded */
        rt_communicator_release(message->communicator);
    *message =
        (struct request){ .handle = handle, .peer = source, .tag = tag, .kind = OF_RECEIVE, .communicator = rt_communicator_keep(communicator) };
    begin_receive(call, message);
}

/* The call is about to set the handle to MPI_MESSAGE_NULL: the argument becomes the message's number. */
static void keep_matched(const struct call *call)
{
    struct weft_value *value = find_argument(call, 'm');
    uint64_t handle = call->mpi->weft_stored_message(pointer(call, 'm'));
    const struct request *found = handle && handle != of_nobody ? rt_table_find(&matched, handle) : NULL;
    struct request *kept = found ? rt_table_add(&received, found->number) : NULL;
    value->weft_is.weft_unsigned = handle == of_nobody ? of_nobody : 0;
    if (!kept)
        return;
    *kept = *found;
    value->weft_is.weft_unsigned = kept->handle = found->number; /* (the key comes first) */
    rt_table_remove(&matched, handle);
}

static void receive_matched(const struct call *call, bool has_succeeded)
{
    struct rt_communicator *world = rt_communicator_meet(call->mpi, call->mpi->weft_world, false);
    if (has_succeeded && world && argument(call, 'm') == of_nobody)
        record_message(call, &(struct message){ WEFT_EVENT_MESSAGE_RECEIVE, world, WEFT_MESSAGE_NOBODY, 0, 0, 0 });
    const struct request *found = argument(call, 'm') ? rt_table_find(&received, argument(call, 'm')) : NULL;
    if (!found)
        return;
    const struct request message = *found;
    struct request *request = has_succeeded && has(call, 'q') ? add_request(call, OF_RECEIVE, message.communicator) : NULL;
    if (request) {
        request->peer = message.peer;
        request->tag = message.tag;
        request->number = message.number;
        record_message(call, &(struct message){ WEFT_EVENT_MESSAGE_POST, message.communicator,
                                                rt_communicator_world(message.communicator, message.peer), message.tag, -1, message.number });
    } else if (has_succeeded) {
        record_receive(call, &(struct receive){ message.communicator, message.peer, message.tag, message.number }, pointer(call, 'u'), 0);
    }
    rt_communicator_release(message.communicator);
    rt_table_remove(&received, message.number);
}

/* ---- by function ---- */

static void send(const struct call *call, struct rt_communicator *communicator, bool is_prepared)
{
    int32_t peer = (int32_t)argument(call, 'd'), tag = (int32_t)argument(call, 'g');
    if (peer == call->mpi->weft_proc_null) {
        record_message(call, &(struct message){ WEFT_EVENT_MESSAGE_SEND, communicator, WEFT_MESSAGE_NOBODY, tag, 0, 0 });
        return;
    }
    int64_t bytes = (int64_t)argument(call, 'n') * count_bytes(call);
    struct request before = has(call, 'q') ? sent_before(call) : (struct request){ 0 };
    if (before.number)
        rt_communicator_keep(before.communicator);
    struct request *request = has(call, 'q') ? add_request(call, OF_SEND, communicator) : NULL;
    if (!request) {
        record_message(call, &(struct message){ WEFT_EVENT_MESSAGE_SEND, communicator, rt_communicator_world(communicator, peer), tag, bytes, 0 });
        return;
    }
    request->peer = peer;
    request->tag = tag;
    request->bytes = bytes;
    request->is_persistent = is_prepared;
    if (!is_prepared)
        begin_send(call, request);
    if (before.number) { /* behind what the call itself does, which began before it is over */
        record_sent(call, before.communicator, &before);
        rt_communicator_release(before.communicator);
    }
}

static void receive(const struct call *call, struct rt_communicator *communicator, bool is_prepared)
{
    int32_t source = (int32_t)argument(call, 's'), tag = (int32_t)argument(call, 'G');
    if (source == call->mpi->weft_proc_null) {
        record_message(call, &(struct message){ WEFT_EVENT_MESSAGE_RECEIVE, communicator, WEFT_MESSAGE_NOBODY, tag, 0, 0 });
        return;
    }
    if (!has(call, 'q')) {
        record_receive(call, &(struct receive){ communicator, source, tag, 0 }, pointer(call, 'u'), 0);
        return;
    }
    struct request *request = add_request(call, OF_RECEIVE, communicator);
    if (!request)
        return;
    request->peer = source;
    request->tag = tag;
    request->is_persistent = is_prepared;
    if (!is_prepared)
        begin_receive(call, request);
}

static int64_t collective_bytes(const struct call *call, const struct rt_communicator *communicator)
{
    int64_t size = count_bytes(call), n = (int64_t)argument(call, 'n');
    if (size && has(call, 'v')) {
        const int *counts = pointer(call, 'v');
        bool is_of_own_group = strstr(call->function->name, "educe_scatter") != NULL;
        int n_counts = communicator->is_inter && is_of_own_group ? communicator->size - communicator->n_peers : communicator->n_peers;
        for (int i = 0; counts && i < n_counts; i++)
            n += counts[i];
        n -= has(call, 'n') ? (int64_t)argument(call, 'n') : 0;
    }
    if (size && strstr(call->function->name, "lltoall") && !has(call, 'v'))
        n *= communicator->n_peers;
    return n * size;
}

/* What a process does in a collective operation. In an intercommunicator the root is in one group and says MPI_ROOT, the
 * others of its group say MPI_PROC_NULL and take no part, and the other group says its rank (MPI-3.1 5.2.3). */
struct share {
    int64_t root; /* world rank; -1: none; WEFT_MESSAGE_NOBODY: takes no part. Intercommunicator: without a root, the other group's first */
    bool gives;   /* and its arguments say what: some are not significant for others (MPI-3.1 5.4) */
};

static struct share share_of(const struct call *call, const struct rt_communicator *communicator)
{
    if (!has(call, 'r'))
        return (struct share){ communicator->is_inter ? rt_communicator_world(communicator, 0) : -1, true };
    int root = (int)argument(call, 'r');
    if (!communicator->is_inter || root >= 0)
        return (struct share){ rt_communicator_world(communicator, root), true };
    if (root == call->mpi->weft_proc_null)
        return (struct share){ WEFT_MESSAGE_NOBODY, false };
    return (struct share){ rt_communicator_member(communicator, communicator->rank), !has(call, 'b') };
}

/* `tag` of the event is the number of the operation in its communicator, by which the ranks' calls belong together. */
static void collective(const struct call *call, struct rt_communicator *communicator)
{
    struct request *request = has(call, 'q') ? add_request(call, OF_COLLECTIVE, communicator) : NULL;
    struct share share = share_of(call, communicator);
    if (request)
        request->number = ++last_request;
    record_message(call, &(struct message){ WEFT_EVENT_COLLECTIVE, communicator, share.root, (int64_t)communicator->n_collectives++,
                                            share.gives ? collective_bytes(call, communicator) : 0, request ? request->number : 0 });
}

static void start(const struct call *call)
{
    uint64_t n = has(call, 'k') ? argument(call, 'k') : 1;
    for (uint64_t i = 0; i < n && (int64_t)n > 0; i++) {
        struct request *request = rt_table_find(&requests, call->mpi->weft_request(pointer(call, 'q'), i));
        if (request && request->kind == OF_SEND)
            begin_send(call, request);
        else if (request && request->kind == OF_RECEIVE)
            begin_receive(call, request);
    }
}

static void create(const struct call *call, struct rt_communicator *parent)
{
    uint64_t handle = call->mpi->weft_stored_communicator(pointer(call, 'C'));
    /* the others are collective over the parent */
    if (strcmp(call->function->name, "MPI_Comm_create_group") != 0)
        record_message(call, &(struct message){ WEFT_EVENT_COLLECTIVE, parent, share_of(call, parent).root, (int64_t)parent->n_collectives++, 0, 0 });
    if (handle == call->mpi->weft_no_communicator)
        return;
    struct rt_communicator *created = rt_communicator_meet(call->mpi, handle, true);
    if (created)
        tell_communicator(call, created);
}

static void act(const struct call *call)
{
    struct rt_communicator *world = rt_communicator_meet(call->mpi, call->mpi->weft_world, false);
    if (world) /* the process's rank, without which nothing is known of its messages */
        tell_communicator(call, world);
    struct rt_communicator *communicator = has(call, 'c') ? rt_communicator_meet(call->mpi, argument(call, 'c'), false) : NULL;
    if (has(call, 'c') && !communicator)
        return;
    switch (call->function->action) {
    case LOOK:
        tell_communicator(call, communicator);
        break;
    case SEND:
    case PREPARE_SEND:
        send(call, communicator, call->function->action == PREPARE_SEND);
        break;
    case RECEIVE:
    case PREPARE_RECEIVE:
        receive(call, communicator, call->function->action == PREPARE_RECEIVE);
        break;
    case MATCH:
        match(call, communicator);
        break;
    case EXCHANGE:
        send(call, communicator, false);
        receive(call, communicator, false);
        break;
    case START:
        start(call);
        break;
    case NEW:
        create(call, communicator);
        break;
    case BARRIER:
    case ALL:
    case FROM_ROOT:
    case TO_ROOT:
    case SCAN:
        collective(call, communicator);
        break;
    default: /* before the call, or by complete_kept */
        break;
    }
}

/* ---- the interface ---- */

/* Does it receive a message before it returns, whatever else? */
static bool is_blocked(const struct call *call)
{
    return (call->function->action == RECEIVE || call->function->action == EXCHANGE) && !has(call, 'q');
}

static void tell_blocked(const struct call *call)
{
    int32_t source = (int32_t)argument(call, 's'), tag = (int32_t)argument(call, 'G');
    struct rt_communicator *communicator = source == call->mpi->weft_proc_null ? NULL : rt_communicator_meet(call->mpi, argument(call, 'c'), false);
    if (communicator)
        rt_mpi_tell_blocked(call->point, communicator->id, source == call->mpi->weft_any_source ? -1 : rt_communicator_world(communicator, source),
                            tag == call->mpi->weft_any_tag ? -1 : tag);
}

static bool completes(const struct function *function)
{
    return function->action == COMPLETE || function->action == COMPLETE_ONE || function->action == COMPLETE_SOME;
}

/* Its arguments mean nothing before MPI_Init. */
static bool open_call(struct call *call, struct weft_kept *point)
{
    static bool is_ready;
    *call = (struct call){ .point = point, .function = function_of(point), .mpi = rt_mpi_registered() };
    if (!call->function || !call->mpi)
        return false;
    if (!is_known[call->function - functions])
        learn_roles(call->function);
    return is_ready = is_ready || call->mpi->weft_is_ready(); /* the program calls none of them after MPI_Finalize */
}

static __attribute__((noinline)) bool wait_for_lock(void)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += MOST_SECONDS;
    return !is_within && pthread_mutex_timedlock(&lock, &until) == 0;
}

/* True with the lock held. */
static bool enter(void)
{
    if (is_abandoned)
        return false;
    if (RT_LIKELY(pthread_mutex_trylock(&lock) == 0) || wait_for_lock())
        return is_within = true;
    is_abandoned = true;
    return false;
}

static void leave(void)
{
    is_within = false;
    pthread_mutex_unlock(&lock);
}

void rt_mpi_before(struct weft_kept *point)
{
    struct call call;
    int error = errno;
    if (!RT_LIKELY(enter())) {
        errno = error;
        return;
    }
    if (open_call(&call, point)) {
        if (rt_tool_follows_messages && is_blocked(&call))
            tell_blocked(&call);
        struct request known = call.function->action == FORGET ? known_request(&call, 0) : (struct request){ 0 };
        if (completes(call.function))
            keep_requests(&call);
        else if (call.function->action == RECEIVE_MATCHED)
            keep_matched(&call);
        else if (known.handle)
            remove_request(&known); /* what it receives is never told; what it sends has been */
        else if (call.function->action == FREE)
            rt_communicator_forget(call.mpi->weft_stored_communicator(pointer(&call, 'C')));
    }
    leave();
    errno = error;
}

void rt_mpi_after(struct weft_kept *point, unsigned outcome)
{
    struct call call;
    int error = errno;
    const struct weft_value *result = &point->weft_values[point->weft_detail->weft_n_arguments];
    bool has_succeeded = (outcome & RT_MPI_HAS_RETURNED) && (result->weft_kind != WEFT_VALUE_INT || result->weft_is.weft_int == 0); /* MPI_SUCCESS */
    bool is_told = rt_tool_follows_messages && rt_tool_message_begin();
    if (!RT_LIKELY(enter())) {
        errno = error;
        return;
    }
    if (open_call(&call, point)) {
        call.is_on = outcome & RT_MPI_IS_ON;
        call.has_interval = outcome & RT_MPI_HAS_INTERVAL;
        call.is_told = is_told;
        if (completes(call.function))
            complete_kept(&call, has_succeeded);
        else if (call.function->action == RECEIVE_MATCHED)
            receive_matched(&call, has_succeeded);
        else if (has_succeeded)
            act(&call);
        if (is_told && !has_succeeded && is_blocked(&call))
            rt_mpi_tell_not_blocked(point);
    }
    leave();
    if (is_told)
        rt_tool_message_tell();
    errno = error;
}

/* So that source and tag of what was received are known. */
void *weft_kept_status(struct weft_kept *point, uint32_t value, void *status)
{
    const struct weft_mpi *mpi = rt_mpi_registered();
    if (mpi && status == mpi->weft_no_status)
        status = mpi->weft_status();
    point->weft_values[value].weft_kind = WEFT_VALUE_POINTER;
    point->weft_values[value].weft_is.weft_unsigned = (uintptr_t)status;
    return status;
}
