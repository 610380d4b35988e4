#include "memory_bindings.h"

#include <string.h>

#include "memory_lambdas.h"

bool memory_is_binding(CXCursor declaration)
{
    return clang_getCursorKind(declaration) == CXCursor_UnexposedDecl;
}

bool memory_find_bindings(struct memory_walk *m, CXCursor declaration)
{
    struct memory_children parts = memory_children_of(m, declaration);
    if (!memory_is_binding(declaration) || parts.count == 0 || !memory_is_binding(parts.items[0]))
        return false;
    vec_push(m->walk->arena, &m->bindings, (struct memory_binding){ memory_name(m, declaration), declaration, parts.items[0], 0 });
    for (unsigned i = 0; i < parts.count && memory_is_binding(parts.items[i]); i++)
        vec_push(m->walk->arena, &m->bindings, (struct memory_binding){ memory_name(m, parts.items[i]), declaration, parts.items[i], i });
    return true;
}

const struct memory_binding *memory_binding_of(struct memory_walk *m, CXCursor declaration)
{
    const char *name = memory_name(m, declaration);
    for (size_t i = 0; i < m->bindings.count; i++)
        if (strcmp(m->bindings.items[i].name, name) == 0)
            return &m->bindings.items[i];
    return NULL;
}

/* The type of such a name is written std::tuple_element<N, T>::type. */
static bool is_of_tuple(struct memory_walk *m, CXCursor name)
{
    CXCursor type = clang_getTypeDeclaration(clang_getCursorType(name));
    return !clang_isInvalid(clang_getCursorKind(type)) &&
           strcmp(clang_string(m->walk, clang_getCursorSpelling(clang_getCursorSemanticParent(type))), "tuple_element") == 0;
}

bool memory_binding_is_memory(struct memory_walk *m, CXCursor declaration)
{
    const struct memory_binding *binding = memory_binding_of(m, declaration);
    return binding && (clang_Cursor_getStorageClass(binding->object) == CX_SC_Static || memory_refers(binding->object) ||
                       memory_refers(declaration) || is_of_tuple(m, binding->part) || memory_is_captured(m, binding->object) ||
                       memory_names_have(&m->escaped, memory_name(m, binding->object)));
}

struct field {
    unsigned index;
    bool is_bit_field;
};

static enum CXVisitorResult find_field(CXCursor cursor, CXClientData data)
{
    struct field *field = data;
    if (field->index-- > 0)
        return CXVisit_Continue;
    field->is_bit_field = clang_Cursor_isBitField(cursor);
    return CXVisit_Break;
}

static enum CXChildVisitResult find_base(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    CXType type = memory_type(cursor);
    if (clang_getCursorKind(cursor) == CXCursor_CXXBaseSpecifier && !memory_is_empty(type))
        *(CXType *)data = type;
    return CXChildVisit_Continue;
}

bool memory_binding_is_bit_field(struct memory_walk *m, CXCursor declaration)
{
    const struct memory_binding *binding = memory_binding_of(m, declaration);
    if (!binding || is_of_tuple(m, binding->part))
        return false;
    CXType type = memory_type(binding->object), base = { 0 };
    type = memory_is_reference(type) ? clang_getCanonicalType(clang_getPointeeType(type)) : type;
    for (; memory_is_class(type); type = base) { /* all members are of one class, which may be a base */
        struct field field = { .index = binding->index };
        if (clang_Type_visitFields(type, find_field, &field) || field.index != binding->index)
            return field.is_bit_field;
        base = (CXType){ 0 };
        clang_visitChildren(clang_getTypeDeclaration(type), find_base, &base);
    }
    return false;
}
