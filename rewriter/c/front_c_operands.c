/* What goes into a call of C: facts of its operands, and the types that can be spelled. */
#include "front_c.h"

#include <string.h>

/* --- facts of operands --- */

/* + - ~ ! &: neither reads memory nor changes it. */
bool c_is_pure(enum CXUnaryOperatorKind symbol)
{
    return symbol == CXUnaryOperator_AddrOf || (symbol >= CXUnaryOperator_Plus && symbol <= CXUnaryOperator_LNot);
}

bool c_is_array(CXCursor cursor)
{
    enum CXTypeKind kind = clang_getCanonicalType(clang_getCursorType(cursor)).kind;
    return kind == CXType_ConstantArray || kind == CXType_IncompleteArray || kind == CXType_VariableArray;
}

static enum CXChildVisitResult look_at(CXCursor cursor, CXCursor parent, CXClientData data);

static void look_below(struct look *look, CXCursor cursor, bool under_address)
{
    bool before = look->under_address;
    look->under_address = before || under_address;
    clang_visitChildren(cursor, look_at, look);
    look->under_address = before;
}

/* The variable is of the function's own: neither static nor of file scope nor volatile. */
static bool is_own_variable(CXCursor declaration)
{
    enum CXCursorKind kind = clang_getCursorKind(declaration);
    if (clang_isVolatileQualifiedType(clang_getCursorType(declaration)))
        return false;
    if (kind == CXCursor_ParmDecl)
        return true;
    if (kind != CXCursor_VarDecl)
        return false;
    enum CX_StorageClass storage = clang_Cursor_getStorageClass(declaration);
    CXCursor parent = clang_getCursorSemanticParent(declaration);
    return storage != CX_SC_Static && storage != CX_SC_Extern && clang_getCursorKind(parent) == CXCursor_FunctionDecl;
}

/* Is this member part of a value that no object holds: f().a, (c ? s : t).a, (s = t).a? */
static bool root_is_temporary(CXCursor member)
{
    CXCursor root = member;
    while (clang_getCursorKind(root) == CXCursor_MemberRefExpr || clang_getCursorKind(root) == CXCursor_ArraySubscriptExpr) {
        CXCursor base = clang_first_child(root);
        if (clang_getCanonicalType(clang_getCursorType(clang_strip(base))).kind == CXType_Pointer)
            return false;
        root = clang_strip(base);
    }
    enum CXCursorKind kind = clang_getCursorKind(root);
    return kind == CXCursor_CallExpr || kind == CXCursor_StmtExpr || kind == CXCursor_ConditionalOperator || kind == CXCursor_BinaryOperator;
}

/* Is the address of the function's own variable taken anywhere in the body? Read off the tokens: `& name` in whatever meaning. */
static bool address_may_be_taken(const struct walk *w, const struct function *function, const char *name)
{
    const struct tokens *tokens = w->tokens;
    for (size_t i = lex_find(tokens, function->body.begin); i + 1 < tokens->list.count; i++) {
        const struct token *t = &tokens->list.items[i];
        if (t->begin >= function->body.end)
            break;
        if (t->first == '&' && t->kind == TOKEN_PUNCTUATOR && lex_word_is(tokens, i + 1, name))
            return true;
    }
    return false;
}

/* Can other code change the variable's value while an operand is evaluated? */
bool c_is_steady_variable(const struct walk *w, const struct function *function, CXCursor declaration)
{
    CXString name = clang_getCursorSpelling(declaration);
    bool steady = is_own_variable(declaration) && function && !address_may_be_taken(w, function, clang_getCString(name));
    clang_disposeString(name);
    return steady;
}

static void look_at_call(struct look *look, CXCursor cursor)
{
    const char *pattern_name, *site_name;
    CXCursor function;
    c_name_callee(look->walk, clang_first_child(cursor), &pattern_name, &site_name, &function);
    look->unstable = true;
    if (text_starts_with(pattern_name, "__builtin_va_arg_pack"))
        look->facts |= OPERAND_PACK;
    if (clang_is_one_of(pattern_name, c_unevaluating))
        return;
    if (clang_callee_reason(pattern_name) != REASON_BUILTIN)
        look->facts |= OPERAND_COSTS;
    look_below(look, cursor, false);
}

static enum CXChildVisitResult look_at(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct look *look = data;
    switch (clang_getCursorKind(cursor)) {
    case CXCursor_UnaryExpr: /* sizeof, alignof */
        return CXChildVisit_Continue;
    case CXCursor_CallExpr:
        look_at_call(look, cursor);
        return CXChildVisit_Continue;
    case CXCursor_StmtExpr:
        look->facts |= OPERAND_COSTS;
        look->unstable = true;
        break;
    case CXCursor_LabelStmt:
    case CXCursor_CaseStmt:
    case CXCursor_DefaultStmt:
        look->facts |= OPERAND_JUMPS;
        break;
    case CXCursor_CompoundLiteralExpr:
        if (look->under_address || c_is_array(cursor))
            look->facts |= OPERAND_LITERAL_OBJECT;
        break;
    case CXCursor_StringLiteral:
        look->has_literal = true;
        break;
    case CXCursor_MemberRefExpr:
    case CXCursor_ArraySubscriptExpr:
        look->unstable = true;
        if (look->strict)
            look->facts |= OPERAND_COSTS;
        if (c_is_array(cursor) && root_is_temporary(cursor))
            look->facts |= OPERAND_TEMPORARY;
        look_below(look, cursor, c_is_array(cursor));
        return CXChildVisit_Continue;
    case CXCursor_UnaryOperator: {
        enum CXUnaryOperatorKind symbol = clang_getCursorUnaryOperatorKind(cursor);
        if (symbol == CXUnaryOperator_Deref && look->strict)
            look->facts |= OPERAND_COSTS;
        if (!c_is_pure(symbol))
            look->unstable = true;
        if (symbol <= CXUnaryOperator_PreDec)
            look->assigns = true;
        look_below(look, cursor, symbol == CXUnaryOperator_AddrOf);
        return CXChildVisit_Continue;
    }
    case CXCursor_BinaryOperator:
    case CXCursor_CompoundAssignOperator:
        if (clang_getCursorBinaryOperatorKind(cursor) >= CXBinaryOperator_Assign &&
            clang_getCursorBinaryOperatorKind(cursor) != CXBinaryOperator_Comma)
            look->assigns = true;
        break;
    case CXCursor_DeclRefExpr: {
        CXCursor declaration = clang_getCursorReferenced(cursor);
        enum CXCursorKind kind = clang_getCursorKind(declaration);
        if (kind != CXCursor_FunctionDecl && kind != CXCursor_EnumConstantDecl && !c_is_array(cursor) && !look->under_address &&
            !c_is_steady_variable(look->walk, look->function, declaration))
            look->unstable = true;
        break;
    }
    default:
        break;
    }
    look_below(look, cursor, false);
    return CXChildVisit_Continue;
}

struct look c_look_operand(const struct frame *frame, CXCursor cursor)
{
    struct look look = { .walk = frame->walk, .function = frame->function, .strict = frame->walk->request->config->strict };
    look_at(cursor, clang_getNullCursor(), &look);
    return look;
}

/* --- operands --- */

/* The value at the root of a chain of `.member`s, when the operand is a bit-field or an array of it: __auto_type cannot hold the one, and the
 * other would point into a temporary that ends with the declaration (C17 6.2.4/8). The root's value can be evaluated apart instead. */
static void find_base(struct walk *w, CXCursor argument, struct operand *operand)
{
    CXCursor member = clang_strip(argument);
    if (clang_getCursorKind(member) != CXCursor_MemberRefExpr)
        return;
    bool bit_field = clang_Cursor_isBitField(clang_getCursorReferenced(member));
    if (!bit_field && !(operand->facts & OPERAND_TEMPORARY))
        return;
    operand->facts |= OPERAND_BY_BASE;
    CXCursor base = clang_first_child(member);
    while (clang_getCursorKind(clang_strip(base)) == CXCursor_MemberRefExpr &&
           clang_getCanonicalType(clang_getCursorType(base)).kind == CXType_Record)
        base = clang_first_child(clang_strip(base));
    struct span span;
    if (clang_isExpression(clang_getCursorKind(base)) && clang_cursor_span(w, base, &span) && span.begin >= operand->span.begin &&
        span.end < operand->span.end && !clang_expansion_around(w, span.begin) && !clang_expansion_around(w, span.end - 1))
        operand->base = span;
}

static bool is_format_operand(struct walk *w, CXCursor argument, const struct look *look, const char *parameter, bool last_named)
{
    CXCursor call = clang_strip(argument);
    if (clang_getCursorKind(call) == CXCursor_CallExpr) {
        const char *pattern_name, *site_name;
        CXCursor function;
        c_name_callee(w, clang_first_child(call), &pattern_name, &site_name, &function);
        if (c_looks_into_format(w, pattern_name, function))
            return true;
    }
    return last_named && look->has_literal && parameter && strstr(parameter, "char") != NULL;
}

bool c_can_hold_pointer(CXType type)
{
    enum CXTypeKind kind = clang_getCanonicalType(type).kind;
    return kind == CXType_Pointer || kind == CXType_Record;
}

static void fill_operand(const struct frame *here, struct point *point, uint32_t i, CXType function_type)
{
    struct walk *w = here->walk;
    struct operand *operand = &point->operands[i];
    CXCursor argument = clang_Cursor_getArgument(here->cursor, i);
    struct look look = c_look_operand(here, argument);
    int n_parameters = clang_getNumArgTypes(function_type);
    operand->base = operand->span;
    operand->facts = look.facts | (look.unstable || look.assigns ? 0 : OPERAND_STABLE) | (look.assigns ? OPERAND_ASSIGNS : 0);
    if ((point->facts & POINT_PROTOTYPED) && (int)i < n_parameters)
        operand->parameter = clang_spell_type(w, clang_getArgType(function_type, i));
    if (point->probe->capture) {
        CXType type = operand->parameter ? clang_getArgType(function_type, i) : clang_getCursorType(argument);
        CXCursor callee = clang_getCursorReferenced(clang_strip(clang_first_child(here->cursor)));
        operand->value = clang_is_hidden_array(type) ? VALUE_NOTHING : clang_value_class(type);
        operand->enumerators = clang_enumerators(w, type);
        operand->name = clang_getCursorKind(callee) == CXCursor_FunctionDecl ? clang_parameter_name(w, callee, i) : NULL;
    }
    if (!(operand->facts & OPERAND_COSTS) && !point->probe->capture)
        return;
    if (!c_can_hold_pointer(clang_getCursorType(argument)))
        operand->facts &= ~(unsigned)OPERAND_TEMPORARY; /* a value was read from the temporary, no pointer into it is kept */
    CXFile file;
    uint32_t begin = clang_file_offset(clang_getRangeStart(clang_getCursorExtent(argument)), &file);
    bool last_named = (point->facts & POINT_VARIADIC) && (int)i == n_parameters - 1;
    if (begin < operand->span.begin || begin >= operand->span.end || is_format_operand(w, argument, &look, operand->parameter, last_named))
        operand->facts |= OPERAND_IN_PLACE;
    if (clang_getCursorType(clang_strip(argument)).kind == CXType_Atomic)
        operand->facts |= OPERAND_ATOMIC;
    find_base(w, argument, operand);
}

/* Divides the text into operands. Macros that hold several operands at once make the counts differ: then the operands stay as they stand. */
void c_fill_operands(const struct frame *here, struct point *point, size_t open, size_t close, CXType function_type)
{
    struct walk *w = here->walk;
    int count = clang_Cursor_getNumArguments(here->cursor);
    uint32_t n = count > 0 ? (uint32_t)count : 0;
    struct span *parts = arena_array(w->arena, struct span, n + 1);
    if (lex_split(w->tokens, open, close, parts, n + 1) != n) {
        for (uint32_t i = 0; i < n; i++) {
            unsigned facts = c_look_operand(here, clang_Cursor_getArgument(here->cursor, i)).facts;
            point->inclusive = point->inclusive || (facts & OPERAND_COSTS);
            if (facts & (OPERAND_LITERAL_OBJECT | OPERAND_JUMPS))
                point->reason = REASON_UNMATCHED_TEXT;
        }
        return;
    }
    point->n_operands = n;
    point->operands = arena_array(w->arena, struct operand, n);
    for (uint32_t i = 0; i < n; i++) {
        point->operands[i].span = parts[i];
        fill_operand(here, point, i, function_type);
    }
}
