/* An analysis of one's own: how often a lock was taken in a line, how long that took, and how long it was held (with the time
 * in which a wait for a condition gives it away).
 *     gcc -shared -fPIC -I PREFIX/include locks.c -o locks.so && weft analyse ./locks.so program.graph */
#include <weft/graph.h>

enum { N = 1 << 16 };
static uint64_t taken[N], waited[N], held[N];                 /* by place */
static uint64_t objects[N], contexts[N], since[N], places[N]; /* who holds what */

static size_t find(const struct weft_graph_node *node)
{
    size_t at = (node->object / 8 * 31 + node->context) % N;
    while (contexts[at] && (objects[at] != node->object || contexts[at] != node->context))
        at = (at + 1) % N;
    objects[at] = node->object;
    contexts[at] = node->context;
    return at;
}

static int run(struct weft_graph *graph, FILE *out, int as_json)
{
    struct weft_graph_record record;
    int result;
    while ((result = weft_graph_next(graph, &record)) > 0) {
        const struct weft_graph_node *node = &record.is.node;
        if (record.kind != WEFT_GRAPH_NODE || node->flags & (WEFT_NODE_FAILED | WEFT_NODE_UNKNOWN) || node->place >= N)
            continue;
        if (node->means == WEFT_MEANS_ACQUIRE) {
            taken[node->place]++;
            waited[node->place] += node->end - node->begin;
            since[find(node)] = node->end;
            places[find(node)] = node->place;
        } else if (node->means == WEFT_MEANS_RELEASE) {
            held[places[find(node)]] += node->begin - since[find(node)];
        }
    }
    fputs(as_json ? "[" : "taken\twaited ns\theld ns\tplace\n", out);
    for (uint32_t i = 0, n = 0; i < graph->n_places; i++)
        if (taken[i])
            fprintf(out, as_json ? "%s{\"taken\": %llu, \"waited_ns\": %llu, \"held_ns\": %llu, \"line\": %u}" : "%s%llu\t%llu\t%llu\tline %u\n",
                    as_json && n++ ? ", " : "", (unsigned long long)taken[i], (unsigned long long)waited[i], (unsigned long long)held[i],
                    weft_graph_place(graph, i)->line);
    fputs(as_json ? "]" : "", out);
    return result;
}

WEFT_ANALYSIS_EXPORT;
const struct weft_analysis weft_analysis = { .size = sizeof weft_analysis, .name = "locks", .summary = "how long locks were held", .run = run };
