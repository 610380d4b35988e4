/* Analysis: tasks by the place that creates them, and the edges between them.
 *
 * Edges follow from the dependences, in order of creation, among tasks with the same parent and by address (OpenMP 5.2,
 * 15.9.5). The parent is the task whose body is open on the creating thread; it stays there, so all its children are
 * created on one thread. For each address there are two generations of tasks: those that the next one depends on, and
 * those that came last. Tasks with the same of the kinds in, inoutset and mutexinoutset are one generation. */
#include "summary.h"
#include "text_table.h"

enum hazard { RAW, WAR, WAW, N_HAZARDS };

struct task_row {
    const struct weft_site *site;
    uint64_t created, begun, ended, dependences, edges[N_HAZARDS];
};

struct generation {
    unsigned kind; /* 0: there is none */
    VEC(uint64_t) tasks;
};

/* What the children of a parent have done at an address. */
struct place {
    struct place *next;
    const void *thread;
    uint64_t parent, address;
    struct generation before, last;
};

struct tasks {
    VEC(struct task_row *) rows;
    struct place **buckets; /* n_buckets, a power of two */
    size_t n_buckets, n_places;
    VEC(uint64_t) predecessors; /* of the task that was created last */
};

/* One thread's: what is open on it, and what it has created last. */
struct thread_tasks {
    VEC(uint64_t) open; /* interval.id of bodies */
    uint64_t created;
    struct task_row *row;
};

static struct task_row *row_of(const struct study *study, const struct weft_site *site)
{
    struct tasks *all = study->state;
    for (size_t i = all->rows.count; i-- > 0;)
        if (all->rows.items[i]->site == site)
            return all->rows.items[i];
    struct task_row *row = arena_new(study->arena, struct task_row);
    row->site = site;
    vec_push(study->arena, &all->rows, row);
    return row;
}

static size_t bucket_of(size_t n_buckets, const void *thread, uint64_t parent, uint64_t address)
{
    uint64_t hash = hash_bytes(HASH_START, (const char *)&address, sizeof address);
    hash = hash_bytes(hash, (const char *)&parent, sizeof parent);
    return hash_bytes(hash, (const char *)&thread, sizeof thread) & (n_buckets - 1);
}

static void rehash(const struct study *study)
{
    struct tasks *all = study->state;
    size_t n_buckets = all->n_buckets ? all->n_buckets * 4 : 256;
    struct place **buckets = arena_array(study->arena, struct place *, n_buckets);
    for (size_t i = 0; i < all->n_buckets; i++) {
        for (struct place *place = all->buckets[i], *next; place; place = next) {
            struct place **bucket = &buckets[bucket_of(n_buckets, place->thread, place->parent, place->address)];
            next = place->next;
            place->next = *bucket;
            *bucket = place;
        }
    }
    all->buckets = buckets;
    all->n_buckets = n_buckets;
}

static struct place *place_of(const struct study *study, const void *thread, uint64_t parent, uint64_t address)
{
    struct tasks *all = study->state;
    if (all->n_places >= all->n_buckets)
        rehash(study);
    struct place **bucket = &all->buckets[bucket_of(all->n_buckets, thread, parent, address)];
    for (struct place *place = *bucket; place; place = place->next)
        if (place->thread == thread && place->parent == parent && place->address == address)
            return place;
    struct place *place = arena_new(study->arena, struct place);
    *place = (struct place){ .next = *bucket, .thread = thread, .parent = parent, .address = address };
    all->n_places++;
    return *bucket = place;
}

static bool is_set(unsigned kind)
{
    return kind == WEFT_DEPENDENCE_IN || kind == WEFT_DEPENDENCE_INOUTSET || kind == WEFT_DEPENDENCE_MUTEXINOUTSET;
}

static enum hazard hazard_between(unsigned before, unsigned kind)
{
    if (before == WEFT_DEPENDENCE_IN)
        return WAR;
    return kind == WEFT_DEPENDENCE_OUT ? WAW : RAW;
}

/* Two tasks have one edge, however many addresses they share. */
static void add_edge(const struct study *study, struct thread_tasks *own, uint64_t predecessor, enum hazard hazard)
{
    struct tasks *all = study->state;
    for (size_t i = 0; i < all->predecessors.count; i++)
        if (all->predecessors.items[i] == predecessor)
            return;
    vec_push(study->arena, &all->predecessors, predecessor);
    own->row->edges[hazard] += predecessor != own->created;
}

static void add_dependence(const struct study *study, const struct told *told, uint64_t number)
{
    struct thread_tasks *own = told->own;
    unsigned kind = (unsigned)(number >> WEFT_DEPENDENCE_SHIFT);
    uint64_t parent = own->open.count ? own->open.items[own->open.count - 1] : 0;
    if (!own->row)
        return; /* its creation is lost */
    struct place *place = place_of(study, told->thread, parent, number << (64 - WEFT_DEPENDENCE_SHIFT));
    if (!(is_set(kind) && place->last.kind == kind)) {
        struct generation unused = place->before;
        place->before = place->last;
        place->last = unused;
        place->last.kind = kind;
        place->last.tasks.count = 0;
    }
    for (size_t i = 0; i < place->before.tasks.count; i++)
        add_edge(study, own, place->before.tasks.items[i], hazard_between(place->before.kind, kind));
    vec_push(study->arena, &place->last.tasks, own->created);
}

static void on_event(struct study *study, struct told *told, const struct trace_event *event)
{
    struct thread_tasks *own = told->own;
    struct tasks *all = study->state;
    if (event->type == WEFT_EVENT_TASK_CREATE) {
        own->row = row_of(study, reader_site(told->thread->process, event->site));
        own->row->created++;
        own->created = event->number;
        all->predecessors.count = 0;
    } else if (event->type == WEFT_EVENT_TASK_DEPEND) {
        if (own->row)
            own->row->dependences++;
        add_dependence(study, told, event->number);
    }
}

static bool wants(struct study *study, const struct trace_process *process, uint32_t site, enum weft_kind kind)
{
    (void)study, (void)process, (void)site;
    return kind == WEFT_KIND_TASK;
}

static void on_opened(struct study *study, struct told *told)
{
    struct thread_tasks *own = told->own;
    row_of(study, reader_site(told->thread->process, told->interval->site))->begun++;
    vec_push(study->arena, &own->open, told->interval->id);
}

static void on_closed(struct study *study, struct told *told)
{
    struct thread_tasks *own = told->own;
    row_of(study, reader_site(told->thread->process, told->interval->site))->ended += !told->interval->unfinished;
    own->open.count -= own->open.count > 0;
}

static void add_text(const struct study *study, struct str *out, const struct text_style *style)
{
    static const char *const headings[] = { "created", "begun", "ended", "RAW", "WAR", "WAW", "task", NULL };
    const struct tasks *all = study->state;
    if (all->rows.count == 0)
        return;
    text_add_heading(out, style, "tasks, and the edges to them");
    struct table table = table_start(out->arena, style, headings, 6);
    for (size_t i = 0; i < all->rows.count; i++) {
        const struct task_row *row = all->rows.items[i];
        table_add_count(&table, row->created);
        table_add_count(&table, row->begun);
        table_add_count(&table, row->ended);
        for (int hazard = 0; hazard < N_HAZARDS; hazard++)
            table_add_count(&table, row->edges[hazard]);
        table_printf(&table, "%s  at %s:%u", text_printable(out->arena, row->site->callee), text_path(out->arena, row->site->file),
                     row->site->line_begin);
    }
    table_print(&table, out);
}

static void add_json(const struct study *study, struct json_writer *json)
{
    const struct tasks *all = study->state;
    json_open_array(json);
    for (size_t i = 0; i < all->rows.count; i++) {
        const struct task_row *row = all->rows.items[i];
        json_line(json, 4);
        json_open_object(json);
        json_member_string(json, "task", row->site->callee);
        json_member_string(json, "function", row->site->function);
        json_member_string(json, "file", row->site->file);
        json_member_number(json, "line", row->site->line_begin);
        json_member_number(json, "created", row->created);
        json_member_number(json, "begun", row->begun);
        json_member_number(json, "ended", row->ended);
        json_member_number(json, "dependences", row->dependences);
        json_member_number(json, "raw", row->edges[RAW]);
        json_member_number(json, "war", row->edges[WAR]);
        json_member_number(json, "waw", row->edges[WAW]);
        json_close_object(json);
    }
    json_close_array(json);
}

const struct analysis analysis_tasks = {
    .name = "tasks",
    .part = PART_DETAILS,
    .roles = ROLE_INTERVALS | ROLE_INSTANTS,
    .state_size = sizeof(struct tasks),
    .thread_size = sizeof(struct thread_tasks),
    .wants = wants,
    .opened = on_opened,
    .closed = on_closed,
    .event = on_event,
    .text = add_text,
    .json = add_json,
};
