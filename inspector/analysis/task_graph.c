#include "task_graph.h"

#include <string.h>

#include "arena.h"
#include "str.h"

const char *const task_hazard_names[N_TASK_HAZARDS] = { "RAW", "WAR", "WAW" };

/* Tasks with the same of the kinds in, inoutset and mutexinoutset, one after another, are one generation. */
struct generation {
    unsigned kind; /* 0: there is none */
    VEC(uint64_t) tasks;
};

/* What the children of a parent have done at an address. */
struct task_place {
    struct task_place *next;
    const void *thread;
    uint64_t parent, address;
    struct generation before, last; /* those that the next one depends on, and those that came last */
};

bool task_graph_is_scope(const struct weft_site *site, enum weft_kind kind)
{
    if (kind == WEFT_KIND_TASK)
        return true;
    return (kind == WEFT_KIND_WORK || kind == WEFT_KIND_REGION) &&
           (strncmp(site->callee, "omp::parallel", 13) == 0 || strncmp(site->callee, "omp::teams", 10) == 0);
}

void task_graph_open(struct task_graph *graph, struct task_thread *own, const struct trace_process *process, const struct interval *interval)
{
    bool may_be = interval->kind == WEFT_KIND_TASK || interval->kind == WEFT_KIND_WORK || interval->kind == WEFT_KIND_REGION;
    if (!may_be || !task_graph_is_scope(reader_site(process, interval->site), interval->kind))
        return;
    struct task_scope scope = { interval->id, interval->task };
    vec_push(graph->arena, &own->scopes, scope);
}

void task_graph_close(struct task_thread *own, const struct interval *interval)
{
    while (own->scopes.count && own->scopes.items[own->scopes.count - 1].id >= interval->id)
        own->scopes.count--;
}

uint64_t task_graph_current(const struct task_thread *own)
{
    return own->scopes.count ? own->scopes.items[own->scopes.count - 1].task : 0;
}

/* The parent of what is created now, different from all others of the thread: numbers of tasks are above those of
 * intervals. */
static uint64_t parent_of(const struct task_thread *own)
{
    const struct task_scope *scope = own->scopes.count ? &own->scopes.items[own->scopes.count - 1] : NULL;
    return !scope ? 0 : scope->task ? scope->task : scope->id;
}

static size_t bucket_of(size_t n_buckets, const void *thread, uint64_t parent, uint64_t address)
{
    uint64_t hash = hash_bytes(HASH_START, (const char *)&address, sizeof address);
    hash = hash_bytes(hash, (const char *)&parent, sizeof parent);
    return hash_bytes(hash, (const char *)&thread, sizeof thread) & (n_buckets - 1);
}

static void rehash(struct task_graph *all)
{
    size_t n_buckets = all->n_buckets ? all->n_buckets * 4 : 256;
    struct task_place **buckets = arena_array(all->arena, struct task_place *, n_buckets);
    for (size_t i = 0; i < all->n_buckets; i++) {
        for (struct task_place *place = all->buckets[i], *next; place; place = next) {
            struct task_place **bucket = &buckets[bucket_of(n_buckets, place->thread, place->parent, place->address)];
            next = place->next;
            place->next = *bucket;
            *bucket = place;
        }
    }
    all->buckets = buckets;
    all->n_buckets = n_buckets;
}

static struct task_place *find_place(const struct task_graph *all, const void *thread, uint64_t parent, uint64_t address)
{
    struct task_place *place = all->n_buckets ? all->buckets[bucket_of(all->n_buckets, thread, parent, address)] : NULL;
    while (place && (place->thread != thread || place->parent != parent || place->address != address))
        place = place->next;
    return place;
}

/* Stands for all memory: tasks at addresses that come later depend on its last one. No address has these bits. */
#define ALL_MEMORY UINT64_MAX

static struct task_place *place_of(struct task_graph *all, const void *thread, uint64_t parent, uint64_t address)
{
    struct task_place *place = find_place(all, thread, parent, address);
    if (place)
        return place;
    if (all->n_places >= all->n_buckets)
        rehash(all);
    struct task_place **bucket = &all->buckets[bucket_of(all->n_buckets, thread, parent, address)];
    place = arena_new(all->arena, struct task_place);
    *place = (struct task_place){ .next = *bucket, .thread = thread, .parent = parent, .address = address };
    all->n_places++;
    *bucket = place;
    const struct task_place *memory = all->has_all_memory && address != ALL_MEMORY ? find_place(all, thread, parent, ALL_MEMORY) : NULL;
    for (size_t i = 0; memory && i < memory->last.tasks.count; i++) {
        place->last.kind = memory->last.kind;
        vec_push(all->arena, &place->last.tasks, memory->last.tasks.items[i]);
    }
    return place;
}

static bool is_set(unsigned kind)
{
    return kind == WEFT_DEPENDENCE_IN || kind == WEFT_DEPENDENCE_INOUTSET || kind == WEFT_DEPENDENCE_MUTEXINOUTSET;
}

static enum task_hazard hazard_between(unsigned before, unsigned kind)
{
    if (before == WEFT_DEPENDENCE_IN)
        return TASK_WAR;
    return kind == WEFT_DEPENDENCE_OUT ? TASK_WAW : TASK_RAW;
}

/* Two tasks have one edge, however many addresses they share. */
static bool is_new_edge(struct task_graph *all, uint64_t predecessor)
{
    for (size_t i = 0; i < all->predecessors.count; i++)
        if (all->predecessors.items[i] == predecessor)
            return false;
    vec_push(all->arena, &all->predecessors, predecessor);
    return true;
}

typedef void edge_function(void *context, uint64_t from, uint64_t to, enum task_hazard hazard);

static void depend(struct task_graph *graph, struct task_place *place, uint64_t task, unsigned kind, edge_function *edge, void *context)
{
    if (!(is_set(kind) && place->last.kind == kind)) {
        struct generation unused = place->before;
        place->before = place->last;
        place->last = unused;
        place->last.kind = kind;
        place->last.tasks.count = 0;
    }
    for (size_t i = 0; i < place->before.tasks.count; i++)
        if (is_new_edge(graph, place->before.tasks.items[i]) && edge)
            edge(context, place->before.tasks.items[i], task, hazard_between(place->before.kind, kind));
    vec_push(graph->arena, &place->last.tasks, task);
}

/* All places of the parent, as they are found: such tasks are rare. Those that are written come first: an edge is WAR if
 * all that its tasks share was read. */
static void depend_on_all(struct task_graph *graph, const void *thread, uint64_t parent, uint64_t task, unsigned kind, edge_function *edge,
                          void *context)
{
    graph->has_all_memory = true;
    (void)place_of(graph, thread, parent, ALL_MEMORY);
    for (int are_read = 0; are_read < 2; are_read++) /* what the first turn has met is written now */
        for (size_t i = 0; i < graph->n_buckets; i++)
            for (struct task_place *place = graph->buckets[i]; place; place = place->next)
                if (place->thread == thread && place->parent == parent && (place->last.kind == WEFT_DEPENDENCE_IN) == are_read)
                    depend(graph, place, task, kind, edge, context);
}

void task_graph_add(struct task_graph *graph, struct task_thread *own, const void *thread, const struct trace_event *event,
                    void (*edge)(void *context, uint64_t from, uint64_t to, enum task_hazard hazard), void *context)
{
    if (event->type == WEFT_EVENT_TASK_CREATE) {
        own->created = event->number;
        graph->predecessors.count = 0;
        vec_push(graph->arena, &graph->predecessors, event->number); /* it does not depend on itself */
    }
    if (event->type != WEFT_EVENT_TASK_DEPEND || own->created == 0)
        return; /* its creation is lost */
    unsigned kind = (unsigned)(event->number >> WEFT_DEPENDENCE_SHIFT);
    if (kind == WEFT_DEPENDENCE_OUT_ALL || kind == WEFT_DEPENDENCE_INOUT_ALL)
        depend_on_all(graph, thread, parent_of(own), own->created, kind == WEFT_DEPENDENCE_OUT_ALL ? WEFT_DEPENDENCE_OUT : WEFT_DEPENDENCE_INOUT,
                      edge, context);
    else
        depend(graph, place_of(graph, thread, parent_of(own), event->number << (64 - WEFT_DEPENDENCE_SHIFT)), own->created, kind, edge, context);
}
