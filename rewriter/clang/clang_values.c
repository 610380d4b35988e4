/* Types of C and C++: how they are spelled, and which values of them can be captured. */
#include "clang_values.h"

#include <string.h>

#include "clang_cursor.h"

/* --- types that can be spelled at file scope, before the enclosing function --- */

/* libclang writes the attributes of a function's type behind it, where no compiler reads them. A function that takes part in a
 * conversion may lose this one. */
static const char *without_noreturn(struct walk *w, const char *text)
{
    static const char attribute[] = " __attribute__((noreturn))";
    struct str out = { .arena = w->arena };
    for (const char *found; (found = strstr(text, attribute)) != NULL; text = found + strlen(attribute))
        str_add_bytes(&out, text, (size_t)(found - text));
    str_add(&out, text);
    return out.text ? out.text : "";
}

const char *clang_spell_type(struct walk *w, CXType type)
{
    CXType base = type;
    for (;;) {
        if (base.kind == CXType_Pointer)
            base = clang_getPointeeType(base);
        else if (base.kind == CXType_ConstantArray || base.kind == CXType_IncompleteArray)
            base = clang_getArrayElementType(base);
        else if (base.kind == CXType_VariableArray)
            return NULL;
        else
            break;
    }
    CXCursor declaration = clang_getTypeDeclaration(base);
    CXCursor canonical = clang_getTypeDeclaration(clang_getCanonicalType(base));
    enum CXCursorKind kind = clang_getCursorKind(declaration);
    if (kind != CXCursor_NoDeclFound &&
        (!clang_is_file_scope(declaration) || (clang_getCursorKind(canonical) != CXCursor_NoDeclFound && !clang_is_file_scope(canonical))))
        return NULL;
    /* an array parameter is given as it is written, `const int[static 2]`; it is a pointer (C17 6.7.6.3/7) */
    bool is_array_parameter = type.kind == CXType_ConstantArray || type.kind == CXType_IncompleteArray;
    const char *text = clang_string(w, clang_getTypeSpelling(is_array_parameter ? clang_getArrayElementType(type) : type));
    if (is_array_parameter && strpbrk(text, "(["))
        return NULL;
    if (is_array_parameter)
        text = arena_printf(w->arena, "%s *", text);
    text = without_noreturn(w, text);
    static const char *const unspellable[] = { "(unnamed", "(anonymous", "__va_list_tag", "<", "typeof", ") __attribute__((", NULL };
    for (const char *const *u = unspellable; *u; u++)
        if (strstr(text, *u))
            return NULL;
    return text;
}

/* --- values that can be captured --- */

struct enumerators {
    struct walk *walk;
    bool is_unsigned;
    struct str text;
};

static enum CXChildVisitResult add_enumerator(CXCursor cursor, CXCursor parent, CXClientData data)
{
    enum { LONGEST = 2000 };
    struct enumerators *list = data;
    (void)parent;
    if (clang_getCursorKind(cursor) != CXCursor_EnumConstantDecl)
        return CXChildVisit_Continue;
    str_printf(&list->text, "%s%s=", list->text.length ? "," : "{", clang_string(list->walk, clang_getCursorSpelling(cursor)));
    if (list->is_unsigned)
        str_printf(&list->text, "%llu", clang_getEnumConstantDeclUnsignedValue(cursor));
    else
        str_printf(&list->text, "%lld", clang_getEnumConstantDeclValue(cursor));
    return list->text.length < LONGEST ? CXChildVisit_Continue : CXChildVisit_Break;
}

const char *clang_enumerators(struct walk *w, CXType type)
{
    struct enumerators list = { .walk = w, .text = { .arena = w->arena } };
    CXType canonical = clang_getCanonicalType(type);
    if (canonical.kind != CXType_Enum)
        return NULL;
    list.is_unsigned = clang_value_class(canonical) == VALUE_UNSIGNED;
    clang_visitChildren(clang_getTypeDeclaration(canonical), add_enumerator, &list);
    if (list.text.length)
        str_add(&list.text, "}");
    return list.text.text;
}

enum value_class clang_value_class(CXType type)
{
    CXType canonical = clang_getCanonicalType(type);
    switch (canonical.kind) {
    case CXType_Char_S:
    case CXType_SChar:
    case CXType_Short:
    case CXType_Int:
    case CXType_Long:
    case CXType_LongLong:
    case CXType_WChar:
        return VALUE_INT;
    case CXType_Bool:
    case CXType_Char_U:
    case CXType_UChar:
    case CXType_UShort:
    case CXType_UInt:
    case CXType_ULong:
    case CXType_ULongLong:
        return VALUE_UNSIGNED;
    case CXType_Enum: {
        enum value_class class = clang_value_class(clang_getEnumDeclIntegerType(clang_getTypeDeclaration(canonical)));
        return class;
    }
    case CXType_Float:
    case CXType_Double:
    case CXType_LongDouble:
        return VALUE_FLOAT;
    case CXType_Pointer: {
        CXType pointee = clang_getCanonicalType(clang_getPointeeType(canonical));
        return pointee.kind == CXType_Char_S || pointee.kind == CXType_Char_U ? VALUE_CHARACTERS : VALUE_POINTER;
    }
    case CXType_ConstantArray: /* a parameter */
    case CXType_IncompleteArray:
        return VALUE_POINTER;
    default:
        return VALUE_NOTHING;
    }
}

bool clang_is_hidden_array(CXType type)
{
    enum CXTypeKind kind = clang_getCanonicalType(type).kind;
    if (type.kind == CXType_Pointer || type.kind == CXType_ConstantArray || type.kind == CXType_IncompleteArray)
        return false;
    if (kind != CXType_Pointer)
        return kind == CXType_ConstantArray || kind == CXType_IncompleteArray || kind == CXType_VariableArray;
    CXCursor declaration = clang_getTypeDeclaration(type);
    if (clang_getCursorKind(declaration) != CXCursor_TypedefDecl)
        return true;
    return clang_getCanonicalType(clang_getTypedefDeclUnderlyingType(declaration)).kind != CXType_Pointer;
}

const char *clang_parameter_name(struct walk *w, CXCursor function, uint32_t i)
{
    if (clang_Cursor_isNull(function))
        return NULL;
    CXCursor parameter = clang_Cursor_getArgument(function, i);
    const char *name = clang_Cursor_isNull(parameter) ? "" : clang_string(w, clang_getCursorSpelling(parameter));
    while (*name == '_') /* system headers write __path */
        name++;
    return *name ? name : NULL;
}
