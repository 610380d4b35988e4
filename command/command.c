#include "command.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "commands.h"
#include "log.h"

enum { MAX_PROBLEMS_SHOWN = 20 };

/* getopt_long has met something that it does not know (`found` '?' or ':'). */
static int bad_option(const char *usage, char **argv, int found)
{
    const char *option = argv[optind > 0 ? optind - 1 : 0];
    if (found == ':')
        return command_bad_usage(usage, "option %s needs a value", option);
    if (optopt > 0 && optopt < 256 && strncmp(option, "--", 2) != 0)
        return command_bad_usage(usage, "unknown option -%c", optopt);
    return command_bad_usage(usage, "unknown option %s", option);
}

int command_options(const struct command_line *line, int argc, char **argv, void *options, int *operand)
{
    int found;
    opterr = optind = 0;
    while ((found = getopt_long(argc, argv, line->shorts, line->options, NULL)) != -1) {
        if (found == '?' || found == ':')
            return bad_option(line->usage, argv, found);
        if (found == 'h') {
            printf("%s", line->usage);
            line->print_help();
            return COMMAND_HELPED;
        }
        int status = line->take(found, optarg, options);
        if (status != STATUS_DONE)
            return status;
    }
    *operand = optind;
    return STATUS_DONE;
}

int command_trace(const struct command_line *line, int argc, char **argv, void *options, const char **trace)
{
    int operand = 0, status = command_options(line, argc, argv, options, &operand);
    if (status != STATUS_DONE)
        return status;
    if (operand == argc)
        return command_bad_usage(line->usage, "%s: which trace?", line->name);
    if (operand + 1 < argc)
        return command_bad_usage(line->usage, "%s: one trace, please: what is '%s'?", line->name, argv[operand + 1]);
    *trace = argv[operand];
    return STATUS_DONE;
}

static void begin_words(struct str *words, const char *text)
{
    str_add(words, words->length ? ", " : "");
    str_add(words, text);
}

int command_take_filter(const char *usage, int option, const char *value, struct filter *filter, struct str *words)
{
    static const char *const names[] = { "where", "thread", "from", "to" };
    const char *name = names[option - OPTION_WHERE], *why = NULL;
    bool has_from = filter->has_window;
    switch (option) {
    case OPTION_WHERE:
        why = filter_add(filter, words->arena, value);
        begin_words(words, value);
        break;
    case OPTION_THREAD:
        why = filter_add(filter, words->arena, arena_printf(words->arena, "thread=%s", value));
        begin_words(words, arena_printf(words->arena, "thread %s", value));
        break;
    default:
        filter->has_window = true;
        if (!has_from)
            filter->to = UINT64_MAX >> 1;
        if (!filter_parse_time(value, option == OPTION_FROM ? &filter->from : &filter->to))
            why = "not a time; times look like 1.5s, 200ms, 10us, 5ns";
        else if (filter->from >= filter->to)
            why = "nothing lies between --from and --to";
        begin_words(words, arena_printf(words->arena, "%s %s", name, value));
        break;
    }
    return why ? command_bad_usage(usage, "--%s %s: %s", name, value, why) : STATUS_DONE;
}

int command_exit(int status)
{
    return status == COMMAND_HELPED ? STATUS_DONE : status;
}

int command_bad_usage(const char *usage, const char *format, ...)
{
    char text[1024];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    log_error("%s", text);
    fprintf(stderr, "%s", usage);
    return STATUS_USAGE;
}

void command_look_at_terminal(bool *colour, size_t *width)
{
    struct winsize size;
    const char *no_colour = getenv("NO_COLOR");
    bool is_terminal = isatty(STDOUT_FILENO);
    *colour = is_terminal && (!no_colour || !*no_colour);
    *width = !is_terminal ? 0 : ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
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
    if (status == READER_DONE)
        return STATUS_DONE;
    for (size_t i = 0; i < trace->problems.count && i < MAX_PROBLEMS_SHOWN; i++)
        print_problem(&trace->problems.items[i], log_error);
    return status == READER_NO_TRACE ? STATUS_USAGE : STATUS_FAILURE;
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

int command_status(const struct trace *trace, uint64_t n_events)
{
    if (n_events > 0 || trace->problems.count == 0)
        return STATUS_DONE;
    log_error("%s: not one event could be read", trace->path);
    return STATUS_FAILURE;
}
