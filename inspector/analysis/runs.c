/* Analysis: is this one run? A program that is started without `weft run` adds itself to a trace that is there already.
 *
 * Processes of one directory belong to one run if `weft run` has started them (it gives them a name, WEFT_RUN). Those
 * that it has not started do if their lives overlap, if one is the other's child, or if one became the other by exec.
 * So ranks of MPI, and children of any kind, belong together. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "fs.h"
#include "summary.h"

/* The life of a process, as far as events tell; ns of the trace's clock. */
struct life {
    const struct trace_process *process;
    const char *directory;
    uint64_t first, last;
    size_t run; /* index of the first life of its run */
};

struct runs {
    struct life *lives; /* in order of time */
    size_t n_lives, n_runs;
};

enum { MOST_PROCESSES = 2000 };

/* Conditions and windows hide processes, or their events. */
static bool applies(const struct summary *summary)
{
    return filter_is_empty(summary->options.filter) && summary->trace->processes.count > 1 && summary->trace->processes.count <= MOST_PROCESSES;
}

static int compare_lives(const void *left, const void *right)
{
    const struct life *a = left, *b = right;
    return (a->first > b->first) - (a->first < b->first);
}

static bool belong_together(const struct life *a, const struct life *b)
{
    const struct trace_process *earlier = a->process, *later = b->process;
    if (strcmp(a->directory, b->directory) != 0 || strcmp(earlier->run, later->run) != 0)
        return false;
    return *earlier->run || b->first <= a->last || later->starter_pid == earlier->pid || later->pid == earlier->pid;
}

static void unite(struct runs *runs, size_t a, size_t b)
{
    size_t kept = a < b ? a : b, gone = a < b ? b : a;
    for (size_t i = 0; i < runs->n_lives; i++)
        if (runs->lives[i].run == gone)
            runs->lives[i].run = kept;
}

static void finish(struct study *study)
{
    const struct trace *trace = study->summary->trace;
    struct runs *runs = study->state;
    runs->lives = arena_array(study->arena, struct life, trace->processes.count);
    for (size_t i = 0; i < trace->processes.count; i++) {
        const struct trace_process *process = trace->processes.items[i];
        struct life life = { .process = process, .directory = fs_directory_of(study->arena, process->path), .first = UINT64_MAX };
        for (size_t j = 0; j < process->threads.count; j++) {
            const struct trace_thread *thread = process->threads.items[j];
            if (thread->n_events == 0)
                continue;
            life.first = thread->first_time < life.first ? thread->first_time : life.first;
            life.last = thread->last_time > life.last ? thread->last_time : life.last;
        }
        if (life.first != UINT64_MAX)
            runs->lives[runs->n_lives++] = life;
    }
    if (runs->n_lives > 1)
        qsort(runs->lives, runs->n_lives, sizeof *runs->lives, compare_lives);
    for (size_t i = 0; i < runs->n_lives; i++)
        runs->lives[i].run = i;
    for (size_t i = 0; i < runs->n_lives; i++)
        for (size_t j = i + 1; j < runs->n_lives; j++)
            if (runs->lives[i].run != runs->lives[j].run && belong_together(&runs->lives[i], &runs->lives[j]))
                unite(runs, runs->lives[i].run, runs->lives[j].run);
    for (size_t i = 0; i < runs->n_lives; i++)
        runs->n_runs += runs->lives[i].run == i;
}

static size_t size_of(const struct runs *runs, size_t run)
{
    size_t n = 0;
    for (size_t i = 0; i < runs->n_lives; i++)
        n += runs->lives[i].run == run;
    return n;
}

/* "worker-1234 at 12:30:01" */
static void add_run(struct str *out, const struct runs *runs, size_t run)
{
    const struct trace_process *process = runs->lives[run].process;
    time_t seconds = (time_t)(process->start_time / 1000000000);
    struct tm moment;
    char text[32] = "";
    if (localtime_r(&seconds, &moment))
        (void)strftime(text, sizeof text, "%F %T", &moment);
    str_printf(out, "\n    %s  %s", text, text_printable(out->arena, fs_name_of(process->path)));
    if (size_of(runs, run) > 1)
        str_printf(out, " and %zu more of its processes", size_of(runs, run) - 1);
}

static void add_text(const struct study *study, struct str *out, const struct text_style *style)
{
    enum { MOST = 5 };
    const struct runs *runs = study->state;
    size_t n = 0;
    (void)style;
    if (runs->n_runs < 2)
        return;
    str_printf(out, "  - these are %zu runs, added up: programs that were started without weft run add to the trace that is there;\n", runs->n_runs);
    str_printf(out, "    `weft report %s/PROCESS` shows one process", text_path(out->arena, runs->lives->directory));
    for (size_t i = 0; i < runs->n_lives; i++)
        if (runs->lives[i].run == i && n++ < MOST)
            add_run(out, runs, i);
    if (n > MOST)
        str_printf(out, "\n    and %zu more", n - MOST);
    str_add(out, "\n");
}

static void add_json(const struct study *study, struct json_writer *json)
{
    const struct runs *runs = study->state;
    json_open_array(json);
    for (size_t run = 0; run < runs->n_lives; run++) {
        if (runs->lives[run].run != run)
            continue;
        json_line(json, 4);
        json_open_array(json);
        for (size_t i = run; i < runs->n_lives; i++)
            if (runs->lives[i].run == run)
                json_string(json, runs->lives[i].process->path);
        json_close_array(json);
    }
    json_close_array(json);
}

const struct analysis analysis_runs = {
    .name = "runs",
    .part = PART_ODD,
    .state_size = sizeof(struct runs),
    .applies = applies,
    .finish = finish,
    .text = add_text,
    .json = add_json,
};
