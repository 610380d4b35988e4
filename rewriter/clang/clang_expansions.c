/* Macro expansions: which bytes of the main file, and of included files, they cover. */
#include "clang_expansions.h"

#include "clang_cursor.h"
#include "fs.h"

const struct span *clang_expansion_around(const struct walk *w, uint32_t offset)
{
    size_t low = 0, high = w->expansions.count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const struct span *x = &w->expansions.items[middle];
        if (offset < x->begin)
            high = middle;
        else if (offset >= x->end)
            low = middle + 1;
        else
            return x;
    }
    return NULL;
}

/* The path of a file, from the name that the front end gives it. */
static const char *path_of(const struct walk *w, const char *name)
{
    return fs_absolute(w->arena, w->request->directory ? fs_join(w->arena, w->request->directory, name) : name);
}

static struct included *find_included(struct walk *w, CXFile file)
{
    for (size_t i = w->included.count; i-- > 0;)
        if (clang_File_isEqual(w->included.items[i].file, file))
            return &w->included.items[i];
    return NULL;
}

/* The included file at this location; NULL if it is the main file, or no file. */
static struct included *included_at(struct walk *w, CXSourceLocation location)
{
    CXFile file;
    unsigned offset;
    clang_getFileLocation(location, &file, NULL, NULL, &offset);
    if (!file || clang_File_isEqual(file, w->file))
        return NULL;
    struct included *included = find_included(w, file);
    if (included)
        return included;
    bool is_foreign =
        clang_Location_isInSystemHeader(location) && (!w->request->headers || !w->request->config->dependencies.count ||
                                                      !select_header(w->request->select, path_of(w, clang_string(w, clang_getFileName(file))), true));
    vec_push(w->arena, &w->included, (struct included){ .file = file, .is_foreign = is_foreign });
    return &w->included.items[w->included.count - 1];
}

struct span clang_included_expansion(struct walk *w, CXCursor call)
{
    CXSourceRange range = clang_getCursorExtent(call);
    struct included *included = included_at(w, clang_getRangeStart(range));
    struct span found = { 0 };
    if (!included)
        return found;
    unsigned begin, end;
    clang_getExpansionLocation(clang_getRangeStart(range), NULL, NULL, NULL, &begin);
    clang_getExpansionLocation(clang_getRangeEnd(range), NULL, NULL, NULL, &end);
    for (size_t i = 0; i < included->expansions.count; i++) {
        struct span x = included->expansions.items[i];
        bool holds = (x.begin <= begin && begin < x.end) || (x.begin < end && end <= x.end);
        if (holds && x.end - x.begin > found.end - found.begin)
            found = x;
    }
    return found;
}

static void add_to_included(struct walk *w, CXCursor cursor)
{
    CXSourceRange range = clang_getCursorExtent(cursor);
    struct included *included = included_at(w, clang_getRangeStart(range));
    CXFile begin_file, end_file;
    if (!included || included->is_foreign)
        return;
    struct span span = { clang_file_offset(clang_getRangeStart(range), &begin_file), clang_file_offset(clang_getRangeEnd(range), &end_file) };
    if (clang_File_isEqual(begin_file, end_file) && span.begin < span.end)
        vec_push(w->arena, &included->expansions, span);
}

static void add_to_main(struct walk *w, CXCursor cursor)
{
    struct span span;
    if (!clang_cursor_span(w, cursor, &span))
        return;
    struct span *last = w->expansions.count ? &w->expansions.items[w->expansions.count - 1] : NULL;
    if (last && span.begin < last->end) { /* nested in the one before: expansions come in order of their beginning */
        if (span.end > last->end)
            last->end = span.end;
        return;
    }
    vec_push(w->arena, &w->expansions, span);
}

/* Is the location in the main file, whatever linemarkers say? The text of included files may stand in it. */
static bool is_in_main_text(const struct walk *w, CXSourceLocation location)
{
    CXFile file;
    clang_getFileLocation(location, &file, NULL, NULL, NULL);
    return file && clang_File_isEqual(file, w->file);
}

void clang_add_expansion(struct walk *w, CXCursor cursor)
{
    if (is_in_main_text(w, clang_getCursorLocation(cursor)))
        add_to_main(w, cursor);
    else if (w->request->headers)
        add_to_included(w, cursor);
}

bool clang_is_foreign(struct walk *w, CXSourceLocation location)
{
    if (!w->request->headers || !w->request->config->dependencies.count)
        return true;
    const struct included *included = included_at(w, location);
    return included && included->is_foreign;
}
