/* The common part of the commands that read source files. */
#include "cmd_sources.h"

#include <stdio.h>
#include <string.h>

#include "config_read.h"
#include "build_tool.h"
#include "commands.h"
#include "fs.h"
#include "language.h"
#include "log.h"

static int complain(const char *usage, const char *what, const char *which)
{
    log_error("%s%s%s", what, which ? ": " : "", which ? which : "");
    fputs(usage, stderr);
    return STATUS_USAGE;
}

/* Returns -1 to go on, else the status to end with. */
static int parse_options(struct sources *s, int argc, char **argv, const char *usage)
{
    bool wants_output = strstr(usage, "-o OUTDIR") != NULL, wants_json = strstr(usage, "--json") != NULL,
         wants_state = strstr(usage, "--state DIR") != NULL, wants_headers = strstr(usage, "--headers") != NULL;
    s->request.headers = !wants_headers; /* what only lists calls lists all */
    s->files = arena_array(&s->arena, char *, (size_t)argc + 1);
    int i = 1;
    for (; i < argc && strcmp(argv[i], "--") != 0; i++) {
        const char *a = argv[i];
        bool config = strcmp(a, "-c") == 0, output = wants_output && strcmp(a, "-o") == 0, state = wants_state && strcmp(a, "--state") == 0;
        if (strcmp(a, "--help") == 0 || strcmp(a, "-h") == 0) {
            fputs(usage, stdout);
            return STATUS_DONE;
        }
        if (config || output || state) {
            if (i + 1 == argc || strcmp(argv[i + 1], "--") == 0)
                return complain(usage, "this option needs a value", a);
            *(config ? &s->config_path : output ? &s->output : &s->state) = argv[++i];
        } else if (wants_json && strcmp(a, "--json") == 0) {
            s->json = true;
        } else if (wants_headers && strcmp(a, "--headers") == 0) {
            s->request.headers = true;
        } else if (a[0] == '-' && a[1]) {
            return complain(usage, "unknown option (compiler flags go behind --)", a);
        } else {
            s->files[s->n_files++] = argv[i];
        }
    }
    if (i < argc)
        i++;
    if (i < argc && argv[i][0] != '-')
        s->request.compiler = argv[i++];
    s->request.flags = (const char *const *)argv + i;
    s->request.n_flags = (size_t)(argc - i);
    return s->n_files ? -1 : complain(usage, "no file to read", NULL);
}

static bool is_known_name(const char *path)
{
    return strcmp(path, "-") == 0 || text_ends_with(path, ".h") || language_of_file(path) != NULL;
}

/* A file is what its project makes of it, unless the flags say how to read it. */
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
    s->request.path = path;
    s->request.contents = (struct slice){ 0 };
    find_request(s, path);
    if (!is_known_name(path)) {
        diag_add(&diags, path, 0, 0, "not a %s source by its name; accepted are %s files (and no preprocessed .i files)", language_titles(&arena),
                 language_endings(&arena));
    } else if (strcmp(path, "-") == 0 && fs_read(&arena, "/dev/stdin", 0, &s->request.contents) != 0) {
        log_errno("cannot read standard input");
    } else if (rewrite_unit(&arena, &s->request, &result, &diags) == 0) {
        status = each(s, &result);
        if (diags.list.count)
            log_warning("%s: the front end reports %zu error(s), calls near them are left alone; flags it needs go behind --", path,
                        diags.list.count);
    }
    diag_print(&diags);
    arena_release(&arena);
    return status;
}

int sources_each(int argc, char **argv, const char *usage, int (*each)(struct sources *, struct rewrite_result *))
{
    struct sources s = { 0 };
    struct diags diags = { .arena = &s.arena };
    int status = parse_options(&s, argc, argv, usage);
    if (status >= 0) {
        arena_release(&s.arena);
        return status;
    }
    const char *path = config_find(&s.arena, s.config_path, &diags);
    s.request.config = path ? config_load(&s.arena, path, &diags) : NULL;
    diag_print(&diags);
    if (!s.request.config) {
        arena_release(&s.arena);
        return STATUS_USAGE;
    }
    size_t n_tools = 0;
    while (build_tools[n_tools])
        n_tools++;
    s.tool_states = arena_array(&s.arena, void *, n_tools);
    s.request.select = select_new(&s.arena, s.request.config);
    status = STATUS_DONE;
    for (int i = 0; i < s.n_files; i++) {
        int one = each_file(&s, s.files[i], each);
        status = one > status ? one : status;
    }
    for (size_t i = 0; build_tools[i]; i++)
        if (build_tools[i]->close_requests)
            build_tools[i]->close_requests(s.tool_states[i]);
    arena_release(&s.arena);
    return status;
}
