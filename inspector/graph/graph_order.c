#include "graph_order.h"

#include <string.h>

#include "vec.h"

/* Who gave the object back last, of several that may hold it together. */
struct sharer {
    uint32_t context;
    uint64_t node; /* of its release; 0: it holds it */
};

struct arrival {
    uint32_t context;
    uint64_t node, meeting; /* meeting 0: not all have come */
};

#define SEVERAL UINT32_MAX
enum { MOST_SIGNALS = 1 << 20 /* of an object that nobody has waited for yet */ };

struct object {
    struct object *next;
    uint32_t process;
    uint64_t address;
    uint32_t holder, depth; /* context of who holds it alone; 0: nobody is known to. depth: recursive locks */
    uint64_t released;      /* node of the last release by such a holder, */
    uint32_t releaser;      /* and its context */
    VEC(struct sharer) sharers;
    VEC(uint64_t) signals; /* nodes that raised it, from the first_signal-th one on */
    uint64_t first_signal, n_waits;
    uint64_t signal_time;      /* begin of the last one */
    int64_t count;             /* of MEANS_INITIALISE; -1: not known */
    uint32_t sender, receiver; /* of a channel: the only context that sent (received) so far; SEVERAL */
    bool is_lost;              /* a call did not say whether it has received */
    bool has_said_unknown;
    VEC(struct arrival) arrivals;
};

struct graph_order {
    struct arena *arena;
    struct graph_order_calls calls;
    struct graph_order_counts *counts;
    struct object **buckets; /* n_buckets, a power of two */
    size_t n_buckets, n_objects;
};

/* ---- objects ---- */

static size_t bucket_of(size_t n_buckets, uint32_t process, uint64_t address)
{
    return ((address >> 3 ^ process) * UINT64_C(0x9E3779B97F4A7C15) >> 32) & (n_buckets - 1);
}

static void rehash(struct graph_order *order)
{
    size_t n_buckets = order->n_buckets ? order->n_buckets * 4 : 256;
    struct object **buckets = arena_array(order->arena, struct object *, n_buckets);
    for (size_t i = 0; i < order->n_buckets; i++)
        for (struct object *object = order->buckets[i], *next; object; object = next) {
            struct object **bucket = &buckets[bucket_of(n_buckets, object->process, object->address)];
            next = object->next;
            object->next = *bucket;
            *bucket = object;
        }
    order->buckets = buckets;
    order->n_buckets = n_buckets;
}

static struct object *object_of(struct graph_order *order, uint32_t process, uint64_t address)
{
    if (order->n_objects >= order->n_buckets)
        rehash(order);
    struct object **bucket = &order->buckets[bucket_of(order->n_buckets, process, address)];
    for (struct object *object = *bucket; object; object = object->next)
        if (object->process == process && object->address == address)
            return object;
    struct object *object = arena_new(order->arena, struct object);
    *object = (struct object){ .next = *bucket, .process = process, .address = address, .count = -1 };
    order->n_objects++;
    return *bucket = object;
}

static void add_edge(struct graph_order *order, uint64_t from, uint64_t to, enum weft_graph_edge_kind kind, bool is_certain)
{
    if (from)
        order->calls.edge(order->calls.context, &(struct weft_graph_edge){ from, to, (uint32_t)kind, is_certain });
}

/* ---- locks ---- */

static struct sharer *sharer_of(struct graph_order *order, struct object *object, uint32_t context)
{
    for (size_t i = 0; i < object->sharers.count; i++)
        if (object->sharers.items[i].context == context)
            return &object->sharers.items[i];
    vec_push(order->arena, &object->sharers, (struct sharer){ .context = context });
    return &object->sharers.items[object->sharers.count - 1];
}

/* Forgets those who have given it back: whoever holds it now came after them. */
static void forget_sharers(struct object *object)
{
    size_t kept = 0;
    for (size_t i = 0; i < object->sharers.count; i++)
        if (object->sharers.items[i].node == 0)
            object->sharers.items[kept++] = object->sharers.items[i];
    object->sharers.count = kept;
}

static void acquire(struct graph_order *order, struct object *object, const struct weft_graph_node *node, bool is_shared)
{
    if (object->holder == node->context && !is_shared) {
        object->depth++;
        return;
    }
    order->counts->overlaps += object->holder != 0;
    if (object->releaser != node->context) /* else it is before in any case, and after all that were before it */
        add_edge(order, object->released, node->number, WEFT_EDGE_HAND_OVER, true);
    if (is_shared) {
        sharer_of(order, object, node->context)->node = 0;
        return;
    }
    for (size_t i = 0; i < object->sharers.count; i++) {
        order->counts->overlaps += object->sharers.items[i].node == 0;
        if (object->sharers.items[i].context != node->context)
            add_edge(order, object->sharers.items[i].node, node->number, WEFT_EDGE_HAND_OVER, true);
    }
    forget_sharers(object);
    object->holder = node->context;
    object->depth = 1;
}

/* One that was not seen to be taken (by trylock without its result, say) counts like one that was held alone. */
static void release(struct object *object, const struct weft_graph_node *node)
{
    for (size_t i = 0; i < object->sharers.count; i++)
        if (object->sharers.items[i].context == node->context && object->sharers.items[i].node == 0) {
            object->sharers.items[i].node = node->number;
            return;
        }
    if (object->holder == node->context && object->depth > 1) {
        object->depth--;
        return;
    }
    object->holder = object->depth = 0;
    object->released = node->number;
    object->releaser = node->context;
}

/* ---- semaphores and conditions ---- */

static void raise_once(struct graph_order *order, struct object *object, const struct weft_graph_node *node)
{
    if (object->signals.count == MOST_SIGNALS) {
        object->signals.count /= 2;
        memmove(object->signals.items, object->signals.items + object->signals.count, object->signals.count * sizeof *object->signals.items);
        object->first_signal += object->signals.count;
    }
    vec_push(order->arena, &object->signals, node->number);
    object->signal_time = node->begin;
}

/* By one, unless the call says by how many. */
static void raise_signal(struct graph_order *order, struct object *object, const struct graph_piece *piece)
{
    uint64_t n = piece->count < 0 || piece->is.means != WEFT_MEANS_SIGNAL ? 1 : (uint64_t)piece->count;
    if (n > MOST_SIGNALS) {
        object->first_signal += object->signals.count + n - MOST_SIGNALS;
        object->signals.count = 0;
        n = MOST_SIGNALS;
    }
    for (uint64_t i = 0; i < n; i++)
        raise_once(order, object, &piece->is);
}

/* One for a condition is not remembered: it is only for who waits, and may have been for somebody else. */
static void wake(struct graph_order *order, struct object *object, const struct weft_graph_node *node)
{
    size_t n = object->signals.count;
    if (n && object->signal_time >= node->begin)
        add_edge(order, object->signals.items[n - 1], node->number, WEFT_EDGE_SIGNAL, false);
    if (n > 1) {
        object->signals.items[0] = object->signals.items[n - 1];
        object->signals.count = 1;
    }
}

static void say_unknown(struct graph_order *order, struct object *object)
{
    order->counts->unknown_counts += !object->has_said_unknown;
    object->has_said_unknown = true;
}

/* The first so many are used up. */
static void forget_signals(struct object *object, uint64_t n)
{
    uint64_t gone = n - object->first_signal;
    if (gone * 2 > object->signals.count) {
        object->signals.count -= gone;
        memmove(object->signals.items, object->signals.items + gone, object->signals.count * sizeof *object->signals.items);
        object->first_signal += gone;
    }
}

/* The k-th wait needs k signals less those that were there at the start. It is certain that this one was before if all that
 * have begun so far are needed. */
static void pass(struct graph_order *order, struct object *object, const struct weft_graph_node *node)
{
    uint64_t n_signals = object->first_signal + object->signals.count, initial = object->count > 0 ? (uint64_t)object->count : 0;
    uint64_t waits = ++object->n_waits;
    if (object->count < 0)
        say_unknown(order, object);
    if (waits <= initial)
        return;
    uint64_t needed = waits - initial;
    if (needed > n_signals) {
        order->counts->missing_posts += object->count >= 0;
        return;
    }
    if (needed <= object->first_signal)
        return; /* it was one of too many */
    add_edge(order, object->signals.items[needed - 1 - object->first_signal], node->number, WEFT_EDGE_SIGNAL,
             object->count >= 0 && needed == n_signals);
    forget_signals(object, needed);
}

/* ---- channels ---- */

static void note_user(uint32_t *user, uint32_t context)
{
    *user = *user == 0 || *user == context ? context : SEVERAL;
}

/* The k-th message that is received was sent before. Which one that is, is certain where one context sends and one
 * receives, and where all that have been sent so far are needed for so many to be received; nothing is where others may
 * send as well, or messages overtake each other ("shared"). */
static void take_message(struct graph_order *order, struct object *object, const struct graph_piece *piece)
{
    const struct weft_graph_node *node = &piece->is;
    uint64_t n_sent = object->first_signal + object->signals.count, needed = ++object->n_waits;
    note_user(&object->receiver, node->context);
    if (needed > n_sent || needed <= object->first_signal) {
        order->counts->missing_posts += needed > n_sent;
        return;
    }
    bool is_alone = object->sender != SEVERAL && object->receiver != SEVERAL;
    add_edge(order, object->signals.items[needed - 1 - object->first_signal], node->number, WEFT_EDGE_MESSAGE,
             !object->is_lost && !piece->is_shared && (is_alone || needed == n_sent));
    forget_signals(object, needed);
}

/* ---- barriers ---- */

static void meet(struct graph_order *order, struct object *object, const struct weft_graph_node *node)
{
    size_t open = 0, members = 0;
    for (size_t i = 0; i < object->arrivals.count; i++)
        open += object->arrivals.items[i].meeting == 0;
    bool is_certain = object->count > 0 && open == (size_t)object->count;
    if (object->count <= 0)
        say_unknown(order, object);
    uint64_t meeting = order->calls.meeting(order->calls.context, node->end, object->address, object->process);
    for (size_t i = 0; i < object->arrivals.count; i++) {
        struct arrival *arrival = &object->arrivals.items[i];
        if (arrival->meeting || (object->count > 0 && members == (size_t)object->count))
            continue;
        arrival->meeting = meeting;
        members++;
        add_edge(order, arrival->node, meeting, WEFT_EDGE_BARRIER, is_certain);
    }
}

static void leave_barrier(struct graph_order *order, struct object *object, const struct weft_graph_node *node)
{
    for (size_t i = 0; i < object->arrivals.count; i++) {
        if (object->arrivals.items[i].context != node->context)
            continue;
        if (object->arrivals.items[i].meeting == 0)
            meet(order, object, node);
        add_edge(order, object->arrivals.items[i].meeting, node->number, WEFT_EDGE_BARRIER, object->count > 0);
        object->arrivals.items[i] = object->arrivals.items[--object->arrivals.count];
        return;
    }
}

/* ---- pieces ---- */

struct graph_order *graph_order_new(struct arena *arena, const struct graph_order_calls *calls, struct graph_order_counts *counts)
{
    struct graph_order *order = arena_new(arena, struct graph_order);
    *order = (struct graph_order){ .arena = arena, .calls = *calls, .counts = counts };
    return order;
}

void graph_order_set_count(struct graph_order *order, uint32_t process, uint64_t object, int64_t count)
{
    object_of(order, process, object)->count = count;
}

static void initialise(struct object *object, int64_t count)
{
    struct object *next = object->next;
    *object = (struct object){ .next = next,
                               .process = object->process,
                               .address = object->address,
                               .count = count,
                               .sharers = { object->sharers.items, 0, object->sharers.capacity },
                               .signals = { object->signals.items, 0, object->signals.capacity },
                               .arrivals = { object->arrivals.items, 0, object->arrivals.capacity } };
}

/* The object of the call; NULL: it is not known, or the piece is not the one that begins (ends) the call. */
static struct object *object_at(struct graph_order *order, uint32_t process, const struct graph_piece *piece, unsigned other_part)
{
    return piece->has_object && !(piece->is.flags & other_part) ? object_of(order, process, piece->is.object) : NULL;
}

void graph_order_begin(struct graph_order *order, uint32_t process, const struct graph_piece *piece)
{
    struct object *object = object_at(order, process, piece, WEFT_NODE_CONTINUED);
    if (!object)
        return;
    switch (piece->is.means) {
    case WEFT_MEANS_RELEASE:
        release(object, &piece->is);
        break;
    case WEFT_MEANS_WAIT:
        if (piece->mutex)
            release(object_of(order, process, piece->mutex), &piece->is);
        break;
    case WEFT_MEANS_SIGNAL:
    case WEFT_MEANS_BROADCAST:
        raise_signal(order, object, piece);
        break;
    case WEFT_MEANS_SEND:
        note_user(&object->sender, piece->is.context);
        raise_signal(order, object, piece);
        break;
    case WEFT_MEANS_BARRIER:
        vec_push(order->arena, &object->arrivals, (struct arrival){ .context = piece->is.context, .node = piece->is.number });
        break;
    case WEFT_MEANS_INITIALISE:
        initialise(object, piece->count);
        break;
    default:
        break;
    }
}

static void end_wait(struct graph_order *order, uint32_t process, struct object *object, const struct graph_piece *piece)
{
    bool has_passed = !(piece->is.flags & (WEFT_NODE_FAILED | WEFT_NODE_UNKNOWN));
    if (piece->mutex) {
        acquire(order, object_of(order, process, piece->mutex), &piece->is, false);
        if (has_passed)
            wake(order, object, &piece->is);
    } else if (has_passed) {
        pass(order, object, &piece->is);
    }
}

void graph_order_end(struct graph_order *order, uint32_t process, const struct graph_piece *piece)
{
    struct object *object = object_at(order, process, piece, WEFT_NODE_CONTINUES);
    if (!object || piece->is.flags & WEFT_NODE_OPEN)
        return;
    switch (piece->is.means) {
    case WEFT_MEANS_ACQUIRE:
        if (!(piece->is.flags & (WEFT_NODE_FAILED | WEFT_NODE_UNKNOWN)))
            acquire(order, object, &piece->is, piece->is_shared);
        break;
    case WEFT_MEANS_WAIT:
        end_wait(order, process, object, piece);
        break;
    case WEFT_MEANS_RECEIVE:
        object->is_lost |= (piece->is.flags & WEFT_NODE_UNKNOWN) != 0;
        if (!(piece->is.flags & (WEFT_NODE_FAILED | WEFT_NODE_UNKNOWN)))
            take_message(order, object, piece);
        break;
    case WEFT_MEANS_BARRIER:
        leave_barrier(order, object, &piece->is);
        break;
    default:
        break;
    }
}
