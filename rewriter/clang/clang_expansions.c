/* Macro expansions: which bytes of the main file, and of included files, they cover. */
#include "clang_expansions.h"

#include <string.h>

#include "clang_atomics.h"
#include "clang_cursor.h"
#include "clang_macros.h"

/* The index of the first expansion that ends after this byte. */
static size_t find(const expansions *list, uint32_t offset)
{
    size_t low = 0, high = list->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (list->items[middle].end <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static const struct span *find_around(const expansions *list, uint32_t offset)
{
    size_t i = find(list, offset);
    return i < list->count && list->items[i].begin <= offset ? &list->items[i] : NULL;
}

const struct span *clang_expansion_around(const struct walk *w, uint32_t offset)
{
    return find_around(&w->expansions, offset);
}

const struct span *clang_expansion_of(const struct walk *w, CXCursor cursor)
{
    return clang_expansion_around(w, clang_expansion_offset(clang_getRangeStart(clang_getCursorExtent(cursor))));
}

static struct included *find_included(struct walk *w, CXFile file)
{
    size_t *known = clang_included_slot(w->files, file);
    for (size_t i = w->included.count; *known == 0 && i-- > 0;)
        *known = clang_File_isEqual(w->included.items[i].file, file) ? i + 1 : 0;
    return *known ? &w->included.items[*known - 1] : NULL;
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
    bool is_foreign = clang_Location_isInSystemHeader(location) &&
                      (!w->request->headers || !w->request->config->dependencies.count ||
                       !select_header(w->request->select, request_path(w->arena, w->request, clang_string(w, clang_getFileName(file))), true));
    vec_push(w->arena, &w->included, (struct included){ .file = file, .is_foreign = is_foreign });
    return &w->included.items[w->included.count - 1];
}

const struct span *clang_expansion_at(struct walk *w, CXFile file, uint32_t offset)
{
    if (!file || clang_File_isEqual(file, w->file))
        return file ? clang_expansion_around(w, offset) : NULL;
    struct included *included = find_included(w, file);
    return included ? find_around(&included->expansions, offset) : NULL;
}

/* libclang reports the operator _Pragma, too, which has no expansion that could be written. */
static bool is_operator(const struct walk *w, CXFile file, const struct span *x)
{
    return clang_File_isEqual(file, w->file) && lex_word_is(w->tokens, lex_find(w->tokens, x->begin), "_Pragma");
}

static void want(struct walk *w, CXFile file, uint32_t offset)
{
    struct clang_unit *unit = clang_unit_of(w->unit);
    const struct span *x = clang_expansion_at(w, file, offset);
    if (!x || is_operator(w, file, x))
        return;
    const struct invocation *last = unit->invocations.count ? &unit->invocations.items[unit->invocations.count - 1] : NULL;
    const char *name = clang_File_isEqual(file, w->file) ? NULL : clang_string(w, clang_getFileName(file));
    bool again =
        last && last->span.begin == x->begin && last->span.end == x->end && (name && last->file ? strcmp(name, last->file) == 0 : name == last->file);
    if (!again)
        vec_push(w->arena, &unit->invocations, (struct invocation){ name, *x });
}

void clang_want_expansion(struct walk *w, uint32_t offset)
{
    want(w, w->file, offset);
}

void clang_want_expansions(struct walk *w, CXCursor cursor)
{
    CXSourceRange range = clang_getCursorExtent(cursor);
    CXFile begin_file, end_file;
    uint32_t begin = clang_begin_of(w, range, &begin_file), end = clang_file_offset(clang_getRangeEnd(range), &end_file);
    want(w, begin_file, begin);
    if (end > 0)
        want(w, end_file, end - 1);
}

void clang_want_expansions_within(struct walk *w, CXCursor cursor)
{
    CXSourceRange range = clang_getCursorExtent(cursor);
    CXFile file, end_file;
    uint32_t begin = clang_begin_of(w, range, &file), end = clang_file_offset(clang_getRangeEnd(range), &end_file);
    if (!file || !end_file || !clang_File_isEqual(file, end_file))
        return;
    bool is_main = clang_File_isEqual(file, w->file);
    struct included *included = is_main ? NULL : find_included(w, file);
    if (!is_main && !included)
        return;
    const expansions *list = is_main ? &w->expansions : &included->expansions;
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].begin >= begin && list->items[i].begin < end)
            want(w, file, list->items[i].begin);
}

/* libclang reports those nested in another behind it, otherwise in order of their beginning; those of a file that is
 * included several times as often. */
static void add(struct walk *w, expansions *list, struct span span)
{
    size_t i = find(list, span.begin);
    if (i < list->count && list->items[i].begin <= span.begin) {
        if (span.end > list->items[i].end)
            list->items[i].end = span.end;
        return;
    }
    if (i < list->count && list->items[i].begin < span.end)
        return;
    vec_push(w->arena, list, span);
    memmove(list->items + i + 1, list->items + i, (list->count - 1 - i) * sizeof *list->items);
    list->items[i] = span;
}

static const struct tokens *tokens_of(struct walk *w, struct included *included)
{
    struct slice text = clang_text_of(w->files, included->file);
    if (!included->tokens.source.text && text.text)
        lex_source(w->arena, text, clang_family_of(w->unit)->is_cxx, &included->tokens);
    return &included->tokens;
}

const struct tokens *clang_tokens_at(struct walk *w, CXSourceLocation location)
{
    CXFile file;
    clang_file_offset(location, &file);
    if (file && clang_File_isEqual(file, w->file))
        return w->tokens;
    struct included *included = file && w->request->headers ? included_at(w, location) : NULL;
    return included && !included->is_foreign ? tokens_of(w, included) : NULL;
}

void clang_add_expansion(struct walk *w, CXCursor cursor)
{
    CXSourceRange range = clang_getCursorExtent(cursor);
    CXFile file, end_file;
    struct span span = { clang_begin_of(w, range, &file), clang_file_offset(clang_getRangeEnd(range), &end_file) };
    if (!file || !end_file || !clang_File_isEqual(file, end_file) || span.begin >= span.end)
        return;
    const char *name = clang_string(w, clang_getCursorSpelling(cursor));
    if (clang_atomic_is_renamed(name) || strcmp(name, LEX_COUNT_ON) == 0)
        return;                              /* a macro of ours; its name is another in the source, or it has none there */
    if (clang_File_isEqual(file, w->file)) { /* whatever linemarkers say: the text of included files may stand there */
        span.end = clang_invocation_end(w, cursor, w->tokens, span.end);
        add(w, &w->expansions, span);
        if (clang_unit_of(w->unit)->wants_pragmas && clang_makes_pragma(w, cursor))
            want(w, file, span.begin);
        return;
    }
    struct included *included = w->request->headers ? included_at(w, clang_getRangeStart(range)) : NULL;
    if (!included || included->is_foreign)
        return;
    span.end = clang_invocation_end(w, cursor, tokens_of(w, included), span.end);
    add(w, &included->expansions, span);
    if (clang_unit_of(w->unit)->wants_pragmas && clang_makes_pragma(w, cursor))
        want(w, file, span.begin);
}

bool clang_is_foreign(struct walk *w, CXSourceLocation location)
{
    if (!clang_Location_isInSystemHeader(location))
        return false;
    if (!w->request->headers || !w->request->config->dependencies.count)
        return true;
    const struct included *included = included_at(w, location);
    return included && included->is_foreign;
}
