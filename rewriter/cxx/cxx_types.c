/* Types of C++. */
#include "cxx_types.h"

#include <string.h>

#include "cxx_walk.h"

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

/* Has it, or a class around it, no name outside of where it is declared: is it a member that not everybody may name, or one of
 * a class template, whose arguments its spelling lacks (ns::list::entry of ns::list<T>)? */
static bool is_hidden(CXType type)
{
    CXType canonical = clang_getCanonicalType(type), part = clang_getPointeeType(canonical);
    if (part.kind == CXType_Invalid)
        part = clang_getArrayElementType(canonical);
    if (part.kind != CXType_Invalid)
        return is_hidden(part);
    for (CXCursor c = clang_getTypeDeclaration(canonical); clang_isDeclaration(clang_getCursorKind(c)); c = clang_getCursorSemanticParent(c)) {
        CXCursor template = clang_getSpecializedCursorTemplate(c);
        enum CX_CXXAccessSpecifier access = clang_getCXXAccessSpecifier(clang_Cursor_isNull(template) ? c : template);
        enum CXCursorKind kind = clang_getCursorKind(c);
        if (access == CX_CXXPrivate || access == CX_CXXProtected || kind == CXCursor_ClassTemplate ||
            kind == CXCursor_ClassTemplatePartialSpecialization)
            return true;
    }
    for (int i = 0; i < clang_Type_getNumTemplateArguments(canonical); i++) {
        CXType argument = clang_Type_getTemplateArgumentAsType(canonical, (unsigned)i);
        if (argument.kind != CXType_Invalid && is_hidden(argument))
            return true;
    }
    return false;
}

const char *cxx_spell_type(struct walk *w, CXType type)
{
    static const char *const unspellable[] = { "(lambda", "(unnamed", "(anonymous", "type-parameter-", "<dependent", "auto", "__va_list_tag", NULL };
    const char *text = clang_string(w, clang_getTypeSpelling(clang_getCanonicalType(type)));
    if (is_hidden(type))
        return NULL;
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
    if (cxx_walk_of(here->walk)->is_in_instances) /* they are made where it is complete */
        return false;
    if (canonical.kind != CXType_Record || clang_Cursor_isNull(definition) || !clang_cursor_span(here->walk, definition, &defined))
        return false;
    /* bodies of methods are read at the end of the outermost class */
    for (const struct cursor_frame *f = here; f; f = f->up)
        if (is_class(f->kind))
            outermost = f->cursor;
    return clang_cursor_span(here->walk, outermost, &place) && defined.begin >= place.end;
}

static enum CXChildVisitResult find_virtual(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    bool *found = data;
    if (kind == CXCursor_CXXMethod || kind == CXCursor_Destructor)
        *found = clang_CXXMethod_isVirtual(cursor);
    else if (kind == CXCursor_CXXBaseSpecifier)
        *found = cxx_is_polymorphic(clang_getCursorType(cursor));
    return *found ? CXChildVisit_Break : CXChildVisit_Continue;
}

CXCursor cxx_class_definition(CXType type)
{
    CXCursor class = clang_getTypeDeclaration(clang_getCanonicalType(type)), pattern = clang_getSpecializedCursorTemplate(class);
    return clang_getCursorDefinition(clang_Cursor_isNull(pattern) ? class : pattern);
}

bool cxx_is_polymorphic(CXType type)
{
    CXCursor definition = cxx_class_definition(type);
    bool found = false;
    if (!clang_Cursor_isNull(definition))
        clang_visitChildren(definition, find_virtual, &found);
    return found;
}
