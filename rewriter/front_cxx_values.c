#include "front_cxx.h"

#include <stdlib.h>
#include <string.h>

/* --- types --- */

static bool is_dependent(struct walk *w, CXType type)
{
    CXString text = clang_getTypeSpelling(clang_getCanonicalType(type));
    const char *t = clang_getCString(text);
    bool dependent = strstr(t, "type-parameter-") || strstr(t, "<dependent") || strstr(t, "template-parameter-") || strstr(t, "<overloaded");
    clang_disposeString(text);
    (void)w;
    return dependent;
}

enum cxx_value cxx_type_value(struct walk *w, CXType type)
{
    CXType canonical = clang_getCanonicalType(type);
    if (canonical.kind == CXType_LValueReference || canonical.kind == CXType_RValueReference)
        return CXX_REFERENCE;
    if (canonical.kind == CXType_Pointer || canonical.kind == CXType_MemberPointer)
        return CXX_PLAIN;
    if (canonical.kind == CXType_Dependent || is_dependent(w, canonical))
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

/* Can it be copied without anybody noticing: no constructor, destructor or virtual function of the user's own, in no part of it? */
struct triviality {
    struct walk *walk;
    bool trivial;
    int depth;
};

static bool is_trivial(struct walk *w, CXType type, int depth);

static enum CXVisitorResult look_at_field(CXCursor field, CXClientData data)
{
    struct triviality *t = data;
    CXType type = clang_getCanonicalType(clang_getCursorType(field));
    while (type.kind == CXType_ConstantArray)
        type = clang_getCanonicalType(clang_getArrayElementType(type));
    enum cxx_value value = cxx_type_value(t->walk, type);
    if (value == CXX_UNKNOWN || (value == CXX_OBJECT && !is_trivial(t->walk, type, t->depth + 1)))
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
        t->trivial = t->trivial && !clang_isVirtualBase(cursor) && is_trivial(t->walk, clang_getCursorType(cursor), t->depth + 1);
    return t->trivial ? CXChildVisit_Continue : CXChildVisit_Break;
}

static bool is_trivial(struct walk *w, CXType type, int depth)
{
    CXType canonical = clang_getCanonicalType(type);
    CXCursor declaration = clang_getCursorDefinition(clang_getTypeDeclaration(canonical));
    if (canonical.kind != CXType_Record || depth > 8 || clang_Cursor_isNull(declaration) || is_dependent(w, canonical))
        return false;
    CXString spelling = clang_getTypeSpelling(canonical);
    bool closure = strstr(clang_getCString(spelling), "(lambda") != NULL;
    clang_disposeString(spelling);
    if (closure)
        return false;
    struct triviality t = { w, true, depth };
    CXCursor pattern = clang_getSpecializedCursorTemplate(declaration); /* maybe only declared there */
    if (!clang_Cursor_isNull(pattern) && clang_Cursor_isNull(clang_getCursorDefinition(pattern)))
        return false;
    clang_visitChildren(clang_Cursor_isNull(pattern) ? declaration : clang_getCursorDefinition(pattern), look_at_member, &t);
    if (t.trivial)
        clang_Type_visitFields(canonical, look_at_field, &t);
    return t.trivial;
}

const char *cxx_spell_type(struct walk *w, CXType type)
{
    static const char *const unspellable[] = { "(lambda", "(unnamed", "(anonymous", "type-parameter-", "<dependent", "auto", "__va_list_tag", NULL };
    const char *text = clang_keep(w, clang_getTypeSpelling(clang_getCanonicalType(type)));
    for (const char *const *u = unspellable; *u; u++)
        if (strstr(text, *u))
            return NULL;
    return text;
}

/* --- values --- */

static bool is_function(CXType type)
{
    return type.kind == CXType_FunctionProto || type.kind == CXType_FunctionNoProto;
}

CXType cxx_function_type(CXCursor call)
{
    CXCursor declaration = clang_getCursorReferenced(call);
    CXType type = clang_getCanonicalType(clang_getCursorType(declaration));
    if (is_function(type))
        return type;
    type = clang_getCanonicalType(clang_getCursorType(clang_strip(clang_first_child(call))));
    while (type.kind == CXType_Pointer || type.kind == CXType_LValueReference || type.kind == CXType_RValueReference)
        type = clang_getCanonicalType(clang_getPointeeType(type));
    return is_function(type) ? type : (CXType){ .kind = CXType_Invalid };
}

static CXCursor strip_elided(CXCursor expression)
{
    CXCursor inner = clang_strip(expression);
    while (cxx_is_elided(inner))
        inner = clang_strip(clang_Cursor_getArgument(inner, 0));
    return inner;
}

static bool is_constructor(CXCursor call)
{
    return clang_getCursorKind(clang_getCursorReferenced(call)) == CXCursor_Constructor;
}

static enum cxx_value object_value(struct walk *w, CXType type)
{
    enum cxx_value value = cxx_type_value(w, type);
    return value == CXX_OBJECT && is_trivial(w, type, 0) ? CXX_TRIVIAL : value;
}

static enum cxx_value call_value(struct walk *w, CXCursor call)
{
    if (is_constructor(call) || clang_Cursor_getNumArguments(call) < 0)
        return object_value(w, clang_getCursorType(call));
    CXType type = cxx_function_type(call);
    if (type.kind != CXType_Invalid) {
        CXType result = clang_getResultType(type);
        if (result.kind != CXType_Auto)
            return object_value(w, result);
    }
    enum cxx_value value = object_value(w, clang_getCursorType(call));
    return type.kind == CXType_Invalid && value != CXX_VOID ? CXX_UNKNOWN : value;
}

struct nth {
    int n;
    CXCursor found;
};

static enum CXChildVisitResult take_nth(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct nth *nth = data;
    nth->found = cursor;
    return nth->n-- == 0 ? CXChildVisit_Break : CXChildVisit_Continue;
}

/* The n-th child from 0, or the last where there are fewer. */
static CXCursor last_child_of(CXCursor cursor, int n)
{
    struct nth nth = { n, clang_getNullCursor() };
    clang_visitChildren(cursor, take_nth, &nth);
    return nth.found;
}

enum cxx_value cxx_value_of(struct walk *w, CXCursor expression)
{
    CXCursor inner = strip_elided(expression);
    CXType type = clang_getCursorType(inner);
    enum cxx_value own = cxx_type_value(w, type);
    switch (clang_getCursorKind(inner)) {
    case CXCursor_CallExpr:
        return call_value(w, inner);
    case CXCursor_DeclRefExpr:
    case CXCursor_MemberRefExpr:
    case CXCursor_ArraySubscriptExpr:
    case CXCursor_StringLiteral:
        return own == CXX_UNKNOWN && is_dependent(w, type) && clang_getCursorKind(inner) != CXCursor_DeclRefExpr ? CXX_UNKNOWN : CXX_REFERENCE;
    case CXCursor_UnaryOperator: {
        enum CXUnaryOperatorKind symbol = clang_getCursorUnaryOperatorKind(inner);
        bool lvalue = symbol == CXUnaryOperator_Deref || symbol == CXUnaryOperator_PreInc || symbol == CXUnaryOperator_PreDec;
        return own == CXX_UNKNOWN ? CXX_UNKNOWN : lvalue ? CXX_REFERENCE : own;
    }
    case CXCursor_CompoundAssignOperator:
        return own == CXX_UNKNOWN ? CXX_UNKNOWN : CXX_REFERENCE;
    case CXCursor_BinaryOperator:
        if (clang_getCursorBinaryOperatorKind(inner) == CXBinaryOperator_Comma)
            return cxx_value_of(w, last_child_of(inner, 1));
        if (clang_getCursorBinaryOperatorKind(inner) == CXBinaryOperator_Assign)
            return own == CXX_UNKNOWN ? CXX_UNKNOWN : CXX_REFERENCE;
        return own;
    case CXCursor_ConditionalOperator: {
        enum cxx_value a = cxx_value_of(w, last_child_of(inner, 1)), b = cxx_value_of(w, last_child_of(inner, 2));
        return a == b ? a : own;
    }
    default:
        return own == CXX_OBJECT && is_trivial(w, type, 0) ? CXX_TRIVIAL : own;
    }
}

/* --- what becomes of it --- */

static bool same_extent(const struct frame *a, const struct frame *b)
{
    struct span x, y;
    return clang_cursor_span(a->walk, a->cursor, &x) && clang_cursor_span(a->walk, b->cursor, &y) && x.begin == y.begin && x.end == y.end;
}

static bool copies_same_class(CXCursor call)
{
    CXCursor constructor = clang_getCursorReferenced(call);
    return clang_getCursorKind(constructor) == CXCursor_Constructor &&
           (clang_CXXConstructor_isCopyConstructor(constructor) || clang_CXXConstructor_isMoveConstructor(constructor));
}

/* The type of parameter i of the call, counting the object of a member operator; kind CXType_Invalid: not known, or the variadic part. */
static CXType parameter_type(CXCursor call, int i, bool *is_object)
{
    CXType type = cxx_function_type(call), none = { .kind = CXType_Invalid };
    CXCursor declaration = clang_getCursorReferenced(call);
    int n = clang_Cursor_getNumArguments(call);
    *is_object = false;
    if (type.kind == CXType_Invalid)
        return none;
    if (clang_getCursorKind(declaration) == CXCursor_CXXMethod && !clang_CXXMethod_isStatic(declaration) && n == clang_getNumArgTypes(type) + 1 &&
        /* one more than a.f(x) can have, though a may be a member, too */
        (!clang_isFunctionTypeVariadic(type) || clang_getCursorKind(clang_strip(clang_first_child(call))) != CXCursor_MemberRefExpr)) {
        *is_object = i == 0;
        i--;
    }
    return i >= 0 && i < clang_getNumArgTypes(type) ? clang_getArgType(type, (unsigned)i) : none;
}

/* How a call takes the value of this child of it. */
static enum cxx_use use_in_call(const struct frame *call, const struct frame *child, bool member)
{
    int n = clang_Cursor_getNumArguments(call->cursor);
    for (int i = 0; i < n; i++) {
        if (!clang_equalCursors(clang_Cursor_getArgument(call->cursor, (unsigned)i), child->cursor))
            continue;
        bool is_object;
        CXType type = clang_getCanonicalType(parameter_type(call->cursor, i, &is_object));
        if (is_object || type.kind == CXType_LValueReference || type.kind == CXType_RValueReference)
            return CXX_USE_BOUND;
        return member ? CXX_USE_BOUND : CXX_USE_OTHER;
    }
    if (n < 0)
        return member ? CXX_USE_BOUND : CXX_USE_OTHER;
    return CXX_USE_BOUND; /* the receiver */
}

static uint32_t begin_of(CXCursor cursor)
{
    CXFile file;
    return clang_file_offset(clang_getRangeStart(clang_getCursorExtent(cursor)), &file);
}

static bool ends_full_expression(const struct frame *f)
{
    if (f->kind == CXCursor_UnexposedStmt)
        return !cxx_text_word_before(f->walk, begin_of(f->cursor), "co_return") &&
               !lex_word_is(f->walk->tokens, lex_find(f->walk->tokens, begin_of(f->cursor)), "co_return");
    return clang_isStatement(f->kind) || f->kind == CXCursor_VarDecl || f->kind == CXCursor_FieldDecl || f->kind == CXCursor_Constructor ||
           f->kind == CXCursor_FunctionTemplate || f->kind == CXCursor_CXXThrowExpr;
}

static bool stands_before(const struct frame *f, char punctuator)
{
    struct span span;
    size_t i = clang_cursor_span(f->walk, f->cursor, &span) ? lex_find(f->walk->tokens, span.end) : SIZE_MAX;
    return i < f->walk->tokens->list.count && f->walk->tokens->list.items[i].first == punctuator;
}

/* Is the expression a statement, whose value nobody sees? */
static bool is_statement(const struct frame *statement, const struct frame *expression)
{
    switch (statement->kind) {
    case CXCursor_CompoundStmt: /* the last one of a statement expression is its value */
        return stands_before(expression, ';') && !(statement->up && statement->up->kind == CXCursor_StmtExpr);
    case CXCursor_IfStmt:
    case CXCursor_WhileStmt:
    case CXCursor_CXXForRangeStmt:
    case CXCursor_CaseStmt:
    case CXCursor_DefaultStmt:
        return stands_before(expression, ';');
    default:
        return false;
    }
}

enum cxx_use cxx_find_use(const struct frame *here)
{
    const struct frame *child = here;
    bool member = false; /* of the value only a part is used */
    bool whole = true;   /* nothing but parentheses around it */
    if (cxx_text_word_before(here->walk, begin_of(here->cursor), "co_await") || cxx_text_word_before(here->walk, begin_of(here->cursor), "co_yield"))
        return CXX_USE_OTHER;
    for (const struct frame *f = here->up; f; child = f, f = f->up) {
        enum cxx_use otherwise = member ? CXX_USE_BOUND : CXX_USE_OTHER;
        switch (f->kind) {
        case CXCursor_UnexposedExpr:
            if (!same_extent(f, child))
                return otherwise;
            break;
        case CXCursor_ParenExpr:
            break;
        case CXCursor_CXXFunctionalCastExpr:
        case CXCursor_CXXStaticCastExpr:
        case CXCursor_CStyleCastExpr:
            if (!member && cxx_type_value(f->walk, clang_getCursorType(f->cursor)) == CXX_VOID)
                return CXX_USE_VOID;
            break;
        case CXCursor_ConditionalOperator:
            if (begin_of(f->cursor) == begin_of(child->cursor))
                return CXX_USE_BOUND; /* the condition */
            break;
        case CXCursor_BinaryOperator:
            if (clang_getCursorBinaryOperatorKind(f->cursor) == CXBinaryOperator_PtrMemD && begin_of(f->cursor) == begin_of(child->cursor)) {
                member = true;
                break;
            }
            if (clang_getCursorBinaryOperatorKind(f->cursor) != CXBinaryOperator_Comma)
                return otherwise;
            if (begin_of(f->cursor) == begin_of(child->cursor))
                return member ? CXX_USE_BOUND : CXX_USE_LEFT;
            break;
        case CXCursor_ArraySubscriptExpr: /* a part of it too, and its life may be extended ([class.temporary]/6) */
            if (!member)
                return otherwise;
            break;
        case CXCursor_MemberRefExpr:
            member = true;
            break;
        case CXCursor_CallExpr:
            if (cxx_is_elided(f->cursor))
                break;
            if (copies_same_class(f->cursor) && !member && (same_extent(f, child) || (f->up && f->up->kind == CXCursor_CXXFunctionalCastExpr)))
                break; /* elided */
            return use_in_call(f, child, member);
        default:
            return whole && is_statement(f, child) ? CXX_USE_NONE : ends_full_expression(f) ? CXX_USE_FULL : otherwise;
        }
        whole = whole && (f->kind == CXCursor_UnexposedExpr || f->kind == CXCursor_ParenExpr);
    }
    return CXX_USE_OTHER;
}

/* --- operands --- */

struct look {
    struct walk *walk;
    bool costs;
};

static enum CXChildVisitResult look_at(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct look *look = data;
    switch (clang_getCursorKind(cursor)) {
    case CXCursor_UnaryExpr:
    case CXCursor_LambdaExpr: /* its body does not run here */
    case CXCursor_RequiresExpr:
        return CXChildVisit_Continue;
    case CXCursor_CallExpr:
    case CXCursor_CXXNewExpr:
    case CXCursor_StmtExpr:
    case CXCursor_CXXDynamicCastExpr:
        look->costs = true;
        return CXChildVisit_Break;
    case CXCursor_UnaryOperator:
        if (look->walk->request->config->strict && clang_getCursorUnaryOperatorKind(cursor) == CXUnaryOperator_Deref)
            look->costs = true;
        break;
    case CXCursor_MemberRefExpr:
    case CXCursor_ArraySubscriptExpr:
        if (look->walk->request->config->strict && clang_getCursorType(cursor).kind != CXType_Unexposed)
            look->costs = true;
        break;
    default:
        break;
    }
    return look->costs ? CXChildVisit_Break : CXChildVisit_Recurse;
}

/* Does `visit` say so of the expression, or of a part of it? */
static bool some_part(struct walk *w, CXCursor expression, CXCursorVisitor visit)
{
    struct look look = { .walk = w };
    if (visit(expression, clang_getNullCursor(), &look) == CXChildVisit_Recurse)
        clang_visitChildren(expression, visit, &look);
    return look.costs;
}

static bool costs(struct walk *w, CXCursor expression)
{
    return some_part(w, expression, look_at);
}

/* Makes an object that ends with the full-expression, and not unnoticed. */
static enum CXChildVisitResult find_object(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct look *look = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (kind == CXCursor_LambdaExpr || kind == CXCursor_UnaryExpr || kind == CXCursor_RequiresExpr)
        return CXChildVisit_Continue;
    if (kind == CXCursor_CallExpr && !cxx_is_elided(cursor)) {
        enum cxx_value value = cxx_value_of(look->walk, cursor);
        look->costs = look->costs || value == CXX_OBJECT || value == CXX_UNKNOWN;
    }
    return look->costs ? CXChildVisit_Break : CXChildVisit_Recurse;
}

static bool leaves_objects(struct walk *w, CXCursor expression)
{
    return some_part(w, expression, find_object);
}

static bool is_bit_field(CXCursor expression)
{
    CXCursor member = clang_strip(expression);
    return clang_getCursorKind(member) == CXCursor_MemberRefExpr && clang_Cursor_isBitField(clang_getCursorReferenced(member));
}

/* A conversion that is not written: a constructor or conversion function called for the operand's sake. Gives what is written. */
static bool is_converted(struct walk *w, CXCursor expression, CXCursor *written)
{
    CXCursor inner = strip_elided(expression);
    struct span span, callee;
    *written = inner;
    if (clang_getCursorKind(inner) != CXCursor_CallExpr || !clang_cursor_span(w, inner, &span))
        return false;
    if (clang_getCursorKind(clang_getCursorReferenced(inner)) == CXCursor_ConversionFunction) {
        CXCursor member = clang_strip(clang_first_child(inner));
        if (clang_getCursorKind(member) != CXCursor_MemberRefExpr || (clang_cursor_span(w, member, &callee) && callee.end != span.end))
            return false; /* written: a.operator int() */
        *written = clang_strip(clang_first_child(member));
        return true;
    }
    if (!is_constructor(inner) || clang_Cursor_getNumArguments(inner) < 1)
        return false;
    CXCursor argument = clang_Cursor_getArgument(inner, 0);
    struct span inside;
    if (!clang_cursor_span(w, argument, &inside) || inside.begin != span.begin || inside.end != span.end)
        return false;
    *written = clang_strip(argument);
    return true;
}

static void choose_ready(struct walk *w, struct cxx_operand *operand, CXCursor expression, CXType parameter, bool is_object, bool variadic)
{
    CXCursor written;
    bool converted = is_converted(w, expression, &written);
    CXType canonical = clang_getCanonicalType(parameter);
    bool known = canonical.kind != CXType_Invalid;
    bool to_reference = is_object || canonical.kind == CXType_LValueReference || canonical.kind == CXType_RValueReference;
    enum CXCursorKind kind = clang_getCursorKind(written);
    operand->ready = CXX_READY_NOT;
    if (converted && known && !to_reference)
        operand->costs = costs(w, written); /* the making of the parameter is part of the call */
    if (!operand->costs || kind == CXCursor_InitListExpr || kind == CXCursor_PackExpansionExpr || kind == CXCursor_StmtExpr ||
        kind == CXCursor_CXXThrowExpr)
        return;
    if (converted && to_reference && !is_object) {
        operand->type = is_dependent(w, canonical) ? NULL : cxx_spell_type(w, canonical);
        if (operand->type && kind != CXCursor_InitListExpr)
            operand->ready = CXX_READY_AS;
        return;
    }
    enum cxx_value value = cxx_value_of(w, written);
    enum cxx_value type_value = cxx_type_value(w, clang_getCursorType(written));
    bool scalar = type_value == CXX_PLAIN;
    if (value == CXX_VOID)
        return;
    bool to_plain = known && !to_reference && cxx_type_value(w, canonical) == CXX_PLAIN;
    bool as_value =
        scalar ? is_bit_field(written) || variadic || to_plain || (is_object && value == CXX_PLAIN) : value == CXX_TRIVIAL && !to_reference;
    if (as_value)
        operand->ready = CXX_READY_VALUE;
    else if (scalar || value == CXX_REFERENCE || to_reference || (converted && value == CXX_OBJECT))
        operand->ready = CXX_READY_REFERENCE;
}

static void add_operand(const struct frame *here, struct point *point, struct cxx_call *call, CXCursor expression, CXType parameter, bool is_object,
                        bool variadic, bool between_commas, int argument)
{
    struct walk *w = here->walk;
    struct cxx_operand operand = { .costs = costs(w, expression), .argument = argument };
    bool records = point->probe->detail && argument >= 0;
    if (!operand.costs && !records)
        return;
    operand.leaves = leaves_objects(w, expression);
    bool good = clang_cursor_span(w, expression, &operand.span) && operand.span.begin >= point->call.begin && operand.span.end <= point->call.end &&
                cxx_text_is_whole(w, operand.span);
    if (good && between_commas) {
        size_t i = lex_find(w->tokens, operand.span.begin), j = lex_find(w->tokens, operand.span.end);
        char before = w->tokens->list.items[i - 1].first, after = j < w->tokens->list.count ? w->tokens->list.items[j].first : 0;
        good = (before == '(' || before == ',' || before == '{') && (after == ')' || after == ',' || after == '}');
    }
    for (uint32_t i = 0; good && i < call->n_operands; i++)
        good = call->operands[i].span.end <= operand.span.begin || call->operands[i].span.begin >= operand.span.end ||
               (!call->operands[i].ready && !call->operands[i].can_keep);
    choose_ready(w, &operand, expression, parameter, is_object, variadic);
    good = good && w->tokens->list.items[lex_find(w->tokens, operand.span.begin)].first != '{'; /* a braced list is no expression */
    if (!good)
        operand.ready = CXX_READY_NOT;
    if (good && records)
        cxx_detail_operand(here, point, &operand, expression, parameter);
    if (operand.costs || operand.can_keep)
        call->operands[call->n_operands++] = operand;
}

/* Is it a->, where -> is overloaded? A chain of them, each giving an object that has its own, is written once. */
static bool is_arrow(CXCursor expression)
{
    CXString spelling = clang_getCursorSpelling(expression);
    bool named = strcmp(clang_getCString(spelling), "operator->") == 0;
    clang_disposeString(spelling);
    return named && clang_getCursorKind(expression) == CXCursor_CallExpr && clang_Cursor_getNumArguments(expression) == 1;
}

/* a()->f(): what operator-> gives in the end is a pointer, and is asked for before the call begins. */
static bool add_arrow(const struct frame *here, struct point *point, struct cxx_call *call, CXCursor base)
{
    struct walk *w = here->walk;
    CXCursor arrow = clang_strip(base), object;
    if (!is_arrow(arrow))
        return false;
    CXType type = cxx_function_type(arrow);
    struct cxx_operand operand = { .costs = true };
    for (object = arrow; is_arrow(clang_strip(object)); operand.n_arrows++)
        object = clang_Cursor_getArgument(clang_strip(object), 0);
    bool pointer = type.kind != CXType_Invalid && clang_getCanonicalType(clang_getResultType(type)).kind == CXType_Pointer;
    if (pointer && clang_cursor_span(w, object, &operand.span) && operand.span.begin >= point->call.begin && operand.span.end <= point->callee.end &&
        cxx_text_is_whole(w, operand.span))
        operand.ready = CXX_READY_ARROW;
    call->operands[call->n_operands++] = operand;
    return true;
}

static void add_callee(const struct frame *here, const struct cxx_text *text, struct point *point, struct cxx_call *call)
{
    CXCursor callee = clang_strip(text->callee), base;
    CXType none = { .kind = CXType_Invalid };
    if (clang_getCursorKind(callee) == CXCursor_MemberRefExpr) {
        base = clang_first_child(callee);
        if (clang_Cursor_isNull(base) || !clang_isExpression(clang_getCursorKind(base)))
            return;                                                                       /* of *this */
        if (clang_getCursorKind(clang_getCursorReferenced(callee)) == CXCursor_FieldDecl) /* a pointer to a function that is a member */
            add_operand(here, point, call, text->callee, none, true, false, false, -1);
        else if (!add_arrow(here, point, call, base))
            add_operand(here, point, call, base, none, true, false, false, -1);
        return;
    }
    if (clang_getCursorKind(callee) != CXCursor_DeclRefExpr) {
        CXType type = clang_getCanonicalType(clang_getCursorType(callee));
        bool bound = type.kind != CXType_Pointer && !is_function(type);
        if (!bound)
            add_operand(here, point, call, text->callee, none, true, false, false, -1);
        else if (costs(here->walk, text->callee))
            call->operands[call->n_operands++] = (struct cxx_operand){ .costs = true };
    }
}

bool cxx_find_first(const struct frame *here, const struct cxx_text *text, struct span *span)
{
    struct walk *w = here->walk;
    if (clang_Cursor_getNumArguments(here->cursor) < 1 || w->tokens->list.items[text->open].first != '(')
        return false;
    CXCursor argument = clang_Cursor_getArgument(here->cursor, 0), inner = clang_strip(argument);
    enum CXCursorKind kind = clang_getCursorKind(inner);
    if (kind == CXCursor_InitListExpr || kind == CXCursor_PackExpansionExpr || kind == CXCursor_IntegerLiteral || kind == CXCursor_GNUNullExpr ||
        kind == CXCursor_CXXThisExpr || /* gcc finds its virtual bases by the table that is not set yet, unless it sees `this` itself */
        !clang_cursor_span(w, argument, span) || !cxx_text_is_whole(w, *span))
        return false;
    size_t i = lex_find(w->tokens, span->begin), j = lex_find(w->tokens, span->end);
    char after = j < w->tokens->list.count ? w->tokens->list.items[j].first : 0;
    return i == text->open + 1 && w->tokens->list.items[i].first != '{' && (after == ',' || after == ')');
}

struct children {
    CXCursor items[64];
    int count;
};

static enum CXChildVisitResult take_expressions(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct children *children = data;
    if (clang_isExpression(clang_getCursorKind(cursor)) && children->count < 64)
        children->items[children->count++] = cursor;
    return CXChildVisit_Continue;
}

static int compare_begin(const void *a, const void *b)
{
    const struct cxx_operand *x = a, *y = b;
    return (x->span.begin > y->span.begin) - (x->span.begin < y->span.begin);
}

/* The argument's lambda or function; null: it is something else. */
static CXCursor find_callable(CXCursor argument)
{
    CXCursor inner = clang_strip(argument);
    for (int depth = 0; depth < 4; depth++) {
        enum CXCursorKind kind = clang_getCursorKind(inner);
        if (kind == CXCursor_LambdaExpr)
            return inner;
        if (kind == CXCursor_UnaryOperator && clang_getCursorUnaryOperatorKind(inner) == CXUnaryOperator_AddrOf)
            inner = clang_strip(clang_first_child(inner));
        else if (kind == CXCursor_CallExpr && clang_Cursor_getNumArguments(inner) == 1) /* a copy of the closure */
            inner = clang_strip(clang_Cursor_getArgument(inner, 0));
        else
            break;
    }
    CXCursor function = clang_getCursorReferenced(inner);
    bool is_function_name = clang_getCursorKind(inner) == CXCursor_DeclRefExpr &&
                            (clang_getCursorKind(function) == CXCursor_FunctionDecl || clang_CXXMethod_isStatic(function));
    return is_function_name ? inner : clang_getNullCursor();
}

bool cxx_fill_start(const struct frame *here, struct point *point, struct cxx_call *call)
{
    struct walk *w = here->walk;
    int n = clang_Cursor_getNumArguments(here->cursor), only = point->probe->start;
    for (int i = 0; i < n; i++) {
        CXCursor argument = clang_Cursor_getArgument(here->cursor, (unsigned)i), callable = find_callable(argument);
        struct cxx_operand start = { .ready = CXX_SCOPE_FUNCTION };
        if ((only >= 0 && i != only) || clang_Cursor_isNull(callable) || !clang_cursor_span(w, argument, &start.span) ||
            !cxx_text_is_whole(w, start.span))
            continue;
        if (clang_getCursorKind(callable) == CXCursor_LambdaExpr) {
            struct span body;
            size_t brace = clang_cursor_span(w, clang_find_body(callable), &body) ? lex_find(w->tokens, body.begin) : w->tokens->list.count;
            if (brace >= w->tokens->list.count || w->tokens->list.items[brace].first != '{' || clang_expansion_around(w, body.begin))
                continue;
            start.ready = CXX_SCOPE_BODY;
            start.span = (struct span){ w->tokens->list.items[brace].end, w->tokens->list.items[brace].end };
        }
        for (uint32_t k = 0; k < call->n_operands; k++)
            if (call->operands[k].span.begin <= start.span.begin && call->operands[k].span.end >= start.span.end)
                call->operands[k].ready = CXX_READY_NOT, call->operands[k].can_keep = false;
        call->operands[call->n_operands++] = start;
        qsort(call->operands, call->n_operands, sizeof *call->operands, compare_begin);
        return true;
    }
    return false;
}

void cxx_fill_operands(const struct frame *here, const struct cxx_text *text, struct point *point, struct cxx_call *call)
{
    struct walk *w = here->walk;
    int n = clang_Cursor_getNumArguments(here->cursor);
    struct children children = { .count = 0 };
    if (n < 0)
        clang_visitChildren(here->cursor, take_expressions, &children);
    call->operands = arena_array(w->arena, struct cxx_operand, (size_t)(n < 0 ? children.count : n) + 3);
    if (text->form == CXX_FORM_ORDINARY && !clang_Cursor_isNull(text->callee))
        add_callee(here, text, point, call);
    if (point->probe->detail)
        cxx_detail_prepare(here, point);
    int n_objects = 0; /* in front of the arguments */
    for (int i = 0; i < (n < 0 ? children.count : n); i++) {
        CXCursor argument = n < 0 ? children.items[i] : clang_Cursor_getArgument(here->cursor, (unsigned)i);
        CXFile file;
        uint32_t begin = clang_file_offset(clang_getRangeStart(clang_getCursorExtent(argument)), &file);
        if (!file || begin < point->call.begin || begin >= point->call.end)
            continue; /* a default argument */
        bool is_object = false;
        CXType none = { .kind = CXType_Invalid }, type = n < 0 ? none : parameter_type(here->cursor, i, &is_object);
        CXType function = cxx_function_type(here->cursor);
        bool variadic = type.kind == CXType_Invalid && !is_object && function.kind != CXType_Invalid && clang_isFunctionTypeVariadic(function);
        n_objects += is_object;
        add_operand(here, point, call, argument, type, is_object, variadic, text->form != CXX_FORM_OPERATOR, is_object || n < 0 ? -1 : i - n_objects);
    }
    if (call->n_operands)
        qsort(call->operands, call->n_operands, sizeof *call->operands, compare_begin);
}
