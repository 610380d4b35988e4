/* Calls in templates that are not resolved yet: what can be said of all functions that they may end up calling. */
#include "cxx_candidates.h"

#include <stdio.h>
#include <string.h>

#include "clang_cursor.h"
#include "cxx_types.h"
#include "cxx_values.h"
#include "explicit_object.h"

/* The functions that lookup found in the template, a cursor of kind CXCursor_OverloadedDeclRef. It is of another kind
 * if the call is resolved, or the name dependent. */
static CXCursor found_names(CXCursor call)
{
    return clang_getCursorReferenced(clang_strip(clang_first_child(call)));
}

struct candidates {
    CXCursor *items;
    size_t count, capacity;
};

/* A using-declaration brings in its shadow, from which only definitions can be found. All that it names is found at
 * the shadow's location. */
static void collect(struct walk *w, CXCursor names, struct candidates *all)
{
    for (unsigned i = 0; i < clang_getNumOverloadedDecls(names); i++) {
        CXCursor candidate = clang_getOverloadedDecl(names, i), named = names;
        bool is_shadow = clang_getCursorKind(candidate) == CXCursor_UnexposedDecl;
        if (is_shadow)
            named = clang_getCursor(w->tu, clang_getCursorLocation(candidate));
        if (clang_getCursorKind(named) == CXCursor_OverloadedDeclRef && !clang_equalCursors(named, names) && clang_getNumOverloadedDecls(named)) {
            collect(w, named, all);
            continue;
        }
        CXCursor target = is_shadow ? clang_getCursorDefinition(candidate) : candidate;
        vec_push(w->arena, all, clang_Cursor_isNull(target) ? candidate : target);
    }
}

static struct candidates candidates_of(struct walk *w, CXCursor names)
{
    struct candidates all = { 0 };
    if (clang_getCursorKind(names) == CXCursor_OverloadedDeclRef)
        collect(w, names, &all);
    return all;
}

/* Is it certain that instances find no functions that the template does not? It is for members and qualified names,
 * for which there is no argument-dependent lookup ([basic.lookup.argdep]/1 and /3). */
static bool is_closed(struct walk *w, CXCursor call, const struct candidates *all)
{
    CXCursor callee = clang_strip(clang_first_child(call));
    if (clang_getCursorKind(callee) == CXCursor_MemberRefExpr)
        return true;
    for (size_t i = 0; i < all->count; i++) {
        enum CXCursorKind scope = clang_getCursorKind(clang_getCursorSemanticParent(all->items[i]));
        if (scope == CXCursor_ClassDecl || scope == CXCursor_StructDecl || scope == CXCursor_ClassTemplate ||
            scope == CXCursor_ClassTemplatePartialSpecialization)
            return true;
    }
    struct span span;
    size_t i = clang_cursor_span(w, callee, &span) ? lex_find(w->tokens, span.begin) : SIZE_MAX;
    for (; i < w->tokens->list.count && w->tokens->list.items[i].end <= span.end && w->tokens->list.items[i].first != '<'; i++)
        if (w->tokens->list.items[i].first == ':')
            return true;
    return false;
}

/* --- what it gives --- */

static bool is_pack(CXType parameter)
{
    CXString spelling = clang_getTypeSpelling(parameter);
    bool pack = text_ends_with(clang_getCString(spelling), "...");
    clang_disposeString(spelling);
    return pack;
}

static bool ends_in_pack(CXType function)
{
    int n = clang_getNumArgTypes(function);
    return n > 0 && is_pack(clang_getArgType(function, (unsigned)n - 1));
}

/* A call of std::move with one argument means that of <utility>, not that of <algorithm>. */
static bool is_other_overload(CXCursor candidate, int n_arguments)
{
    CXString scope = clang_getCursorSpelling(clang_getCursorSemanticParent(candidate));
    bool standard = strcmp(clang_getCString(scope), "std") == 0;
    clang_disposeString(scope);
    CXType type = clang_getCursorType(candidate);
    return standard && clang_getNumArgTypes(type) != n_arguments && !ends_in_pack(type);
}

/* Does the type's spelling say that it is a class, as `C<T>` and `typename T::type` do? A plain parameter may be
 * anything. */
static bool is_class_like(CXType type)
{
    CXString text = clang_getTypeSpelling(clang_getCanonicalType(type));
    bool bare = text_starts_with(clang_getCString(text), "type-parameter-") || text_starts_with(clang_getCString(text), "<dependent");
    clang_disposeString(text);
    return !bare;
}

/* `C<T>`, where C is a class template: a class whatever T is. g++ knows that where clang takes the call for dependent still, as it
 * does of members of a base that depends on no parameter ([temp.dep.expr]/5). */
static bool is_certain_class(CXType type)
{
    return clang_getCursorKind(clang_getTypeDeclaration(clang_getCanonicalType(type))) == CXCursor_ClassTemplate;
}

static enum cxx_value guess_call(struct walk *w, CXCursor call)
{
    if (clang_Cursor_getNumArguments(call) < 0) /* T(x) */
        return is_class_like(clang_getCursorType(call)) ? CXX_LIKELY : CXX_UNKNOWN;
    struct candidates all = candidates_of(w, found_names(call));
    bool references = true, some = false;
    for (size_t i = 0; references && i < all.count; i++) {
        if (is_other_overload(all.items[i], clang_Cursor_getNumArguments(call)))
            continue;
        some = true;
        CXType result = clang_getResultType(clang_getCursorType(all.items[i]));
        enum cxx_value value = cxx_type_value(result);
        if (value == CXX_OBJECT || (value == CXX_UNKNOWN && is_certain_class(result)))
            return CXX_DIFFERENT;
        references = value == CXX_REFERENCE;
    }
    /* an object would be moved once more */
    return some && references && is_closed(w, call, &all) ? CXX_REFERENCE : CXX_UNKNOWN;
}

struct sum {
    CXCursor parts[3]; /* of `a + b`, the name between the two where candidates are known */
    int count;
};

static enum CXChildVisitResult take_part(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct sum *sum = data;
    if (sum->count < 3)
        sum->parts[sum->count] = cursor;
    return ++sum->count > 3 ? CXChildVisit_Break : CXChildVisit_Continue;
}

static bool is_named(CXCursor reference, const char *name)
{
    CXString spelling = clang_getCursorSpelling(clang_getCursorReferenced(reference));
    bool same = clang_getCString(spelling) && strcmp(clang_getCString(spelling), name) == 0;
    clang_disposeString(spelling);
    return same;
}

static bool is_object(struct walk *w, CXCursor expression)
{
    enum cxx_value value = cxx_value_of(expression);
    if (value == CXX_UNKNOWN)
        value = cxx_guess_result(w, clang_strip(expression));
    return value == CXX_OBJECT || value == CXX_DIFFERENT;
}

/* `"text" + name(x)`: if an operand is an object, so is the sum. */
static bool adds_object(struct walk *w, CXCursor expression)
{
    struct sum sum = { .count = 0 };
    clang_visitChildren(expression, take_part, &sum);
    bool plain = clang_getCursorKind(expression) == CXCursor_BinaryOperator && sum.count == 2 &&
                 clang_getCursorBinaryOperatorKind(expression) == CXBinaryOperator_Add;
    bool chosen = clang_getCursorKind(expression) == CXCursor_CallExpr && sum.count == 3 && is_named(sum.parts[1], "operator+");
    return (plain || chosen) && (is_object(w, sum.parts[0]) || is_object(w, sum.parts[sum.count - 1]));
}

enum cxx_value cxx_guess_result(struct walk *w, CXCursor expression)
{
    if (adds_object(w, expression))
        return CXX_DIFFERENT;
    return clang_getCursorKind(expression) == CXCursor_CallExpr ? guess_call(w, expression) : CXX_UNKNOWN;
}

/* --- what it takes --- */

/* The number of templates that it is a member of. */
static int template_depth(CXCursor function)
{
    int depth = 0;
    for (CXCursor scope = clang_getCursorSemanticParent(function); !clang_Cursor_isNull(scope) && !clang_isInvalid(clang_getCursorKind(scope));
         scope = clang_getCursorSemanticParent(scope))
        depth += clang_getCursorKind(scope) == CXCursor_ClassTemplate || clang_getCursorKind(scope) == CXCursor_ClassTemplatePartialSpecialization;
    return depth;
}

/* Is it `T &`, `const T &`, `T &&` or a pack of those, where T is a parameter of the function template itself? Then
 * it is bound to the argument without a conversion ([temp.deduct.call]), unless T is given explicitly. */
static bool is_deduced(CXCursor function, CXType parameter)
{
    if (clang_getCursorKind(function) != CXCursor_FunctionTemplate)
        return false;
    CXString spelling = clang_getTypeSpelling(clang_getCanonicalType(parameter));
    const char *text = clang_getCString(spelling);
    char own[40];
    snprintf(own, sizeof own, "type-parameter-%d-", template_depth(function));
    text += text_starts_with(text, "const ") ? strlen("const ") : 0;
    bool deduced = text_starts_with(text, own);
    text += deduced ? strlen(own) : 0;
    text += strspn(text, "0123456789");
    deduced = deduced && (text_starts_with(text, " &"));
    clang_disposeString(spelling);
    return deduced;
}

static enum CXChildVisitResult find_value(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    *(bool *)data = *(bool *)data || clang_isExpression(clang_getCursorKind(cursor));
    return CXChildVisit_Continue;
}

struct parameters {
    int count, required;
};

static enum CXChildVisitResult count_parameter(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct parameters *parameters = data;
    if (clang_getCursorKind(cursor) != CXCursor_ParmDecl)
        return CXChildVisit_Continue;
    parameters->count++;
    bool has_value = false; /* or an array bound, which makes the parameter seem optional */
    clang_visitChildren(cursor, find_value, &has_value);
    parameters->required = has_value ? parameters->required : parameters->count;
    return CXChildVisit_Continue;
}

/* What the candidate takes for argument i of n, behind its object. Returns false if it cannot be called with n arguments. */
static bool takes(CXCursor candidate, int i, int n, CXType *parameter)
{
    int first = explicit_object_is_taken(candidate) ? 1 : 0;
    i += first;
    n += first;
    CXType type = clang_getCursorType(candidate);
    int n_parameters = clang_getNumArgTypes(type);
    bool pack = ends_in_pack(type);
    *parameter = (CXType){ .kind = CXType_Invalid };
    if (n_parameters < 0)
        return true; /* a using-declaration */
    struct parameters parameters = { 0, 0 };
    clang_visitChildren(candidate, count_parameter, &parameters);
    if (n < parameters.required - (pack ? 1 : 0) || (n > n_parameters && !pack && !clang_isFunctionTypeVariadic(type)))
        return false;
    if (i < n_parameters || pack)
        *parameter = clang_getArgType(type, (unsigned)(i < n_parameters ? i : n_parameters - 1));
    return true;
}

/* The class that the parameter is a reference to, if it depends on no template parameter; else kind CXType_Invalid. */
static CXType referred_class(CXType parameter)
{
    CXType canonical = clang_getCanonicalType(parameter), none = { .kind = CXType_Invalid };
    if (canonical.kind != CXType_LValueReference && canonical.kind != CXType_RValueReference)
        return none;
    CXType class = clang_getCanonicalType(clang_getPointeeType(canonical));
    return class.kind == CXType_Record && !cxx_is_dependent(class) ? clang_getUnqualifiedType(class) : none;
}

struct cxx_common cxx_common_parameter(struct walk *w, CXCursor call, int i)
{
    struct cxx_common common = { .kind = CXX_COMMON_NOTHING };
    CXCursor callee = clang_strip(clang_first_child(call));
    int n = clang_Cursor_getNumArguments(call);
    struct candidates all = candidates_of(w, found_names(call));
    struct span span;
    if (!all.count || n < 0 || !is_closed(w, call, &all) || !clang_cursor_span(w, callee, &span))
        return common;
    size_t last = lex_find(w->tokens, span.end);
    bool told = last > 0 && last <= w->tokens->list.count && w->tokens->list.items[last - 1].first == '>';
    for (size_t k = 0; k < all.count; k++) {
        CXCursor candidate = all.items[k];
        CXType parameter;
        if (!takes(candidate, i, n, &parameter))
            continue;
        CXType class = referred_class(parameter);
        enum cxx_common_kind kind = !told && is_deduced(candidate, parameter) ? CXX_COMMON_DEDUCED
                                    : class.kind != CXType_Invalid            ? CXX_COMMON_CLASS
                                                                              : CXX_COMMON_NOTHING;
        bool same =
            common.kind == CXX_COMMON_NOTHING || (common.kind == kind && (kind == CXX_COMMON_DEDUCED || clang_equalTypes(common.class, class)));
        if (kind == CXX_COMMON_NOTHING || !same)
            return (struct cxx_common){ .kind = CXX_COMMON_NOTHING };
        common = (struct cxx_common){ kind, class };
    }
    return common;
}

bool cxx_is_bound(const struct cxx_common *common, CXCursor argument)
{
    CXType type = clang_getCanonicalType(clang_getCursorType(argument));
    return common->kind == CXX_COMMON_DEDUCED ||
           (common->kind == CXX_COMMON_CLASS && type.kind == CXType_Record && clang_equalTypes(common->class, clang_getUnqualifiedType(type)));
}
