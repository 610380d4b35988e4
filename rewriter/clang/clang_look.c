/* One look of the front end at a unit: parse it, collect its errors, visit its cursors at file scope. */
#include "clang_look.h"

#include <stdlib.h>
#include <string.h>

#include "clang_expansions.h"
#include "libclang.h"
#include "clang_macros.h"
#include "clang_parse.h"
#include "conditionals.h"

struct top {
    struct cursor_frame *frame;
    CXCursorVisitor visit;
};

/* Visits the cursors at file scope: first the macro expansions, then the declarations. System headers are skipped. */
static enum CXChildVisitResult visit_top(CXCursor cursor, CXCursor parent, CXClientData data)
{
    const struct top *top = data;
    struct walk *w = top->frame->walk;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (clang_isPreprocessing(kind)) {
        if (kind == CXCursor_MacroExpansion)
            clang_add_expansion(w, cursor);
        else if (kind == CXCursor_MacroDefinition)
            clang_add_macro(w, cursor);
        return CXChildVisit_Continue;
    }
    if (clang_is_foreign(w, clang_getCursorLocation(cursor)))
        return CXChildVisit_Continue;
    enum CXChildVisitResult result = top->visit(cursor, parent, top->frame);
    w->before = cursor;
    return result;
}

/* Only C has them: C++ has no implicit declarations. */
static bool is_of_unknown_builtin(struct walk *w, CXDiagnostic diagnostic)
{
    return text_starts_with(clang_string(w, clang_getDiagnosticSpelling(diagnostic)), "use of unknown builtin");
}

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
            diag_add(diags, file ? clang_string(w, clang_getFileName(file)) : w->unit->path, line, column, "%s",
                     clang_string(w, clang_getDiagnosticSpelling(diagnostic)));
        }
        if (severity == CXDiagnostic_Warning && is_of_unknown_builtin(w, diagnostic))
            clang_unit_of(w->unit)->has_unknown_types = true;
        clang_disposeDiagnostic(diagnostic);
    }
}

/* A file that includes itself is read several times with different macros: its text has more than one meaning. */
static void note_inclusion(CXFile included, CXSourceLocation *stack, unsigned depth, CXClientData data)
{
    (void)stack;
    struct walk *w = data;
    if (depth > 0 && clang_File_isEqual(included, w->file))
        clang_unit_of(w->unit)->includes_itself = true;
    if (depth > 0 && strcmp(clang_string(w, clang_getFileName(included)), CLANG_BUILTINS) != 0) {
        bool is_system = clang_Location_isInSystemHeader(clang_getLocationForOffset(w->tu, included, 0));
        texts_find(&w->unit->read, arena_printf(w->arena, "%c%s", is_system ? 's' : 'u', clang_string(w, clang_getFileName(included))));
    }
}

int clang_look(struct unit *unit, const struct tokens *tokens, const struct rewrite_request *request, struct diags *diags,
               const struct clang_visitor *visitor)
{
    struct walk walk = {
        .unit = unit, .tokens = tokens, .request = request, .arena = unit->arena, .files = arena_new(unit->arena, struct clang_files)
    };
    const char *path = strcmp(unit->path, "-") == 0 ? "stdin.c" : unit->path, *missing = libclang_load();
    if (missing) {
        diag_add(diags, unit->path, 0, 0, "libclang cannot be loaded: %s", missing);
        return -1;
    }
    setenv("LIBCLANG_NOTHREADS", "1", 1); /* parse on this stack: libclang's own thread has only 8 MiB */
    CXIndex index = clang_createIndex(visitor->shows_instances, 0);
    CXIndexAction action = clang_IndexAction_create(index);
    walk.tu = clang_parse(index, action, unit, request, path);
    if (!walk.tu) {
        diag_add(diags, unit->path, 0, 0, "libclang cannot parse this file with these flags");
        clang_IndexAction_dispose(action);
        clang_disposeIndex(index);
        return -1;
    }
    walk.files->tu = walk.tu;
    walk.before = clang_getNullCursor();
    walk.file = clang_getFile(walk.tu, path);
    collect_errors(&walk, diags);
    clang_unit_of(unit)->errors.count = 0;
    for (size_t i = 0; i < walk.errors.count; i++)
        vec_push(unit->arena, &clang_unit_of(unit)->errors, walk.errors.items[i]);
    clang_getInclusions(walk.tu, note_inclusion, &walk);
    if (visitor->begin)
        visitor->begin(&walk);
    CXCursor root = clang_getTranslationUnitCursor(walk.tu);
    struct cursor_frame frame = { .walk = &walk, .cursor = root, .kind = CXCursor_TranslationUnit };
    clang_visitChildren(root, visit_top, &(struct top){ &frame, visitor->visit });
    if (visitor->finish)
        visitor->finish(&walk);
    clang_unit_of(unit)->cleared = clang_clear_conditionals(&walk);
    clang_disposeTranslationUnit(walk.tu);
    clang_IndexAction_dispose(action);
    clang_disposeIndex(index);
    return 0;
}
