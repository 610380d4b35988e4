#include "analyse.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "json_writer.h"
#include "log.h"

#define GRAPH_ANALYSIS(name, help) extern const struct weft_analysis analysis_of_graph_##name;
#include "graph_analyses.def"
#undef GRAPH_ANALYSIS

const struct weft_analysis *const graph_analyses[] = {
#define GRAPH_ANALYSIS(name, help) &analysis_of_graph_##name,
#include "graph_analyses.def"
#undef GRAPH_ANALYSIS
    NULL
};

const struct weft_analysis *analyse_find(const char *name)
{
    for (size_t i = 0; graph_analyses[i]; i++)
        if (strcmp(graph_analyses[i]->name, name) == 0)
            return graph_analyses[i];
    return NULL;
}

const struct weft_analysis *analyse_load(const char *path)
{
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        log_error("%s", dlerror());
        return NULL;
    }
    const struct weft_analysis *analysis = dlsym(library, "weft_analysis");
    if (!analysis || analysis->size < offsetof(struct weft_analysis, options) || !analysis->run) {
        log_error("%s: exports no weft_analysis; include <weft/graph.h>, and define one behind WEFT_ANALYSIS_EXPORT", path);
        return NULL;
    }
    return analysis;
}

struct weft_graph *analyse_open(const char *path)
{
    struct weft_graph *graph = weft_graph_open(path);
    if (!graph && errno == EINVAL)
        log_error("%s: is no graph, or one of a later version; `weft graph TRACE -o FILE` writes one", path);
    else if (!graph)
        log_errno("%s", path);
    return graph;
}

static void print_notes(const struct weft_graph *graph, FILE *out)
{
    if (graph->n_notes)
        fputs("\nwhat the trace does not tell\n", out);
    for (size_t i = 0; i < graph->n_notes; i++)
        fprintf(out, "  %llu %s\n", (unsigned long long)graph->notes[i].count, graph->notes[i].text);
}

/* "notes" come behind the result, since they are the end of the file. */
static void print_notes_json(struct arena *arena, const struct weft_graph *graph, FILE *out)
{
    struct str text = { .arena = arena };
    for (size_t i = 0; i < graph->n_notes; i++) {
        str_printf(&text, "%s\n  {\"count\": %llu, \"text\": ", i ? "," : "", (unsigned long long)graph->notes[i].count);
        str_add_json(&text, graph->notes[i].text);
        str_add(&text, "}");
    }
    fprintf(out, ",\n\"notes\": [%s]}\n", text.length ? text.text : "");
}

bool analyse_has_option(const struct weft_analysis *analysis, const char *option)
{
    bool knows = analysis->size >= offsetof(struct weft_analysis, options) + sizeof analysis->options && analysis->options;
    const char *end = strchr(option, '=');
    for (size_t i = 0; knows && end && analysis->options[i]; i++)
        if (strlen(analysis->options[i]) == (size_t)(end - option) && strncmp(analysis->options[i], option, (size_t)(end - option)) == 0)
            return true;
    return false;
}

static bool has_good_limit(char **options, int n_options)
{
    for (int i = 0; i < n_options; i++)
        if (strncmp(options[i], "limit=", 6) == 0 && (!options[i][6] || options[i][6 + strspn(options[i] + 6, "0123456789")])) {
            log_error("limit: \"%s\" is no number of rows", options[i] + 6);
            return false;
        }
    return true;
}

bool analyse_run(const struct weft_analysis *analysis, const char *path, char **options, int n_options, bool as_json, FILE *out)
{
    struct arena arena = { 0 };
    if (!has_good_limit(options, n_options))
        return false;
    struct weft_graph *graph = analyse_open(path);
    if (!graph)
        return false;
    graph->options = options;
    graph->n_options = n_options;
    if (as_json) {
        struct str name = { .arena = &arena };
        str_add_json(&name, analysis->name);
        fprintf(out, "{\"version\": 1, \"analysis\": %s, \"result\":\n", name.text);
    }
    bool is_done = analysis->run(graph, out, as_json) == 0;
    if (*graph->error)
        log_error("%s: %s", path, graph->error);
    else if (is_done && !graph->is_complete)
        log_error("%s: the analysis \"%s\" has not read it to its end", path, analysis->name);
    is_done = is_done && graph->is_complete && !*graph->error;
    if (is_done && as_json)
        print_notes_json(&arena, graph, out);
    else if (is_done)
        print_notes(graph, out);
    weft_graph_close(graph);
    arena_release(&arena);
    return is_done;
}

/* Of a large graph each takes a while: a line that the next one overwrites. "": erases it. */
static void say_progress(const char *path, size_t i)
{
    size_t n = 0;
    while (graph_analyses[n])
        n++;
    if (isatty(STDERR_FILENO) && i < n)
        fprintf(stderr, "\r%s: %s, %zu of %zu\033[K", path, graph_analyses[i]->name, i + 1, n);
    else if (isatty(STDERR_FILENO))
        fprintf(stderr, "\r\033[K");
}

bool analyse_for_page(const char *path, struct str *out)
{
    static char limit[] = "limit=" ANALYSE_PAGE_ROWS;
    char *options[] = { limit };
    for (size_t i = 0; graph_analyses[i]; i++) {
        say_progress(path, i);
        char *text = NULL;
        size_t length = 0;
        FILE *written = open_memstream(&text, &length);
        bool is_done = written && analyse_run(graph_analyses[i], path, options, analyse_has_option(graph_analyses[i], limit), true, written);
        if (written && fclose(written) != 0)
            is_done = false;
        str_add(out, i ? "," : "");
        str_add_bytes(out, text, is_done ? length : 0);
        free(text);
        if (!is_done)
            return false;
    }
    say_progress(path, SIZE_MAX);
    return true;
}
