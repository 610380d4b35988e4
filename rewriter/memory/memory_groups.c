#include "memory_groups.h"

#include "memory_linear.h"
#include "memory_ways.h"

static enum CXChildVisitResult keep_both(CXCursor cursor, CXCursor parent, CXClientData data)
{
    CXCursor *parts = data;
    (void)parent;
    parts[clang_Cursor_isNull(parts[0]) ? 0 : 1] = cursor;
    return CXChildVisit_Continue;
}

bool memory_is_group(CXCursor statement, CXCursor *braces)
{
    CXCursor parts[2] = { clang_getNullCursor(), clang_getNullCursor() };
    int64_t again;
    *braces = statement;
    if (clang_getCursorKind(statement) == CXCursor_CompoundStmt)
        return true;
    if (clang_getCursorKind(statement) != CXCursor_DoStmt)
        return false;
    clang_visitChildren(statement, keep_both, parts);
    *braces = parts[0];
    return clang_getCursorKind(*braces) == CXCursor_CompoundStmt && !clang_Cursor_isNull(parts[1]) && memory_constant(parts[1], &again) &&
           again == 0 && !memory_ways_of(*braces).jumps;
}

static enum CXChildVisitResult find_attribute(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    bool *is_found = data;
    *is_found = *is_found || clang_getCursorKind(cursor) == CXCursor_UnexposedAttr; /* so libclang shows `cleanup`, `weak` and others */
    return *is_found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

bool memory_has_attribute(CXCursor cursor)
{
    bool is_found = false;
    clang_visitChildren(cursor, find_attribute, &is_found);
    return is_found;
}

bool memory_group_calls(struct memory_walk *m, CXCursor braces)
{
    struct memory_children statements = memory_children_of(m, braces);
    bool is_found = false;
    for (size_t i = 0; i < statements.count && !is_found; i++) {
        if (clang_getCursorKind(statements.items[i]) != CXCursor_DeclStmt)
            continue;
        struct memory_children variables = memory_children_of(m, statements.items[i]);
        for (size_t k = 0; k < variables.count && !is_found; k++) {
            CXType type = memory_type(variables.items[k]);
            while (memory_is_array(type))
                type = clang_getCanonicalType(clang_getArrayElementType(type));
            is_found = (m->is_cxx && (memory_is_class(type) || memory_refers(variables.items[k]))) || memory_has_attribute(variables.items[k]);
        }
    }
    return is_found;
}
