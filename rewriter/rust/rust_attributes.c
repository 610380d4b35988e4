#include "rust_attributes.h"

#include <ctype.h>
#include <string.h>

#include "rust_callee.h"
#include "rust_cfg.h"
#include "rust_crate.h"
#include "rust_path.h"
#include "select.h"

enum { MOST_GLOB_NAMES = 16 };

static bool is_builtin(const char *name)
{
    static const char *const names[] = {
#define BUILTIN(name) name,
#define MACRO(crate, name)
#include "rust_attributes.def"
#undef BUILTIN
#undef MACRO
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return strncmp(name, "rustc_", 6) == 0;
}

/* "tokio::main", by its first and its last segment. */
static bool is_known_macro(const char *path)
{
    static const char *const macros[][2] = {
#define BUILTIN(name)
#define MACRO(crate, name) { crate, name },
#include "rust_attributes.def"
#undef BUILTIN
#undef MACRO
    };
    size_t length = strcspn(path, ":");
    for (size_t i = 0; i < sizeof macros / sizeof *macros; i++)
        if (strlen(macros[i][0]) == length && memcmp(path, macros[i][0], length) == 0 && strcmp(rust_path_last(path), macros[i][1]) == 0)
            return true;
    return false;
}

static bool is_named(const struct rust_walk *w, const char *path)
{
    const struct config *config = w->request->config;
    for (size_t i = 0; i < config->attributes.count; i++)
        if (select_matches(config->attributes.items[i], path))
            return true;
    return false;
}

/* A path as it stands in the attribute, without blanks. */
static bool path_keeps_bodies(const struct rust_visit *visit, const char *path)
{
    const struct rust_walk *w = visit->walk;
    const char *names[MOST_GLOB_NAMES];
    struct rust_name name = rust_resolve_here(visit, path);
    size_t crate = strcspn(name.absolute, ":");
    char *first = arena_strndup(w->arena, path, strcspn(path, ":"));
    /* A function or module of the crate is no attribute, since a crate cannot use its own attribute macros. */
    bool is_imported =
        name.is_known && !(strlen(rust_crate_name(w->crate)) == crate && strncmp(name.absolute, rust_crate_name(w->crate), crate) == 0);
    bool is_standard = strncmp(name.absolute, "std::", 5) == 0 || strncmp(name.absolute, "core::", 6) == 0;
    if (is_named(w, path) || is_named(w, name.absolute) || is_known_macro(name.absolute) || is_standard)
        return true;
    if (!is_imported && is_builtin(first))
        return true;
    size_t n = name.is_known ? 0 : rust_glob_names(w->arena, w->crate, visit->scope, path, names, MOST_GLOB_NAMES);
    for (size_t i = 0; i < n; i++)
        if (is_known_macro(names[i]))
            return true;
    return false;
}

/* `path`, `path = VALUE`, `path(TOKENS)`, between `begin` and `end`. */
static bool part_keeps_bodies(const struct rust_visit *visit, const char *begin, const char *end)
{
    struct str path = { .arena = visit->walk->arena };
    for (; begin < end && (isalnum((unsigned char)*begin) || strchr("_: \t\r\n#", *begin) || (unsigned char)*begin >= 0x80); begin++)
        if (!isspace((unsigned char)*begin))
            str_add_char(&path, *begin);
    bool is_wrapped = path.length && (strcmp(path.text, "unsafe") == 0 || strcmp(path.text, "cfg_attr") == 0);
    if (!path.length) /* a comma at the end, or nothing that could be a path: the compiler may say */
        return begin == end;
    if (!is_wrapped || begin == end)
        return path_keeps_bodies(visit, path.text);
    const char *close = end;
    while (close > begin + 1 && !strchr(")]}", close[-1]))
        close--;
    close--;
    const char *at = begin + 1;
    if (strcmp(path.text, "cfg_attr") == 0) { /* Reference, "The cfg_attr attribute": a predicate, and any attributes */
        const char *predicate = at;
        at = rust_end_of_part(at, close);
        if (rust_cfg_is_false(rust_crate_cfg(visit->walk->crate), (struct slice){ predicate, (size_t)(at - predicate) }))
            return true;
        at += at < close;
    }
    while (at < close) {
        const char *part = rust_end_of_part(at, close);
        if (!part_keeps_bodies(visit, at, part))
            return false;
        at = part + (part < close);
    }
    return true;
}

bool rust_attribute_keeps_bodies(const struct rust_visit *visit, TSNode attribute)
{
    struct slice text = tree_text(visit->walk->unit->source, attribute);
    const char *open = memchr(text.text, '[', text.length), *end = text.text + text.length;
    if (!open || end[-1] != ']')
        return true;
    return part_keeps_bodies(visit, open + 1, end - 1);
}
