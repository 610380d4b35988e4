/* Trace -> speedscope's own JSON, one evented profile per thread. The frames are known when all has been read, so they stand at the end. */
#include "callees.h"
#include "exporter.h"

struct state {
    struct arena arena;
    struct callees callees;
    bool any_profile, any_event;
    uint64_t last; /* ns: of the thread's last event */
};

static void begin_file(struct export_job *job)
{
    struct state *state = job->state;
    state->callees.arena = &state->arena;
    output_text(job->output, "{\"$schema\":\"https://www.speedscope.app/file-format-schema.json\",\"exporter\":\"weft\",\"name\":");
    export_json(job, job->trace->path);
    output_text(job->output, ",\"profiles\":[");
}

static void begin_profile(struct export_job *job, uint64_t time)
{
    struct state *state = job->state;
    struct arena arena = { 0 };
    output_text(job->output, state->any_profile ? ",\n{" : "\n{");
    state->any_profile = true;
    output_text(job->output, "\"type\":\"evented\",\"unit\":\"nanoseconds\",\"name\":");
    export_json(job, arena_printf(&arena, "%s %u of %s", reader_thread_name(job->thread), job->thread->tid,
                                  reader_process_name(&arena, job->trace, job->process)));
    output_printf(job->output, ",\"startValue\":%llu,\"events\":[", (unsigned long long)(time - job->start));
    arena_release(&arena);
}

static void begin_thread(struct export_job *job)
{
    struct state *state = job->state;
    state->any_event = false;
}

static void add_event(struct export_job *job, char type, const struct interval *interval, uint64_t time)
{
    struct state *state = job->state;
    if (!state->any_event)
        begin_profile(job, time); /* a thread without intervals is no profile */
    output_text(job->output, state->any_event ? ",\n{\"type\":\"" : "\n{\"type\":\"");
    state->any_event = true;
    output_char(job->output, type);
    output_text(job->output, "\",\"frame\":");
    output_number(job->output, callees_find(&state->callees, job->process, interval->site, interval->kind));
    output_text(job->output, ",\"at\":");
    output_number(job->output, time - job->start);
    output_char(job->output, '}');
    state->last = time;
}

static void open_interval(struct export_job *job, const struct interval *interval)
{
    add_event(job, 'O', interval, interval->start);
}

static void close_interval(struct export_job *job, const struct interval *interval)
{
    add_event(job, 'C', interval, interval->start + interval->duration);
}

static void end_thread(struct export_job *job)
{
    const struct state *state = job->state;
    if (!state->any_event)
        return;
    output_text(job->output, "],\"endValue\":");
    output_number(job->output, state->last - job->start);
    output_char(job->output, '}');
}

static void end_file(struct export_job *job, bool is_complete)
{
    struct state *state = job->state;
    if (is_complete) {
        output_text(job->output, "],\n\"shared\":{\"frames\":[");
        for (size_t i = 0; i < state->callees.items.count; i++) {
            output_text(job->output, i ? ",\n{\"name\":" : "\n{\"name\":");
            export_json(job, state->callees.items.items[i].name);
            output_char(job->output, '}');
        }
        output_text(job->output, "]}}\n");
    }
    arena_release(&state->arena);
}

const struct exporter export_speedscope = {
    .name = "speedscope",
    .help = "speedscope's JSON: www.speedscope.app, or its offline copy",
    .target = EXPORT_TEXT,
    .state_size = sizeof(struct state),
    .open = begin_file,
    .thread = begin_thread,
    .opened = open_interval,
    .closed = close_interval,
    .thread_over = end_thread,
    .close = end_file,
};
