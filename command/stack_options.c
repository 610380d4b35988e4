#include "stack_options.h"

#include <string.h>

#include "status.h"

static struct option_value weight(size_t index)
{
    static const struct option_value values[] = { { "time", "self time (default)" }, { "calls", "how many" }, { NULL, NULL } };
    return values[index];
}

const struct option_row stack_option_rows[] = {
    { .name = "backtraces",
      .at = offsetof(struct stack_options, backtraces),
      .help = "stacks are the recorded backtraces (\"backtrace\" of the configuration), not the calls around (export: in folded, speedscope, pprof, "
              "callgrind); default where the trace has any" },
    { .name = "no-backtraces",
      .at = offsetof(struct stack_options, no_backtraces),
      .help = "stacks are the recorded calls, even if some have backtraces" },
    { .name = "weight",
      .argument = "WHAT",
      .values = weight,
      .takes_others = true,
      .at = offsetof(struct stack_options, weight),
      .help = "what a backtrace counts, or the name of a captured number, such as bytes:" },
    { 0 },
};

bool stack_options_backtraces(const struct stack_options *options, bool has_any)
{
    return options->backtraces || (has_any && !options->no_backtraces);
}

int stack_options_check(const struct command *command, const struct stack_options *options)
{
    if (options->backtraces && options->no_backtraces)
        return options_refuse(command, "--backtraces and --no-backtraces: which one?");
    return STATUS_DONE;
}

enum frame_weight stack_options_weight(const struct stack_options *options)
{
    if (!options->weight || strcmp(options->weight, "time") == 0)
        return WEIGH_TIME;
    return strcmp(options->weight, "calls") == 0 ? WEIGH_CALLS : WEIGH_VALUE;
}
