/* What a call of C calls. */
#include "c_names.h"

#include <string.h>

#include "clang_atomics.h"
#include "clang_callee.h"
#include "clang_cursor.h"

static const char *const format_arguments[] = { "gettext", "dgettext", "dcgettext", "ngettext", "dngettext", "dcngettext", "_", "N_", "Q_", NULL };

const char *const c_unevaluating[] = { "__builtin_constant_p",
                                       "__builtin_object_size",
                                       "__builtin_dynamic_object_size",
                                       "__builtin_classify_type",
                                       "__builtin_choose_expr",
                                       "__builtin_types_compatible_p",
                                       "__builtin_offsetof",
                                       "offsetof",
                                       "typeof",
                                       "__typeof__",
                                       "__typeof",
                                       NULL };

/* gcc calls what this builtin is given with the static chain, and takes what is only like a call without a word. */
const char *const c_calling[] = { "__builtin_call_with_static_chain", NULL };

bool c_looks_into_format(const struct walk *w, const char *name, CXCursor function)
{
    return clang_is_one_of(name, format_arguments) || clang_function_mentions(w, function, "format_arg");
}

/* "device" for `struct device`; for an unnamed structure the name of the typedef. */
static const char *record_name(struct walk *w, CXCursor record)
{
    const char *name = clang_string(w, clang_getTypeSpelling(clang_getCursorType(record)));
    if (strchr(name, '('))
        return "<unnamed>";
    const char *space = strrchr(name, ' ');
    return space ? space + 1 : name;
}

void c_name_callee(struct walk *w, CXCursor callee, const char **pattern_name, const char **site_name, CXCursor *function)
{
    *function = clang_getNullCursor();
    for (;;) {
        callee = clang_strip(callee);
        enum CXCursorKind kind = clang_getCursorKind(callee);
        if (kind == CXCursor_DeclRefExpr || kind == CXCursor_MemberRefExpr)
            break;
        if (kind != CXCursor_UnaryOperator && kind != CXCursor_ArraySubscriptExpr && kind != CXCursor_CStyleCastExpr)
            break;
        CXCursor child = clang_first_child(callee);
        if (kind == CXCursor_CStyleCastExpr && !clang_isExpression(clang_getCursorKind(child)))
            break;
        if (clang_Cursor_isNull(child))
            break;
        callee = child;
    }
    CXCursor declaration = clang_getCursorReferenced(callee);
    enum CXCursorKind kind = clang_getCursorKind(declaration);
    enum CXCursorKind written = clang_getCursorKind(callee);
    bool named = written == CXCursor_DeclRefExpr || written == CXCursor_MemberRefExpr; /* not the call in get(1)(2) */
    if (!named || clang_Cursor_isNull(declaration) || clang_isInvalid(kind)) {
        *pattern_name = *site_name = "<expression>";
        return;
    }
    const char *name = clang_atomic_name(w->arena, clang_string(w, clang_getCursorSpelling(declaration)));
    if (kind == CXCursor_FunctionDecl) {
        *function = declaration;
        *pattern_name = *site_name = name;
    } else if (kind == CXCursor_FieldDecl) {
        const char *record = record_name(w, clang_getCursorSemanticParent(declaration));
        *pattern_name = *site_name = arena_printf(w->arena, "%s.%s", record, name);
    } else {
        *pattern_name = name;
        *site_name = arena_printf(w->arena, "*%s", name);
    }
}
