#include "record_options.h"

#include <fnmatch.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "log.h"
#include "reader.h"
#include "status.h"

#include <weft/format.h>

static int add_pattern(const struct option_use *use, struct str *patterns)
{
    if (!*use->value || strchr(use->value, ';'))
        return options_refuse(use->command, "--%s '%s': not a pattern; names may have * and ? in place of some letters, and no ';'", use->row->name,
                              use->value);
    str_add(patterns, patterns->length ? ";" : "");
    str_add(patterns, use->value);
    return STATUS_DONE;
}

static int take_only(const struct option_use *use, void *context)
{
    return add_pattern(use, &((struct record_options *)context)->only);
}

static int take_without(const struct option_use *use, void *context)
{
    return add_pattern(use, &((struct record_options *)context)->without);
}

static int take_thread(const struct option_use *use, void *context)
{
    return add_pattern(use, &((struct record_options *)context)->threads);
}

static int take_depth(const struct option_use *use, void *context)
{
    size_t length = strspn(use->value, "0123456789");
    if (*use->value < '1' || use->value[length] || length > 9)
        return options_refuse(use->command, "--depth %s: not a number of calls; 1 keeps the outermost alone", use->value);
    ((struct record_options *)context)->depth = use->value;
    return STATUS_DONE;
}

static int take_min(const struct option_use *use, void *context)
{
    struct record_options *options = context;
    uint64_t ns;
    if (!filter_parse_time(use->value, &ns) || ns == 0 || ns >> 50)
        return options_refuse(use->command, "--min %s: not a time; times look like 10us, 1.5ms, 200ns", use->value);
    options->min = strchr(use->value, '.') ? arena_printf(options->only.arena, "%" PRIu64 "ns", ns) : use->value;
    return STATUS_DONE;
}

const struct option_row record_option_rows[] = {
    { .name = "only", .argument = "PATTERN", .repeats = true, .take = take_only, .help = "record no calls but those of this name (* and ?)" },
    { .name = "without", .argument = "PATTERN", .repeats = true, .take = take_without, .help = "don't record calls of this name" },
    { .name = "depth", .argument = "N", .take = take_depth, .help = "don't record what is nested deeper than N recorded calls" },
    { .name = "min", .argument = "TIME", .take = take_min, .help = "don't record calls that are over in less: 10us, 2ms" },
    { .name = "thread",
      .argument = "NAME",
      .repeats = true,
      .take = take_thread,
      .help = "record no threads but those of this name; the first is main" },
    { .name = "off", .at = offsetof(struct record_options, starts_off), .help = "record nothing until `weft on`" },
    { 0 },
};

void record_options_start(struct record_options *options, struct arena *arena)
{
    options->only.arena = options->without.arena = options->threads.arena = arena;
}

static const char *const variables[] = { WEFT_ENV_ONLY, WEFT_ENV_WITHOUT, WEFT_ENV_THREAD, WEFT_ENV_DEPTH, WEFT_ENV_MIN, WEFT_ENV_START };
enum { N_VARIABLES = sizeof variables / sizeof *variables, N_FILTERS = N_VARIABLES - 1 /* of which traces tell */ };

int record_options_announce(const struct record_options *options)
{
    const char *const values[N_VARIABLES] = { options->only.text, options->without.text, options->threads.text,
                                              options->depth,     options->min,          options->starts_off ? "off" : NULL };
    for (size_t i = 0; i < N_VARIABLES; i++)
        if (values[i] && setenv(variables[i], values[i], 1) != 0) {
            log_errno("cannot set %s", variables[i]);
            return STATUS_FAILURE;
        }
    return STATUS_DONE;
}

static bool has_name(const struct trace *trace, const char *pattern)
{
    for (size_t i = 0; i < trace->processes.count; i++)
        for (uint32_t k = 1; k < trace->processes.items[i]->n_sites; k++) {
            const struct weft_site *site = &trace->processes.items[i]->sites[k];
            if (site->callee && fnmatch(pattern, site->callee, 0) == 0)
                return true;
        }
    return false;
}

/* Of a variable with patterns, separated by semicolons. False: there are no more. */
static bool next_pattern(const char **at, struct slice *pattern)
{
    if (!*at || !*(*at += strspn(*at, ";")))
        return false;
    *pattern = (struct slice){ *at, strcspn(*at, ";") };
    *at += pattern->length;
    return true;
}

/* Of each pattern that is no call's name: a misspelling, or a name without its namespace. */
static void check_names(struct arena *arena, const struct trace *trace, const char *variable)
{
    struct slice pattern;
    for (const char *at = getenv(variable); next_pattern(&at, &pattern);)
        if (!has_name(trace, command_name_pattern(arena, pattern)))
            log_warning(
                "%s %.*s: the program has come to no call of that name; names are those of `weft report`, such as std::sort or crate::function",
                variable, (int)pattern.length, pattern.text);
}

static bool is_main(const struct trace_thread *thread)
{
    return thread->tid == thread->process->pid;
}

/* Whether the pattern is a thread's name: that of reports, or the one that the system knew, by which programs filter. */
static const struct trace_thread *find_thread(const struct trace *trace, const char *pattern, bool is_shown)
{
    for (size_t i = 0; i < trace->processes.count; i++)
        for (size_t k = 0; k < trace->processes.items[i]->threads.count; k++) {
            const struct trace_thread *thread = trace->processes.items[i]->threads.items[k];
            if (fnmatch(pattern, is_shown || !thread->given ? thread->name : thread->given, 0) == 0 ||
                (is_main(thread) && fnmatch(pattern, "main", 0) == 0))
                return thread;
        }
    return NULL;
}

static void check_threads(struct arena *arena, const struct trace *trace)
{
    struct slice given;
    for (const char *at = getenv(WEFT_ENV_THREAD); next_pattern(&at, &given);) {
        const char *pattern = arena_strndup(arena, given.text, given.length);
        const struct trace_thread *shown = find_thread(trace, pattern, true);
        if (find_thread(trace, pattern, false))
            continue;
        if (shown)
            log_warning("%s %s: the system called these threads %s. Reports show them by their start routine, since the program gave them no name "
                        "(pthread_setname_np, weft_name_thread); `weft report --thread %s` takes that name, too",
                        WEFT_ENV_THREAD, pattern, shown->given, pattern);
        else
            log_warning("%s %s: no thread of the program had that name at its end", WEFT_ENV_THREAD, pattern);
    }
}

void record_options_check(struct arena *arena, const struct trace *trace)
{
    check_threads(arena, trace);
    check_names(arena, trace, WEFT_ENV_ONLY);
    check_names(arena, trace, WEFT_ENV_WITHOUT);
    const char *asked = NULL;
    for (size_t i = 0; i < N_FILTERS && !asked; i++) {
        const char *value = getenv(variables[i]);
        asked = value && *value ? variables[i] : NULL;
    }
    for (size_t i = 0; asked && i < trace->processes.count; i++)
        if (!*trace->processes.items[i]->filter) {
            log_warning("%s was not filtered: programs that contain an older libweft don't know %s",
                        reader_process_name(arena, trace, trace->processes.items[i]), asked);
            return;
        }
}
