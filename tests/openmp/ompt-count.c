/* A tool of libomp, by OMPT (OpenMP 5.2, chapter 19), that counts what the runtime knows of explicit tasks: those that
 * were created and their dependences, one line each, and the edges between them, at the end of the program, in the file
 * that OMPT_COUNT names.
 *
 * libomp tells of an edge only if the predecessor is not over when the successor is created. So a task that another
 * thread wants to begin is held until the thread that creates tasks waits for them, at most a second. */
#include <omp-tools.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t is_waiting = PTHREAD_COND_INITIALIZER;
static unsigned long n_tasks, n_dependences, n_edges, n_held;
static pthread_t creator;
static int has_creator, is_held;

/* The edges, as pairs of numbers of tasks: an open hash table. */
struct edge {
    unsigned long from, to;
};
static struct edge *edges;
static unsigned long n_slots;

static void add_edge(struct edge edge)
{
    if (2 * n_edges >= n_slots) {
        struct edge *old = edges;
        unsigned long n_old = n_slots;
        n_slots = n_slots ? 2 * n_slots : 1024;
        edges = calloc(n_slots, sizeof *edges);
        n_edges = 0;
        for (unsigned long i = 0; i < n_old; i++)
            if (old[i].to)
                add_edge(old[i]);
        free(old);
    }
    unsigned long i = (edge.from * 0x9e3779b97f4a7c15 + edge.to) * 0x9e3779b97f4a7c15 % n_slots;
    while (edges[i].to && (edges[i].from != edge.from || edges[i].to != edge.to))
        i = (i + 1) % n_slots;
    n_edges += edges[i].to == 0;
    edges[i] = edge;
}

static void on_create(ompt_data_t *parent, const ompt_frame_t *frame, ompt_data_t *task, int flags, int has_dependences, const void *address)
{
    (void)frame, (void)has_dependences, (void)address;
    if ((flags & ompt_task_explicit) == 0)
        return;
    pthread_mutex_lock(&lock);
    task->value = ++n_tasks;
    if (parent->value == 0) { /* the tasks of tasks are not held */
        creator = pthread_self();
        has_creator = is_held = 1;
    }
    pthread_mutex_unlock(&lock);
}

static void on_dependences(ompt_data_t *task, const ompt_dependence_t *list, int n)
{
    (void)task, (void)list;
    pthread_mutex_lock(&lock);
    n_dependences += (unsigned long)n;
    pthread_mutex_unlock(&lock);
}

static void on_dependence(ompt_data_t *from, ompt_data_t *to)
{
    pthread_mutex_lock(&lock);
    if (from->value && to->value)
        add_edge((struct edge){ from->value, to->value });
    pthread_mutex_unlock(&lock);
}

static void on_schedule(ompt_data_t *from, ompt_task_status_t status, ompt_data_t *to)
{
    (void)from, (void)status;
    if (!to || to->value == 0)
        return;
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec++;
    pthread_mutex_lock(&lock);
    int is_other = has_creator && !pthread_equal(creator, pthread_self());
    n_held += is_held && is_other;
    while (is_held && is_other)
        if (pthread_cond_timedwait(&is_waiting, &lock, &until))
            is_held = 0;
    pthread_mutex_unlock(&lock);
}

static void on_sync(ompt_sync_region_t kind, ompt_scope_endpoint_t end, ompt_data_t *parallel, ompt_data_t *task, const void *address)
{
    (void)kind, (void)end, (void)parallel, (void)task, (void)address;
    pthread_mutex_lock(&lock);
    if (has_creator && pthread_equal(creator, pthread_self())) {
        is_held = 0;
        pthread_cond_broadcast(&is_waiting);
    }
    pthread_mutex_unlock(&lock);
}

static int start(ompt_function_lookup_t look_up, int device, ompt_data_t *data)
{
    (void)device, (void)data;
    ompt_set_callback_t set = (ompt_set_callback_t)look_up("ompt_set_callback");
    set(ompt_callback_task_create, (ompt_callback_t)on_create);
    set(ompt_callback_dependences, (ompt_callback_t)on_dependences);
    set(ompt_callback_task_dependence, (ompt_callback_t)on_dependence);
    set(ompt_callback_task_schedule, (ompt_callback_t)on_schedule);
    set(ompt_callback_sync_region, (ompt_callback_t)on_sync);
    return 1;
}

static void stop(ompt_data_t *data)
{
    (void)data;
    FILE *file = fopen(getenv("OMPT_COUNT") ? getenv("OMPT_COUNT") : "/dev/null", "w");
    if (file) {
        fprintf(file, "tasks %lu\ndependences %lu\nedges %lu\nheld %lu\n", n_tasks, n_dependences, n_edges, n_held);
        fclose(file);
    }
}

ompt_start_tool_result_t *ompt_start_tool(unsigned version, const char *runtime)
{
    (void)version, (void)runtime;
    static ompt_start_tool_result_t result = { start, stop, { 0 } };
    return &result;
}
