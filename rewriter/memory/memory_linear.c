#include "memory_linear.h"

#include "memory_bindings.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static bool add_value(const struct memory_rules *rules, CXCursor expression, int64_t scale, struct memory_sum *sum);
static bool add_address(const struct memory_rules *rules, CXCursor lvalue, int64_t scale, struct memory_sum *sum);
static bool is_own_member(CXCursor member);
static bool keeps_value(const struct memory_rules *rules, CXType to, CXType from);

static bool add_term(struct memory_sum *sum, const char *name, int64_t coefficient, bool has_variable)
{
    for (size_t i = 0; i < sum->n; i++)
        if (strcmp(sum->terms[i].name, name) == 0)
            return !__builtin_add_overflow(sum->terms[i].coefficient, coefficient, &sum->terms[i].coefficient);
    if (sum->n == MEMORY_MOST_TERMS)
        return false;
    sum->terms[sum->n++] = (struct memory_term){ name, coefficient, has_variable };
    return true;
}

static bool add_constant(struct memory_sum *sum, int64_t value, int64_t scale)
{
    int64_t product;
    return !__builtin_mul_overflow(value, scale, &product) && !__builtin_add_overflow(sum->constant, product, &sum->constant);
}

static bool add_sums(struct memory_sum *sum, const struct memory_sum *of, int64_t scale)
{
    int64_t product;
    for (size_t i = 0; i < of->n; i++)
        if (__builtin_mul_overflow(of->terms[i].coefficient, scale, &product) || !add_term(sum, of->terms[i].name, product, false))
            return false;
    return add_constant(sum, of->constant, scale);
}

bool memory_constant(CXCursor expression, int64_t *value)
{
    CXCursor e = memory_strip(expression);
    enum CXCursorKind kind = clang_Cursor_isNull(e) ? CXCursor_InvalidCode : clang_getCursorKind(e);
    bool is_enumerator = kind == CXCursor_DeclRefExpr && clang_getCursorKind(clang_getCursorReferenced(e)) == CXCursor_EnumConstantDecl;
    if (is_enumerator) {
        *value = clang_getEnumConstantDeclValue(clang_getCursorReferenced(e));
        return true;
    }
    if (kind == CXCursor_UnaryOperator && clang_getCursorUnaryOperatorKind(e) == CXUnaryOperator_Minus) {
        bool is_known = memory_constant(clang_first_child(e), value) && *value != INT64_MIN;
        *value = is_known ? -*value : 0;
        return is_known;
    }
    if (kind != CXCursor_IntegerLiteral && kind != CXCursor_CharacterLiteral && kind != CXCursor_CXXBoolLiteralExpr && kind != CXCursor_UnaryExpr)
        return false;
    CXEvalResult result = clang_Cursor_Evaluate(e);
    bool is_known = result && clang_EvalResult_getKind(result) == CXEval_Int;
    if (is_known)
        *value = clang_EvalResult_getAsLongLong(result);
    if (result)
        clang_EvalResult_dispose(result);
    return is_known;
}

/* Unsigned arithmetic that is narrower than an address wraps around at another place. */
static bool may_wrap(CXType type)
{
    bool is_unsigned = type.kind == CXType_Bool || (type.kind >= CXType_Char_U && type.kind <= CXType_UInt) || type.kind == CXType_Enum;
    return is_unsigned && clang_Type_getSizeOf(type) < 8;
}

static bool is_qualified(CXType type)
{
    return clang_isVolatileQualifiedType(type) || type.kind == CXType_Atomic;
}

/* Types whose values stores of the other type cannot change. */
static bool are_apart(CXType a, CXType b)
{
    bool a_is_integer = memory_is_integer(a), b_is_integer = memory_is_integer(b);
    if (a_is_integer && b_is_integer)
        return clang_Type_getSizeOf(a) != clang_Type_getSizeOf(b);
    bool a_is_real = a.kind >= CXType_Float && a.kind <= CXType_LongDouble, b_is_real = b.kind >= CXType_Float && b.kind <= CXType_LongDouble;
    if (a_is_real && b_is_real)
        return a.kind != b.kind;
    int a_class = a_is_integer           ? 1
                  : a_is_real            ? 2
                  : memory_is_pointer(a) ? 3
                                         : 0,
        b_class = b_is_integer           ? 1
                  : b_is_real            ? 2
                  : memory_is_pointer(b) ? 3
                                         : 0;
    return a_class && b_class && a_class != b_class;
}

/* Is the value that this lvalue holds the same all through the loop? */
static bool is_settled(const struct memory_rules *rules, CXCursor lvalue)
{
    CXType type = memory_type(lvalue);
    CXCursor root = memory_root(lvalue);
    if (!rules->assigned || is_qualified(type))
        return false;
    if (!clang_Cursor_isNull(root) && (is_qualified(memory_type(root)) || memory_names_have(rules->assigned, memory_name(rules->m, root))))
        return false;
    for (size_t i = 0; i < rules->stored.count; i++)
        if (!rules->is_strict || clang_Type_getSizeOf(rules->stored.items[i]) == 1 || !are_apart(type, rules->stored.items[i]))
            return false;
    return true;
}

/* A variable or a member of one, which can be read at any time. */
static bool is_member_path(CXCursor lvalue)
{
    for (CXCursor e = memory_strip(lvalue); !clang_Cursor_isNull(e); e = memory_strip(clang_first_child(e))) {
        if (clang_getCursorKind(e) == CXCursor_DeclRefExpr)
            return true;
        if (clang_getCursorKind(e) != CXCursor_MemberRefExpr || memory_is_pointer(memory_type(clang_first_child(e))))
            return false;
    }
    return false;
}

/* A value that is read from memory: its address says which. */
static bool add_loaded(const struct memory_rules *rules, CXCursor lvalue, int64_t scale, struct memory_sum *sum)
{
    struct memory_sum address = { 0 };
    if (!is_settled(rules, lvalue) || !add_address(rules, lvalue, 1, &address))
        return false;
    for (size_t i = 0; i < address.n; i++)
        if (address.terms[i].has_variable || (rules->variable && strcmp(address.terms[i].name, rules->variable) == 0))
            return false;
    sum->loads = sum->loads || address.loads || !is_member_path(lvalue);
    sum->derived |= address.derived;
    const char *key = memory_sum_key(rules, &address);
    return add_term(sum, arena_printf(rules->m->walk->arena, "(%s%+" PRId64 ")", key, address.constant), scale, false);
}

static bool add_derived(const struct memory_rules *rules, size_t i, CXCursor reference, int64_t scale, struct memory_sum *sum)
{
    const struct memory_derived *derived = &rules->derived.items[i];
    CXType type = memory_type(reference), from = memory_type(derived->value);
    bool is_same = clang_equalTypes(clang_getUnqualifiedType(type), clang_getUnqualifiedType(from));
    if (clang_cursor_begin(reference) < derived->behind || !(is_same || (memory_is_integer(type) && keeps_value(rules, type, from))))
        return false;
    sum->derived |= 1U << i;
    return add_value(rules, derived->value, scale, sum);
}

/* A variable: one that is memory is read from there. */
static bool add_variable(const struct memory_rules *rules, CXCursor reference, int64_t scale, struct memory_sum *sum)
{
    CXCursor declaration = clang_getCursorReferenced(reference);
    enum CXCursorKind kind = clang_getCursorKind(declaration);
    if (kind != CXCursor_VarDecl && kind != CXCursor_ParmDecl)
        return false;
    if (memory_is_object(rules->m, declaration) || memory_refers(declaration))
        return add_loaded(rules, reference, scale, sum);
    const char *name = memory_name(rules->m, declaration);
    for (size_t i = 0; i < rules->n_known; i++)
        if (strcmp(rules->known[i].name, name) == 0)
            return add_constant(sum, rules->known[i].value, scale);
    bool is_variable = rules->variable && strcmp(name, rules->variable) == 0;
    for (size_t i = 0; i < rules->derived.count; i++)
        if (!is_variable && strcmp(rules->derived.items[i].name, name) == 0)
            return add_derived(rules, i, reference, scale, sum);
    for (size_t i = 0; rules->values && i < rules->values->count; i++)
        if (strcmp(rules->values->items[i].name, name) == 0)
            return add_sums(sum, &rules->values->items[i].sum, scale);
    if (is_qualified(clang_getCursorType(declaration)) || (!is_variable && rules->assigned && memory_names_have(rules->assigned, name)))
        return false;
    return add_term(sum, name, scale, false);
}

/* A member of a local object that is no memory. */
static bool add_member(const struct memory_rules *rules, CXCursor lvalue, int64_t scale, struct memory_sum *sum)
{
    CXCursor e = memory_strip(lvalue);
    long long place = 0; /* in bits; members of a union have the same, and are of other types */
    for (; clang_getCursorKind(e) == CXCursor_MemberRefExpr; e = memory_strip(clang_first_child(e))) {
        long long bits = clang_Cursor_getOffsetOfField(clang_getCursorReferenced(e));
        if (bits < 0 || clang_Cursor_isBitField(clang_getCursorReferenced(e)) || is_qualified(memory_type(e)) || memory_is_of_this(e) ||
            (rules->m->is_cxx && !is_own_member(e)))
            return false;
        place += bits;
    }
    if (clang_Cursor_isNull(e) || clang_getCursorKind(e) != CXCursor_DeclRefExpr || !memory_is_variable(clang_getCursorReferenced(e)))
        return false;
    const char *name = memory_name(rules->m, clang_getCursorReferenced(e));
    if (is_qualified(memory_type(e)) || (rules->assigned && memory_names_have(rules->assigned, name)))
        return false;
    CXType type = memory_type(lvalue);
    return add_term(sum, arena_printf(rules->m->walk->arena, "%s.%lld:%d:%lld", name, place, type.kind, clang_Type_getSizeOf(type)), scale, false);
}

/* A product of two variables, or of sums that are one. */
static bool add_product(const struct memory_rules *rules, CXCursor left, CXCursor right, int64_t scale, struct memory_sum *sum)
{
    struct memory_sum a = { 0 }, b = { 0 };
    int64_t product;
    if (!add_value(rules, left, 1, &a) || !add_value(rules, right, 1, &b))
        return false;
    sum->loads = sum->loads || a.loads || b.loads;
    sum->derived |= a.derived | b.derived;
    for (size_t i = 0; i < a.n + (a.constant != 0); i++)
        for (size_t k = 0; k < b.n + (b.constant != 0); k++) {
            const struct memory_term *x = i < a.n ? &a.terms[i] : NULL, *y = k < b.n ? &b.terms[k] : NULL;
            if (__builtin_mul_overflow(x ? x->coefficient : a.constant, y ? y->coefficient : b.constant, &product) ||
                __builtin_mul_overflow(product, scale, &product))
                return false;
            bool x_moves = x && (x->has_variable || (rules->variable && strcmp(x->name, rules->variable) == 0));
            bool y_moves = y && (y->has_variable || (rules->variable && strcmp(y->name, rules->variable) == 0));
            if (x_moves && y_moves)
                return false;
            if (x && y) {
                bool ordered = strcmp(x->name, y->name) < 0;
                const char *name = arena_printf(rules->m->walk->arena, "%s*%s", ordered ? x->name : y->name, ordered ? y->name : x->name);
                if (!add_term(sum, name, product, x_moves || y_moves))
                    return false;
            } else if (!x && !y) {
                if (!add_constant(sum, product, 1))
                    return false;
            } else if (!add_term(sum, x ? x->name : y->name, product, x ? x->has_variable : y->has_variable)) {
                return false;
            }
        }
    return true;
}

/* A conversion keeps the value if the new type holds all values of the old one, or is as wide as an address. */
static bool keeps_value(const struct memory_rules *rules, CXType to, CXType from)
{
    long long to_size = clang_Type_getSizeOf(to), from_size = clang_Type_getSizeOf(from);
    if (memory_is_pointer(to) && memory_is_pointer(from)) /* (a base class has a place of its own in the object) */
        return !rules->m->is_cxx || !memory_is_class(clang_getCanonicalType(clang_getPointeeType(to)));
    return memory_is_integer(to) && memory_is_integer(from) && to.kind != CXType_Bool &&
           (to_size >= 8 || (to_size >= from_size + may_wrap(from) && !may_wrap(to)));
}

static bool add_sum(const struct memory_rules *rules, CXCursor e, int64_t scale, struct memory_sum *sum)
{
    struct memory_children parts = memory_children_of(rules->m, e);
    CXType type = memory_type(e);
    enum CXBinaryOperatorKind operator= clang_getCursorBinaryOperatorKind(e);
    int64_t value;
    if (parts.count != 2)
        return false;
    CXCursor left = parts.items[0], right = parts.items[1];
    if (memory_is_pointer(type)) {
        bool is_right = memory_is_pointer(memory_type(right));
        long long size = clang_Type_getSizeOf(clang_getPointeeType(type));
        CXCursor pointer = is_right ? right : left, index = is_right ? left : right;
        if (size <= 0 || (operator!= CXBinaryOperator_Add && operator!= CXBinaryOperator_Sub))
            return false;
        return add_value(rules, pointer, scale, sum) && add_value(rules, index, operator== CXBinaryOperator_Sub ? -scale * size : scale * size, sum);
    }
    if (may_wrap(type))
        return false;
    switch (operator) {
    case CXBinaryOperator_Add:
        return add_value(rules, left, scale, sum) && add_value(rules, right, scale, sum);
    case CXBinaryOperator_Sub:
        return !memory_is_pointer(memory_type(left)) && add_value(rules, left, scale, sum) && add_value(rules, right, -scale, sum);
    case CXBinaryOperator_Mul:
        return add_product(rules, left, right, scale, sum);
    case CXBinaryOperator_Shl:
        return memory_constant(right, &value) && value >= 0 && value < 31 && add_value(rules, left, scale << value, sum);
    default:
        return false;
    }
}

/* What ++ adds. */
static int64_t step_of(CXType type)
{
    return memory_is_pointer(type) ? clang_Type_getSizeOf(clang_getPointeeType(type)) : 1;
}

/* An integer, or a pointer. */
static bool add_value(const struct memory_rules *rules, CXCursor expression, int64_t scale, struct memory_sum *sum)
{
    int64_t value;
    CXType type = memory_type(expression);
    CXCursor child;
    if (memory_is_array(type))
        return add_address(rules, expression, scale, sum);
    if (memory_constant(expression, &value))
        return add_constant(sum, value, scale);
    switch (clang_getCursorKind(expression)) {
    case CXCursor_ParenExpr:
        return add_value(rules, clang_first_child(expression), scale, sum);
    case CXCursor_UnexposedExpr:
    case CXCursor_CXXStaticCastExpr:
    case CXCursor_CXXFunctionalCastExpr:
    case CXCursor_CStyleCastExpr: {
        struct memory_children parts = memory_children_of(rules->m, expression);
        child = parts.count ? parts.items[parts.count - 1] : clang_getNullCursor();
        if (parts.count == 0 || !clang_isExpression(clang_getCursorKind(child)))
            return false;
        CXType from = memory_type(child);
        bool decays = memory_is_array(from) && memory_is_pointer(type);
        if (clang_getCursorKind(expression) == CXCursor_UnexposedExpr && clang_Cursor_isNull(memory_strip(expression)))
            return false;
        return (decays || clang_equalTypes(clang_getUnqualifiedType(type), clang_getUnqualifiedType(from)) || keeps_value(rules, type, from)) &&
               add_value(rules, child, scale, sum);
    }
    case CXCursor_DeclRefExpr:
        return (memory_is_integer(type) || memory_is_pointer(type)) && add_variable(rules, expression, scale, sum);
    case CXCursor_CXXThisExpr:
        return add_term(sum, "this", scale, false);
    case CXCursor_MemberRefExpr:
    case CXCursor_ArraySubscriptExpr:
        if (!memory_is_integer(type) && !memory_is_pointer(type))
            return false;
        return memory_is_memory(rules->m, expression) ? add_loaded(rules, expression, scale, sum) : add_member(rules, expression, scale, sum);
    case CXCursor_UnaryOperator:
        child = clang_first_child(expression);
        switch (clang_getCursorUnaryOperatorKind(expression)) {
        case CXUnaryOperator_Minus:
            return !may_wrap(type) && add_value(rules, child, -scale, sum);
        case CXUnaryOperator_Plus:
            return add_value(rules, child, scale, sum);
        case CXUnaryOperator_AddrOf:
            return add_address(rules, child, scale, sum);
        case CXUnaryOperator_PreInc: /* (the variable has its new value already) */
        case CXUnaryOperator_PreDec:
            return rules->values && add_value(rules, child, scale, sum);
        case CXUnaryOperator_PostInc:
            return rules->values && add_value(rules, child, scale, sum) && add_constant(sum, -step_of(type), scale);
        case CXUnaryOperator_PostDec:
            return rules->values && add_value(rules, child, scale, sum) && add_constant(sum, step_of(type), scale);
        case CXUnaryOperator_Deref:
            return memory_is_pointer(type) && add_loaded(rules, expression, scale, sum);
        default:
            return false;
        }
    case CXCursor_BinaryOperator:
        return add_sum(rules, expression, scale, sum);
    default:
        return false;
    }
}

/* Does the member belong to the class that the text has before it, and not to a base, whose place is not known here? */
static bool is_own_member(CXCursor member)
{
    CXCursor base = memory_is_of_this(member) ? clang_getNullCursor() : memory_strip(clang_first_child(member));
    if (memory_is_of_this(member))
        return true;
    CXType type = clang_Cursor_isNull(base) ? (CXType){ 0 } : memory_type(base);
    type = memory_is_pointer(type) ? clang_getCanonicalType(clang_getPointeeType(type)) : type;
    CXCursor class = clang_getTypeDeclaration(type), parent = clang_getCursorSemanticParent(clang_getCursorReferenced(member));
    return clang_equalCursors(clang_getCanonicalCursor(class), clang_getCanonicalCursor(parent));
}

/* Members of each base class are counted from a place of their own. */
static const char *this_name(struct memory_walk *m, CXCursor member)
{
    CXCursor class = clang_getCursorSemanticParent(clang_getCursorReferenced(member));
    return arena_printf(m->walk->arena, "this@%s", clang_string(m->walk, clang_getCursorUSR(class)));
}

static bool add_address(const struct memory_rules *rules, CXCursor lvalue, int64_t scale, struct memory_sum *sum)
{
    CXCursor e = memory_strip(lvalue), declaration, base;
    if (clang_Cursor_isNull(e))
        return false;
    switch (clang_getCursorKind(e)) {
    case CXCursor_DeclRefExpr:
        declaration = clang_getCursorReferenced(e);
        if (memory_refers(declaration)) /* it refers to one object as long as it is there */
            return !(rules->assigned && memory_names_have(rules->assigned, memory_name(rules->m, declaration))) &&
                   add_term(sum, arena_printf(rules->m->walk->arena, "&%s", memory_name(rules->m, declaration)), scale, false);
        if (memory_is_binding(declaration) && rules->assigned && memory_names_have(rules->assigned, memory_name(rules->m, declaration)))
            return false;
        return memory_is_object(rules->m, declaration) &&
               add_term(sum, arena_printf(rules->m->walk->arena, "&%s", memory_name(rules->m, declaration)), scale, false);
    case CXCursor_MemberRefExpr: {
        base = clang_first_child(e);
        long long bits = clang_Cursor_getOffsetOfField(clang_getCursorReferenced(e));
        if (memory_refers(clang_getCursorReferenced(e)) || (rules->m->is_cxx && !is_own_member(e)))
            return false;
        if (memory_is_of_this(e))
            return bits >= 0 && bits % 8 == 0 && add_constant(sum, bits / 8, scale) && add_term(sum, this_name(rules->m, e), scale, false);
        if (clang_Cursor_isNull(base) || bits < 0 || bits % 8 || !add_constant(sum, bits / 8, scale))
            return false;
        return memory_is_pointer(memory_type(base)) ? add_value(rules, base, scale, sum) : add_address(rules, base, scale, sum);
    }
    case CXCursor_ArraySubscriptExpr: {
        struct memory_children parts = memory_children_of(rules->m, e);
        long long size = clang_Type_getSizeOf(memory_type(e));
        if (parts.count != 2 || size <= 0)
            return false;
        bool is_right = memory_is_pointer(memory_type(parts.items[1])) || memory_is_array(memory_type(parts.items[1]));
        return add_value(rules, parts.items[is_right], scale, sum) && add_value(rules, parts.items[!is_right], scale * size, sum);
    }
    case CXCursor_UnaryOperator:
        return clang_getCursorUnaryOperatorKind(e) == CXUnaryOperator_Deref && add_value(rules, clang_first_child(e), scale, sum);
    default:
        return false;
    }
}

bool memory_value_of(const struct memory_rules *rules, CXCursor expression, CXType to, struct memory_sum *sum)
{
    CXType from = memory_type(expression);
    bool is_same = clang_equalTypes(clang_getUnqualifiedType(to), clang_getUnqualifiedType(from));
    *sum = (struct memory_sum){ 0 };
    return (memory_is_integer(to) || memory_is_pointer(to)) &&
           (is_same || (memory_is_array(from) && memory_is_pointer(to)) || keeps_value(rules, to, from)) && add_value(rules, expression, 1, sum);
}

bool memory_value_moved(const struct memory_rules *rules, CXCursor variable, CXCursor by, int sign, struct memory_sum *sum)
{
    CXType type = memory_type(variable);
    *sum = (struct memory_sum){ 0 };
    if (!(memory_is_integer(type) || memory_is_pointer(type)) || type.kind == CXType_Bool || may_wrap(type) || step_of(type) <= 0 ||
        (memory_is_integer(type) && clang_Type_getSizeOf(type) < 4) || !add_variable(rules, variable, 1, sum))
        return false;
    return clang_Cursor_isNull(by) ? add_constant(sum, step_of(type), sign)
                                   : keeps_value(rules, memory_is_pointer(type) ? memory_type(by) : type, memory_type(by)) &&
                                         add_value(rules, by, sign * step_of(type), sum);
}

/* Can a variable of the type be declared where the loop begins? An integer, or a pointer to numbers. */
static bool has_plain_type(CXType type)
{
    CXType at = type;
    while (memory_is_pointer(at))
        at = clang_getCanonicalType(clang_getPointeeType(at));
    return !is_qualified(type) &&
           (memory_is_integer(type) ? type.kind != CXType_Enum : memory_is_pointer(type) && at.kind >= CXType_Bool && at.kind <= CXType_LongDouble);
}

/* How often is a variable assigned to? */
struct assignments {
    CXCursor variable;
    size_t n;
};

static enum CXChildVisitResult count_assignments(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct assignments *a = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    bool is_assigned = kind == CXCursor_LambdaExpr || memory_assigns(cursor);
    if (kind == CXCursor_VarDecl)
        a->n += clang_equalCursors(cursor, a->variable) && !clang_Cursor_isNull(clang_Cursor_getVarDeclInitializer(cursor));
    else if (is_assigned && clang_equalCursors(memory_root(clang_first_child(cursor)), a->variable))
        a->n++;
    return CXChildVisit_Recurse;
}

/* `at`: the assignment, or the declaration. */
static void add_candidate(struct memory_rules *rules, CXCursor body, CXCursor variable, CXCursor value, CXCursor at)
{
    struct memory_walk *m = rules->m;
    struct assignments assignments = { variable, 0 };
    struct span span, whole;
    CXType type = memory_type(variable);
    enum CX_StorageClass storage = clang_Cursor_getStorageClass(variable);
    if (rules->derived.count == MEMORY_MOST_DERIVED || !memory_is_variable(variable) || storage == CX_SC_Static || memory_is_object(m, variable) ||
        memory_refers(variable) || !has_plain_type(type) || clang_Cursor_isNull(value) || !memory_span(m, value, &span) ||
        !memory_span(m, at, &whole))
        return;
    clang_visitChildren(body, count_assignments, &assignments);
    const char *text = memory_text(m, span);
    if (assignments.n != 1 || !text)
        return;
    vec_push(m->walk->arena, &rules->derived,
             (struct memory_derived){ memory_name(m, variable), clang_string(m->walk, clang_getCursorSpelling(variable)),
                                      clang_string(m->walk, clang_getTypeSpelling(clang_getUnqualifiedType(type))), text, value, whole.end });
}

void memory_find_derived(struct memory_rules *rules, CXCursor body)
{
    struct memory_children statements = memory_children_of(rules->m, body);
    if (clang_getCursorKind(body) != CXCursor_CompoundStmt)
        return;
    for (size_t i = 0; i < statements.count; i++) {
        CXCursor statement = statements.items[i];
        struct memory_children parts = memory_children_of(rules->m, statement);
        if (clang_getCursorKind(statement) == CXCursor_DeclStmt) {
            for (size_t k = 0; k < parts.count; k++)
                if (clang_getCursorKind(parts.items[k]) == CXCursor_VarDecl)
                    add_candidate(rules, body, parts.items[k], clang_Cursor_getVarDeclInitializer(parts.items[k]), parts.items[k]);
        } else if (clang_getCursorKind(statement) == CXCursor_BinaryOperator &&
                   clang_getCursorBinaryOperatorKind(statement) == CXBinaryOperator_Assign && parts.count == 2) {
            CXCursor left = memory_strip(parts.items[0]);
            if (!clang_Cursor_isNull(left) && clang_getCursorKind(left) == CXCursor_DeclRefExpr)
                add_candidate(rules, body, clang_getCursorReferenced(left), parts.items[1], statement);
        }
    }
}

bool memory_sum_of(const struct memory_rules *rules, CXCursor lvalue, struct memory_sum *sum)
{
    *sum = (struct memory_sum){ 0 };
    return add_address(rules, lvalue, 1, sum);
}

static int compare_terms(const void *a, const void *b)
{
    return strcmp(((const struct memory_term *)a)->name, ((const struct memory_term *)b)->name);
}

const char *memory_sum_key(const struct memory_rules *rules, struct memory_sum *sum)
{
    struct str key = { .arena = rules->m->walk->arena };
    qsort(sum->terms, sum->n, sizeof *sum->terms, compare_terms);
    for (size_t i = 0; i < sum->n; i++)
        if (sum->terms[i].coefficient)
            str_printf(&key, "%+" PRId64 "*%s;", sum->terms[i].coefficient, sum->terms[i].name);
    return key.length ? key.text : "";
}

bool memory_sum_stride(const struct memory_rules *rules, const struct memory_sum *sum, int64_t *stride)
{
    *stride = 0;
    for (size_t i = 0; i < sum->n; i++) {
        if (sum->terms[i].has_variable && sum->terms[i].coefficient)
            return false;
        if (rules->variable && strcmp(sum->terms[i].name, rules->variable) == 0)
            *stride = sum->terms[i].coefficient;
    }
    return true;
}
