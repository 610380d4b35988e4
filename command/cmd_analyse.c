/* weft analyse: what the graph of a trace says. See docs/graph.md. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "analyse.h"
#include "command.h"
#include "commands.h"
#include "fs.h"
#include "install.h"
#include "log.h"
#include "vec.h"

struct options {
    bool json;
    const char *memory, *size, *ways, *line, *cores, *limit;
};

static const struct option_row rows[] = {
    { .name = "json", .at = offsetof(struct options, json), .help = "for programs; described in docs/graph.md" },
    { .name = "memory",
      .argument = "SIZE",
      .at = offsetof(struct options, memory),
      .help = "sharing, races, cache: room for what is known of the program's memory; what has no room is left out and counted (1G)" },
    { .name = "size", .argument = "SIZE", .at = offsetof(struct options, size), .help = "cache: its size in bytes (32K)" },
    { .name = "ways", .argument = "N", .at = offsetof(struct options, ways), .help = "cache: how many lines a set has (8)" },
    { .name = "line", .argument = "SIZE", .at = offsetof(struct options, line), .help = "cache: bytes of a line (64)" },
    { .name = "cores", .argument = "N", .at = offsetof(struct options, cores), .help = "cores: how many (1, 2, 4 ... up to 64)" },
    { .name = "limit",
      .argument = "N",
      .at = offsetof(struct options, limit),
      .help = "rows of each table, 0: all (10 to 20), and elements of each list of --json (all)" },
    { 0 },
};

/* Programs in Python find the module weft_graph. Returns only if there is no Python. */
static int run_python(struct arena *arena, const char *script, const char *path, char **words, int n_words, bool as_json)
{
    VEC(char *) command = { 0 };
    char *built = install_above(arena, 2, "runtime/python"), *installed = install_above(arena, 1, "share/weft/python");
    const char *before = getenv("PYTHONPATH"), *own = fs_exists(fs_join(arena, built, "weft_graph.py")) ? built : installed;
    setenv("PYTHONPATH", before && *before ? arena_printf(arena, "%s:%s", own, before) : own, 1);
    fflush(stdout);
    vec_push(arena, &command, "python3");
    vec_push(arena, &command, (char *)script);
    vec_push(arena, &command, (char *)path);
    for (int i = 0; i < n_words; i++)
        vec_push(arena, &command, words[i]);
    if (as_json)
        vec_push(arena, &command, "--json");
    vec_push(arena, &command, NULL);
    execvp("python3", command.items);
    log_errno("python3");
    return STATUS_FAILURE;
}

static int refuse_name(const struct command *command, struct arena *arena, const char *name)
{
    struct str known = { .arena = arena };
    for (size_t i = 0; graph_analyses[i]; i++)
        str_printf(&known, "%s%s", i ? ", " : "", graph_analyses[i]->name);
    return options_refuse(command, "%s: no analysis of this name; there are %s, and files: ./mine.so, ./mine.py", name, known.text);
}

static int refuse_option(const struct command *command, const struct weft_analysis *analysis, const char *word)
{
    const char *end = strchr(word, '=');
    if (!end)
        return options_refuse(command, "%s: one graph, please; options of analyses are --NAME VALUE, or NAME=VALUE", word);
    return options_refuse(command, "the analysis \"%s\" has no option %.*s", analysis->name, (int)(end - word), word);
}

static int analyse(const struct command *command, struct arena *arena, char **words, int n_words, bool as_json)
{
    const char *name = words[0], *path = words[1];
    bool is_file = strchr(name, '/') != NULL;
    if (text_ends_with(name, ".py"))
        return run_python(arena, name, path, words + 2, n_words - 2, as_json);
    const struct weft_analysis *analysis = is_file ? NULL : analyse_find(name);
    if (!analysis && !is_file)
        return refuse_name(command, arena, name);
    analysis = analysis ? analysis : analyse_load(name);
    for (int i = 2; analysis && i < n_words; i++)
        if (!analyse_has_option(analysis, words[i]))
            return refuse_option(command, analysis, words[i]);
    return analysis && analyse_run(analysis, path, words + 2, n_words - 2, as_json, stdout) ? STATUS_DONE : STATUS_FAILURE;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct arena arena = { 0 };
    struct options options = { 0 };
    struct operands operands;
    int status = options_read(command, argc, argv, &options, &operands);
    const struct {
        const char *name, *value;
    } given[] = { { "memory", options.memory }, { "size", options.size },   { "ways", options.ways },
                  { "line", options.line },     { "cores", options.cores }, { "limit", options.limit } };
    VEC(char *) words = { 0 };
    if (status == STATUS_DONE && operands.count < 2)
        status = options_refuse(command,
                                operands.count == 0 ? "which analysis, of which graph?" : "of which graph? `weft graph TRACE -o FILE` writes one");
    for (int i = 0; status == STATUS_DONE && i < operands.count; i++)
        vec_push(&arena, &words, operands.words[i]);
    for (size_t i = 0; i < sizeof given / sizeof *given; i++)
        if (given[i].value)
            vec_push(&arena, &words, arena_printf(&arena, "%s=%s", given[i].name, given[i].value));
    if (status == STATUS_DONE)
        status = analyse(command, &arena, words.items, (int)words.count, options.json);
    arena_release(&arena);
    return options_exit(status);
}

#define GRAPH_ANALYSIS(name, help) #name " (" help "), "
static const char about[] =
    "Runs an analysis on a graph that `weft graph` has written. NAME is "
#include "graph_analyses.def"
    "a shared library with an analysis of your own (./mine.so), or a program in Python (./mine.py). Options of your own analyses are "
    "OPTION=VALUE. See docs/graph.md.";
#undef GRAPH_ANALYSIS

const struct command command_analyse = {
    .name = "analyse",
    .summary = "work and span, sharing, races, caches, and analyses of your own, of a graph",
    .operands = "NAME GRAPH [OPTION=VALUE]...",
    .operand = WORD_FILE,
    .about = about,
    .groups = { { rows, 0 } },
    .run = run,
};
