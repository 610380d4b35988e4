#include "graph_file.h"

#include <string.h>

/* The graph keeps what stream 2 of the trace has. */
_Static_assert((int)WEFT_GRAPH_TURN == WEFT_BLOCK_IS_TURN && (int)WEFT_GRAPH_OF_LOOP == WEFT_ACCESS_OF_LOOP &&
                   (int)WEFT_GRAPH_ATOMIC == WEFT_ACCESS_IS_ATOMIC && (int)WEFT_GRAPH_LANES == WEFT_ACCESS_HAS_LANES &&
                   (int)WEFT_GRAPH_NO_SLOT == WEFT_ACCESS_NO_SLOT,
               "graph.h must match format.h");

static void add_u32(struct output *output, uint32_t number)
{
    output_bytes(output, &number, 4);
}

static void add_u64(struct output *output, uint64_t number)
{
    output_bytes(output, &number, 8);
}

static void add_u8(struct output *output, uint8_t number)
{
    output_bytes(output, &number, 1);
}

static void add_text(struct output *output, const char *text)
{
    output_bytes(output, text, strlen(text) + 1);
}

static size_t padded(size_t size)
{
    return (size + 7) / 8 * 8;
}

/* Sizes are multiples of 8, so that what has u64 in it is aligned. */
static void begin_record(struct output *output, enum weft_graph_kind kind, size_t size)
{
    add_u32(output, (uint32_t)kind);
    add_u32(output, (uint32_t)(8 + padded(size)));
}

static void end_record(struct output *output, size_t size)
{
    static const char zeros[8];
    output_bytes(output, zeros, padded(size) - size);
}

void graph_file_begin(struct output *output)
{
    output_bytes(output, WEFT_GRAPH_MAGIC, 8);
    add_u32(output, WEFT_GRAPH_VERSION);
    add_u32(output, 0);
}

void graph_file_place(struct output *output, const struct weft_graph_place *place)
{
    size_t size = 8 + strlen(place->callee) + strlen(place->file) + strlen(place->function) + 3;
    begin_record(output, WEFT_GRAPH_PLACE, size);
    add_u32(output, place->number);
    add_u32(output, place->line);
    add_text(output, place->callee);
    add_text(output, place->file);
    add_text(output, place->function);
    end_record(output, size);
}

void graph_file_context(struct output *output, const struct weft_graph_context *context)
{
    size_t size = 24 + strlen(context->name) + 1;
    begin_record(output, WEFT_GRAPH_CONTEXT, size);
    add_u32(output, context->number);
    add_u32(output, context->is_task);
    add_u32(output, context->pid);
    add_u32(output, context->tid);
    add_u64(output, context->task);
    add_text(output, context->name);
    end_record(output, size);
}

void graph_file_node(struct output *output, const struct weft_graph_node *node)
{
    begin_record(output, WEFT_GRAPH_NODE, 48);
    add_u64(output, node->number);
    add_u64(output, node->begin);
    add_u64(output, node->end);
    add_u64(output, node->object);
    add_u32(output, node->context);
    add_u32(output, node->thread);
    add_u32(output, node->place);
    add_u8(output, node->kind);
    add_u8(output, node->flags);
    add_u8(output, node->means);
    add_u8(output, 0);
}

void graph_file_edge(struct output *output, const struct weft_graph_edge *edge)
{
    begin_record(output, WEFT_GRAPH_EDGE, 24);
    add_u64(output, edge->from);
    add_u64(output, edge->to);
    add_u32(output, edge->kind);
    add_u32(output, edge->is_certain);
}

void graph_file_block(struct output *output, uint32_t number, uint32_t loop, uint32_t place, const struct trace_block *block)
{
    begin_record(output, WEFT_GRAPH_BLOCK, 32 + 32 * block->accesses.count);
    add_u32(output, number);
    add_u32(output, place);
    add_u32(output, loop);
    add_u32(output, block->line_begin);
    add_u32(output, block->line_end);
    add_u32(output, (uint32_t)block->accesses.count);
    add_u8(output, block->kind);
    add_u8(output, block->slots);
    output_bytes(output, "\0\0\0\0\0", 6);
    for (size_t i = 0; i < block->accesses.count; i++) {
        const struct trace_access *access = &block->accesses.items[i];
        add_u32(output, access->line);
        add_u32(output, access->column);
        add_u32(output, access->size);
        add_u8(output, access->kind);
        add_u8(output, access->part);
        add_u8(output, access->slot);
        add_u8(output, access->stride_slot);
        add_u64(output, (uint64_t)access->offset);
        add_u64(output, (uint64_t)access->stride);
    }
}

void graph_file_accesses(struct output *output, const struct weft_graph_accesses *accesses)
{
    begin_record(output, WEFT_GRAPH_ACCESSES, 16 + 8 * accesses->n_words);
    add_u64(output, accesses->node);
    add_u64(output, accesses->thread);
    output_bytes(output, accesses->words, 8 * accesses->n_words);
}

void graph_file_allocation(struct output *output, const struct weft_graph_allocation *allocation)
{
    begin_record(output, WEFT_GRAPH_ALLOCATION, 48);
    add_u64(output, allocation->node);
    add_u64(output, allocation->time);
    add_u64(output, allocation->address);
    add_u64(output, allocation->size);
    add_u32(output, allocation->context);
    add_u32(output, allocation->place);
    add_u32(output, allocation->is_free);
    add_u32(output, 0);
}

void graph_file_area(struct output *output, const struct weft_graph_area *area)
{
    begin_record(output, WEFT_GRAPH_AREA, 24);
    add_u64(output, area->begin);
    add_u64(output, area->end);
    add_u32(output, area->pid);
    add_u32(output, area->thread);
}

void graph_file_frame(struct output *output, const struct weft_graph_frame *frame)
{
    begin_record(output, WEFT_GRAPH_FRAME, 16);
    add_u64(output, frame->node);
    add_u64(output, frame->address);
}

void graph_file_note(struct output *output, const struct weft_graph_note *note)
{
    size_t size = 8 + strlen(note->text) + 1;
    begin_record(output, WEFT_GRAPH_NOTE, size);
    add_u64(output, note->count);
    add_text(output, note->text);
    end_record(output, size);
}

void graph_file_end(struct output *output, const struct weft_graph_end *end)
{
    begin_record(output, WEFT_GRAPH_END, 24);
    add_u64(output, end->nodes);
    add_u64(output, end->edges);
    add_u64(output, end->records);
}
