/* What a new thread runs. */
#include "cxx_start.h"

#include <string.h>

#include "clang_cursor.h"
#include "clang_expansions.h"
#include "clang_task.h"
#include "cxx_callee.h"
#include "cxx_lambda.h"
#include "cxx_operands.h"
#include "cxx_tokens.h"
#include "start_calls.h"

/* The lambda, the function or the `&Class::method` that the argument is; null if it is something else. */
static CXCursor find_callable(CXCursor argument)
{
    CXCursor inner = clang_strip(argument);
    bool is_address = false;
    for (int depth = 0; depth < 4; depth++) {
        enum CXCursorKind kind = clang_getCursorKind(inner);
        if (kind == CXCursor_LambdaExpr)
            return inner;
        if (kind == CXCursor_UnaryOperator && clang_getCursorUnaryOperatorKind(inner) == CXUnaryOperator_AddrOf) {
            inner = clang_strip(clang_first_child(inner));
            is_address = true;
        } else if (kind == CXCursor_CallExpr && clang_Cursor_getNumArguments(inner) == 1) /* a copy of the closure */
            inner = clang_strip(clang_Cursor_getArgument(inner, 0));
        else
            break;
    }
    CXCursor function = clang_getCursorReferenced(inner);
    enum CXCursorKind kind = clang_getCursorKind(function);
    bool is_function_name = clang_getCursorKind(inner) == CXCursor_DeclRefExpr &&
                            (kind == CXCursor_FunctionDecl || (kind == CXCursor_CXXMethod && (is_address || clang_CXXMethod_isStatic(function))));
    return is_function_name ? inner : clang_getNullCursor();
}

static const char *thread_constructor(CXType type)
{
    static const char *const names[][2] = { { "std::thread", "std::thread::thread" }, { "std::jthread", "std::jthread::jthread" } };
    CXString spelling = clang_getTypeSpelling(clang_getCanonicalType(type));
    const char *text = clang_getCString(spelling), *found = NULL;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (text && strcmp(text, names[i][0]) == 0)
            found = names[i][1];
    clang_disposeString(spelling);
    return found;
}

/* A thread that has begun, and goes somewhere else. */
static bool is_given_thread(CXCursor call)
{
    bool is_given = false;
    for (int i = 0; i < clang_Cursor_getNumArguments(call); i++)
        is_given |= thread_constructor(clang_getCursorType(clang_Cursor_getArgument(call, (unsigned)i))) != NULL;
    return is_given;
}

const char *cxx_thread_made(CXCursor call, const char *name)
{
    const char *last = text_starts_with(name, "std::") ? strrchr(name, ':') + 1 : "";
    bool is_pointer = strcmp(last, "make_unique") == 0 || strcmp(last, "make_shared") == 0;
    if ((!is_pointer && !text_starts_with(last, "emplace")) || is_given_thread(call))
        return NULL;
    CXCursor function = cxx_called(call);
    if (is_pointer)
        return clang_Cursor_getNumTemplateArguments(function) > 0 ? thread_constructor(clang_Cursor_getTemplateArgumentType(function, 0)) : NULL;
    const char *found = NULL;
    CXType container = clang_getCursorType(clang_getCursorSemanticParent(function)); /* std::map<int, std::thread> */
    for (int i = 0; !found && i < clang_Type_getNumTemplateArguments(container); i++)
        found = thread_constructor(clang_Type_getTemplateArgumentAsType(container, (unsigned)i));
    return found;
}

/* What stands in an operand goes with it. */
static void take_over(struct cxx_point *call, struct span span)
{
    for (uint32_t k = 0; k < call->n_operands; k++)
        if (call->operands[k].span.begin <= span.begin && call->operands[k].span.end >= span.end)
            call->operands[k].arm = CXX_ARM_NOT, call->operands[k].costs = call->operands[k].can_capture = false;
}

/* Else it is chosen when the template parameters are known. */
static bool is_resolved(const struct cursor_frame *here)
{
    return cxx_is_function_like(clang_getCursorKind(cxx_called(here->cursor)));
}

/* As in C: `pthread_create(&t, a, start, argument)`. */
static bool fill_routine(const struct cursor_frame *here, struct point *point, struct cxx_point *call)
{
    struct walk *w = here->walk;
    uint32_t positions[2];
    struct span spans[2];
    bool is_object;
    if (!start_call_find(point->probe, point->name, &positions[0], &positions[1]))
        return false;
    for (int i = 0; i < 2; i++) {
        CXCursor argument = clang_Cursor_getArgument(here->cursor, positions[i]);
        if ((int)positions[i] >= clang_Cursor_getNumArguments(here->cursor) || !clang_cursor_span(w, argument, &spans[i]) ||
            !cxx_is_whole(w, spans[i]) || !cxx_is_between_commas(w, spans[i]))
            return false;
    }
    const char *family = strcmp(point->name, "thrd_create") == 0 ? "thrd" : "thread";
    if (is_resolved(here)) {
        CXType result = clang_getCanonicalType(clang_task_result(cxx_parameter_type(here->cursor, (int)positions[0], &is_object)));
        if ((result.kind != CXType_Pointer && result.kind != CXType_Int) ||
            !clang_is_void_pointer(cxx_parameter_type(here->cursor, (int)positions[1], &is_object)))
            return false;
        family = result.kind == CXType_Int ? "thrd" : "thread";
    }
    for (int i = 0; i < 2; i++) {
        take_over(call, spans[i]);
        call->operands[call->n_operands++] = (struct cxx_operand){
            .span = spans[i], .arm = i == 0 ? CXX_SCOPE_ROUTINE : CXX_SCOPE_ARGUMENT, .type = family, .body = spans[0], .argument = -1
        };
    }
    cxx_sort_operands(call);
    return true;
}

bool cxx_fill_start(const struct cursor_frame *here, struct point *point, struct cxx_point *call)
{
    struct walk *w = here->walk;
    int n = clang_Cursor_getNumArguments(here->cursor), only = point->probe->start;
    if (!is_resolved(here) && fill_routine(here, point, call))
        return true;
    for (int i = 0; i < n; i++) {
        CXCursor argument = clang_Cursor_getArgument(here->cursor, (unsigned)i), callable = find_callable(argument);
        struct cxx_operand start = { .arm = CXX_SCOPE_FUNCTION, .argument = -1 };
        if ((only >= 0 && i != only) || clang_Cursor_isNull(callable) || !clang_cursor_span(w, argument, &start.span) || !cxx_is_whole(w, start.span))
            continue;
        if (clang_getCursorKind(callable) != CXCursor_LambdaExpr && cxx_takes_function(here->cursor, i))
            break;
        if (clang_getCursorKind(callable) == CXCursor_LambdaExpr) {
            struct span body;
            size_t brace = clang_cursor_span(w, clang_find_body(callable), &body) ? lex_find(w->tokens, body.begin) : w->tokens->list.count;
            if (brace >= w->tokens->list.count || w->tokens->list.items[brace].first != '{' || clang_expansion_around(w, body.begin))
                continue;
            struct cxx_operand capture = { .arm = CXX_SCOPE_CAPTURE, .argument = -1 };
            struct span lambda = start.span;
            start.arm = CXX_SCOPE_BODY;
            start.span = (struct span){ w->tokens->list.items[brace].end, w->tokens->list.items[brace].end };
            start.is_next = !cxx_takes_function(here->cursor, i) && cxx_find_capture(w, lambda, &capture.span, &capture.is_next);
            if (start.is_next) {
                take_over(call, lambda);
                call->operands[call->n_operands++] = capture;
            }
        }
        take_over(call, start.span);
        call->operands[call->n_operands++] = start;
        cxx_sort_operands(call);
        return true;
    }
    return fill_routine(here, point, call);
}
