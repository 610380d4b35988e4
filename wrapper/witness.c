#include "witness.h"

#include <ctype.h>
#include <string.h>

bool witness_names_a_place(struct slice messages)
{
    for (size_t i = 0; i + 1 < messages.length; i++) {
        if (messages.text[i] != ':' || !isdigit((unsigned char)messages.text[i + 1]))
            continue;
        for (i++; i < messages.length && isdigit((unsigned char)messages.text[i]); i++)
            ;
        if (i < messages.length && (messages.text[i] == ':' || messages.text[i] == ','))
            return true;
    }
    return false;
}

bool witness_warnings_are_errors(const struct wrap_args *args)
{
    for (size_t i = 0; i < args->words.count; i++)
        if (text_starts_with(args->words.items[i], "-Werror") || strcmp(args->words.items[i], "-pedantic-errors") == 0)
            return true;
    return false;
}

/* Options with which compilers write more files than those that WRAP_OUTPUT and WRAP_DEPENDS name. */
static bool writes_besides(const char *word)
{
    static const char *const beginnings[] = { "-save-temps",
                                              "--save-temps",
                                              "-gsplit-dwarf",
                                              "--coverage",
                                              "-coverage",
                                              "-ftest-coverage",
                                              "-fprofile-",
                                              "-fdump-",
                                              "-d",
                                              "-fstack-usage",
                                              "-fcallgraph-info",
                                              "-ftime-trace",
                                              "-fmodule",
                                              "-fplugin",
                                              "-fsave-optimization-record",
                                              "-foptimization-record",
                                              "-fopt-info",
                                              "-fdiagnostics-format",
                                              "-serialize-diagnostics",
                                              "--serialize-diagnostics",
                                              "-aux-info",
                                              "-Wa,",
                                              "-Wp,",
                                              "-X",
                                              "-wrapper",
                                              NULL };
    for (const char *const *beginning = beginnings; *beginning; beginning++)
        if (text_starts_with(word, *beginning))
            return true;
    return false;
}

bool witness_without_output(struct arena *arena, const struct wrap_args *args, words *out)
{
    if (args->sources.count != 1 || !(args->facts & WRAP_NO_LINK))
        return false;
    for (size_t i = 0; i < args->words.count; i++) {
        const char *word = args->words.items[i];
        const struct wrap_option *option = word[0] == '-' ? wrap_option_find(word) : NULL;
        bool has_value = option && (option->flags & WRAP_NEXT) && strcmp(option->name, word) == 0 && i + 1 < args->words.count;
        bool is_output = option && (option->flags & (WRAP_OUTPUT | WRAP_DEPENDS));
        if (!is_output && writes_besides(word))
            return false;
        if (!is_output)
            vec_push(arena, out, word);
        if (has_value && !is_output)
            vec_push(arena, out, args->words.items[i + 1]);
        i += has_value;
    }
    vec_push(arena, out, "-o");
    vec_push(arena, out, "/dev/null");
    return true;
}
