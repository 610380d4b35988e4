#include "graph_records.h"

#include "graph_file.h"

struct graph_records *graph_records_new(struct trace *trace, struct output *output)
{
    struct graph_records *records = arena_new(trace->arena, struct graph_records);
    *records = (struct graph_records){ .output = output, .start = reader_start(trace) };
    records->places = arena_array(trace->arena, uint32_t *, trace->processes.count + 1);
    records->first_block = arena_array(trace->arena, uint32_t, trace->processes.count + 1);
    for (size_t i = 0; i < trace->processes.count; i++)
        records->places[i] = arena_array(trace->arena, uint32_t, trace->processes.items[i]->n_sites + (size_t)1);
    return records;
}

uint32_t graph_records_place(struct graph_records *records, const struct trace_process *process, uint32_t site)
{
    uint32_t *place = &records->places[process->index][site < process->n_sites ? site : 0];
    if (site == 0 || *place)
        return *place; /* that of 0 stays 0 */
    const struct weft_site *found = reader_site(process, site);
    *place = ++records->n_places;
    graph_file_place(records->output, &(struct weft_graph_place){ *place, found->line_begin, found->callee, found->file, found->function });
    return *place;
}

uint32_t graph_records_context(struct graph_records *records, const struct trace_thread *thread, uint64_t task, const char *name)
{
    struct weft_graph_context context = {
        .number = ++records->n_contexts, .is_task = task != 0, .pid = thread->process->pid, .tid = thread->tid, .task = task, .name = name
    };
    graph_file_context(records->output, &context);
    return context.number;
}

void graph_records_edge(struct graph_records *records, uint64_t from, uint64_t to, enum weft_graph_edge_kind kind)
{
    if (from == 0)
        return;
    records->totals.edges++;
    graph_file_edge(records->output, &(struct weft_graph_edge){ from, to, (uint32_t)kind, 1 });
}

uint64_t graph_records_node(struct graph_records *records, const struct weft_graph_node *node)
{
    struct weft_graph_node written = *node;
    written.number = ++records->totals.nodes;
    written.begin -= records->start;
    written.end -= records->start;
    graph_file_node(records->output, &written);
    return written.number;
}

void graph_records_memory(struct graph_records *records, const struct trace_process *process, const struct graph_piece *piece)
{
    graph_file_allocation(records->output, &(struct weft_graph_allocation){ .node = piece->is.number,
                                                                            .time = piece->is.end - records->start,
                                                                            .address = piece->subject,
                                                                            .size = piece->size,
                                                                            .context = piece->is.context,
                                                                            .place = graph_records_place(records, process, piece->memory),
                                                                            .is_free = piece->act == GRAPH_FREE });
}

uint32_t graph_records_blocks(struct graph_records *records, const struct trace_process *process)
{
    if (records->first_block[process->index])
        return records->first_block[process->index];
    uint32_t first = records->n_blocks + 1;
    static const struct trace_block none;
    records->first_block[process->index] = first;
    for (uint32_t i = 0; i < process->blocks.count; i++) {
        const struct trace_block *block = i ? &process->blocks.items[i] : &none;
        uint32_t place = block->site ? graph_records_place(records, process, block->site) : 0;
        graph_file_block(records->output, first + i, block->loop ? first + block->loop : 0, place, block);
        records->n_blocks++;
    }
    return first;
}
