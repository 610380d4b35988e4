/* weft cc COMPILER ARGS... */
#include <string.h>

#include "commands.h"
#include "fs.h"
#include "weft_compile.h"

/* Compilers that have a command of their own. */
static const struct command *const others[] = { &command_javac, &command_rustc };

static int run(const struct command *command, int argc, char **argv)
{
    struct operands operands;
    int status = options_read(command, argc, argv, NULL, &operands);
    if (status != STATUS_DONE)
        return options_exit(status);
    if (!operands.count)
        return options_refuse(command, "cc: which compiler?");
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (strcmp(fs_name_of(operands.words[0]), others[i]->name) == 0)
            return others[i]->run(others[i], operands.count, operands.words);
    return weft_compile(operands.words);
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
