#include "machine_clocks.h"

#include <string.h>

#include "messages.h"

enum { SORT_MEMORY = 32 << 20, MOST_MACHINES = 4096 };

struct ways {
    const struct messages *messages;
    uint32_t *machines; /* by process */
    uint32_t n_machines;
    int64_t *least; /* from machine a to b: [a * n_machines + b]; INT64_MAX: there was no message */
};

static void number_machines(struct ways *ways, struct trace *trace)
{
    VEC(const char *) names = { 0 };
    ways->machines = arena_array(trace->arena, uint32_t, trace->processes.count + 1);
    for (size_t i = 0; i < trace->processes.count; i++) {
        uint32_t machine = 0;
        while (machine < names.count && strcmp(names.items[machine], trace->processes.items[i]->machine_id) != 0)
            machine++;
        if (machine == names.count) {
            vec_push(trace->arena, &names, trace->processes.items[i]->machine_id);
            vec_push(trace->arena, &trace->machine_clocks, (struct trace_machine_clock){ .machine_id = names.items[machine] });
        }
        ways->machines[i] = machine;
    }
    ways->n_machines = (uint32_t)names.count;
}

static uint32_t machine_of(const struct ways *ways, const struct message_call *call)
{
    return ways->machines[ways->messages->threads.items[call->thread]->process->index];
}

static void take_message(const struct message *message, void *context)
{
    struct ways *ways = context;
    uint32_t from = machine_of(ways, &message->send.call), to = machine_of(ways, &message->receive.done);
    int64_t *least = &ways->least[(size_t)from * ways->n_machines + to];
    int64_t way = (int64_t)message->receive.done.end - (int64_t)message->send.call.begin;
    if (from != to && way < *least)
        *least = way;
}

/* Sets the clock of a machine by one that is set already. */
static bool set_by(const struct ways *ways, const struct trace_machine_clock *known, struct trace_machine_clock *clock, uint32_t a, uint32_t b)
{
    int64_t there = ways->least[(size_t)a * ways->n_machines + b], back = ways->least[(size_t)b * ways->n_machines + a];
    if (there == INT64_MAX || back == INT64_MAX)
        return false;
    clock->shift = known->shift - (there - back) / 2;
    clock->error = known->error + (uint64_t)(there + back > 0 ? there + back : 0) / 2;
    clock->is_aligned = true;
    return true;
}

static void set_clocks(const struct ways *ways, struct trace *trace)
{
    struct trace_machine_clock *clocks = trace->machine_clocks.items;
    clocks[0].is_aligned = true;
    for (bool is_changed = true; is_changed;) {
        is_changed = false;
        for (uint32_t a = 0; a < ways->n_machines; a++)
            for (uint32_t b = 0; clocks[a].is_aligned && b < ways->n_machines; b++)
                is_changed = (!clocks[b].is_aligned && set_by(ways, &clocks[a], &clocks[b], a, b)) || is_changed;
    }
    for (size_t i = 0; i < trace->processes.count; i++)
        trace->processes.items[i]->shift += clocks[ways->machines[i]].shift;
}

void machine_clocks_align(struct trace *trace)
{
    struct ways ways = { 0 };
    if (!trace->has_machines || !messages_has_any(trace))
        return;
    number_machines(&ways, trace);
    if (ways.n_machines > MOST_MACHINES)
        return;
    ways.least = arena_array(trace->arena, int64_t, (size_t)ways.n_machines *ways.n_machines);
    for (size_t i = 0; i < (size_t)ways.n_machines * ways.n_machines; i++)
        ways.least[i] = INT64_MAX;
    struct messages *messages = messages_open(trace, SORT_MEMORY);
    ways.messages = messages;
    messages_read(messages);
    messages_match(messages, &(struct messages_visitor){ .context = &ways, .message = take_message });
    messages_close(messages);
    set_clocks(&ways, trace);
}
