/* Trace -> pprof's profile.proto, gzipped: one sample per path of calls, with the number of calls and the self time of
 * the innermost one.
 *
 * A protobuf message may be written in parts: readers concatenate their repeated fields. So samples are written one at
 * a time. */
#include <errno.h>
#include <pprof.pb-c.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "log.h"
#include "export_calls.h"
#include "interrupt.h"

/* The first strings, in this order, followed by the names of callees, files and programs. */
enum { TEXT_NONE, TEXT_CALLS, TEXT_COUNT, TEXT_TIME, TEXT_NANOSECONDS, TEXT_PROCESS, TEXT_UNKNOWN, TEXT_VALUE, N_TEXTS };
static const char *const texts[N_TEXTS] = { "", "calls", "count", "time", "nanoseconds", "process", "(unknown)", "" /* the name of job->value */ };

struct state {
    struct export_tree calls;
    gzFile file;
    uint64_t last; /* ns: the last time stamp */
};

static void fail(struct export_job *job)
{
    int code = Z_OK;
    const struct state *state = job->state;
    if (job->failed)
        return;
    const char *why = state->file ? gzerror(state->file, &code) : NULL;
    job->failed = true;
    log_error("%s: cannot write: %s", job->path, why && code != Z_ERRNO ? why : strerror(errno));
}

static void begin_file(struct export_job *job)
{
    struct state *state = job->state;
    export_tree_open(job);
    state->file = gzopen(job->path, "wbe");
    if (!state->file)
        fail(job);
}

static void close_interval(struct export_job *job, const struct interval *interval)
{
    struct state *state = job->state;
    export_tree_closed(job, interval);
    if (interval->start + interval->duration > state->last)
        state->last = interval->start + interval->duration;
}

static void write_part(struct export_job *job, const Pprof__Profile *profile)
{
    struct state *state = job->state;
    size_t length = pprof__profile__get_packed_size(profile);
    uint8_t *bytes = malloc(length + 1);
    if (bytes && !job->failed) {
        pprof__profile__pack(profile, bytes);
        if (gzwrite(state->file, bytes, (unsigned)length) != (int)length)
            fail(job);
    } else {
        fail(job);
    }
    free(bytes);
}

static void write_string(struct export_job *job, const char *text)
{
    struct arena arena = { 0 };
    char *strings = export_utf8(&arena, text);
    Pprof__Profile part = PPROF__PROFILE__INIT;
    part.n_string_table = 1;
    part.string_table = &strings;
    write_part(job, &part);
    arena_release(&arena);
}

/* Writes the names. The strings are texts, programs by number of the process, and callees. Function and location i + 1
 * are those of callee i. */
static void write_names(struct export_job *job)
{
    struct state *state = job->state;
    size_t n_processes = job->trace->processes.count;
    for (int i = 0; i < N_TEXTS; i++)
        write_string(job, i == TEXT_VALUE && job->value ? job->value : texts[i]);
    for (size_t i = 0; i < n_processes; i++)
        write_string(job, reader_process_name(&state->calls.arena, job->trace, job->trace->processes.items[i]));
    for (size_t i = 0; i < state->calls.tree.callees.items.count && !job->failed; i++) {
        Pprof__Function function = PPROF__FUNCTION__INIT, *functions = &function;
        Pprof__Line line = PPROF__LINE__INIT, *lines = &line;
        Pprof__Location location = PPROF__LOCATION__INIT, *locations = &location;
        Pprof__Profile part = PPROF__PROFILE__INIT;
        function.id = line.function_id = location.id = i + 1;
        function.name = (int64_t)(N_TEXTS + n_processes + i);
        function.filename = TEXT_UNKNOWN; /* a trace has the positions of calls, not of function definitions */
        location.n_line = 1;
        location.line = &lines;
        part.n_function = part.n_location = 1;
        part.function = &functions;
        part.location = &locations;
        write_part(job, &part);
        write_string(job, state->calls.tree.callees.items.items[i].name);
    }
}

static void write_header(struct export_job *job)
{
    const struct state *state = job->state;
    Pprof__ValueType types[2] = { PPROF__VALUE_TYPE__INIT, PPROF__VALUE_TYPE__INIT }, *pointers[2] = { &types[0], &types[1] };
    Pprof__Profile part = PPROF__PROFILE__INIT;
    types[0].type = TEXT_CALLS;
    types[0].unit = TEXT_COUNT;
    types[1].type = TEXT_TIME;
    types[1].unit = TEXT_NANOSECONDS;
    part.n_sample_type = 2;
    part.sample_type = pointers;
    part.default_sample_type = TEXT_TIME;
    if (job->has_backtraces && job->weight == WEIGH_VALUE) {
        types[1].type = part.default_sample_type = TEXT_VALUE;
        types[1].unit = job->value && strstr(job->value, "bytes") ? TEXT_VALUE : TEXT_COUNT;
    } else if (job->has_backtraces && job->weight == WEIGH_CALLS) {
        part.n_sample_type = 1;
        part.default_sample_type = TEXT_CALLS;
    }
    part.duration_nanos = state->last > job->start ? (int64_t)(state->last - job->start) : 0;
    if (job->trace->processes.count > 0)
        part.time_nanos = (int64_t)job->start + job->trace->processes.items[0]->clock_offset;
    write_part(job, &part);
}

static void write_sample(struct export_job *job, uint32_t index)
{
    const struct state *state = job->state;
    const struct calltree_node *nodes = state->calls.tree.nodes.items;
    uint64_t path[CALLTREE_DEPTH + 1];
    int64_t values[2] = { (int64_t)nodes[index].calls, (int64_t)nodes[index].self };
    Pprof__Label label = PPROF__LABEL__INIT, *labels = &label;
    Pprof__Sample sample = PPROF__SAMPLE__INIT, *samples = &sample;
    Pprof__Profile part = PPROF__PROFILE__INIT;
    uint32_t at = index;
    for (; nodes[at].depth > 1; at = nodes[at].parent)
        path[sample.n_location_id++] = nodes[at].callee + (uint64_t)1;
    label.key = TEXT_PROCESS;
    label.str = N_TEXTS + (int64_t)nodes[at].callee;
    sample.location_id = path;
    sample.n_value = job->has_backtraces && job->weight == WEIGH_CALLS ? 1 : 2;
    sample.value = values;
    sample.n_label = 1;
    sample.label = &labels;
    part.n_sample = 1;
    part.sample = &samples;
    write_part(job, &part);
}

static void end_file(struct export_job *job, bool is_complete)
{
    struct state *state = job->state;
    if (is_complete) {
        export_tree_complete(job);
        write_header(job);
        write_names(job);
        for (uint32_t i = 1; i < state->calls.tree.nodes.count && !job->failed && !interrupt_came(); i++)
            if (state->calls.tree.nodes.items[i].calls > 0)
                write_sample(job, i);
    }
    if (state->file && gzclose(state->file) != Z_OK && !job->failed) {
        state->file = NULL;
        fail(job);
    }
    arena_release(&state->calls.arena);
}

const struct exporter export_pprof = {
    .name = "pprof",
    .help = "pprof profile (binary, gzipped): go tool pprof, pprof -http, Grafana Pyroscope",
    .target = EXPORT_FILE,
    .takes_backtraces = true,
    .state_size = sizeof(struct state),
    .open = begin_file,
    .process = export_tree_process,
    .opened = export_tree_opened,
    .closed = close_interval,
    .close = end_file,
};
