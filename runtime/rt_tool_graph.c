#define _GNU_SOURCE 1
#include <pthread.h>
#include <string.h>
#include <sys/mman.h>

#include "rt_tool_graph.h"

#include "rt_quiet.h"

#include <weft/tool.h>

struct task;

/* An element of a list of tasks. */
struct link {
    struct link *next;
    struct task *task;
};

struct place;

struct task {
    struct task *next; /* of its bucket */
    uint64_t number;
    uint64_t seen_by;        /* the task to which an edge from this one was added last */
    struct link *successors; /* that wait for its end */
    struct place *places;    /* at which its children depend on each other */
    uint32_t waits_for;      /* so many tasks that have not ended */
    uint32_t wanted;         /* by subscriptions: rt_tool.c's */
    uint32_t n_users;        /* generations that it is in; and 1 until it has ended */
    bool has_ended;
};

/* Tasks with the same of the kinds in, inoutset and mutexinoutset do not wait for each other: they are one generation.
 * Each of another kind is one of its own. */
struct generation {
    uint32_t access; /* 0: there is none */
    struct link *tasks;
};

/* What the children of a parent have done at an address. The next generation depends on `before` while tasks join
 * `last`, and then on that. */
struct place {
    struct place *next;         /* of its bucket */
    struct place *next_of_task; /* of its parent */
    uint64_t family;
    const volatile void *address;
    struct generation before, last;
};

union node { /* of one size, so that what is free can become any of them */
    union node *next_free;
    struct link link;
    struct task task;
    struct place place;
};

enum { BUCKETS = 1 << 16, NODES_IN_BLOCK = 4096 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct {
    struct task *tasks[BUCKETS];
    struct place *places[BUCKETS];
    union node *free;
} *graph; /* mapped with the first task */

static bool open_graph(void)
{
    void *memory = graph ? graph : mmap(NULL, sizeof *graph, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED)
        return false;
    __atomic_store_n(&graph, memory, __ATOMIC_RELAXED);
    return true;
}

static void *new_node(void)
{
    if (!graph->free) {
        union node *nodes = mmap(NULL, NODES_IN_BLOCK * sizeof *nodes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (nodes == MAP_FAILED)
            return NULL;
        for (size_t i = 0; i < NODES_IN_BLOCK; i++) {
            nodes[i].next_free = graph->free;
            graph->free = &nodes[i];
        }
    }
    union node *node = graph->free;
    graph->free = node->next_free;
    memset(node, 0, sizeof *node);
    return node;
}

static void free_node(void *node)
{
    union node *freed = node;
    freed->next_free = graph->free;
    graph->free = freed;
}

static size_t bucket_of(uint64_t number)
{
    return (size_t)((number * UINT64_C(0x9e3779b97f4a7c15)) >> 48) & (BUCKETS - 1);
}

static struct task *find_task(uint64_t number)
{
    struct task *task = graph->tasks[bucket_of(number)];
    while (task && task->number != number)
        task = task->next;
    return task;
}

static void release_task(struct task *task)
{
    if (--task->n_users > 0)
        return;
    struct task **at = &graph->tasks[bucket_of(task->number)];
    while (*at != task)
        at = &(*at)->next;
    __atomic_store_n(at, task->next, __ATOMIC_RELAXED);
    free_node(task);
}

static struct task *new_task(uint64_t number, uint32_t wanted)
{
    struct task **bucket = &graph->tasks[bucket_of(number)], *task = new_node();
    if (!task)
        return NULL;
    *task = (struct task){ .next = *bucket, .number = number, .wanted = wanted, .n_users = 1 };
    __atomic_store_n(bucket, task, __ATOMIC_RELAXED);
    return task;
}

static bool add_link(struct link **list, struct task *task)
{
    struct link *link = new_node();
    if (link)
        *link = (struct link){ *list, task };
    if (link)
        *list = link;
    return link;
}

static void clear_generation(struct generation *generation)
{
    for (struct link *link = generation->tasks, *next; link; link = next) {
        next = link->next;
        release_task(link->task);
        free_node(link);
    }
    *generation = (struct generation){ 0 };
}

static struct place **bucket_of_place(uint64_t family, const volatile void *address)
{
    return &graph->places[bucket_of(family * 31 + (uintptr_t)address)];
}

static struct place *find_place(uint64_t family, const volatile void *address)
{
    struct place *place = *bucket_of_place(family, address);
    while (place && (place->family != family || place->address != address))
        place = place->next;
    return place;
}

/* Stands for all memory: tasks at addresses that come later depend on its last one. */
static const char all_memory;
static bool has_all_memory;

static struct place *place_of(uint64_t family, const volatile void *address)
{
    struct place **bucket = bucket_of_place(family, address), *place = find_place(family, address);
    if (place || !(place = new_node()))
        return place;
    struct task *parent = family & RT_TOOL_NO_TASK ? NULL : find_task(family);
    if (!parent && !(family & RT_TOOL_NO_TASK)) /* it has no dependences */
        parent = new_task(family, 0);
    *place = (struct place){ .next = *bucket, .family = family, .address = address };
    if (parent) {
        place->next_of_task = parent->places;
        parent->places = place;
    }
    *bucket = place;
    const struct place *memory = has_all_memory && address != &all_memory ? find_place(family, &all_memory) : NULL;
    for (const struct link *link = memory ? memory->last.tasks : NULL; link; link = link->next) {
        place->last.access = memory->last.access;
        if (add_link(&place->last.tasks, link->task))
            link->task->n_users++;
    }
    return place;
}

/* Nobody can be created any more that depends on what the children of `parent` have done. */
static void free_places(struct task *parent)
{
    for (struct place *place = parent->places, *next; place; place = next) {
        struct place **at = bucket_of_place(place->family, place->address);
        next = place->next_of_task;
        while (*at != place)
            at = &(*at)->next;
        *at = place->next;
        clear_generation(&place->before);
        clear_generation(&place->last);
        free_node(place);
    }
    parent->places = NULL;
}

static bool is_set(uint32_t access)
{
    return access == WEFT_TOOL_IN || access == WEFT_TOOL_INOUTSET || access == WEFT_TOOL_MUTEXINOUTSET;
}

static enum weft_tool_hazard hazard_between(uint32_t before, uint32_t access)
{
    if (before == WEFT_TOOL_IN)
        return WEFT_TOOL_WAR;
    return access == WEFT_TOOL_OUT ? WEFT_TOOL_WAW : WEFT_TOOL_RAW;
}

/* Two tasks have one edge, however many addresses they share. */
static void add_edge(struct task *from, struct task *to, uint32_t before, const struct weft_tool_dependence *dependence, struct rt_bytes *edges)
{
    struct rt_tool_edge edge = { from->number, dependence->address, hazard_between(before, dependence->access), from->wanted };
    if (from == to || from->seen_by == to->number)
        return;
    from->seen_by = to->number;
    rt_bytes_add(edges, &edge, sizeof edge);
    if (!from->has_ended && add_link(&from->successors, to)) {
        to->n_users++;
        to->waits_for++;
    }
}

static void depend_at(struct place *place, struct task *task, const struct weft_tool_dependence *dependence, struct rt_bytes *edges)
{
    if (!(is_set(dependence->access) && place->last.access == dependence->access)) {
        clear_generation(&place->before);
        place->before = place->last;
        place->last = (struct generation){ .access = dependence->access };
    }
    for (struct link *link = place->before.tasks; link; link = link->next)
        add_edge(link->task, task, place->before.access, dependence, edges);
    if (add_link(&place->last.tasks, task))
        task->n_users++;
}

/* All places of the family, as they are found: such tasks are rare. Those that are written come first: an edge is WAR if
 * all that its tasks share was read. */
static void depend_on_all(struct task *task, uint64_t family, uint32_t access, struct rt_bytes *edges)
{
    const struct weft_tool_dependence dependence = { NULL, access };
    has_all_memory = true;
    (void)place_of(family, &all_memory);
    for (int are_read = 0; are_read < 2; are_read++) /* what the first turn has met is written now */
        for (size_t i = 0; i < BUCKETS; i++)
            for (struct place *place = graph->places[i]; place; place = place->next)
                if (place->family == family && (place->last.access == WEFT_TOOL_IN) == are_read)
                    depend_at(place, task, &dependence, edges);
}

static void depend(struct task *task, uint64_t family, const struct weft_tool_dependence *dependence, struct rt_bytes *edges)
{
    bool is_out = dependence->access == WEFT_TOOL_OUT_ALL;
    if (is_out || dependence->access == WEFT_TOOL_INOUT_ALL) {
        depend_on_all(task, family, is_out ? WEFT_TOOL_OUT : WEFT_TOOL_INOUT, edges);
        return;
    }
    struct place *place = place_of(family, dependence->address);
    if (place)
        depend_at(place, task, dependence, edges);
}

static bool create(const struct weft_tool_task *created, uint64_t family, uint32_t wanted, struct rt_bytes *edges)
{
    struct task *task = open_graph() ? new_task(created->number, wanted) : NULL;
    if (!task)
        return true;
    for (uint32_t i = 0; i < created->n_dependences; i++)
        depend(task, family, &created->dependences[i], edges);
    return task->waits_for == 0;
}

bool rt_tool_graph_create(const struct weft_tool_task *task, uint64_t family, uint32_t wanted, struct rt_bytes *edges)
{
    if (task->n_dependences == 0) /* it comes in with its first child that has some */
        return true;
    rt_signals before = rt_quiet_block();
    pthread_mutex_lock(&lock);
    bool is_ready = create(task, family, wanted, edges);
    pthread_mutex_unlock(&lock);
    rt_quiet_unblock(before);
    return is_ready;
}

static void end(struct task *task, struct rt_bytes *ready)
{
    struct link *successors = NULL;
    task->has_ended = true;
    for (struct link *link = task->successors, *next; link; link = next) { /* in order of creation */
        next = link->next;
        link->next = successors;
        successors = link;
    }
    for (struct link *link = successors, *next; link; link = next) {
        next = link->next;
        struct rt_tool_ready now = { link->task->number, link->task->wanted };
        if (--link->task->waits_for == 0)
            rt_bytes_add(ready, &now, sizeof now);
        release_task(link->task);
        free_node(link);
    }
    task->successors = NULL;
    free_places(task);
    release_task(task);
}

/* Without the lock. A task comes in when it is created or its children are, which tools are told of before it ends, so
 * an empty bucket is not about to get it. */
static bool is_out(uint64_t task)
{
    __typeof__(graph) known = __atomic_load_n(&graph, __ATOMIC_RELAXED);
    return !known || !__atomic_load_n(&known->tasks[bucket_of(task)], __ATOMIC_RELAXED);
}

void rt_tool_graph_end(uint64_t task, struct rt_bytes *ready)
{
    if (is_out(task))
        return;
    rt_signals before = rt_quiet_block();
    pthread_mutex_lock(&lock);
    struct task *found = graph ? find_task(task) : NULL;
    if (found && !found->has_ended)
        end(found, ready);
    pthread_mutex_unlock(&lock);
    rt_quiet_unblock(before);
}

void rt_tool_graph_forget(void)
{
    pthread_mutex_init(&lock, NULL);
    if (graph)
        munmap(graph, sizeof *graph); /* the blocks are left where they are: another thread may have been in them */
    graph = NULL;
}
