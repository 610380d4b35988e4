#include "cxx_trivial.h"

#include <stddef.h>
#include <string.h>

#include "cxx_types.h"

/* Whether a class is copied as its bytes, while its members and fields are examined. */
struct triviality {
    bool assigned; /* by assignment; else when an object is made, which is dropped some time */
    bool trivial;
    int depth;
};

static bool is_trivial(CXType type, bool assigned, int depth);

static enum CXVisitorResult look_at_field(CXCursor field, CXClientData data)
{
    struct triviality *t = data;
    CXType type = clang_getCanonicalType(clang_getCursorType(field));
    while (type.kind == CXType_ConstantArray)
        type = clang_getCanonicalType(clang_getArrayElementType(type));
    enum cxx_value value = cxx_type_value(type);
    if (value == CXX_UNKNOWN || (value == CXX_OBJECT && !is_trivial(type, t->assigned, t->depth + 1)))
        t->trivial = false;
    return t->trivial ? CXVisit_Continue : CXVisit_Break;
}

static bool is_public(CXCursor member)
{
    return clang_getCXXAccessSpecifier(member) == CX_CXXPublic;
}

/* May the runtime's functions call it, and is it not written by the user? */
static bool is_own_copy(CXCursor cursor)
{
    /* one that is explicit makes no parameter and no result ([dcl.init.general]/15) */
    return is_public(cursor) && clang_CXXMethod_isDefaulted(cursor) && !clang_CXXMethod_isDeleted(cursor) && !clang_CXXMethod_isExplicit(cursor);
}

static bool is_assignment(CXCursor method)
{
    return clang_CXXMethod_isCopyAssignmentOperator(method) || clang_CXXMethod_isMoveAssignmentOperator(method);
}

/* Of a template's member: is its parameter a reference to what may be the class itself in an instance, as in
 * it(const typename T::self &) and it(const it<typename T::self> &)? A parameter of the template is not: the class has it. */
static bool may_copy(CXCursor member)
{
    CXType type = clang_getCanonicalType(clang_getCursorType(clang_Cursor_getArgument(member, 0)));
    if (clang_Cursor_getNumArguments(member) < 1 || (type.kind != CXType_LValueReference && type.kind != CXType_RValueReference))
        return false;
    CXType pointee = clang_getUnqualifiedType(clang_getCanonicalType(clang_getPointeeType(type)));
    if (!cxx_is_dependent(pointee))
        return false;
    CXString spelling = clang_getTypeSpelling(pointee), name = clang_getCursorSpelling(clang_getCursorSemanticParent(member));
    const char *text = clang_getCString(spelling), *own = clang_getCString(name), *open = strchr(text, '<');
    size_t length = strlen(own);
    bool may = strncmp(text, "typename ", strlen("typename ")) == 0;
    if (open && (size_t)(open - text) >= length && strncmp(open - length, own, length) == 0)
        may = may || (size_t)(open - text) == length || open[-(ptrdiff_t)length - 1] == ':';
    clang_disposeString(spelling);
    clang_disposeString(name);
    return may;
}

static bool is_assignment_operator(CXCursor method)
{
    CXString name = clang_getCursorSpelling(method);
    bool is = strcmp(clang_getCString(name), "operator=") == 0;
    clang_disposeString(name);
    return is;
}

/* Is it no assignment from another object of the class, or one that the compiler makes? */
static bool may_be_own_assignment(CXCursor method)
{
    return is_assignment(method) ? is_own_copy(method) : !is_assignment_operator(method) || !may_copy(method);
}

static enum CXChildVisitResult look_at_member(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct triviality *t = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (kind == CXCursor_Constructor && (clang_CXXConstructor_isCopyConstructor(cursor) || clang_CXXConstructor_isMoveConstructor(cursor)))
        t->trivial = t->trivial && (t->assigned || is_own_copy(cursor));
    else if (kind == CXCursor_Constructor)
        t->trivial = t->trivial && (t->assigned || !may_copy(cursor));
    else if (kind == CXCursor_Destructor)
        t->trivial = t->trivial && (t->assigned || (is_public(cursor) && clang_CXXMethod_isDefaulted(cursor))) && !clang_CXXMethod_isVirtual(cursor);
    else if (kind == CXCursor_CXXMethod)
        t->trivial = t->trivial && !clang_CXXMethod_isVirtual(cursor) && (!t->assigned || may_be_own_assignment(cursor));
    else if (kind == CXCursor_CXXBaseSpecifier)
        t->trivial = t->trivial && !clang_isVirtualBase(cursor) && is_trivial(clang_getCursorType(cursor), t->assigned, t->depth + 1);
    return t->trivial ? CXChildVisit_Continue : CXChildVisit_Break;
}

static bool is_trivial(CXType type, bool assigned, int depth)
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
    struct triviality t = { assigned, true, depth };
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
    return is_trivial(type, false, 0);
}

bool cxx_assigns_bytes(CXCursor call)
{
    if (clang_getCursorKind(call) != CXCursor_CallExpr)
        return false;
    CXCursor method = clang_getCursorReferenced(call);
    return clang_getCursorKind(method) == CXCursor_CXXMethod && is_assignment(method) && is_own_copy(method) &&
           is_trivial(clang_getCursorType(clang_getCursorSemanticParent(method)), true, 0);
}
