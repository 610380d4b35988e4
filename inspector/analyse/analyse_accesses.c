#include "analyse_accesses.h"

static void visit(void *context, const struct weft_graph_block *block, const struct weft_graph_access *access, uint64_t address)
{
    struct analyse_accesses *accesses = context;
    if (access->size == 0 || address + access->size < address)
        return;
    accesses->n++;
    accesses->now.address = address;
    accesses->now.definition = access;
    accesses->now.spot = analyse_spots_number(&accesses->spots, block, access);
    accesses->each(accesses->context, &accesses->now);
}

int analyse_accesses_add(struct analyse_accesses *accesses, struct weft_graph *graph, const struct weft_graph_record *record)
{
    if (record->kind == WEFT_GRAPH_NODE)
        analyse_nodes_add(&accesses->nodes, &record->is.node);
    if (record->kind != WEFT_GRAPH_ACCESSES)
        return 0;
    accesses->now.node = record->is.accesses.node;
    accesses->now.of = analyse_nodes_find(&accesses->nodes, accesses->now.node);
    const struct weft_graph_context *owner = accesses->now.of ? weft_graph_context(graph, accesses->now.of->context) : NULL;
    if (!owner || !weft_graph_context(graph, accesses->now.of->thread))
        return weft_graph_fail(graph, "accesses of a node that is not there");
    accesses->now.process = owner->pid;
    return weft_graph_each_access(graph, &record->is.accesses, visit, accesses);
}

bool analyse_hidden(const struct weft_graph *graph, const struct weft_graph_accesses *accesses)
{
    for (size_t at = 0; at < accesses->n_words;) {
        const struct weft_graph_block *block = weft_graph_block(graph, (uint32_t)accesses->words[at]);
        for (uint32_t i = 0; block && i < block->n_accesses; i++)
            if (block->accesses[i].slot == WEFT_GRAPH_NO_SLOT && block->accesses[i].kind & WEFT_GRAPH_ATOMIC)
                return true;
        at += 1 + (block ? (size_t)block->slots : 0);
    }
    return false;
}

void analyse_accesses_release(struct analyse_accesses *accesses)
{
    analyse_nodes_release(&accesses->nodes);
    analyse_spots_release(&accesses->spots);
}
