/* What C and C++ share of the way from a translation unit to points: libclang's parse, the walk over it, macro expansions, small looks at cursors.
 *
 * The AST says which expressions are calls, of what, and in which context; the raw tokens (lex.h) say where their text begins, ends and is
 * divided. A point is made only where both agree; every other selected call is listed with its reason. */
#include "front_clang.h"

#include <stdlib.h>
#include <string.h>

#include "clang_args.h"
#include "fs.h"
#include "log.h"

const char *clang_keep(struct walk *w, CXString text)
{
    const char *t = clang_getCString(text);
    char *copy = arena_strdup(w->arena, t ? t : "");
    clang_disposeString(text);
    return copy;
}

uint32_t clang_file_offset(CXSourceLocation location, CXFile *file)
{
    unsigned offset;
    clang_getFileLocation(location, file, NULL, NULL, &offset);
    return offset;
}

uint32_t clang_expansion_offset(CXSourceLocation location)
{
    unsigned offset;
    clang_getExpansionLocation(location, NULL, NULL, NULL, &offset);
    return offset;
}

uint32_t clang_cursor_begin(CXCursor cursor)
{
    CXFile file;
    return clang_file_offset(clang_getRangeStart(clang_getCursorExtent(cursor)), &file);
}

bool clang_cursor_span(const struct walk *w, CXCursor cursor, struct span *span)
{
    CXSourceRange range = clang_getCursorExtent(cursor);
    CXFile begin_file, end_file;
    span->begin = clang_file_offset(clang_getRangeStart(range), &begin_file);
    span->end = clang_file_offset(clang_getRangeEnd(range), &end_file);
    return begin_file && end_file && clang_File_isEqual(begin_file, w->file) && clang_File_isEqual(end_file, w->file) && span->begin <= span->end &&
           span->end <= w->unit->source.length;
}

/* --- small looks at cursors --- */

static enum CXChildVisitResult take_first(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    *(CXCursor *)data = cursor;
    return CXChildVisit_Break;
}

CXCursor clang_first_child(CXCursor cursor)
{
    CXCursor child = clang_getNullCursor();
    clang_visitChildren(cursor, take_first, &child);
    return child;
}

struct sought {
    enum CXCursorKind kind;
    bool found;
};

static enum CXChildVisitResult seek(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct sought *sought = data;
    sought->found = clang_getCursorKind(cursor) == sought->kind;
    return sought->found ? CXChildVisit_Break : CXChildVisit_Continue;
}

bool clang_has_child(CXCursor cursor, enum CXCursorKind kind)
{
    struct sought sought = { kind, false };
    clang_visitChildren(cursor, seek, &sought);
    return sought.found;
}

bool clang_is_transparent(enum CXCursorKind kind)
{
    return kind == CXCursor_UnexposedExpr || kind == CXCursor_ParenExpr;
}

CXCursor clang_strip(CXCursor cursor)
{
    while (clang_is_transparent(clang_getCursorKind(cursor))) {
        CXCursor child = clang_first_child(cursor);
        if (clang_Cursor_isNull(child))
            break;
        cursor = child;
    }
    return cursor;
}

bool clang_is_one_of(const char *name, const char *const *names)
{
    for (; *names; names++)
        if (strcmp(name, *names) == 0)
            return true;
    return false;
}

bool clang_follows(const struct walk *w, CXCursor cursor, char punctuator)
{
    size_t i = lex_find(w->tokens, clang_cursor_begin(cursor));
    return i > 0 && w->tokens->list.items[i - 1].kind == TOKEN_PUNCTUATOR && w->tokens->list.items[i - 1].first == punctuator;
}

/* --- what is never a call at run time, or must stay in its frame --- */

static const char *const returning_twice[] = { "setjmp", "_setjmp", "__setjmp", "sigsetjmp", "__sigsetjmp", "savectx", "vfork", "getcontext", NULL };
static const char *const stack_allocating[] = { "alloca", "__alloca", NULL };
static const char *const varargs[] = { "va_start", "va_arg", "va_end", "va_copy", "__va_start", NULL };

enum reason clang_callee_reason(const char *name)
{
    if (clang_is_one_of(name, returning_twice))
        return REASON_RETURNS_TWICE;
    if (clang_is_one_of(name, stack_allocating) || text_starts_with(name, "__builtin_alloca"))
        return REASON_STACK;
    if (clang_is_one_of(name, varargs) || text_starts_with(name, "__builtin_va_") || text_starts_with(name, "__builtin_c23_va_"))
        return REASON_VARARGS;
    if (strcmp(name, "__builtin_setjmp") == 0 || strcmp(name, "__builtin_longjmp") == 0)
        return REASON_RETURNS_TWICE;
    if (text_starts_with(name, "__builtin_") || text_starts_with(name, "__sync_") || text_starts_with(name, "__atomic_") ||
        text_starts_with(name, "__c11_atomic_") || text_starts_with(name, "__scoped_atomic_"))
        return REASON_BUILTIN;
    return REASON_NONE;
}

/* Attributes that libclang does not tell are read off the text of the declaration, macros' names included: glibc's __attribute_format_arg__. */
static bool declaration_mentions(const struct walk *w, CXCursor declaration, const char *word)
{
    CXFile file;
    size_t size;
    if (clang_Cursor_isNull(declaration))
        return false;
    CXSourceRange range = clang_getCursorExtent(declaration);
    uint32_t begin = clang_file_offset(clang_getRangeStart(range), &file), end = clang_file_offset(clang_getRangeEnd(range), &file);
    const char *text = file ? clang_getFileContents(w->tu, file, &size) : NULL;
    if (!text || end > size || begin > end)
        return false;
    while (begin > 0 && !strchr(";}#/", text[begin - 1])) /* attributes in front of the declaration */
        begin--;
    if (!clang_isCursorDefinition(declaration))
        while (end < size && text[end] != ';' && text[end] != '{') /* and behind the declarator */
            end++;
    return memmem(text + begin, end - begin, word, strlen(word)) != NULL;
}

/* Of several declarations of a function any one can carry the attribute. */
bool clang_function_mentions(const struct walk *w, CXCursor function, const char *word)
{
    CXCursor first = clang_getCanonicalCursor(function);
    return declaration_mentions(w, function, word) || (!clang_equalCursors(first, function) && declaration_mentions(w, first, word));
}

/* --- points --- */

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

/* A name that the front end gives a file, as a path. */
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

/* The included file at a place; NULL: the main file, or none. */
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
                                                      !select_header(w->request->select, path_of(w, clang_keep(w, clang_getFileName(file))), true));
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

struct point *clang_add_point(const struct frame *here, CXSourceLocation location, const char *name, const struct config_probe *probe)
{
    struct walk *w = here->walk;
    struct unit *unit = w->unit;
    vec_push(unit->arena, &unit->points, (struct point){ .name = name, .probe = probe, .depth = here->depth });
    struct point *point = &unit->points.items[unit->points.count - 1];
    point->function = here->function ? here->function->name : "";
    point->function_begin = here->function ? here->function->begin : 0;
    point->body = here->function ? here->function->number : UINT32_MAX;
    CXFile file;
    clang_getFileLocation(location, &file, &point->line_begin, &point->column, NULL);
    point->line_end = point->line_begin;
    if (file && !clang_File_isEqual(file, w->file)) {
        point->reason = REASON_IN_HEADER;
        point->in_header = true;
        point->file = clang_keep(w, clang_getFileName(file));
    }
    return point;
}

bool clang_has_error(const struct walk *w, uint32_t begin, uint32_t end)
{
    for (size_t i = 0; i < w->errors.count; i++)
        if (w->errors.items[i] >= begin && w->errors.items[i] < end)
            return true;
    return false;
}

static enum CXChildVisitResult take_body(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    if (clang_getCursorKind(cursor) == CXCursor_UnexposedStmt) /* a coroutine's body is in a statement of its own */
        return CXChildVisit_Recurse;
    if (clang_getCursorKind(cursor) != CXCursor_CompoundStmt)
        return CXChildVisit_Continue;
    *(CXCursor *)data = cursor;
    return CXChildVisit_Break;
}

CXCursor clang_find_body(CXCursor function)
{
    CXCursor body = clang_getNullCursor();
    clang_visitChildren(function, take_body, &body);
    return body;
}

static void add_included_expansion(struct walk *w, CXCursor cursor)
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

static void add_expansion(struct walk *w, CXCursor cursor)
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

/* Linemarkers do not count: the text of included files may stand in the main one. */
static bool is_in_main_text(const struct walk *w, CXSourceLocation location)
{
    CXFile file;
    clang_getFileLocation(location, &file, NULL, NULL, NULL);
    return file && clang_File_isEqual(file, w->file);
}

/* Of a place in a system header. */
static bool is_foreign(struct walk *w, CXSourceLocation location)
{
    if (!w->request->headers || !w->request->config->dependencies.count)
        return true;
    const struct included *included = included_at(w, location);
    return included && included->is_foreign;
}

struct top {
    struct frame *frame;
    CXCursorVisitor visit;
};

/* File-scope cursors: macro expansions come first, then declarations; what stands in system headers is nobody's concern. */
static enum CXChildVisitResult visit_top(CXCursor cursor, CXCursor parent, CXClientData data)
{
    const struct top *top_data = data;
    struct frame *top = top_data->frame;
    CXSourceLocation location = clang_getCursorLocation(cursor);
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (clang_isPreprocessing(kind)) {
        if (kind == CXCursor_MacroExpansion && is_in_main_text(top->walk, location))
            add_expansion(top->walk, cursor);
        else if (kind == CXCursor_MacroExpansion && top->walk->request->headers)
            add_included_expansion(top->walk, cursor);
        return CXChildVisit_Continue;
    }
    if (clang_Location_isInSystemHeader(location) && is_foreign(top->walk, location))
        return CXChildVisit_Continue;
    return top_data->visit(cursor, parent, top);
}

/* --- diagnostics --- */

static void collect_errors(struct walk *w, struct diags *diags)
{
    unsigned n = clang_getNumDiagnostics(w->tu);
    for (unsigned i = 0; i < n; i++) {
        CXDiagnostic diagnostic = clang_getDiagnostic(w->tu, i);
        enum CXDiagnosticSeverity severity = clang_getDiagnosticSeverity(diagnostic);
        if (severity >= CXDiagnostic_Error) {
            CXFile file;
            unsigned line, column, offset;
            clang_getFileLocation(clang_getDiagnosticLocation(diagnostic), &file, &line, &column, &offset);
            if (file && clang_File_isEqual(file, w->file))
                vec_push(w->arena, &w->errors, offset);
            w->fatal = w->fatal || severity == CXDiagnostic_Fatal;
            diag_add(diags, file ? clang_keep(w, clang_getFileName(file)) : w->unit->path, line, column, "%s",
                     clang_keep(w, clang_getDiagnosticSpelling(diagnostic)));
        }
        clang_disposeDiagnostic(diagnostic);
    }
}

static CXTranslationUnit parse(struct walk *w, CXIndex index, const char *path, bool as_gcc)
{
    struct clang_args args = clang_args_make(w->arena, w->request, clang_family_of(w->unit)->is_cxx, as_gcc);
    struct slice text = clang_unit_of(w->unit)->parsed.text ? clang_unit_of(w->unit)->parsed : w->unit->source;
    struct CXUnsavedFile contents = { path, text.text, text.length };
    CXTranslationUnit tu = NULL;
    unsigned options = CXTranslationUnit_DetailedPreprocessingRecord | CXTranslationUnit_KeepGoing;
    enum CXErrorCode code = clang_parseTranslationUnit2(index, path, args.items, (int)args.count, &contents, 1, options, &tu);
    if (code != CXError_Success)
        log_debug("libclang cannot parse %s (error %d)", path, (int)code);
    return code == CXError_Success ? tu : NULL;
}

/* A file that includes itself is read several times with different macros: its text has no one meaning. */
static void find_self_inclusion(CXFile included, CXSourceLocation *stack, unsigned depth, CXClientData data)
{
    (void)stack;
    struct walk *w = data;
    if (depth > 0 && clang_File_isEqual(included, w->file))
        clang_unit_of(w->unit)->includes_itself = true;
}

static unsigned count_errors(CXTranslationUnit tu)
{
    unsigned errors = 0, n = clang_getNumDiagnostics(tu);
    for (unsigned i = 0; i < n; i++) {
        CXDiagnostic diagnostic = clang_getDiagnostic(tu, i);
        errors += clang_getDiagnosticSeverity(diagnostic) >= CXDiagnostic_Error;
        clang_disposeDiagnostic(diagnostic);
    }
    return errors;
}

/* Code for gcc is read with gcc's identity (so that #if chooses what gcc chooses); where clang stumbles over that, with clang's own. */
static CXTranslationUnit parse_best(struct walk *w, CXIndex index, const char *path)
{
    bool gcc = clang_args_is_gcc(w->arena, w->request);
    CXTranslationUnit tu = parse(w, index, path, gcc);
    unsigned errors = tu ? count_errors(tu) : 1;
    if (!gcc || errors == 0)
        return tu;
    CXTranslationUnit other = parse(w, index, path, false);
    if (!other || (tu && count_errors(other) >= errors)) {
        if (other)
            clang_disposeTranslationUnit(other);
        return tu;
    }
    if (tu)
        clang_disposeTranslationUnit(tu);
    return other;
}

int clang_walk(struct unit *unit, const struct tokens *tokens, const struct rewrite_request *request, struct diags *diags, CXCursorVisitor visit_one,
               void (*finish)(struct walk *w))
{
    struct walk walk = { .unit = unit, .tokens = tokens, .request = request, .arena = unit->arena };
    const char *path = strcmp(unit->path, "-") == 0 ? "stdin.c" : unit->path;
    setenv("LIBCLANG_NOTHREADS", "1", 1); /* parse on this stack: libclang's own thread has 8 MiB */
    CXIndex index = clang_createIndex(0, 0);
    walk.tu = parse_best(&walk, index, path);
    if (!walk.tu) {
        diag_add(diags, unit->path, 0, 0, "libclang cannot parse this file with these flags");
        clang_disposeIndex(index);
        return -1;
    }
    walk.file = clang_getFile(walk.tu, path);
    collect_errors(&walk, diags);
    clang_getInclusions(walk.tu, find_self_inclusion, &walk);
    CXCursor root = clang_getTranslationUnitCursor(walk.tu);
    struct frame frame = { .walk = &walk, .cursor = root, .kind = CXCursor_TranslationUnit };
    struct top top = { &frame, visit_one };
    clang_visitChildren(root, visit_top, &top);
    if (finish)
        finish(&walk);
    clang_disposeTranslationUnit(walk.tu);
    clang_disposeIndex(index);
    return 0;
}
