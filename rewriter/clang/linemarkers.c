#include "linemarkers.h"

#include <ctype.h>
#include <string.h>

#include "fs.h"
#include "select.h"
#include "source_map.h"

/* Where the name begins in the linemarker at the begin of the text; NULL: there is none. */
static const char *find_name(struct slice text)
{
    const char *at = text.text, *end = at + text.length;
    if (text.length < 2 || at[0] != '#' || at[1] != ' ')
        return NULL;
    for (at += 2; at < end && isdigit((unsigned char)*at); at++)
        ;
    return end - at < 3 || at[0] != ' ' || at[1] != '"' ? NULL : at + 2;
}

bool linemarkers_begin(struct slice text)
{
    return find_name(text) != NULL;
}

/* The file that the text was made of; NULL: no preprocessor made it. */
static const char *find_origin(struct arena *arena, struct slice text)
{
    struct str name = { .arena = arena };
    const char *at = find_name(text), *end = text.text + text.length;
    if (!at)
        return NULL;
    str_begin(&name);
    for (; at < end && *at != '"' && *at != '\n'; at++) {
        at += *at == '\\' && at + 1 < end;
        str_add_char(&name, *at);
    }
    return at < end && *at == '"' ? name.text : NULL;
}

/* Why calls in this part of the text are left alone. A file that is not there is one that its #line names: what a generator read, on
 * some machine. */
static enum reason why_not(const struct unit *unit, const struct rewrite_request *request, const char *name)
{
    const char *path = request_path(unit->arena, request, name);
    if (select_header(request->select, path, false) || !fs_exists(path))
        return REASON_NONE;
    return select_source(request->select, path) ? REASON_IN_HEADER : REASON_EXCLUDED;
}

void linemarkers_select(struct unit *unit, const struct rewrite_request *request)
{
    const char *origin = find_origin(unit->arena, unit->file), *last = origin;
    enum reason reason = REASON_NONE;
    if (!origin)
        return;
    const char *path = request_path(unit->arena, request, origin);
    if (fs_exists(path))
        unit->is_excluded = !select_source(request->select, path);
    for (size_t i = 0; i < unit->points.count; i++) {
        struct point *point = &unit->points.items[i];
        const char *name = point->presumed_file;
        if (!name || point->in_header || source_map_inclusion(unit, point))
            continue;
        if (strcmp(name, last) != 0) {
            last = name;
            reason = strcmp(name, origin) == 0 ? REASON_NONE : why_not(unit, request, name);
        }
        if (reason && !point->reason)
            point->reason = reason;
    }
}
