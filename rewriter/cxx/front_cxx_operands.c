/* What goes into a call: its operands, the receiver among them, and how each tells that it is ready. */
#include "front_cxx.h"

#include <stdlib.h>
#include <string.h>

static bool is_bit_field(CXCursor expression)
{
    CXCursor member = clang_strip(expression);
    return clang_getCursorKind(member) == CXCursor_MemberRefExpr && clang_Cursor_isBitField(clang_getCursorReferenced(member));
}

/* A conversion that is not written: a constructor or conversion function called for the operand's sake. Gives what is written. */
static bool is_converted(struct walk *w, CXCursor expression, CXCursor *written)
{
    CXCursor inner = cxx_strip_elided(expression);
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
    if (clang_getCursorKind(clang_getCursorReferenced(inner)) != CXCursor_Constructor || clang_Cursor_getNumArguments(inner) < 1)
        return false;
    CXCursor argument = clang_Cursor_getArgument(inner, 0);
    struct span inside;
    if (!clang_cursor_span(w, argument, &inside) || inside.begin != span.begin || inside.end != span.end)
        return false;
    *written = clang_strip(argument);
    return true;
}

/* What an operand becomes the value of. */
struct taker {
    CXType type;    /* of the parameter; kind CXType_Invalid: not known */
    bool is_object; /* the object of a member operator, or what is called */
    bool is_bound;  /* a reference is bound to it, whatever its type is */
    bool variadic;
};

static const struct taker receiver = { .type = { .kind = CXType_Invalid }, .is_object = true };

static void choose_ready(struct walk *w, struct cxx_operand *operand, CXCursor expression, const struct taker *taker)
{
    CXCursor written;
    bool converted = is_converted(w, expression, &written), is_object = taker->is_object;
    CXType canonical = clang_getCanonicalType(taker->type);
    bool known = canonical.kind != CXType_Invalid;
    bool to_reference = is_object || taker->is_bound || canonical.kind == CXType_LValueReference || canonical.kind == CXType_RValueReference;
    enum CXCursorKind kind = clang_getCursorKind(written);
    operand->ready = CXX_READY_NOT;
    if (converted && known && !to_reference)
        operand->costs = cxx_costs(w, written); /* the making of the parameter is part of the call */
    if (!operand->costs || kind == CXCursor_InitListExpr || kind == CXCursor_PackExpansionExpr || kind == CXCursor_StmtExpr ||
        kind == CXCursor_CXXThrowExpr)
        return;
    if (converted && to_reference && !is_object) {
        operand->type = cxx_is_dependent(w, canonical) ? NULL : cxx_spell_type(w, canonical);
        if (operand->type && kind != CXCursor_InitListExpr)
            operand->ready = CXX_READY_AS;
        return;
    }
    enum cxx_value value = cxx_value_of(w, written);
    bool open = value == CXX_UNKNOWN && cxx_is_dependent(w, clang_getCursorType(written));
    if (open)
        value = cxx_guess_result(w, written);
    bool scalar = value == CXX_PLAIN || cxx_type_value(w, clang_getCursorType(written)) == CXX_PLAIN;
    if (value == CXX_VOID)
        return;
    bool by_value = known && !to_reference, to_plain = by_value && cxx_type_value(w, canonical) == CXX_PLAIN;
    bool as_value =
        scalar ? is_bit_field(written) || taker->variadic || to_plain || (is_object && value == CXX_PLAIN) : value == CXX_TRIVIAL && !to_reference;
    if (as_value)
        operand->ready = CXX_READY_VALUE;
    else if (scalar || value == CXX_REFERENCE || to_reference || (converted && value == CXX_OBJECT))
        operand->ready = CXX_READY_REFERENCE;
    else if (open && (value == CXX_UNKNOWN || value == CXX_LIKELY) && !(by_value && cxx_type_value(w, canonical) == CXX_OBJECT)) {
        operand->is_likely = value == CXX_LIKELY;
        operand->ready = operand->is_likely ? CXX_READY_NOT : CXX_READY_EITHER; /* unless an instance is seen */
    } else if (value == CXX_OBJECT && by_value && cxx_is_clean(w, expression))
        operand->ready = CXX_READY_OBJECT;
}

/* --- packs --- */

struct search {
    struct walk *walk;
    const char *name;
};

static enum CXChildVisitResult find_pack(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct search *search = data;
    CXCursor parameter = clang_getCursorReferenced(cursor);
    if (clang_getCursorKind(cursor) != CXCursor_DeclRefExpr || clang_getCursorKind(parameter) != CXCursor_ParmDecl)
        return CXChildVisit_Recurse;
    CXString type = clang_getTypeSpelling(clang_getCursorType(parameter));
    if (text_ends_with(clang_getCString(type), "..."))
        search->name = clang_keep(search->walk, clang_getCursorSpelling(parameter));
    clang_disposeString(type);
    return search->name ? CXChildVisit_Break : CXChildVisit_Recurse;
}

/* The name of a function parameter pack that the pattern expands, or NULL. */
static const char *pack_name(struct walk *w, CXCursor pattern)
{
    struct search search = { w, NULL };
    if (find_pack(pattern, clang_getNullCursor(), &search) == CXChildVisit_Recurse)
        clang_visitChildren(pattern, find_pack, &search);
    return search.name && *search.name ? search.name : NULL;
}

static bool is_pattern(const struct walk *w, struct span span)
{
    size_t i = lex_find(w->tokens, span.end);
    return i + 2 < w->tokens->list.count && w->tokens->list.items[i].first == '.' && w->tokens->list.items[i + 1].first == '.';
}

/* Is it a whole argument or element? */
static bool is_between_commas(const struct walk *w, struct span span)
{
    size_t first = lex_find(w->tokens, span.begin), next = lex_find(w->tokens, span.end);
    char before = first > 0 ? w->tokens->list.items[first - 1].first : 0;
    char after = next < w->tokens->list.count ? w->tokens->list.items[next].first : 0;
    return (before == '(' || before == ',' || before == '{') && (after == ')' || after == ',' || after == '}' || is_pattern(w, span));
}

/* In an instance, the elements of a pack have one place. */
static bool is_another_element(struct cxx_point *call, const struct cxx_operand *operand)
{
    for (uint32_t i = 0; operand->is_pattern && i < call->n_operands; i++) {
        struct cxx_operand *first = &call->operands[i];
        if (first->span.begin != operand->span.begin || first->span.end != operand->span.end)
            continue;
        first->ready = cxx_join_ready(first->ready, operand->ready);
        first->leaves = first->leaves || operand->leaves;
        return true;
    }
    return false;
}

static void add_operand(const struct frame *here, struct point *point, struct cxx_point *call, CXCursor expression, const struct taker *taker,
                        bool between_commas, int argument)
{
    struct walk *w = here->walk;
    bool expands = clang_getCursorKind(expression) == CXCursor_PackExpansionExpr;
    if (expands)
        expression = clang_first_child(expression);
    struct cxx_operand operand = { .costs = cxx_costs(w, expression), .argument = argument };
    bool records = point->probe->capture && argument >= 0;
    if (!operand.costs && !records)
        return;
    operand.leaves = cxx_leaves_objects(w, expression);
    bool good = clang_cursor_span(w, expression, &operand.span) && operand.span.begin >= point->call.begin && operand.span.end <= point->call.end &&
                cxx_text_is_whole(w, operand.span);
    if (good && between_commas) {
        operand.is_pattern = is_pattern(w, operand.span);
        good = is_between_commas(w, operand.span);
        operand.pack = operand.is_pattern ? pack_name(w, expression) : NULL;
    }
    choose_ready(w, &operand, expression, taker);
    if (is_another_element(call, &operand))
        return;
    for (uint32_t i = 0; good && i < call->n_operands; i++)
        good = call->operands[i].span.end <= operand.span.begin || call->operands[i].span.begin >= operand.span.end ||
               (!call->operands[i].ready && !call->operands[i].can_keep);
    good = good && w->tokens->list.items[lex_find(w->tokens, operand.span.begin)].first != '{'; /* a braced list is no expression */
    if (!good || (expands && !operand.pack))
        operand.ready = CXX_READY_NOT;
    if (good && records && !operand.is_pattern)
        cxx_detail_operand(here, point, &operand, expression, taker->type);
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
static bool add_arrow(const struct frame *here, struct point *point, struct cxx_point *call, CXCursor base)
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

static void add_callee(const struct frame *here, const struct cxx_text *text, struct point *point, struct cxx_point *call)
{
    CXCursor callee = clang_strip(text->callee), base;
    if (clang_getCursorKind(callee) == CXCursor_MemberRefExpr) {
        base = clang_first_child(callee);
        if (clang_Cursor_isNull(base) || !clang_isExpression(clang_getCursorKind(base)))
            return;                                                                       /* of *this */
        if (clang_getCursorKind(clang_getCursorReferenced(callee)) == CXCursor_FieldDecl) /* a pointer to a function that is a member */
            add_operand(here, point, call, text->callee, &receiver, false, -1);
        else if (!add_arrow(here, point, call, base))
            add_operand(here, point, call, base, &receiver, false, -1);
        return;
    }
    if (clang_getCursorKind(callee) != CXCursor_DeclRefExpr) {
        CXType type = clang_getCanonicalType(clang_getCursorType(callee));
        bool bound = type.kind != CXType_Pointer && type.kind != CXType_FunctionProto && type.kind != CXType_FunctionNoProto;
        if (!bound)
            add_operand(here, point, call, text->callee, &receiver, false, -1);
        else if (cxx_costs(here->walk, text->callee))
            call->operands[call->n_operands++] = (struct cxx_operand){ .costs = true };
    }
}

/* May the point be opened in front of this argument, left of a comma? */
static bool can_open(const struct frame *here, const struct cxx_text *text, int i, struct span *span)
{
    struct walk *w = here->walk;
    CXCursor argument = clang_Cursor_getArgument(here->cursor, (unsigned)i), inner = clang_strip(argument);
    enum CXCursorKind kind = clang_getCursorKind(inner);
    if (kind == CXCursor_InitListExpr || kind == CXCursor_PackExpansionExpr || kind == CXCursor_IntegerLiteral || kind == CXCursor_GNUNullExpr ||
        kind == CXCursor_CXXThisExpr || /* gcc finds its virtual bases by the table that is not set yet, unless it sees `this` itself */
        !clang_cursor_span(w, argument, span) || !cxx_text_is_whole(w, *span))
        return false;
    if (w->tokens->list.items[text->open].first == '{') { /* a constant may be narrowed there, and what stands right of a comma is none */
        bool is_object;
        CXType from = clang_getCanonicalType(clang_getCursorType(inner)),
               to = clang_getCanonicalType(cxx_parameter_type(here->cursor, i, &is_object));
        bool arithmetic = (from.kind >= CXType_Bool && from.kind <= CXType_LongDouble) || from.kind == CXType_Enum;
        if (arithmetic && !clang_equalTypes(from, to))
            return false;
        if (cxx_type_value(w, from) == CXX_UNKNOWN)
            return false;
    }
    return w->tokens->list.items[lex_find(w->tokens, span->begin)].first != '{' && !is_pattern(w, *span) && is_between_commas(w, *span);
}

/* In brackets the order of arguments is the compiler's choice, so the point is opened in the one that tells; in braces they go from left to right. */
bool cxx_find_opening(const struct frame *here, const struct cxx_text *text, struct cxx_point *call)
{
    struct walk *w = here->walk;
    if (text->open == SIZE_MAX)
        return false;
    bool ordered = w->tokens->list.items[text->open].first == '{';
    uint32_t n_telling = 0, begin = UINT32_MAX;
    for (uint32_t i = 0; i < call->n_operands; i++) {
        if (!call->operands[i].ready)
            continue;
        n_telling += call->operands[i].is_pattern ? 2 : 1;
        if (call->operands[i].span.begin < begin)
            begin = call->operands[i].span.begin;
    }
    call->facts |= ordered ? 0 : CXX_UNORDERED;
    for (int i = 0; i < clang_Cursor_getNumArguments(here->cursor); i++) {
        struct span span;
        bool good = can_open(here, text, i, &span) && (ordered ? span.begin <= begin : n_telling != 1 || span.begin == begin);
        if (good) {
            call->first = span;
            return true;
        }
    }
    return false;
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

bool cxx_fill_start(const struct frame *here, struct point *point, struct cxx_point *call)
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

/* Of a call that is not resolved: what all that may be called have in common. */
static void take_common(struct walk *w, struct cxx_point *call, int i, CXCursor expression, CXCursor argument, struct taker *taker)
{
    struct cxx_common common = cxx_common_parameter(w, expression, i);
    struct span span;
    taker->is_bound = cxx_is_bound(&common, argument);
    const char *class = common.kind == CXX_COMMON_CLASS ? cxx_spell_type(w, common.class) : NULL;
    if (class && clang_cursor_span(w, argument, &span)) {
        struct cxx_taken *taken = arena_new(w->arena, struct cxx_taken);
        *taken = (struct cxx_taken){ span, class, call->taken };
        call->taken = taken;
    }
}

void cxx_fill_operands(const struct frame *here, const struct cxx_text *text, struct point *point, struct cxx_point *call)
{
    struct walk *w = here->walk;
    int n = clang_Cursor_getNumArguments(here->cursor);
    struct children children = { .count = 0 };
    if (n < 0)
        clang_visitChildren(here->cursor, take_expressions, &children);
    call->operands = arena_array(w->arena, struct cxx_operand, (size_t)(n < 0 ? children.count : n) + 3);
    CXType function = cxx_function_type(here->cursor);
    if (text->form == CXX_FORM_ORDINARY && !clang_Cursor_isNull(text->callee))
        add_callee(here, text, point, call);
    if (point->probe->capture)
        cxx_detail_prepare(here, point);
    int n_objects = 0; /* in front of the arguments */
    for (int i = 0; i < (n < 0 ? children.count : n); i++) {
        CXCursor argument = n < 0 ? children.items[i] : clang_Cursor_getArgument(here->cursor, (unsigned)i);
        CXFile file;
        uint32_t begin = clang_file_offset(clang_getRangeStart(clang_getCursorExtent(argument)), &file);
        if (!file || begin < point->call.begin || begin >= point->call.end)
            continue; /* a default argument */
        struct taker taker = { .type = { .kind = CXType_Invalid } };
        if (n >= 0)
            taker.type = cxx_parameter_type(here->cursor, i, &taker.is_object);
        if (n >= 0 && function.kind == CXType_Invalid)
            take_common(w, call, i, here->cursor, argument, &taker);
        taker.variadic =
            taker.type.kind == CXType_Invalid && !taker.is_object && function.kind != CXType_Invalid && clang_isFunctionTypeVariadic(function);
        n_objects += taker.is_object;
        add_operand(here, point, call, argument, &taker, text->form != CXX_FORM_OPERATOR, taker.is_object || n < 0 ? -1 : i - n_objects);
    }
    if (call->n_operands)
        qsort(call->operands, call->n_operands, sizeof *call->operands, compare_begin);
}
