/* Types of C++. */
#include "cxx_types.h"

#include <string.h>

bool cxx_is_dependent(CXType type)
{
    CXString text = clang_getTypeSpelling(clang_getCanonicalType(type));
    const char *t = clang_getCString(text);
    bool dependent = strstr(t, "type-parameter-") || strstr(t, "<dependent") || strstr(t, "template-parameter-") || strstr(t, "<overloaded");
    clang_disposeString(text);
    return dependent;
}

enum cxx_value cxx_type_value(CXType type)
{
    CXType canonical = clang_getCanonicalType(type);
    if (canonical.kind == CXType_LValueReference || canonical.kind == CXType_RValueReference)
        return CXX_REFERENCE;
    if (canonical.kind == CXType_Pointer || canonical.kind == CXType_MemberPointer)
        return CXX_PLAIN;
    if (canonical.kind == CXType_Dependent || cxx_is_dependent(canonical))
        return CXX_UNKNOWN;
    if (canonical.kind == CXType_Void)
        return CXX_VOID;
    if (canonical.kind == CXType_Record)
        return CXX_OBJECT;
    if ((canonical.kind >= CXType_Bool && canonical.kind <= CXType_NullPtr) || canonical.kind == CXType_Enum || canonical.kind == CXType_Complex ||
        canonical.kind == CXType_Vector || canonical.kind == CXType_ExtVector || canonical.kind == CXType_Float128 || canonical.kind == CXType_Half ||
        canonical.kind == CXType_Float16 || canonical.kind == CXType_BFloat16)
        return CXX_PLAIN;
    return CXX_UNKNOWN;
}

/* Whether a class is copied as its bytes, while its members and fields are examined. */
struct triviality {
    bool trivial;
    int depth;
};

static bool is_trivial(CXType type, int depth);

static enum CXVisitorResult look_at_field(CXCursor field, CXClientData data)
{
    struct triviality *t = data;
    CXType type = clang_getCanonicalType(clang_getCursorType(field));
    while (type.kind == CXType_ConstantArray)
        type = clang_getCanonicalType(clang_getArrayElementType(type));
    enum cxx_value value = cxx_type_value(type);
    if (value == CXX_UNKNOWN || (value == CXX_OBJECT && !is_trivial(type, t->depth + 1)))
        t->trivial = false;
    return t->trivial ? CXVisit_Continue : CXVisit_Break;
}

static enum CXChildVisitResult look_at_member(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct triviality *t = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (kind == CXCursor_Constructor && (clang_CXXConstructor_isCopyConstructor(cursor) || clang_CXXConstructor_isMoveConstructor(cursor)))
        t->trivial = t->trivial && clang_CXXMethod_isDefaulted(cursor) && !clang_CXXMethod_isDeleted(cursor);
    else if (kind == CXCursor_Destructor)
        t->trivial = t->trivial && clang_CXXMethod_isDefaulted(cursor) && !clang_CXXMethod_isVirtual(cursor);
    else if (kind == CXCursor_CXXMethod)
        t->trivial = t->trivial && !clang_CXXMethod_isVirtual(cursor);
    else if (kind == CXCursor_CXXBaseSpecifier)
        t->trivial = t->trivial && !clang_isVirtualBase(cursor) && is_trivial(clang_getCursorType(cursor), t->depth + 1);
    return t->trivial ? CXChildVisit_Continue : CXChildVisit_Break;
}

static bool is_trivial(CXType type, int depth)
{
    CXType canonical = clang_getCanonicalType(type);
    CXCursor declaration = clang_getCursorDefinition(clang_getTypeDeclaration(canonical));
    if (canonical.kind != CXType_Record || depth > 8 || clang_Cursor_isNull(declaration) || cxx_is_dependent(canonical))
        return false;
    CXString spelling = clang_getTypeSpelling(canonical);
    bool closure = strstr(clang_getCString(spelling), "(lambda") != NULL;
    clang_disposeString(spelling);
    if (closure)
        return false;
    struct triviality t = { true, depth };
    CXCursor pattern = clang_getSpecializedCursorTemplate(declaration); /* may be only declared */
    if (!clang_Cursor_isNull(pattern) && clang_Cursor_isNull(clang_getCursorDefinition(pattern)))
        return false;
    clang_visitChildren(clang_Cursor_isNull(pattern) ? declaration : clang_getCursorDefinition(pattern), look_at_member, &t);
    if (t.trivial)
        clang_Type_visitFields(canonical, look_at_field, &t);
    return t.trivial;
}

bool cxx_is_trivial(CXType type)
{
    return is_trivial(type, 0);
}

const char *cxx_spell_type(struct walk *w, CXType type)
{
    static const char *const unspellable[] = { "(lambda", "(unnamed", "(anonymous", "type-parameter-", "<dependent", "auto", "__va_list_tag", NULL };
    const char *text = clang_string(w, clang_getTypeSpelling(clang_getCanonicalType(type)));
    for (const char *const *u = unspellable; *u; u++)
        if (strstr(text, *u))
            return NULL;
    return text;
}

static bool is_class(enum CXCursorKind kind)
{
    return kind == CXCursor_ClassDecl || kind == CXCursor_StructDecl || kind == CXCursor_ClassTemplate || kind == CXCursor_UnionDecl ||
           kind == CXCursor_ClassTemplatePartialSpecialization;
}

bool cxx_is_incomplete(const struct cursor_frame *here, CXType type)
{
    CXType canonical = clang_getCanonicalType(type);
    CXCursor definition = clang_getCursorDefinition(clang_getTypeDeclaration(canonical)), outermost = here->cursor;
    struct span defined, place;
    if (canonical.kind != CXType_Record || clang_Cursor_isNull(definition) || !clang_cursor_span(here->walk, definition, &defined))
        return false;
    /* bodies of methods are read at the end of the outermost class */
    for (const struct cursor_frame *f = here; f; f = f->up)
        if (is_class(f->kind))
            outermost = f->cursor;
    return clang_cursor_span(here->walk, outermost, &place) && defined.begin >= place.end;
}
