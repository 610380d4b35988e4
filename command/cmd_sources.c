/* The common part of the commands that read source files. */
#include "cmd_sources.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "config_read.h"
#include "build_tool.h"
#include "commands.h"
#include "flags.h"
#include "fs.h"
#include "language.h"
#include "log.h"
#include "program_names.h"
#include "state.h"
#include "wrap_args.h"

static bool is_known_name(const char *path)
{
    return strcmp(path, "-") == 0 || text_ends_with(path, ".h") || language_of_file(path) != NULL;
}

const struct option_row sources_rows[] = {
    { .name = "state", .argument = "DIR", .word = WORD_DIRECTORY, .at = offsetof(struct sources, state), .help = "the DIR of `weft build -o DIR`" },
    { .name = "database",
      .letter = 'p',
      .argument = "DIR",
      .word = WORD_DIRECTORY,
      .at = offsetof(struct sources, database),
      .help = "the directory of the compile_commands.json that has the flags" },
    { 0 },
};

static bool read_database(struct sources *s, const char *directory, const char *source)
{
    return flags_read_database(&s->arena, fs_join(&s->arena, directory, "compile_commands.json"), source, &s->request);
}

/* The flags of the build: remembered for this directory or one above the file, or from a database there. */
static void find_flags(struct sources *s, const char *path)
{
    const char *source = fs_absolute(&s->arena, path), *above = fs_directory_of(&s->arena, source);
    s->found = NULL;
    if (s->database) {
        if (!read_database(s, s->database, source) && !s->is_quiet)
            log_warning("%s/compile_commands.json: has no entry for %s", s->database, path);
        return;
    }
    const char *state = s->state ? s->state : state_directory(&s->arena, fs_absolute(&s->arena, "."));
    for (; !flags_recall(&s->arena, state, source, &s->request); above = fs_directory_of(&s->arena, above)) {
        if (read_database(s, above, source) || read_database(s, fs_join(&s->arena, above, "build"), source) || strcmp(above, "/") == 0)
            return;
        state = state_directory(&s->arena, above);
    }
    s->found = state;
    s->request.answers = fs_join(&s->arena, state, "targets");
}

/* Asks the build tools how the file's project compiles it, unless flags are given. */
static void find_request(struct sources *s, const char *path)
{
    s->request.own = NULL;
    s->project = NULL;
    for (size_t i = 0; build_tools[i] && !s->request.own && !s->request.n_flags; i++)
        if (build_tools[i]->find_request)
            s->request.own = build_tools[i]->find_request(&s->arena, path, &s->tool_states[i], &s->project);
}

static int each_file(struct sources *s, const char *path, int (*each)(struct sources *, struct rewrite_result *))
{
    struct arena arena = { 0 };
    struct diags diags = { .arena = &arena };
    struct rewrite_result result;
    int status = STATUS_FAILURE;
    const struct rewrite_request given = s->request;
    s->request.path = path;
    s->request.contents = (struct slice){ 0 };
    find_request(s, path);
    if (!s->request.own && !given.n_flags && !given.compiler && strcmp(path, "-") != 0)
        find_flags(s, path);
    if (!is_known_name(path)) {
        diag_add(&diags, path, 0, 0, "not a %s source by its name; accepted are %s files (and no preprocessed .i files)", language_titles(&arena),
                 language_endings(&arena));
    } else if (strcmp(path, "-") == 0 && fs_read(&arena, "/dev/stdin", 0, &s->request.contents) != 0) {
        log_errno("cannot read standard input");
    } else if (rewrite_unit(&arena, &s->request, &result, &diags) == 0) {
        status = each(s, &result);
        s->n_flawed += diags.list.count > 0;
        if (diags.list.count && !s->is_quiet)
            log_warning(
                "%s: the front end reports %zu error(s), calls near them are left alone; build it with weft first, or give the flags it needs "
                "behind --",
                path, diags.list.count);
    }
    if (!s->is_quiet || status != STATUS_DONE)
        diag_print(&diags);
    arena_release(&arena);
    s->request = given;
    return status;
}

/* The language that -x names; NULL: the files' names tell. */
static const char *named_language(const struct operands *operands)
{
    const char *name = NULL;
    for (size_t i = 0; i < (size_t)operands->n_flags; i++)
        if (text_starts_with(operands->flags[i], "-x"))
            name = operands->flags[i][2] ? operands->flags[i] + 2 : i + 1 < (size_t)operands->n_flags ? operands->flags[i + 1] : NULL;
    const struct language *language = name ? language_by_name(name) : NULL;
    return language && language->is_driven ? language->name : NULL;
}

/* Takes the words after --: the flags, optionally preceded by the name of the compiler. */
static void take_flags(struct sources *s, const struct operands *operands)
{
    bool has_compiler = operands->n_flags > 0 && operands->flags[0][0] != '-';
    s->request.compiler = has_compiler ? operands->flags[0] : NULL;
    s->request.flags = (const char *const *)operands->flags + has_compiler;
    s->request.n_flags = (size_t)operands->n_flags - has_compiler;
    s->request.language = named_language(operands);
    if (has_compiler && compiler_name_is(program_name(s->request.compiler))) { /* as the wrapper takes them */
        struct wrap_args args;
        wrap_args_parse(&s->arena, operands->flags + 1, &args);
        s->request.flags = args.flags.items;
        s->request.n_flags = args.flags.count;
    }
}

static size_t count_tools(void)
{
    size_t n = 0;
    while (build_tools[n])
        n++;
    return n;
}

int sources_rewrite(struct sources *s, const struct operands *operands, int (*each)(struct sources *, struct rewrite_result *))
{
    struct diags diags = { .arena = &s->arena };
    const char *path = s->request.config ? NULL : config_find(&s->arena, s->config_path, &diags);
    if (path)
        s->request.config = config_load(&s->arena, path, &diags);
    diag_print(&diags);
    if (!s->request.config)
        return STATUS_USAGE;
    s->request.select = select_new(&s->arena, s->request.config);
    s->tool_states = arena_array(&s->arena, void *, count_tools());
    take_flags(s, operands);
    int status = STATUS_DONE;
    for (int i = 0; i < operands->count; i++) {
        int one = each_file(s, operands->words[i], each);
        status = one > status ? one : status;
    }
    for (size_t i = 0; build_tools[i]; i++)
        if (build_tools[i]->close_requests)
            build_tools[i]->close_requests(s->tool_states[i]);
    return status;
}

int sources_each(struct sources *s, const struct command *command, int argc, char **argv, int (*each)(struct sources *, struct rewrite_result *))
{
    struct operands operands;
    int status = options_read(command, argc, argv, s, &operands);
    if (status == STATUS_DONE && operands.count == 0)
        status = options_refuse(command, "no file to read");
    if (status == STATUS_DONE)
        status = sources_rewrite(s, &operands, each);
    arena_release(&s->arena);
    return options_exit(status);
}
