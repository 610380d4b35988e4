/* Small looks at libclang's cursors. */
#include "clang_cursor.h"

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

CXString clang_pretty_head(CXCursor declaration)
{
    CXPrintingPolicy policy = clang_getCursorPrintingPolicy(declaration);
    clang_PrintingPolicy_setProperty(policy, CXPrintingPolicy_TerseOutput, 1);
    CXString text = clang_getCursorPrettyPrinted(declaration, policy);
    clang_PrintingPolicy_dispose(policy);
    return text;
}

uint32_t clang_cursor_begin(CXCursor cursor)
{
    CXFile file;
    return clang_file_offset(clang_getRangeStart(clang_getCursorExtent(cursor)), &file);
}

static enum CXChildVisitResult take_first(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    *(CXCursor *)data = cursor;
    return CXChildVisit_Break;
}

uint32_t clang_cursor_location(CXCursor cursor)
{
    CXFile file;
    return clang_file_offset(clang_getCursorLocation(cursor), &file);
}

CXCursor clang_first_child(CXCursor cursor)
{
    CXCursor child = clang_getNullCursor();
    clang_visitChildren(cursor, take_first, &child);
    return child;
}

static enum CXChildVisitResult take_last(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    *(CXCursor *)data = cursor;
    return CXChildVisit_Continue;
}

CXCursor clang_last_child(CXCursor cursor)
{
    CXCursor last = clang_getNullCursor();
    clang_visitChildren(cursor, take_last, &last);
    return last;
}

struct nth {
    int n;
    CXCursor found;
};

static enum CXChildVisitResult take_nth(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct nth *nth = data;
    nth->found = cursor;
    return nth->n-- == 0 ? CXChildVisit_Break : CXChildVisit_Continue;
}

CXCursor clang_nth_child(CXCursor cursor, int n)
{
    struct nth nth = { n, clang_getNullCursor() };
    clang_visitChildren(cursor, take_nth, &nth);
    return nth.found;
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

bool clang_is_of_one_text(CXCursor cursor, CXCursor child)
{
    return clang_getCursorKind(cursor) != CXCursor_UnexposedExpr || !clang_isExpression(clang_getCursorKind(child)) ||
           clang_equalRanges(clang_getCursorExtent(cursor), clang_getCursorExtent(child));
}

CXCursor clang_strip(CXCursor cursor)
{
    while (clang_is_transparent(clang_getCursorKind(cursor))) {
        CXCursor child = clang_first_child(cursor);
        if (clang_Cursor_isNull(child) || !clang_is_of_one_text(cursor, child))
            break;
        cursor = child;
    }
    return cursor;
}

bool clang_is_same_expression(CXCursor a, CXCursor b)
{
    return a.kind == b.kind && a.data[1] == b.data[1]; /* the statement in clang's tree; data[0] is the declaration above it */
}

static enum CXChildVisitResult take_body(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    if (clang_getCursorKind(cursor) == CXCursor_UnexposedStmt) /* a coroutine's body is wrapped in another statement */
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

bool clang_is_file_scope(CXCursor cursor)
{
    enum CXCursorKind kind = clang_getCursorKind(clang_getCursorSemanticParent(cursor));
    return kind == CXCursor_TranslationUnit || kind == CXCursor_InvalidFile;
}

bool clang_is_templated(CXCursor declaration)
{
    for (CXCursor c = declaration; !clang_Cursor_isNull(c) && clang_getCursorKind(c) != CXCursor_TranslationUnit;
         c = clang_getCursorSemanticParent(c)) {
        enum CXCursorKind kind = clang_getCursorKind(c);
        if (clang_isInvalid(kind))
            break;
        if (kind == CXCursor_FunctionTemplate || kind == CXCursor_ClassTemplate || kind == CXCursor_ClassTemplatePartialSpecialization)
            return true;
    }
    return false;
}
