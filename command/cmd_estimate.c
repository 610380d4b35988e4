/* weft estimate: the cost of recording, and a configuration that omits what isn't worth it. See docs/estimate.md. */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "config_read.h"
#include "fs.h"
#include "log.h"
#include "command.h"
#include "callees.h"
#include "estimate.h"
#include "text_format.h"
#include "intervals.h"
#include "json_writer.h"

struct options {
    struct estimate_options estimate;
    const char *config, *output;
    uint64_t limit;
    bool json;
};

static bool read_number(const char *text, double most, double *number)
{
    char *end;
    *number = strtod(text, &end);
    return *text >= '0' && *text <= '9' && !*end && *number <= most;
}

static int take_share(const struct option_use *use, void *context)
{
    struct options *options = context;
    if (read_number(use->value, 100, &options->estimate.share))
        return STATUS_DONE;
    return options_refuse(use->command, "--share %s: not a number of percent", use->value);
}

static int take_whole(const struct option_use *use, uint64_t *number)
{
    double read = 0;
    if (!read_number(use->value, 1e15, &read) || read != (double)(uint64_t)read)
        return options_refuse(use->command, "--%s %s: not a whole number", use->row->name, use->value);
    *number = (uint64_t)read;
    return STATUS_DONE;
}

static int take_pair(const struct option_use *use, void *context)
{
    return take_whole(use, &((struct options *)context)->estimate.pair_cost);
}

static int take_tiny(const struct option_use *use, void *context)
{
    return take_whole(use, &((struct options *)context)->estimate.tiny);
}

static int take_limit(const struct option_use *use, void *context)
{
    return take_whole(use, &((struct options *)context)->limit);
}

static const struct option_row rows[] = {
    { .name = "output",
      .letter = 'o',
      .argument = "OUT",
      .word = WORD_FILE,
      .at = offsetof(struct options, output),
      .help = "writes a configuration that leaves those out: CONFIG, with entries {\"call\": NAME, \"record\": false}" },
    { .name = "pair", .argument = "NS", .take = take_pair, .help = "what a begin and an end cost (default 25; bench/probe measures it)" },
    { .name = "tiny", .argument = "NS", .take = take_tiny, .help = "calls that are shorter on average are tiny (default 500)" },
    { .name = "share",
      .argument = "PERCENT",
      .take = take_share,
      .help = "of the bytes, or of the time: from there on a callee is expensive (default 1)" },
    { .name = "limit", .argument = "N", .take = take_limit, .help = "sites to show, 0 for all (default 40; with --json all)" },
    { .name = "json", .at = offsetof(struct options, json), .help = "for programs; described in docs/estimate.md" },
    { 0 },
};

static double percent(uint64_t part, uint64_t whole)
{
    return whole ? 100.0 * (double)part / (double)whole : 0;
}

static const char *name_of(struct arena *arena, const struct estimate_site *row)
{
    return text_printable(arena, callee_label(arena, row->site, row->kind));
}

static void print_text(const struct estimate *estimate, const struct trace *trace, uint64_t limit)
{
    struct str out = { .arena = trace->arena };
    text_add_count(&out, estimate->bytes);
    str_printf(&out, " bytes of events, %.2f each, ", estimate->events ? (double)estimate->bytes / (double)estimate->events : 0);
    text_add_count(&out, estimate->calls);
    str_add(&out, " intervals; recording took ");
    text_add_time(&out, estimate->cost);
    str_printf(&out, ", %.1f %% of the time of all threads\n\n", percent(estimate->cost, estimate->recorded));
    str_printf(&out, "%14s %7s %12s %9s %7s\n", "bytes", "%", "calls", "mean", "% time");
    for (size_t i = 0; i < estimate->sites.count && (limit == 0 || i < limit); i++) {
        const struct estimate_site *row = &estimate->sites.items[i];
        struct str mean = { .arena = trace->arena };
        text_add_time(&mean, row->calls ? row->time / row->calls : 0);
        str_printf(&out, "%14" PRIu64 " %7.1f %12" PRIu64 " %9s %7.2f  %s%s", row->bytes, percent(row->bytes, estimate->bytes), row->calls, mean.text,
                   percent(row->cost, estimate->recorded), row->is_dropped ? "- " : "", name_of(trace->arena, row));
        if (*row->site->file)
            str_printf(&out, "  at %s:%u", text_path(trace->arena, row->site->file), row->site->line_begin);
        str_add(&out, "\n");
    }
    if (limit && estimate->sites.count > limit)
        str_printf(&out, "and %" PRIu64 " more; --limit 0 shows all\n", estimate->sites.count - limit);
    if (estimate->dropped.count)
        str_printf(&out,
                   "\n-: expensive and tiny, %zu %s: without them %.1f %% of the bytes and %.1f %% of the time go; -o writes such a configuration\n",
                   estimate->dropped.count, estimate->dropped.count == 1 ? "callee" : "callees", percent(estimate->dropped_bytes, estimate->bytes),
                   percent(estimate->dropped_cost, estimate->recorded));
    fputs(out.text, stdout);
}

static void add_site_json(struct json_writer *json, const struct estimate_site *row)
{
    json_line(json, 4);
    json_open_object(json);
    json_member_string(json, "callee", row->site->callee);
    json_member_string(json, "kind", interval_kind_names[row->kind]);
    json_member_string(json, "function", row->site->function);
    json_member_string(json, "file", row->site->file);
    json_member_number(json, "line", row->site->line_begin);
    json_member_number(json, "column", row->site->column);
    json_member_number(json, "calls", row->calls);
    json_member_number(json, "bytes", row->bytes);
    json_member_number(json, "total_ns", row->time);
    json_member_number(json, "cost_ns", row->cost);
    json_member_bool(json, "dropped", row->is_dropped);
    json_close_object(json);
}

static void print_json(const struct estimate *estimate, const struct trace *trace)
{
    struct str out = { .arena = trace->arena };
    struct json_writer json;
    json_to_text(&json, &out, JSON_PADDED);
    json_open_object(&json);
    json_member_number(&json, "version", 1);
    json_member_number(&json, "bytes", estimate->bytes);
    json_member_number(&json, "events", estimate->events);
    json_member_number(&json, "calls", estimate->calls);
    json_member_number(&json, "recorded_ns", estimate->recorded);
    json_member_number(&json, "cost_ns", estimate->cost);
    json_member_number(&json, "dropped_bytes", estimate->dropped_bytes);
    json_member_number(&json, "dropped_cost_ns", estimate->dropped_cost);
    json_line(&json, 2);
    json_name(&json, "sites");
    json_open_array(&json);
    for (size_t i = 0; i < estimate->sites.count; i++)
        add_site_json(&json, &estimate->sites.items[i]);
    json_close_array(&json);
    json_close_object(&json);
    json_finish(&json);
    fputs(out.text, stdout);
}

/* First loads the configuration in the usual way, so that errors in it are reported with their places. */
static int write_configuration(const struct options *options, const struct estimate *estimate, struct arena *arena)
{
    struct diags diags = { .arena = arena };
    struct slice text;
    const char *path = config_find(arena, options->config, &diags);
    if (!path || !config_load(arena, path, &diags)) {
        diag_print(&diags);
        return STATUS_USAGE;
    }
    const char *written = fs_read(arena, path, SIZE_MAX, &text) == 0 ? estimate_configuration(estimate, arena, text.text, text.length) : NULL;
    if (!written) {
        log_error("%s: cannot be taken for the new configuration: it has no \"probes\"", path);
        return STATUS_USAGE;
    }
    if (fs_write_atomic(options->output, written, strlen(written)) != 0) {
        log_errno("cannot write %s", options->output);
        return STATUS_FAILURE;
    }
    return STATUS_DONE;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct options options = { .estimate = { .pair_cost = 25, .tiny = 500, .share = 1 }, .limit = 40 };
    struct arena arena = { 0 };
    struct trace trace;
    struct estimate estimate;
    const char *path;
    size_t printed = 0;
    int status = command_trace(command, argc, argv, &options, &path);
    if (status != STATUS_DONE)
        return options_exit(status);
    status = command_open(&trace, &arena, path);
    if (status == STATUS_DONE) {
        estimate_make(&estimate, &trace, &options.estimate);
        (options.json ? print_json(&estimate, &trace) : print_text(&estimate, &trace, options.limit));
        command_print_problems(&trace, &printed);
        status = options.output ? write_configuration(&options, &estimate, &arena) : STATUS_DONE;
        if (status == STATUS_DONE)
            status = command_status(&trace, estimate.calls + 1);
    }
    arena_release(&arena);
    return status;
}

const struct command command_estimate = {
    .name = "estimate",
    .summary = "what recording costs, and a configuration without what is not worth it",
    .operands = "TRACE",
    .operand = WORD_DIRECTORY,
    .about = "Shows what each site costs in bytes of the trace and in time of the program, and which callees are expensive and tiny.",
    .groups = { { command_config_rows, offsetof(struct options, config) }, { rows, 0 } },
    .run = run,
};
