/* weft sites: lists every selected call and how it is rewritten. The JSON is a stable interface: see docs/sites.md. */
#include <stdio.h>

#include "source_search.h"
#include "command.h"
#include "commands.h"
#include "fallback.h"
#include "fs.h"
#include "state.h"
#include "json_writer.h"
#include "probes.h"
#include "source_map.h"

static const struct option_row rows[] = {
    { .name = "json", .at = offsetof(struct sources, json), .help = "one JSON object for each file, for programs; described in docs/sites.md" },
    { 0 },
};

static void print_text(const struct unit *unit)
{
    uint32_t inclusive = 0, left = 0;
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *p = &unit->points.items[i];
        const char *presumed;
        unsigned line;
        printf("%s:%u:%u: %s %s depth %u ", source_map_file(unit, p), p->line_begin, p->column, p->name, probe_kind_name(p->probe), p->depth);
        if (p->scheme == SCHEME_LEAVE)
            printf("left alone: %s (%s)", reason_code(p->reason), reason_text(p->reason));
        else
            printf("%s%s%s%s", scheme_name(p->scheme), p->inclusive ? " inclusive" : "", p->reason ? " because " : "", reason_code(p->reason));
        if (source_map_presumed(unit, p, &presumed, &line))
            printf(" at %s:%u", presumed, line);
        putchar('\n');
        left += p->scheme == SCHEME_LEAVE;
        inclusive += p->scheme != SCHEME_LEAVE && p->inclusive;
    }
    uint32_t wrapped = (uint32_t)unit->points.count - left;
    fprintf(stderr, "weft: %s: %u calls, %zu points: %u wrapped (%u of them inclusive), %u left alone\n", unit->display, unit->n_calls,
            unit->points.count, wrapped, inclusive, left);
}

static void add_point_json(struct json_writer *json, const struct unit *unit, const struct point *p)
{
    json_line(json, 0);
    json_open_object(json);
    json_member_string(json, "name", p->name);
    json_member_string(json, "kind", probe_kind_name(p->probe));
    json_member_string(json, "file", source_map_file(unit, p));
    json_member_string(json, "function", p->function);
    json_member_number(json, "line_begin", p->line_begin);
    json_member_number(json, "line_end", p->line_end);
    json_member_number(json, "column", p->column);
    const char *presumed;
    unsigned line;
    if (source_map_presumed(unit, p, &presumed, &line)) {
        json_member_string(json, "presumed_file", presumed);
        json_member_number(json, "presumed_line", line);
    }
    json_member_number(json, "depth", p->depth);
    json_member_string(json, "scheme", scheme_name(p->scheme));
    json_member_string(json, "interval", p->scheme == SCHEME_LEAVE ? NULL : p->inclusive ? "inclusive" : "exact");
    if (p->has_tasks)
        json_member_string(json, "task", p->scheme == SCHEME_LEAVE ? NULL : point_task_name(unit->arena, p));
    if (p->release)
        json_member_string(json, "release", p->scheme == SCHEME_LEAVE ? NULL : p->release);
    json_member_string(json, "reason", p->reason ? reason_code(p->reason) : NULL);
    json_close_object(json);
}

static void print_json(const struct unit *unit)
{
    struct str out = { .arena = unit->arena };
    struct json_writer json;
    json_to_text(&json, &out, JSON_COMPACT);
    json_open_object(&json);
    json_member_number(&json, "version", 1);
    json_member_string(&json, "file", unit->display);
    json_member_number(&json, "calls", unit->n_calls);
    json_name(&json, "points");
    json_open_array(&json);
    for (size_t i = 0; i < unit->points.count; i++)
        add_point_json(&json, unit, &unit->points.items[i]);
    json_close_array(&json);
    json_close_object(&json);
    json_finish(&json);
    fwrite(out.text, 1, out.length, stdout);
}

/* Applies what the wrapper remembers: the compiler may have rejected some points. */
static void recall(struct sources *sources, struct rewrite_result *result)
{
    struct unit *unit = result->unit;
    struct fallbacks fallbacks;
    struct rewrite_request request = sources->request;
    struct diags diags = { .arena = unit->arena };
    const char *state = sources->state   ? sources->state
                        : sources->found ? sources->found
                                         : state_directory(unit->arena, fs_absolute(unit->arena, sources->project ? sources->project : "."));
    struct fallback_subject subject = fallback_subject(unit->arena, fs_absolute(unit->arena, unit->path), unit->file, request.config);
    if (!fallback_find(unit->arena, state, &subject, unit, &fallbacks))
        return;
    request.steps = fallbacks.steps.items;
    request.n_steps = fallbacks.steps.count;
    struct rewrite_result stepped;
    if (rewrite_unit(unit->arena, &request, &stepped, &diags) == 0)
        *result = stepped;
}

static int print_sites(struct sources *sources, struct rewrite_result *result)
{
    recall(sources, result);
    (sources->json ? print_json : print_text)(result->unit);
    return STATUS_DONE;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct sources sources = { .request.headers = true };
    struct operands operands;
    int status = options_read(command, argc, argv, &sources, &operands);
    struct source_search search = { 0 };
    if (status == STATUS_DONE && !source_search(&search, &sources, &operands, true))
        status = options_refuse(command, "sites: no file to read: there are no sources here, and nothing was built under weft");
    if (status == STATUS_DONE)
        status = sources_rewrite(&sources, &operands, print_sites);
    source_search_end(&search);
    arena_release(&sources.arena);
    return options_exit(status);
}

const struct command command_sites = {
    .name = "sites",
    .summary = "list the calls that are selected, and what becomes of each",
    .operands = "[FILE...]",
    .operand = WORD_FILE,
    .about =
        "Lists every call that the configuration selects: name, kind, place, depth, and the scheme it is rewritten by, or the reason why it is "
        "left alone. What the compiler rejected in a build of this directory (`weft make`) is taken into account. Without a FILE: of all sources "
        "of the project below this directory.",
    .notes = SOURCES_FLAGS SOURCES_SEARCHED,
    .groups = { { command_config_rows, offsetof(struct sources, config_path) }, { rows, 0 }, { sources_rows, 0 } },
    .has_flags = true,
    .run = run,
};
