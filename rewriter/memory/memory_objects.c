#include "memory_objects.h"

#include <string.h>

#include "memory_bindings.h"
#include "memory_cxx.h"
#include "memory_lambdas.h"

static void add_name(struct memory_walk *m, memory_names *names, const char *name)
{
    if (!memory_names_have(names, name))
        vec_push(m->walk->arena, names, name);
}

bool memory_is_variable(CXCursor declaration)
{
    enum CXCursorKind kind = clang_getCursorKind(declaration);
    return kind == CXCursor_VarDecl || kind == CXCursor_ParmDecl;
}

CXCursor memory_root(CXCursor lvalue)
{
    for (;;) {
        CXCursor e = memory_strip(lvalue), base, declaration;
        switch (clang_Cursor_isNull(e) ? CXCursor_InvalidCode : clang_getCursorKind(e)) {
        case CXCursor_DeclRefExpr:
            declaration = clang_getCursorReferenced(e);
            return memory_refers(declaration) ? clang_getNullCursor() : declaration;
        case CXCursor_MemberRefExpr:
            base = clang_first_child(e);
            declaration = clang_getCursorReferenced(e);
            if (clang_getCursorKind(declaration) == CXCursor_VarDecl) /* a static member */
                return memory_refers(declaration) ? clang_getNullCursor() : declaration;
            if (memory_is_of_this(e) || memory_refers(declaration) || clang_Cursor_isNull(base) || memory_is_pointer(memory_type(base)))
                return clang_getNullCursor();
            lvalue = base;
            break;
        case CXCursor_ArraySubscriptExpr:
            base = memory_strip(clang_first_child(e));
            if (clang_Cursor_isNull(base) || !memory_is_array(memory_type(base)))
                return clang_getNullCursor();
            lvalue = base;
            break;
        default:
            if (clang_Cursor_isNull(e) || !memory_cxx_casts_object(e))
                return clang_getNullCursor();
            lvalue = clang_last_child(e);
            break;
        }
    }
}

void memory_escape_variable(struct memory_walk *m, CXCursor declaration)
{
    add_name(m, &m->escaped, memory_name(m, declaration));
}

void memory_escape(struct memory_walk *m, CXCursor lvalue)
{
    CXCursor root = memory_root(lvalue);
    if (clang_Cursor_isNull(root) || memory_is_captured(m, root)) /* (by reference: its address is taken by the capture) */
        return;
    const struct memory_binding *binding = memory_is_binding(root) ? memory_binding_of(m, root) : NULL;
    if (binding)
        memory_escape_variable(m, binding->object);
    else if (memory_is_variable(root))
        memory_escape_variable(m, root);
}

/* Is it shared where the walk is? */
static bool is_shared_here(const struct memory_walk *m, const char *name)
{
    const struct memory_copy *innermost = NULL;
    if (!memory_names_have(&m->shared, name))
        return false;
    for (size_t i = 0; i < m->copies.count; i++) {
        const struct memory_copy *copy = &m->copies.items[i];
        bool is_around = copy->within.begin <= m->at && m->at < copy->within.end && strcmp(copy->name, name) == 0;
        if (is_around && (!innermost || copy->within.end - copy->within.begin < innermost->within.end - innermost->within.begin))
            innermost = copy;
    }
    return !innermost || !innermost->is_own;
}

bool memory_is_object(struct memory_walk *m, CXCursor declaration)
{
    if (memory_is_binding(declaration))
        return memory_binding_is_memory(m, declaration);
    if (!memory_is_variable(declaration))
        return false;
    enum CX_StorageClass storage = clang_Cursor_getStorageClass(declaration);
    if (storage == CX_SC_Register || memory_refers(declaration)) /* (what a reference refers to is no variable of this name) */
        return false;
    bool is_local = clang_getCursorLinkage(declaration) == CXLinkage_NoLinkage && storage != CX_SC_Static;
    return !is_local || memory_is_captured(m, declaration) || memory_names_have(&m->escaped, memory_name(m, declaration)) ||
           is_shared_here(m, memory_name(m, declaration)) ||
           (m->unshown.count && memory_names_have(&m->unshown, clang_string(m->walk, clang_getCursorSpelling(declaration))));
}

bool memory_is_memory(struct memory_walk *m, CXCursor lvalue)
{
    CXCursor e = memory_strip(lvalue);
    if (clang_Cursor_isNull(e))
        return false;
    CXCursor root = memory_root(e);
    if (!clang_Cursor_isNull(root))
        return memory_is_object(m, root);
    /* a pointer leads there; or it is a member of a value, which is no lvalue */
    for (;;) {
        enum CXCursorKind kind = clang_getCursorKind(e);
        CXCursor base = clang_first_child(e);
        if (kind == CXCursor_UnaryOperator)
            return clang_getCursorUnaryOperatorKind(e) == CXUnaryOperator_Deref;
        if (kind == CXCursor_StringLiteral)
            return true;
        if (kind == CXCursor_DeclRefExpr) /* a reference */
            return memory_is_variable(clang_getCursorReferenced(e)) || memory_is_binding(clang_getCursorReferenced(e));
        if (kind == CXCursor_CallExpr)
            return m->is_cxx && memory_cxx_gives_object(e);
        if (kind == CXCursor_MemberRefExpr && (memory_is_of_this(e) || memory_refers(clang_getCursorReferenced(e))))
            return true;
        if (memory_cxx_casts_object(e))
            e = memory_strip(clang_last_child(e));
        else if (kind == CXCursor_MemberRefExpr && !clang_Cursor_isNull(base) && !memory_is_pointer(memory_type(base)))
            e = memory_strip(base);
        else if (kind == CXCursor_ArraySubscriptExpr && !clang_Cursor_isNull(memory_strip(base)) && memory_is_array(memory_type(memory_strip(base))))
            e = memory_strip(base);
        else
            return kind == CXCursor_MemberRefExpr || kind == CXCursor_ArraySubscriptExpr;
        if (clang_Cursor_isNull(e))
            return false;
    }
}

struct assigned {
    struct memory_walk *m;
    memory_names *names;
    bool is_quiet; /* declarations don't count */
};

static enum CXChildVisitResult visit_assigned(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct assigned *a = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    CXCursor root = clang_getNullCursor();
    if (memory_assigns(cursor))
        root = memory_root(clang_first_child(cursor));
    else if (!a->is_quiet && (kind == CXCursor_VarDecl || memory_is_binding(cursor)))
        root = cursor;
    else if (kind == CXCursor_CallExpr && a->m->is_cxx && memory_cxx_copies_bytes(cursor))
        root = memory_root(clang_Cursor_getArgument(cursor, 0));
    if (!clang_Cursor_isNull(root))
        add_name(a->m, a->names, memory_name(a->m, root));
    return CXChildVisit_Recurse;
}

void memory_find_assigned(struct memory_walk *m, CXCursor cursor, memory_names *names)
{
    struct assigned assigned = { m, names, false };
    visit_assigned(cursor, cursor, &assigned);
    clang_visitChildren(cursor, visit_assigned, &assigned);
}

void memory_find_stored(struct memory_walk *m, CXCursor cursor, memory_names *names)
{
    struct assigned assigned = { m, names, true };
    visit_assigned(cursor, cursor, &assigned);
    clang_visitChildren(cursor, visit_assigned, &assigned);
}

/* const int n = 5; n */
bool memory_is_constant(CXCursor lvalue)
{
    CXCursor root = memory_root(lvalue);
    if (clang_Cursor_isNull(root) || clang_getCursorKind(root) != CXCursor_VarDecl || !clang_isConstQualifiedType(memory_type(lvalue)))
        return false;
    CXEvalResult result = clang_Cursor_Evaluate(lvalue);
    bool is_constant = result && clang_EvalResult_getKind(result) != CXEval_UnExposed;
    if (result)
        clang_EvalResult_dispose(result);
    return is_constant;
}
