#include "c_task.h"

#include <string.h>

#include "c_point.h"
#include "clang_task.h"
#include "task_calls.h"

/* The body's text stands in the place of two operands: it has to be on one line, and give the same value twice. */
static bool can_stand_twice(const struct cursor_frame *here, const struct point *point)
{
    const struct operand *body = &point->operands[point->probe->body];
    unsigned facts = 0, effects = OPERAND_COSTS | OPERAND_ASSIGNS;
    for (uint32_t i = 0; i < point->n_operands; i++)
        facts |= point->operands[i].facts;
    CXType type = clang_getCursorType(clang_strip(clang_Cursor_getArgument(here->cursor, (unsigned)point->probe->body)));
    if (clang_isVolatileQualifiedType(type) || type.kind == CXType_Atomic || (!(body->facts & OPERAND_STABLE) && (facts & effects)))
        return false;
    return !(body->facts & (effects | OPERAND_JUMPS | OPERAND_LITERAL_OBJECT | OPERAND_PACK)) &&
           !memchr(here->walk->tokens->source.text + body->span.begin, '\n', body->span.end - body->span.begin);
}

/* The functions of the runtime that stand in for a body of this type: "void" for void (*)(void *), "pointer", "int". NULL:
 * there are none. */
static const char *family_of(CXType body)
{
    CXType result = clang_getCanonicalType(clang_task_result(body));
    if (result.kind == CXType_Void)
        return "void";
    return result.kind == CXType_Int ? "int" : clang_is_void_pointer(result) ? "pointer" : NULL;
}

void c_fill_task(const struct cursor_frame *here, struct point *point, CXType function_type)
{
    const struct config_probe *probe = point->probe;
    struct task_call call;
    struct walk *w = here->walk;
    bool known = task_call_find(probe, point->name, &call);
    if (known && call.bodies == TASK_BODIES_NONE)
        return;
    point->reason = REASON_NO_TASK_BODY;
    int n = (int)point->n_operands, n_parameters = clang_getNumArgTypes(function_type);
    if (probe->body < 0 || probe->argument < 0 || probe->body >= n || probe->argument >= n || probe->name >= n)
        return;
    point->reason = REASON_TASK_BODY;
    if (!(point->facts & POINT_PROTOTYPED) || probe->body >= n_parameters || probe->argument >= n_parameters)
        return;
    for (int i = 0; i < n_parameters; i++)
        if (i != probe->body && clang_takes_argument(clang_getArgType(function_type, (unsigned)i)))
            return;
    const char *family = family_of(clang_getArgType(function_type, (unsigned)probe->body));
    if (!family || !clang_is_void_pointer(clang_getArgType(function_type, (unsigned)probe->argument)) || !can_stand_twice(here, point))
        return;
    point->reason = REASON_NONE;
    point->has_tasks = true;
    c_of(point)->task = family;
    c_of(point)->repeats = call.runs == TASK_RUNS_OFTEN;
    point->task = probe->name >= 0 ? clang_task_literal(w, clang_Cursor_getArgument(here->cursor, (unsigned)probe->name)) : NULL;
    if (!point->task)
        point->task = clang_task_function(w, clang_Cursor_getArgument(here->cursor, (unsigned)probe->body));
}
