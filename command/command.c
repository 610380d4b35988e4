#include "command.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "classes.h"
#include "log.h"
#include "machine_clocks.h"
#include "ship_options.h"
#include "snapshot.h"
#include "status.h"
#include "thread_names.h"

enum { MAX_PROBLEMS_SHOWN = 20 };

const struct option_row command_config_rows[] = {
    { .name = "config",
      .letter = 'c',
      .argument = "CONFIG",
      .word = WORD_FILE,
      .help = "the configuration (default: $WEFT_CONFIG, then ./weft.json, ./config.json, or above)" },
    { 0 },
};

/* ---- where, thread, from, to ---- */

static void begin_words(struct str *words, const char *text)
{
    str_add(words, words->length ? ", " : "");
    str_add(words, text);
}

static int filter_refuse(const struct option_use *use, const char *why)
{
    return why ? options_refuse(use->command, "--%s %s: %s", use->row->name, use->value, why) : STATUS_DONE;
}

static int take_where(const struct option_use *use, void *context)
{
    struct filter_options *options = context;
    begin_words(&options->words, use->value);
    return filter_refuse(use, filter_add(&options->filter, options->words.arena, use->value));
}

static int take_thread(const struct option_use *use, void *context)
{
    struct filter_options *options = context;
    struct arena *arena = options->words.arena;
    begin_words(&options->words, arena_printf(arena, "thread %s", use->value));
    return filter_refuse(use, filter_add(&options->filter, arena, arena_printf(arena, "thread=%s", use->value)));
}

static int take_time(const struct option_use *use, void *context)
{
    struct filter_options *options = context;
    struct filter *filter = &options->filter;
    if (!filter->has_window)
        filter->to = UINT64_MAX >> 1;
    filter->has_window = true;
    begin_words(&options->words, arena_printf(options->words.arena, "%s %s", use->row->name, use->value));
    if (!filter_parse_time(use->value, strcmp(use->row->name, "from") == 0 ? &filter->from : &filter->to))
        return filter_refuse(use, "not a time; times look like 1.5s, 200ms, 10us, 5ns");
    return filter_refuse(use, filter->from >= filter->to ? "nothing lies between --from and --to" : NULL);
}

const struct option_row command_filter_rows[] = {
    { .name = "where",
      .argument = "CONDITION",
      .repeats = true,
      .take = take_where,
      .help = "only calls for which it holds: NAME=PATTERN, NAME!=PATTERN (names: callee, function, file, line, class, thread, program, pid), or "
              "duration>TIME; several must all hold" },
    { .name = "thread", .argument = "THREAD", .take = take_thread, .help = "only threads of this tid or name (a pattern)" },
    { .name = "from", .argument = "TIME", .take = take_time, .help = "only what is later, counted from the first event: 1.5s, 200ms, 10us, 5ns" },
    { .name = "to", .argument = "TIME", .take = take_time, .help = "only what is earlier" },
    { 0 },
};

/* ---- the collector ---- */

const struct option_row command_ship_rows[] = {
    { .name = "collector",
      .argument = "HOST:PORT",
      .at = offsetof(struct ship_options, collector),
      .help = "where `weft collect` listens (default: \"collector\" of config.json; none: nowhere)" },
    { .name = "token-file",
      .argument = "FILE",
      .word = WORD_FILE,
      .at = offsetof(struct ship_options, token_file),
      .help = "its first line is the token that the collector asks for (or $WEFT_COLLECTOR_TOKEN)" },
    { .name = "ca-file",
      .argument = "FILE",
      .word = WORD_FILE,
      .at = offsetof(struct ship_options, ca_file),
      .help = "speak TLS, and trust these certificates (PEM)" },
    { 0 },
};

/* ---- operands ---- */

int command_trace(const struct command *command, int argc, char **argv, void *options, const char **trace)
{
    struct operands operands;
    int status = options_read(command, argc, argv, options, &operands);
    if (status != STATUS_DONE)
        return status;
    if (operands.count == 0)
        return options_refuse(command, "%s: which trace?", command->name);
    if (operands.count > 1)
        return options_refuse(command, "%s: one trace, please: what is '%s'?", command->name, operands.words[1]);
    *trace = operands.words[0];
    return STATUS_DONE;
}

int command_process(const struct command *command, int argc, char **argv, void *options, uint32_t *pid)
{
    struct operands operands;
    int status = options_read(command, argc, argv, options, &operands);
    if (status != STATUS_DONE)
        return status;
    if (operands.count != 1)
        return options_refuse(command, operands.count ? "%s: one process at a time" : "%s: which process?", command->name);
    char *end, *word = operands.words[0];
    unsigned long number = strtoul(word, &end, 10);
    if (*word < '1' || *word > '9' || *end || number > INT32_MAX)
        return options_refuse(command, "%s: '%s' is no number of a process", command->name, word);
    *pid = (uint32_t)number;
    return STATUS_DONE;
}

size_t command_find_process(struct arena *arena, uint32_t pid, const char ***directories)
{
    size_t n = snapshot_find(arena, pid, directories);
    if (n == 0 && errno)
        log_errno("process %" PRIu32 ": what it records cannot be seen", pid);
    else if (n == 0)
        log_error("process %" PRIu32 ": records nothing; was it built with weft, and has it come to a selected call?", pid);
    return n;
}

void command_look_at_terminal(bool *colour, size_t *width)
{
    struct winsize size;
    const char *no_colour = getenv("NO_COLOR");
    bool is_terminal = isatty(STDOUT_FILENO);
    *colour = is_terminal && (!no_colour || !*no_colour);
    *width = !is_terminal ? 0 : ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

int command_print(const char *text, size_t length)
{
    if (fwrite(text, 1, length, stdout) == length && fflush(stdout) == 0)
        return STATUS_DONE;
    bool has_reader = errno != EPIPE;
    if (has_reader)
        log_errno("cannot write standard output");
    clearerr(stdout); /* main reports what nobody has reported */
    return has_reader ? STATUS_FAILURE : STATUS_DONE;
}

static void print_problem(const struct trace_problem *problem, void (*print)(const char *, ...))
{
    if (problem->offset == UINT64_MAX)
        print("%s: %s", problem->path, problem->text);
    else
        print("%s: at byte %" PRIu64 ": %s", problem->path, problem->offset, problem->text);
}

int command_open(struct trace *trace, struct arena *arena, const char *path)
{
    enum reader_status status = reader_open(trace, arena, path);
    if (status == READER_DONE) {
        machine_clocks_align(trace);
        thread_names_find(trace);
        return STATUS_DONE;
    }
    for (size_t i = 0; i < trace->problems.count && i < MAX_PROBLEMS_SHOWN; i++)
        print_problem(&trace->problems.items[i], log_error);
    return status == READER_NO_TRACE ? STATUS_USAGE : STATUS_FAILURE;
}

int command_open_filtered(struct trace *trace, struct arena *arena, const char *path, const struct filter *filter)
{
    int status = command_open(trace, arena, path);
    const char *class = status == STATUS_DONE ? filter_unknown_class(filter, trace) : NULL;
    if (!class)
        return status;
    struct str known = { .arena = arena };
    for (size_t i = 0; i < N_CLASSES; i++)
        str_printf(&known, "%s, ", class_names[i]);
    log_error("--where class=%s: no call of %s is of such a class; weft knows %sand a configuration may name others (\"class\")", class, path,
              known.text);
    return STATUS_USAGE;
}

void command_print_problems(const struct trace *trace, size_t *printed)
{
    for (; *printed < trace->problems.count; ++*printed) {
        if (*printed == MAX_PROBLEMS_SHOWN)
            log_warning("%s: more files are damaged; weft report --json lists them all", trace->path);
        if (*printed < MAX_PROBLEMS_SHOWN)
            print_problem(&trace->problems.items[*printed], log_warning);
    }
}

const char *command_name_pattern(struct arena *arena, struct slice pattern)
{
    struct str text = { .arena = arena };
    for (size_t i = 0; i < pattern.length; i++) {
        str_add(&text, pattern.text[i] == '[' || pattern.text[i] == '\\' ? "\\" : "");
        str_add_char(&text, pattern.text[i]);
    }
    return text.text ? text.text : "";
}

void command_say_filter(const struct trace *trace)
{
    const char *filter = reader_filter(trace->arena, trace);
    if (filter)
        log_info("%s was filtered as it ran, and does not hold what was left out: %s", trace->path, filter);
}

int command_status(const struct trace *trace, uint64_t n_events)
{
    if (n_events > 0 || trace->problems.count == 0)
        return STATUS_DONE;
    log_error("%s: not one event could be read", trace->path);
    return STATUS_FAILURE;
}
