/* trace.pcf and trace.row: the meaning of the numbers in trace.prv, and the names of nodes, processes and threads. */
#include "paraver.h"
#include "task_traits.h"

#include <string.h>

size_t paraver_node_of(const struct trace *trace, size_t process, size_t *n_nodes)
{
    size_t node = 0, count = 0;
    for (size_t i = 0; i < trace->processes.count; i++) {
        size_t first = 0;
        while (strcmp(trace->processes.items[first]->machine_id, trace->processes.items[i]->machine_id) != 0)
            first++;
        if (first == i && strcmp(trace->processes.items[i]->machine_id, trace->processes.items[process]->machine_id) == 0)
            node = count;
        count += first == i;
    }
    if (n_nodes)
        *n_nodes = count;
    return node;
}

static const struct {
    int number;
    const char *name, *colour;
} states[] = {
    { STATE_IDLE, "Idle", "{117,195,255}" },
    { STATE_RUNNING, "Running", "{0,0,255}" },
    { STATE_WAITING, "Waiting a message", "{255,0,0}" },
    { STATE_SYNCHRONIZATION, "Synchronization", "{255,0,174}" },
    { STATE_FORK_JOIN, "Scheduling and Fork/Join", "{255,255,0}" },
    { STATE_IO, "I/O", "{255,0,96}" },
    { STATE_GROUP, "Group Communication", "{255,144,26}" },
};

/* Makes a name fit on a line: replaces control characters and what is not UTF-8, and shows an empty name as "". */
static const char *one_line(struct arena *arena, const char *text)
{
    if (!*text)
        return "\"\"";
    char *copy = export_utf8(arena, text);
    for (char *at = copy; *at; at++)
        if ((unsigned char)*at < ' ')
            *at = '?';
    return copy;
}

static void write_lines(struct export_job *job, struct output *pcf, bool tasks_only)
{
    struct paraver *state = job->state;
    for (size_t i = 0; i < job->trace->processes.count; i++) {
        const struct trace_process *process = job->trace->processes.items[i];
        for (uint32_t number = 1; number < process->n_sites; number++)
            if (state->sites[i][number] && (!tasks_only || process->sites[number].kind == WEFT_KIND_TASK))
                output_printf(pcf, "%u      %u (%s)\n", state->sites[i][number], process->sites[number].line_begin,
                              one_line(&state->arena, process->sites[number].file));
    }
}

static void write_callees(struct paraver *state, struct output *pcf, bool tasks_only)
{
    for (size_t i = 0; i < state->callees.items.count; i++)
        if (!tasks_only || state->callees.items.items[i].kind == WEFT_KIND_TASK)
            output_printf(pcf, "%zu      %s\n", i + 1, one_line(&state->arena, state->callees.items.items[i].name));
}

/* Numbers of callees and lines are the same as of the types for all calls. */
static void write_tasks(struct export_job *job, struct output *pcf)
{
    struct paraver *state = job->state;
    output_text(pcf, "\n\nEVENT_TYPE\n0    " PARAVER_TYPE_TASK "    Executed OpenMP task function\nVALUES\n0      End\n");
    write_callees(state, pcf, true);
    output_text(pcf, "\n\nEVENT_TYPE\n0    " PARAVER_TYPE_CREATED "    Instantiated OpenMP task function\nVALUES\n");
    write_callees(state, pcf, true);
    output_text(pcf, "\n\nEVENT_TYPE\n0    " PARAVER_TYPE_CREATED_LINE "    Instantiated OpenMP task function line and file\nVALUES\n");
    write_lines(job, pcf, true);
    output_text(pcf, "\n\nEVENT_TYPE\n0    " PARAVER_TYPE_TASK_NUMBER "    OpenMP task number\n");
    output_text(pcf, "\n\nEVENT_TYPE\n0    " PARAVER_TYPE_CREATED_NUMBER "    Instantiated OpenMP task number\n");
    if (state->has_priorities)
        output_text(pcf, "\n\nEVENT_TYPE\n0    " PARAVER_TYPE_CREATED_PRIORITY "    Instantiated OpenMP task priority\n");
    if (state->traits)
        output_text(pcf, "\n\nEVENT_TYPE\n0    " PARAVER_TYPE_CREATED_TRAITS "    Instantiated OpenMP task traits\nVALUES\n");
    for (uint32_t bits = 1; bits < 32; bits++) {
        struct str words = { .arena = &state->arena };
        if (!(state->traits & 1u << bits))
            continue;
        task_traits_words(&words, &(struct task_traits){ .bits = bits });
        output_printf(pcf, "%u      %s\n", bits, words.text);
    }
}

void paraver_write_meanings(struct export_job *job, struct output *pcf)
{
    struct paraver *state = job->state;
    output_text(pcf, "DEFAULT_OPTIONS\n\nLEVEL               THREAD\nUNITS               NANOSEC\nLOOK_BACK           100\nSPEED               1\n"
                     "FLAG_ICONS          ENABLED\nNUM_OF_STATE_COLORS 1000\nYMAX_SCALE          37\n\n\nDEFAULT_SEMANTIC\n\nTHREAD_FUNC          "
                     "State As Is\n\n\nSTATES\n");
    for (size_t i = 0; i < sizeof states / sizeof *states; i++)
        output_printf(pcf, "%d    %s\n", states[i].number, states[i].name);
    output_text(pcf, "\n\nSTATES_COLOR\n");
    for (size_t i = 0; i < sizeof states / sizeof *states; i++)
        output_printf(pcf, "%d    %s\n", states[i].number, states[i].colour);
    output_text(pcf, "\n\nEVENT_TYPE\n0    " PARAVER_TYPE_FUNCTION "    User function\nVALUES\n0      End\n");
    write_callees(state, pcf, false);
    output_text(pcf, "\n\nEVENT_TYPE\n0    " PARAVER_TYPE_LINE "    Line of the call\nVALUES\n0      End\n");
    write_lines(job, pcf, false);
    if (state->has_tasks)
        write_tasks(job, pcf);
    for (size_t i = 0; i < state->value_types.items.count; i++) {
        const struct texts *words = state->words.items[i];
        output_printf(pcf, "\n\nEVENT_TYPE\n0    %zu    %s\n", TYPE_VALUES + i, one_line(&state->arena, state->value_types.items.items[i]));
        for (size_t j = 0; j < words->items.count; j++)
            output_printf(pcf, "%s%zu      %s\n", j ? "" : "VALUES\n", j + 1, one_line(&state->arena, words->items.items[j]));
    }
    output_text(pcf, "\n");
}

void paraver_write_threads(struct export_job *job, struct output *row)
{
    struct paraver *state = job->state;
    const struct trace *trace = job->trace;
    size_t n_nodes = 0;
    (void)paraver_node_of(trace, 0, &n_nodes);
    output_printf(row, "LEVEL NODE SIZE %zu\n", n_nodes);
    for (size_t node = 0, i = 0; i < trace->processes.count; i++)
        if (paraver_node_of(trace, i, NULL) == node) {
            output_printf(row, "%s\n", one_line(&state->arena, trace->processes.items[i]->machine_id));
            node++;
        }
    output_printf(row, "\nLEVEL TASK SIZE %zu\n", trace->processes.count);
    for (size_t i = 0; i < trace->processes.count; i++)
        output_printf(row, "%s %u\n", one_line(&state->arena, trace->processes.items[i]->program), trace->processes.items[i]->pid);
    output_printf(row, "\nLEVEL THREAD SIZE %zu\n", state->places.count);
    for (size_t i = 0; i < trace->processes.count; i++)
        for (size_t j = 0; j < trace->processes.items[i]->threads.count; j++) {
            const struct trace_thread *thread = trace->processes.items[i]->threads.items[j];
            output_printf(row, "%s %u\n", one_line(&state->arena, reader_thread_name(thread)), thread->tid);
        }
}
