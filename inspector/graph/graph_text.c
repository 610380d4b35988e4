#include "graph_text.h"

#include <inttypes.h>
#include <stdlib.h>

#include "arena.h"

static const char *const kind_names[] = { "work", "sync", "barrier", "create", "join", "begin", "end", "meeting" };
static const char *const edge_names[] = { "create", "join", "hand-over", "signal", "barrier", "depend", "message" };

static void add_escaped(struct output *output, const char *text, bool is_xml)
{
    for (; *text; text++) {
        unsigned char c = (unsigned char)*text;
        if (is_xml && (c == '<' || c == '>' || c == '&' || c == '"'))
            output_printf(output, "&#%u;", c);
        else if (c < ' ')
            output_char(output, '?');
        else {
            if (!is_xml && (c == '"' || c == '\\'))
                output_char(output, '\\');
            output_char(output, (char)c);
        }
    }
}

/* "pthread_mutex_lock" of a call, else what kind of node it is. */
static const char *name_of(const struct weft_graph *graph, const struct weft_graph_node *node)
{
    const struct weft_graph_place *place = weft_graph_place(graph, node->place);
    bool is_call = place && node->kind >= WEFT_NODE_SYNC && node->kind <= WEFT_NODE_JOIN;
    return is_call ? place->callee : node->kind < sizeof kind_names / sizeof *kind_names ? kind_names[node->kind] : "?";
}

static void add_node(struct output *output, const struct weft_graph *graph, const struct weft_graph_node *node, bool is_xml)
{
    const struct weft_graph_place *place = weft_graph_place(graph, node->place);
    uint64_t duration = node->end - node->begin;
    if (is_xml) {
        output_printf(output, "    <node id=\"n%" PRIu64 "\"><data key=\"kind\">%s</data><data key=\"name\">", node->number,
                      kind_names[node->kind & 7]);
        add_escaped(output, name_of(graph, node), true);
        output_printf(output, "</data><data key=\"context\">%u</data><data key=\"begin\">%" PRIu64 "</data><data key=\"end\">%" PRIu64 "</data>",
                      node->context, node->begin, node->end);
        if (place) {
            output_text(output, "<data key=\"place\">");
            add_escaped(output, place->file, true);
            output_printf(output, ":%u</data>", place->line);
        }
        output_text(output, "</node>\n");
        return;
    }
    output_printf(output, "    n%" PRIu64 " [label=\"", node->number);
    add_escaped(output, name_of(graph, node), false);
    if (place && node->kind != WEFT_NODE_WORK)
        output_printf(output, "\\nline %u", place->line);
    if (duration)
        output_printf(output, "\\n%.3f us", (double)duration / 1000);
    output_printf(output, "\"%s];\n", node->kind == WEFT_NODE_WORK ? ", shape=box" : "");
}

static void add_edge(struct output *output, uint64_t from, uint64_t to, const char *kind, bool is_certain, bool is_xml)
{
    if (is_xml)
        output_printf(
            output, "    <edge source=\"n%" PRIu64 "\" target=\"n%" PRIu64 "\"><data key=\"edge\">%s</data><data key=\"certain\">%s</data></edge>\n",
            from, to, kind, is_certain ? "true" : "false");
    else
        output_printf(output, "    n%" PRIu64 " -> n%" PRIu64 " [%s];\n", from, to,
                      !*kind       ? "weight=10"
                      : is_certain ? "color=red"
                                   : "color=red, style=dashed");
}

static void add_head(struct output *output, bool is_xml)
{
    if (!is_xml) {
        output_text(output, "digraph weft {\n    node [fontsize=10];\n");
        return;
    }
    static const char *const keys[][3] = { { "kind", "node", "string" }, { "name", "node", "string" },    { "context", "node", "int" },
                                           { "begin", "node", "long" },  { "end", "node", "long" },       { "place", "node", "string" },
                                           { "edge", "edge", "string" }, { "certain", "edge", "boolean" } };
    output_text(output, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n");
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        output_printf(output, "  <key id=\"%s\" for=\"%s\" attr.name=\"%s\" attr.type=\"%s\"/>\n", keys[i][0], keys[i][1], keys[i][0], keys[i][2]);
    output_text(output, "  <graph edgedefault=\"directed\">\n");
}

bool graph_text(struct weft_graph *graph, enum graph_format format, struct output *output)
{
    bool is_xml = format == GRAPH_GRAPHML;
    struct weft_graph_record record;
    uint64_t *last = NULL; /* of each context: its newest node */
    uint32_t n_last = 0;
    int result;
    add_head(output, is_xml);
    while ((result = weft_graph_next(graph, &record)) > 0) {
        if (record.kind == WEFT_GRAPH_EDGE) {
            const struct weft_graph_edge *edge = &record.is.edge;
            add_edge(output, edge->from, edge->to, edge->kind < sizeof edge_names / sizeof *edge_names ? edge_names[edge->kind] : "?",
                     edge->is_certain, is_xml);
        }
        if (record.kind != WEFT_GRAPH_NODE)
            continue;
        const struct weft_graph_node *node = &record.is.node;
        add_node(output, graph, node, is_xml);
        if (node->context >= n_last) {
            size_t size = (node->context + (size_t)1) * sizeof *last;
            uint64_t *longer = realloc(last, size);
            if (!longer)
                arena_out_of_memory(size);
            last = longer;
            memset(last + n_last, 0, (node->context + (size_t)1 - n_last) * sizeof *last);
            n_last = node->context + 1;
        }
        if (node->context && last[node->context])
            add_edge(output, last[node->context], node->number, is_xml ? "order" : "", true, is_xml);
        last[node->context] = node->number;
    }
    free(last);
    output_text(output, is_xml ? "  </graph>\n</graphml>\n" : "}\n");
    return result == 0;
}
