#include "rust_modules.h"

#include <string.h>

struct rust_scope *rust_file_scope(const struct rust_crate *crate, const char *path, size_t *file)
{
    for (*file = 0; *file < crate->files.count; ++*file)
        if (strcmp(crate->files.items[*file].path, path) == 0)
            return crate->files.items[*file].scope;
    return crate->root;
}

const struct rust_parsed *rust_file_parsed(const struct rust_crate *crate, size_t file, struct slice text)
{
    return file < crate->files.count && slice_equal(crate->files.items[file].text, text) ? &crate->files.items[file].parsed : NULL;
}

const struct rust_generated *rust_file_generated(const struct rust_crate *crate, size_t file, size_t *n)
{
    *n = file < crate->files.count ? crate->files.items[file].generated.count : 0;
    return *n ? crate->files.items[file].generated.items : NULL;
}

struct rust_scope *rust_inline_scope(const struct rust_scope *around, size_t file, uint32_t begin)
{
    for (size_t i = 0; i < around->module->bindings.count; i++) {
        const struct rust_binding *binding = &around->module->bindings.items[i];
        if (binding->kind == RUST_BINDS_MODULE && binding->module->file == file && binding->module->begin == begin)
            return binding->module;
    }
    return NULL;
}

bool rust_defines_macro(const struct rust_crate *crate, struct slice name)
{
    for (size_t i = 0; i < crate->macros.count; i++)
        if (slice_is(name, crate->macros.items[i]))
            return true;
    return false;
}
