#include "build_command.h"

#include <stddef.h>
#include <string.h>

#include "program_names.h"

static bool is_one_of(const char *word, const char *const *list)
{
    for (; *list; list++)
        if (strcmp(word, *list) == 0)
            return true;
    return false;
}

static bool has_one_of(char *const *words, const char *const *list)
{
    for (; *words; words++)
        if (is_one_of(*words, list))
            return true;
    return false;
}

bool build_command_compiles(char *const *command)
{
    static const char *const nothing[] = { "--help",    "--version",   "-h",        "--dry-run", "--just-print",     "clean",
                                           "distclean", "mostlyclean", "realclean", "mrproper",  "maintainer-clean", NULL };
    static const char *const scripts[] = { "configure", "autogen.sh", "bootstrap.sh", "autoreconf", "ctest", NULL };
    static const char *const cmake_builds[] = { "--build", "--workflow", NULL }, *const meson_builds[] = { "compile", "install", "test", "dist",
                                                                                                           NULL };
    const char *name = program_name(command[0]);
    char *const *words = command + 1;
    if (is_one_of(name, scripts) || has_one_of(words, nothing))
        return false;
    if (strcmp(name, "cmake") == 0)
        return has_one_of(words, cmake_builds);
    if (strcmp(name, "meson") == 0)
        return has_one_of(words, meson_builds);
    return true;
}
