#include "functions_find.h"

#include <assert.h>
#include <string.h>

#include "config_read.h"
#include "select.h"

extern const char _binary_config_functions_json_start[], _binary_config_functions_json_end[];

/* It is tested with each build, so a mistake in it is a broken invariant. */
const struct functions *functions_shipped(void)
{
    static struct arena arena;
    static struct functions *shipped;
    if (shipped)
        return shipped;
    struct diags diags = { .arena = &arena };
    // cppcheck-suppress comparePointers ; two ends of one object, which the linker names
    size_t length = (size_t)(_binary_config_functions_json_end - _binary_config_functions_json_start);
    struct config *config = config_parse(&arena, "functions.json", _binary_config_functions_json_start, length, &diags);
    assert(config && "weft's own table is in order");
    shipped = config ? &config->functions : arena_new(&arena, struct functions);
    shipped->path = NULL;
    return shipped;
}

/* Most are plain names, and a trace may have tens of thousands of sites. */
static bool matches(const char *pattern, const char *name)
{
    return strpbrk(pattern, "*?") ? select_matches(pattern, name) : strcmp(pattern, name) == 0;
}

static const struct function_row *find_in(const struct functions *functions, const char *name, bool is_method, int n_arguments)
{
    for (size_t i = functions->rows.count; i-- > 0;) {
        const struct function_row *row = &functions->rows.items[i];
        bool fits = !is_method || row->n_arguments < 0 || n_arguments < 0 || row->n_arguments == n_arguments;
        if (row->is_method == is_method && fits && matches(row->pattern, name))
            return row;
    }
    return NULL;
}

static const struct function_row *find(const struct functions *own, const char *name, bool is_method, int n_arguments)
{
    const struct function_row *row = own ? find_in(own, name, is_method, n_arguments) : NULL;
    return row ? row : find_in(functions_shipped(), name, is_method, n_arguments);
}

const struct function_row *functions_find(const struct functions *own, const char *name)
{
    return find(own, name, false, -1);
}

const struct function_row *functions_find_method(const struct functions *own, const char *name, int n_arguments)
{
    return find(own, name, true, n_arguments);
}
