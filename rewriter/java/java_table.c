#define _GNU_SOURCE 1
#include "java_table.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>

#include "fs.h"
#include "str.h"

/* Do runners of tests take a class for one by such a name (Ant's <batchtest> by any pattern of its user's)? */
static bool looks_like_test(const char *name)
{
    return strcasestr(name, "test") || text_ends_with(name, "IT") || text_ends_with(name, "ITCase") || text_ends_with(name, "Spec");
}

/* Public classes have the name of their file, so no two files of a package make the same. */
char *java_table_of(struct arena *arena, const char *path)
{
    char *name = arena_printf(arena, "_%s", strcmp(path, "-") == 0 ? "stdin" : fs_name_of(path));
    char *dot = strrchr(name, '.');
    if (dot)
        *dot = '\0';
    if (looks_like_test(name))
        return arena_printf(arena, "_%016" PRIx64, hash_text(HASH_START, name));
    for (char *c = name; *c; c++)
        *c = isalnum((unsigned char)*c) ? *c : '_';
    return name;
}
