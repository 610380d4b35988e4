#include "language.h"

#include <stddef.h>

#include "str.h"

const char *language_by_name(const char *path)
{
    static const struct {
        const char *ending, *language;
    } endings[] = { { ".c", "c" },   { ".cc", "c++" }, { ".cpp", "c++" }, { ".cxx", "c++" }, { ".c++", "c++" },
                    { ".C", "c++" }, { ".cp", "c++" }, { ".CPP", "c++" }, { ".rs", "rust" } };
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
        if (text_ends_with(path, endings[i].ending))
            return endings[i].language;
    return NULL;
}
