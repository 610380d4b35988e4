/* weft cc COMPILER ARGS... */
#include "commands.h"
#include "weft_compile.h"

static int run(const struct command *command, int argc, char **argv)
{
    struct operands operands;
    int status = options_read(command, argc, argv, NULL, &operands);
    if (status != STATUS_DONE)
        return options_exit(status);
    return operands.count ? weft_compile(operands.words) : options_refuse(command, "cc: which compiler?");
}

const struct command command_cc = {
    .name = "cc",
    .summary = "one compiler call, wrapped: weft cc gcc -c file.c",
    .operands = "COMPILER ARGS...",
    .operand = WORD_PROGRAM,
    .about = "One compiler call with its sources rewritten; everything else is passed on as it is. The configuration is $WEFT_CONFIG, then "
             "./weft.json, ./config.json, or above. WEFT_VERBOSE=1 in the environment tells what is decided and why.",
    .ends_at_operand = true,
    .run = run,
};
