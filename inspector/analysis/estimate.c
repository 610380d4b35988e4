#include "estimate.h"

#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>

#include "intervals.h"
#include "site_language.h"

/* ---- adding up ---- */

struct adder {
    struct estimate *estimate;
    struct trace *trace;
    uint32_t *rows; /* by site number in the process, and by is_scope: index + 1 in estimate->sites */
    uint32_t n_sites;
    const struct trace_process *process;
};

/* The scope of a thread is not the call that starts it. */
static struct estimate_site *row_of(struct adder *adder, uint32_t site, enum weft_kind scope)
{
    uint32_t *row = &adder->rows[2 * (site < adder->n_sites ? site : 0) + (interval_is_scope(scope) ? 1 : 0)];
    if (!*row) {
        const struct weft_site *found = reader_site(adder->process, site);
        enum weft_kind kind = interval_is_scope(scope)                         ? scope
                              : interval_is_scope((enum weft_kind)found->kind) ? WEFT_KIND_CALL
                                                                               : (enum weft_kind)found->kind;
        vec_push(adder->trace->arena, &adder->estimate->sites, (struct estimate_site){ .site = found, .kind = kind });
        *row = (uint32_t)adder->estimate->sites.count;
    }
    return &adder->estimate->sites.items[*row - 1];
}

static void add_closed(const struct interval *interval, void *context)
{
    struct adder *adder = context;
    struct estimate_site *row = row_of(adder, interval->site, interval->kind);
    row->calls++;
    row->time += interval_recorded(interval);
}

static void add_thread(struct adder *adder, struct intervals *intervals, struct trace_thread *thread)
{
    struct trace_cursor *cursor = cursor_open(adder->trace, thread);
    struct trace_event event;
    if (!cursor)
        return;
    intervals_start(intervals, thread->process->sites, thread->process->n_sites);
    while (cursor_next(cursor, &event)) {
        intervals_add(intervals, &event);
        if (event.size == 0) /* off or on */
            continue;
        if (weft_event_role(event.type) != WEFT_ROLE_JUMP) /* its site is the runtime's own */
            row_of(adder, event.site, weft_event_scope(event.type))->bytes += event.size;
        adder->estimate->bytes += event.size;
        adder->estimate->events++;
    }
    cursor_close(cursor);
    intervals_finish(intervals, thread->last_time);
    if (thread->n_events)
        adder->estimate->recorded += thread->last_time - thread->first_time - reader_off_time(thread->process, thread->first_time, thread->last_time);
}

/* ---- what to leave out ---- */

static bool is_same(const struct weft_site *a, const struct weft_site *b)
{
    return strcmp(a->callee, b->callee) == 0 && (a->kind == WEFT_KIND_FUNCTION) == (b->kind == WEFT_KIND_FUNCTION);
}

static int compare_callees(const void *left, const void *right)
{
    const struct weft_site *a = (*(struct estimate_site *const *)left)->site, *b = (*(struct estimate_site *const *)right)->site;
    int order = strcmp(a->callee, b->callee);
    return order ? order : (a->kind == WEFT_KIND_FUNCTION) - (b->kind == WEFT_KIND_FUNCTION);
}

static double percent(uint64_t part, uint64_t whole)
{
    return whole ? 100.0 * (double)part / (double)whole : 0;
}

/* Decides whether to drop the sites of one callee: all or none of them, because the configuration selects by name.
 * Calls that start threads and calls without a name are not dropped. */
static void judge(struct estimate *estimate, struct estimate_site **rows, size_t n, const struct estimate_options *options, struct arena *arena)
{
    uint64_t calls = 0, bytes = 0, time = 0, cost = 0;
    const struct weft_site *site = rows[0]->site;
    for (size_t i = 0; i < n; i++) {
        calls += rows[i]->calls;
        bytes += rows[i]->bytes;
        time += rows[i]->time;
        cost += rows[i]->cost;
        if (rows[i]->site->kind == WEFT_KIND_LOCAL || rows[i]->site->kind == WEFT_KIND_GLOBAL)
            return;
    }
    bool is_tiny = calls && time / calls < options->tiny, has_name = *site->file && *site->callee && !strchr(site->callee, '(');
    bool is_expensive = percent(bytes, estimate->bytes) >= options->share || percent(cost, estimate->recorded) >= options->share;
    if (!is_tiny || !is_expensive || !has_name || strcmp(site->callee, "<expression>") == 0)
        return;
    for (size_t i = 0; i < n; i++)
        rows[i]->is_dropped = true;
    estimate->dropped_bytes += bytes;
    estimate->dropped_cost += cost;
    vec_push(arena, &estimate->dropped, site);
}

static void choose(struct estimate *estimate, const struct estimate_options *options, struct arena *arena)
{
    struct estimate_site **rows = arena_array(arena, struct estimate_site *, estimate->sites.count + 1);
    for (size_t i = 0; i < estimate->sites.count; i++)
        rows[i] = &estimate->sites.items[i];
    qsort(rows, estimate->sites.count, sizeof(struct estimate_site *), compare_callees);
    for (size_t i = 0, end; i < estimate->sites.count; i = end) {
        for (end = i + 1; end < estimate->sites.count && is_same(rows[i]->site, rows[end]->site);)
            end++;
        judge(estimate, rows + i, end - i, options, arena);
    }
}

static int compare_sites(const void *left, const void *right)
{
    const struct estimate_site *a = left, *b = right;
    if (a->bytes != b->bytes)
        return a->bytes < b->bytes ? 1 : -1;
    int order = strcmp(a->site->callee, b->site->callee);
    return order ? order : (a->site->line_begin > b->site->line_begin) - (a->site->line_begin < b->site->line_begin);
}

void estimate_make(struct estimate *estimate, struct trace *trace, const struct estimate_options *options)
{
    *estimate = (struct estimate){ 0 };
    struct adder adder = { .estimate = estimate, .trace = trace };
    struct intervals intervals = { .closed = add_closed, .context = &adder };
    for (size_t i = 0; i < trace->processes.count; i++) {
        struct trace_process *process = trace->processes.items[i];
        adder.process = process;
        adder.n_sites = process->n_sites;
        adder.rows = arena_array(trace->arena, uint32_t, 2 * (process->n_sites + (size_t)1));
        for (size_t j = 0; j < process->threads.count; j++)
            add_thread(&adder, &intervals, process->threads.items[j]);
    }
    intervals_release(&intervals);
    for (size_t i = 0; i < estimate->sites.count; i++) {
        struct estimate_site *row = &estimate->sites.items[i];
        row->cost = row->calls * options->pair_cost;
        estimate->cost += row->cost;
        estimate->calls += row->calls;
    }
    if (estimate->sites.count == 0)
        return;
    choose(estimate, options, trace->arena);
    qsort(estimate->sites.items, estimate->sites.count, sizeof *estimate->sites.items, compare_sites);
}

/* ---- the configuration ---- */

/* Returns the configuration's key that selects such a site. The pattern is the callee's name, without the `*` of
 * `*handler`, which stands for a call through a pointer. */
static const char *key_of(const struct weft_site *site)
{
    if (site->kind == WEFT_KIND_FUNCTION)
        return "function";
    return site_is_bare_method(site) ? "method" : "call";
}

static void add_entry(cJSON *probes, const struct weft_site *site)
{
    cJSON *entry = cJSON_CreateObject();
    cJSON_AddStringToObject(entry, key_of(site), *site->callee == '*' ? site->callee + 1 : site->callee);
    cJSON_AddFalseToObject(entry, "record");
    cJSON_AddItemToArray(probes, entry);
}

const char *estimate_configuration(const struct estimate *estimate, struct arena *arena, const char *text, size_t length)
{
    cJSON *tree = cJSON_ParseWithLength(text, length);
    cJSON *probes = tree ? cJSON_GetObjectItemCaseSensitive(tree, "probes") : NULL;
    const char *result = NULL;
    if (cJSON_IsArray(probes)) {
        for (size_t i = 0; i < estimate->dropped.count; i++)
            add_entry(probes, estimate->dropped.items[i]);
        char *printed = cJSON_Print(tree);
        result = printed ? arena_printf(arena, "%s\n", printed) : NULL;
        cJSON_free(printed);
    }
    cJSON_Delete(tree);
    return result;
}
