#include "memory_declarations.h"

#include "memory_access.h"
#include "memory_bindings.h"
#include "memory_cxx.h"

/* constexpr int n = f(3); */
bool memory_is_constexpr(struct memory_walk *m, CXCursor variable)
{
    struct span span;
    return clang_cursor_span(m->walk, variable, &span) && memory_has_word(m, (struct span){ span.begin, span.end }, "constexpr");
}

/* What the initialiser of a variable accesses, and the variable itself. */
void memory_variable(struct memory_place *place, CXCursor variable)
{
    struct memory_walk *m = place->m;
    CXCursor value = clang_Cursor_getVarDeclInitializer(variable);
    if (m->is_cxx && memory_is_constexpr(m, variable))
        return;
    if (clang_getCursorKind(variable) != CXCursor_VarDecl || clang_Cursor_getStorageClass(variable) == CX_SC_Static ||
        clang_Cursor_getStorageClass(variable) == CX_SC_Extern || clang_Cursor_isNull(value))
        return;
    if (memory_refers(variable) && memory_cxx_binds_to(clang_getCursorType(variable), value)) {
        memory_bound(place, value);
        return;
    }
    memory_expression(place, value, true);
    struct memory_rules rules = memory_rules_at(place);
    struct memory_sum sum;
    memory_set_value(place, variable, memory_value_of(&rules, value, memory_type(variable), &sum) ? &sum : NULL);
    memory_initialised(place, variable);
}

/* auto [a, b] = c: an object without a name is made of c, or a reference is bound to it. */
static void walk_binding(struct memory_place *place, CXCursor declaration)
{
    CXCursor value = clang_Cursor_getVarDeclInitializer(declaration);
    if (!memory_binding_of(place->m, declaration) || clang_Cursor_isNull(value) || clang_Cursor_getStorageClass(declaration) == CX_SC_Static)
        return;
    CXCursor e = memory_strip(value);
    bool is_made = !clang_Cursor_isNull(e) && clang_getCursorKind(e) == CXCursor_InitListExpr; /* member by member */
    if (memory_refers(declaration)) {
        memory_bound(place, value);
        if (is_made)
            memory_leave(place->m, declaration, REASON_UNSEEN_ACCESS);
        return;
    }
    if (memory_is_array(memory_type(declaration)))
        memory_copied(place, memory_strip(clang_first_child(value)));
    else
        memory_expression(place, value, true);
    memory_initialised(place, declaration);
}

void memory_declarations(struct memory_place *place, CXCursor statement)
{
    struct memory_walk *m = place->m;
    struct memory_children variables = memory_children_of(m, statement);
    for (size_t i = 0; i < variables.count; i++) {
        if (m->is_cxx && memory_is_binding(variables.items[i]))
            walk_binding(place, variables.items[i]);
        else
            memory_variable(place, variables.items[i]);
    }
}

/* A condition that declares a variable, and reads it: if (T x = f()). */
void memory_condition(struct memory_place *place, CXCursor variable)
{
    struct memory_walk *m = place->m;
    CXCursor value = clang_Cursor_getVarDeclInitializer(variable);
    bool is_class = memory_is_class(memory_type(variable)) || memory_is_class(clang_getCanonicalType(clang_getPointeeType(memory_type(variable))));
    place->statement = (struct span){ 0 };
    if (clang_Cursor_isNull(value) || is_class || !memory_refers(variable))
        memory_variable(place, variable);
    else if (memory_cxx_binds_to(clang_getCursorType(variable), value))
        memory_expression(place, value, true); /* what the reference is bound to is read */
    else
        memory_leave(m, variable, REASON_UNSEEN_ACCESS);
}
