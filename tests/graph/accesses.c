/* An analysis that prints every access, for the test that compares it with what weft memory says and with Python's. */
#include <weft/graph.h>

struct printing {
    const struct weft_graph *graph;
    FILE *out;
    uint32_t thread;
};

static void print(void *context, const struct weft_graph_block *block, const struct weft_graph_access *access, uint64_t address)
{
    const struct printing *printing = context;
    fprintf(printing->out, "%u %u %u %s %#llx %s\n", weft_graph_context(printing->graph, printing->thread)->tid, access->line, access->size,
            access->kind & WEFT_GRAPH_STORES ? "store" : "load", (unsigned long long)address,
            weft_graph_place(printing->graph, block->place)->function);
}

static int run(struct weft_graph *graph, FILE *out, int as_json)
{
    struct weft_graph_record record;
    int result;
    (void)as_json;
    while ((result = weft_graph_next(graph, &record)) > 0) {
        struct printing printing = { graph, out, record.kind == WEFT_GRAPH_ACCESSES ? record.is.accesses.thread : 0 };
        if (record.kind == WEFT_GRAPH_ACCESSES && weft_graph_each_access(graph, &record.is.accesses, print, &printing) != 0)
            return -1;
    }
    return result;
}

WEFT_ANALYSIS_EXPORT;
const struct weft_analysis weft_analysis = { .size = sizeof weft_analysis, .name = "accesses", .summary = "every access", .run = run };
