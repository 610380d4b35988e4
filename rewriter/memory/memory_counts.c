#include "memory_counts.h"

#include <inttypes.h>
#include <string.h>

#include "memory_objects.h"

enum { MOST_TURNS = 16 };

uint32_t memory_end_of(struct memory_walk *m, CXCursor statement, uint32_t end)
{
    enum CXCursorKind kind = clang_getCursorKind(statement);
    if (kind == CXCursor_CompoundStmt)
        return end;
    if (kind == CXCursor_ForStmt || kind == CXCursor_WhileStmt || kind == CXCursor_IfStmt || kind == CXCursor_SwitchStmt ||
        kind == CXCursor_CXXForRangeStmt || kind == CXCursor_LabelStmt || kind == CXCursor_CaseStmt || kind == CXCursor_DefaultStmt) {
        struct memory_children parts = memory_children_of(m, statement);
        return parts.count ? memory_end_of(m, parts.items[parts.count - 1], end) : end;
    }
    const struct tokens *tokens = m->walk->tokens;
    size_t i = lex_find(tokens, end);
    return i < tokens->list.count && tokens->list.items[i].first == ';' && tokens->source.text[end - 1] != ';' ? tokens->list.items[i].end : end;
}

/* for (; T x = f(); ): the front end reads the variable in its declaration. */
static bool declares(struct memory_walk *m, CXCursor test, struct span reading)
{
    struct span span;
    return !clang_Cursor_isNull(test) && clang_getCursorKind(test) == CXCursor_VarDecl && memory_span(m, test, &span) &&
           reading.begin >= span.begin && reading.end <= span.end;
}

bool memory_read_head(struct memory_walk *m, CXCursor loop, struct memory_head *head)
{
    const struct tokens *tokens = m->walk->tokens;
    struct memory_children parts = memory_children_of(m, loop);
    *head = (struct memory_head){ clang_getNullCursor(), clang_getNullCursor(), clang_getNullCursor(), clang_getNullCursor(), { 0 }, 0, 0, false };
    if (parts.count == 0 || !memory_span(m, loop, &head->statement))
        return false;
    size_t open = lex_find(tokens, head->statement.begin) + 1;
    bool directive = false;
    size_t close = open < tokens->list.count && tokens->list.items[open].first == '(' ? lex_matching(tokens, open, &directive) : SIZE_MAX;
    uint32_t semicolons[2];
    int n = 0, depth = 0;
    if (close == SIZE_MAX || directive)
        return false;
    for (size_t i = open + 1; i < close; i++) {
        char c = tokens->list.items[i].kind == TOKEN_PUNCTUATOR ? tokens->list.items[i].first : 0;
        depth += (c == '(' || c == '{' || c == '[') - (c == ')' || c == '}' || c == ']');
        if (c == ';' && depth == 0 && n < 2)
            semicolons[n++] = tokens->list.items[i].begin;
    }
    if (n != 2)
        return false;
    head->after_init = semicolons[0];
    head->after_step = tokens->list.items[close].begin;
    head->body = parts.items[parts.count - 1];
    head->is_plain = true;
    for (size_t i = 0; i + 1 < parts.count; i++) {
        struct span span;
        if (!memory_span(m, parts.items[i], &span)) {
            head->is_plain = false;
            return false;
        }
        if (span.begin < semicolons[0])
            head->init = parts.items[i];
        else if (span.begin < semicolons[1])
            head->test = declares(m, head->test, span) ? head->test : parts.items[i];
        else
            head->step = parts.items[i];
    }
    head->statement.end = memory_end_of(m, loop, head->statement.end);
    return true;
}

static bool is_counter(struct memory_walk *m, CXCursor reference)
{
    CXCursor e = memory_strip(reference);
    if (clang_Cursor_isNull(e) || clang_getCursorKind(e) != CXCursor_DeclRefExpr)
        return false;
    CXType type = memory_type(e);
    CXCursor declaration = clang_getCursorReferenced(e);
    enum CXCursorKind kind = clang_getCursorKind(declaration);
    return (kind == CXCursor_VarDecl || kind == CXCursor_ParmDecl) && !memory_is_object(m, declaration) && memory_is_integer(type) &&
           !memory_refers(declaration) && type.kind != CXType_Bool && clang_Type_getSizeOf(type) >= 4 &&
           !clang_isVolatileQualifiedType(clang_getCursorType(declaration));
}

/* i++, --i, i += 2, i = i - 3 */
static bool read_step(struct memory_walk *m, CXCursor step, struct memory_count *count)
{
    CXCursor e = memory_strip(step);
    if (clang_Cursor_isNull(e))
        return false;
    struct memory_children parts = memory_children_of(m, e);
    int64_t amount;
    switch (clang_getCursorKind(e)) {
    case CXCursor_UnaryOperator: {
        enum CXUnaryOperatorKind operator= clang_getCursorUnaryOperatorKind(e);
        bool up = operator== CXUnaryOperator_PreInc || operator== CXUnaryOperator_PostInc;
        bool down = operator== CXUnaryOperator_PreDec || operator== CXUnaryOperator_PostDec;
        if ((!up && !down) || parts.count != 1)
            return false;
        count->step = up ? 1 : -1;
        break;
    }
    case CXCursor_CompoundAssignOperator: {
        enum CXBinaryOperatorKind operator= clang_getCursorBinaryOperatorKind(e);
        if ((operator!= CXBinaryOperator_AddAssign && operator!= CXBinaryOperator_SubAssign) || parts.count != 2 ||
            !memory_constant(parts.items[1], &amount) || amount < 1 || amount > INT32_MAX)
            return false;
        count->step = operator== CXBinaryOperator_AddAssign ? amount : - amount;
        break;
    }
    case CXCursor_BinaryOperator: {
        if (clang_getCursorBinaryOperatorKind(e) != CXBinaryOperator_Assign || parts.count != 2)
            return false;
        CXCursor sum = memory_strip(parts.items[1]), variable = memory_strip(parts.items[0]);
        if (clang_Cursor_isNull(sum) || clang_Cursor_isNull(variable) || clang_getCursorKind(sum) != CXCursor_BinaryOperator)
            return false;
        enum CXBinaryOperatorKind operator= clang_getCursorBinaryOperatorKind(sum);
        struct memory_children operands = memory_children_of(m, sum);
        if ((operator!= CXBinaryOperator_Add && operator!= CXBinaryOperator_Sub) || operands.count != 2)
            return false;
        CXCursor left = memory_strip(operands.items[0]);
        if (clang_Cursor_isNull(left) || !clang_equalCursors(clang_getCursorReferenced(left), clang_getCursorReferenced(variable)) ||
            !memory_constant(operands.items[1], &amount) || amount < 1 || amount > INT32_MAX)
            return false;
        count->step = operator== CXBinaryOperator_Add ? amount : - amount;
        break;
    }
    default:
        return false;
    }
    if (!is_counter(m, parts.items[0]))
        return false;
    count->variable = clang_getCursorReferenced(memory_strip(parts.items[0]));
    return true;
}

/* Does the condition end the loop before a variable narrower than an address wraps around? */
static bool cannot_wrap(struct memory_walk *m, const struct memory_head *head, const struct memory_count *count)
{
    CXType type = clang_getCanonicalType(clang_getCursorType(count->variable));
    if (type.kind == CXType_Int || clang_Type_getSizeOf(type) >= 8)
        return true;
    CXCursor test = memory_strip(head->test);
    if (clang_Cursor_isNull(test) || clang_getCursorKind(test) != CXCursor_BinaryOperator || count->step != 1)
        return false;
    enum CXBinaryOperatorKind operator= clang_getCursorBinaryOperatorKind(test);
    struct memory_children parts = memory_children_of(m, test);
    CXCursor left = parts.count ? memory_strip(parts.items[0]) : clang_getNullCursor();
    return (operator== CXBinaryOperator_LT || operator== CXBinaryOperator_LE) && !clang_Cursor_isNull(left) &&
           clang_equalCursors(clang_getCursorReferenced(left), count->variable);
}

bool memory_has_flag(const struct memory_walk *m, const char *flag)
{
    for (size_t i = 0; i < m->walk->request->n_flags; i++)
        if (strcmp(m->walk->request->flags[i], flag) == 0)
            return true;
    return false;
}

bool memory_find_count(struct memory_walk *m, const struct memory_head *head, struct memory_count *count)
{
    *count = (struct memory_count){ 0 };
    if (clang_Cursor_isNull(head->test) || !clang_isExpression(clang_getCursorKind(head->test)) || clang_Cursor_isNull(head->step) ||
        !read_step(m, head->step, count) || !cannot_wrap(m, head, count) || memory_has_flag(m, "-fwrapv"))
        return false;
    memory_names assigned = { 0 };
    memory_find_assigned(m, head->body, &assigned);
    memory_find_assigned(m, head->test, &assigned);
    count->name = memory_name(m, count->variable);
    count->spelling = clang_string(m->walk, clang_getCursorSpelling(count->variable));
    count->step_text = arena_printf(m->walk->arena, "%+" PRId64, count->step);
    return !memory_names_have(&assigned, count->name);
}

CXCursor memory_first_value(struct memory_walk *m, const struct memory_head *head, const struct memory_count *count)
{
    if (clang_Cursor_isNull(head->init))
        return head->init;
    bool declares = clang_getCursorKind(head->init) == CXCursor_DeclStmt;
    CXCursor init = declares ? head->init : memory_strip(head->init);
    struct memory_children parts = clang_Cursor_isNull(init) ? (struct memory_children){ 0 } : memory_children_of(m, init);
    if (declares)
        return parts.count == 1 && clang_equalCursors(parts.items[0], count->variable) ? clang_last_child(parts.items[0]) : clang_getNullCursor();
    if (parts.count != 2 || clang_getCursorKind(init) != CXCursor_BinaryOperator ||
        clang_getCursorBinaryOperatorKind(init) != CXBinaryOperator_Assign)
        return clang_getNullCursor();
    CXCursor left = memory_strip(parts.items[0]);
    bool is_variable = !clang_Cursor_isNull(left) && clang_equalCursors(clang_getCursorReferenced(left), count->variable);
    return is_variable ? parts.items[1] : clang_getNullCursor();
}

bool memory_known_turns(struct memory_walk *m, const struct memory_head *head, const struct memory_count *count, int64_t *first, int64_t *turns)
{
    int64_t limit;
    CXCursor value = memory_first_value(m, head, count);
    CXCursor test = memory_strip(head->test);
    if (clang_Cursor_isNull(value) || clang_Cursor_isNull(test) || clang_getCursorKind(test) != CXCursor_BinaryOperator ||
        !memory_constant(value, first))
        return false;
    struct memory_children parts = memory_children_of(m, test);
    CXCursor left = parts.count == 2 ? memory_strip(parts.items[0]) : clang_getNullCursor();
    if (clang_Cursor_isNull(left) || !clang_equalCursors(clang_getCursorReferenced(left), count->variable) ||
        !memory_constant(parts.items[1], &limit))
        return false;
    enum CXBinaryOperatorKind operator= clang_getCursorBinaryOperatorKind(test);
    *turns = 0;
    for (int64_t i = *first; *turns <= MOST_TURNS; i += count->step, ++*turns) {
        bool goes_on = operator== CXBinaryOperator_LT   ? i < limit
                       : operator== CXBinaryOperator_LE ? i <= limit
                       : operator== CXBinaryOperator_GT ? i > limit
                       : operator== CXBinaryOperator_GE ? i >= limit
                                                        : true;
        if (!goes_on)
            return true;
    }
    return false;
}
