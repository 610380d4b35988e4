/* A lambda that is written in the call keeps its type: it captures the number, and begins with a guard. Any other
 * callable is put into an object that is called in its place. A pointer to a function with its void * argument is
 * replaced as in C. */
#include "cxx_task.h"

#include <string.h>

#include "clang_cursor.h"
#include "clang_expansions.h"
#include "clang_task.h"
#include "cxx_callee.h"
#include "cxx_lambda.h"
#include "cxx_operands.h"
#include "cxx_tokens.h"
#include "cxx_types.h"
#include "task_calls.h"

/* What an argument is, as far as a task can be made of it. */
enum callable {
    NOT_CALLABLE,
    LAMBDA,   /* written there */
    FUNCTION, /* or a pointer to one */
    OBJECT,   /* a closure, or of another class that can be called */
    MEMBER    /* a pointer to a member */
};

/* An argument that may be a body. */
struct given {
    CXCursor argument;
    CXCursor lambda;
    struct span span;
    enum callable callable;
};

struct task {
    const struct cursor_frame *here;
    struct point *point;
    struct cxx_point *call;
    enum task_runs runs;
};

/* ---- what is callable ---- */

/* The lambda that the argument is, below conversions and copies that are not written. */
static CXCursor find_lambda(struct walk *w, CXCursor argument, struct span whole)
{
    struct span span;
    CXCursor inner = cxx_strip_elided(argument);
    while (clang_getCursorKind(inner) == CXCursor_CallExpr && clang_Cursor_getNumArguments(inner) == 1) {
        CXCursor only = cxx_strip_elided(clang_Cursor_getArgument(inner, 0));
        if (!clang_cursor_span(w, only, &span) || span.begin != whole.begin || span.end != whole.end)
            break;
        inner = only;
    }
    return clang_getCursorKind(inner) == CXCursor_LambdaExpr ? inner : clang_getNullCursor();
}

static enum CXChildVisitResult find_call_operator(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    bool *found = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (kind == CXCursor_CXXMethod || kind == CXCursor_FunctionTemplate) {
        CXString spelling = clang_getCursorSpelling(cursor);
        *found = strcmp(clang_getCString(spelling), "operator()") == 0;
        clang_disposeString(spelling);
    }
    return *found ? CXChildVisit_Break : CXChildVisit_Continue;
}

static bool has_call_operator(CXCursor class)
{
    bool found = false;
    CXCursor pattern = clang_getSpecializedCursorTemplate(class);
    clang_visitChildren(clang_getCursorDefinition(class), find_call_operator, &found);
    if (!found && !clang_Cursor_isNull(pattern))
        clang_visitChildren(clang_getCursorDefinition(pattern), find_call_operator, &found);
    return found;
}

static enum callable class_callable(CXType type)
{
    CXString spelling = clang_getTypeSpelling(type);
    bool is_closure = strstr(clang_getCString(spelling), "(lambda") && !strchr(clang_getCString(spelling), '<');
    clang_disposeString(spelling);
    return is_closure || has_call_operator(clang_getTypeDeclaration(type)) ? OBJECT : NOT_CALLABLE;
}

static enum callable callable_of(CXCursor argument)
{
    CXType type = clang_getCanonicalType(clang_getCursorType(cxx_strip_elided(argument)));
    if (type.kind == CXType_LValueReference || type.kind == CXType_RValueReference)
        type = clang_getCanonicalType(clang_getPointeeType(type));
    if (type.kind == CXType_Pointer)
        type = clang_getCanonicalType(clang_getPointeeType(type));
    else if (type.kind == CXType_Record)
        return class_callable(type);
    return type.kind == CXType_FunctionProto ? FUNCTION : type.kind == CXType_MemberPointer ? MEMBER : NOT_CALLABLE;
}

static struct given find_body(const struct task *task, CXCursor argument)
{
    struct walk *w = task->here->walk;
    struct given body = { .argument = argument, .lambda = clang_getNullCursor() };
    if (!clang_cursor_span(w, argument, &body.span))
        return body;
    body.lambda = find_lambda(w, argument, body.span);
    body.callable = clang_Cursor_isNull(body.lambda) ? callable_of(argument) : LAMBDA;
    return body;
}

/* ---- what carries the number ---- */

static struct cxx_operand *add(const struct task *task, struct span span, enum cxx_arm arm)
{
    struct cxx_operand *operand = &task->call->operands[task->call->n_operands++];
    *operand = (struct cxx_operand){ .span = span, .arm = arm, .argument = -1 };
    return operand;
}

/* The number is made once the argument is evaluated, whatever that costs. */
static void take_over(const struct task *task, struct span span)
{
    for (uint32_t k = 0; k < task->call->n_operands; k++) {
        struct cxx_operand *operand = &task->call->operands[k];
        if (operand->arm >= CXX_TASK_CAPTURE || operand->span.begin < span.begin || operand->span.end > span.end)
            continue;
        operand->arm = CXX_ARM_NOT;
        operand->costs = operand->can_capture = false;
    }
}

static bool is_coroutine(const struct walk *w, size_t open, size_t close)
{
    for (size_t i = open; i < close; i++)
        if (lex_word_is(w->tokens, i, "co_await") || lex_word_is(w->tokens, i, "co_return") || lex_word_is(w->tokens, i, "co_yield"))
            return true;
    return false;
}

/* Puts the number among the captures and a guard behind the brace. Returns false where the text does not allow it. */
static bool enter_lambda(const struct task *task, const struct given *body)
{
    struct walk *w = task->here->walk;
    bool often = task->runs == TASK_RUNS_OFTEN, is_next = false;
    struct span block, capture;
    size_t brace = clang_cursor_span(w, clang_find_body(body->lambda), &block) ? lex_find(w->tokens, block.begin) : w->tokens->list.count;
    if (brace >= w->tokens->list.count || w->tokens->list.items[brace].first != '{' || clang_expansion_around(w, block.begin) ||
        clang_expansion_around(w, body->span.begin) || (!often && !cxx_find_capture(w, body->span, &capture, &is_next)))
        return false;
    uint32_t begin = w->tokens->list.items[brace].end;
    take_over(task, body->span);
    add(task, (struct span){ begin, begin }, often ? CXX_TASK_RUN : CXX_TASK_BODY);
    if (!often)
        add(task, capture, CXX_TASK_CAPTURE)->is_next = is_next;
    return true;
}

struct parameter {
    int wanted, seen;
    CXType type;
};

static enum CXChildVisitResult find_parameter(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct parameter *parameter = data;
    if (clang_getCursorKind(cursor) != CXCursor_ParmDecl || parameter->seen > parameter->wanted)
        return CXChildVisit_Continue;
    parameter->seen++;
    parameter->type = clang_getCursorType(cursor); /* the last one may be a pack */
    return CXChildVisit_Continue;
}

/* Does the callee want an object of the program's, to which it refers? `F &&` takes any. */
static bool takes_lvalue(const struct task *task, int i)
{
    struct parameter parameter = { .wanted = i, .type = { .kind = CXType_Invalid } };
    CXCursor callee = cxx_called(task->here->cursor), pattern = clang_getSpecializedCursorTemplate(callee);
    clang_visitChildren(clang_Cursor_isNull(pattern) ? callee : pattern, find_parameter, &parameter);
    return parameter.type.kind == CXType_LValueReference && !clang_isConstQualifiedType(clang_getPointeeType(parameter.type));
}

static bool add_body(const struct task *task, const struct given *body, int i)
{
    struct walk *w = task->here->walk;
    size_t open = lex_find(w->tokens, body->span.begin), close = lex_find(w->tokens, body->span.end);
    bool is_lambda = body->callable == LAMBDA;
    if (cxx_takes_function(task->here->cursor, i) || takes_lvalue(task, i) || (is_lambda && is_coroutine(w, open, close)))
        return false;
    if (is_lambda && enter_lambda(task, body))
        return true;
    if (body->callable == MEMBER || !cxx_is_whole(w, body->span) || !cxx_is_between_commas(w, body->span) || cxx_is_pattern(w, body->span))
        return false;
    take_over(task, body->span);
    struct cxx_operand *operand = add(task, body->span, CXX_TASK_CALLABLE);
    operand->type = body->callable == FUNCTION ? "function" : "object";
    operand->is_often = task->runs == TASK_RUNS_OFTEN;
    return true;
}

/* ---- as in C ---- */

static bool add_pointers(const struct task *task)
{
    const struct config_probe *probe = task->point->probe;
    struct walk *w = task->here->walk;
    CXCursor call = task->here->cursor,
             given[2] = { clang_Cursor_getArgument(call, (unsigned)probe->body), clang_Cursor_getArgument(call, (unsigned)probe->argument) };
    struct span spans[2];
    bool is_object;
    CXType type = cxx_function_type(call);
    for (int i = 0; type.kind != CXType_Invalid && i < clang_getNumArgTypes(type); i++)
        if (i != probe->body && clang_takes_argument(clang_getArgType(type, (unsigned)i)))
            return false;
    CXType result = clang_task_result(cxx_parameter_type(call, probe->body, &is_object));
    const char *returned = result.kind != CXType_Invalid ? cxx_spell_type(w, result) : NULL;
    if (is_object || !returned || !clang_is_void_pointer(cxx_parameter_type(call, probe->argument, &is_object)))
        return false;
    for (int i = 0; i < 2; i++)
        if (!clang_cursor_span(w, given[i], &spans[i]) || !cxx_is_whole(w, spans[i]) || !cxx_is_between_commas(w, spans[i]))
            return false;
    CXCursor body = clang_strip(given[0]);
    bool is_name = clang_getCursorKind(body) == CXCursor_DeclRefExpr || clang_task_function(w, given[0]);
    if (!is_name || clang_isVolatileQualifiedType(clang_getCursorType(body)))
        return false;
    for (int i = 0; i < 2; i++)
        take_over(task, spans[i]);
    add(task, spans[0], CXX_TASK_FUNCTION)->type = returned;
    struct cxx_operand *argument = add(task, spans[1], CXX_TASK_ARGUMENT);
    argument->type = returned;
    argument->body = spans[0];
    argument->is_often = task->runs == TASK_RUNS_OFTEN;
    return true;
}

/* ---- the call ---- */

static void name_task(const struct task *task, CXCursor only_body, bool is_only)
{
    struct walk *w = task->here->walk;
    int name = task->point->probe->name;
    if (name >= 0 && name < clang_Cursor_getNumArguments(task->here->cursor))
        task->point->task = clang_task_literal(w, clang_Cursor_getArgument(task->here->cursor, (unsigned)name));
    const char *function = task->point->task || !is_only ? NULL : clang_task_function(w, only_body);
    if (function)
        task->point->task = function;
}

enum reason cxx_fill_tasks(const struct cursor_frame *here, struct point *point, struct cxx_point *call)
{
    const struct config_probe *probe = point->probe;
    struct task task = { here, point, call, TASK_RUNS_ONCE };
    struct task_call known;
    int n = clang_Cursor_getNumArguments(here->cursor), n_bodies = 0;
    CXCursor last = clang_getNullCursor();
    bool is_known = task_call_find(probe, point->name, &known);
    if (is_known && known.bodies == TASK_BODIES_NONE)
        return REASON_NONE;
    if (n < 0 || probe->body >= n || probe->argument >= n)
        return REASON_NO_TASK_BODY;
    if (call->facts & (CXX_CONSTANT | CXX_REPEATED))
        return REASON_TASK_BODY;
    struct cxx_operand *operands = arena_array(here->walk->arena, struct cxx_operand, call->n_operands + 2 * (size_t)n + 2);
    if (call->n_operands)
        memcpy(operands, call->operands, call->n_operands * sizeof *operands);
    call->operands = operands;
    task.runs = known.runs;
    for (int i = 0; i < n && probe->argument < 0; i++) {
        struct given body = find_body(&task, clang_Cursor_getArgument(here->cursor, (unsigned)i));
        if ((probe->body >= 0 && i != probe->body) || (!body.callable && probe->body < 0))
            continue;
        if (!body.callable || !add_body(&task, &body, i))
            return REASON_TASK_BODY;
        last = body.argument;
        n_bodies++;
        if (known.bodies == TASK_BODIES_FIRST)
            break;
    }
    if (probe->argument >= 0 && !add_pointers(&task))
        return REASON_TASK_BODY;
    if (probe->argument < 0 && n_bodies == 0)
        return REASON_NO_TASK_BODY;
    cxx_sort_operands(call);
    point->has_tasks = true;
    name_task(&task, probe->argument >= 0 ? clang_Cursor_getArgument(here->cursor, (unsigned)probe->body) : last, n_bodies < 2);
    return REASON_NONE;
}
