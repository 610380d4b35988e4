/* Analysis "cores": how long the work of the trace would take on other numbers of processors, as schedule.h describes. */
#include <inttypes.h>

#include "analyse_text.h"
#include "schedule.h"

enum { MOST_CORES = 1 << 16, ENOUGH = 64 };

struct result {
    uint64_t cores, time, free_time; /* free_time: whatever the order of locks */
};

static void print_text(struct arena *arena, const struct result *results, size_t n, uint64_t work, FILE *out)
{
    fprintf(out, "work  %s\n\n%8s %12s %9s %8s %14s\n", analyse_time_text(arena, work), "cores", "time", "speed-up", "busy", "but for locks");
    for (size_t i = 0; i < n; i++) {
        const struct result *result = &results[i];
        double speed = result->time ? (double)work / (double)result->time : 0;
        fprintf(out, "%8" PRIu64 " %12s %9.2f %6.1f %% %14s\n", result->cores, analyse_time_text(arena, result->time), speed,
                100 * speed / (double)result->cores, analyse_time_text(arena, result->free_time));
    }
}

static void print_json(struct arena *arena, const struct result *results, size_t n, uint64_t work, FILE *out)
{
    struct str text = { .arena = arena };
    struct json_writer json;
    json_to_text(&json, &text, JSON_SPACED);
    json_open_object(&json);
    json_member_number(&json, "work_ns", work);
    json_name(&json, "cores");
    json_open_array(&json);
    for (size_t i = 0; i < n; i++) {
        json_line(&json, 2);
        json_open_object(&json);
        json_member_number(&json, "cores", results[i].cores);
        json_member_number(&json, "time_ns", results[i].time);
        json_member_number(&json, "time_without_locks_ns", results[i].free_time);
        json_close_object(&json);
    }
    json_close_array(&json);
    json_close_object(&json);
    analyse_put(out, &text);
}

/* Returns false if the edges lead in a circle. */
static bool add_result(struct schedule *schedule, uint64_t cores, struct result *result)
{
    *result = (struct result){ cores, schedule_run(schedule, cores, false), schedule_run(schedule, cores, true) };
    return result->time != UINT64_MAX && result->free_time != UINT64_MAX;
}

/* The asked-for number, or 1, 2, 4 ... until more of them change nothing. */
static int measure(struct schedule *schedule, struct weft_graph *graph, uint64_t asked, uint64_t work, FILE *out, int as_json)
{
    struct arena arena = { 0 };
    struct result results[8];
    size_t n = 0;
    bool good = true, is_last = false;
    schedule_prepare(schedule);
    for (uint64_t cores = asked ? asked : 1; good && !is_last; cores *= 2) {
        good = add_result(schedule, cores, &results[n++]);
        is_last =
            asked || cores == ENOUGH || (n > 1 && results[n - 1].time == results[n - 2].time && results[n - 1].free_time == results[n - 2].free_time);
    }
    if (good)
        (as_json ? print_json : print_text)(&arena, results, n, work, out);
    arena_release(&arena);
    return good ? 0 : weft_graph_fail(graph, "edges that lead in a circle");
}

static int run(struct weft_graph *graph, FILE *out, int as_json)
{
    struct schedule schedule = { 0 };
    struct weft_graph_record record;
    uint64_t asked = 0, work = 0;
    int result;
    if (!analyse_size_option(graph, "cores", 1, MOST_CORES, &asked))
        return -1;
    while ((result = weft_graph_next(graph, &record)) > 0) {
        if (record.kind == WEFT_GRAPH_NODE) {
            schedule_add_node(&schedule, &record.is.node);
            work += record.is.node.kind == WEFT_NODE_WORK ? record.is.node.end - record.is.node.begin : 0;
        } else if (record.kind == WEFT_GRAPH_EDGE && !schedule_add_edge(&schedule, &record.is.edge)) {
            break;
        }
    }
    if (result > 0)
        result = weft_graph_fail(graph, "an edge that leads to no node");
    if (result == 0)
        result = measure(&schedule, graph, asked, work, out, as_json);
    schedule_release(&schedule);
    return result;
}

static const char *const options[] = { "cores", NULL };

const struct weft_analysis analysis_of_graph_cores = {
    .size = sizeof(struct weft_analysis),
    .name = "cores",
    .summary = "how long the same work would take on other numbers of processors",
    .run = run,
    .options = options,
};
