#include "java_values.h"

#include <string.h>

#include "java_forms.h"
#include "java_kinds.h"
#include "point_capture.h"

static enum java_kind kind_of(const struct java_visit *visit, TSNode node)
{
    return java_kind_of(&visit->walk->syntax, node);
}

/* What a function or null is, only its parameter says. */
static enum value_class class_of(const struct java_visit *visit, TSNode operand)
{
    return java_is_function(visit, operand) || strcmp(ts_node_type(operand), "null_literal") == 0 ? VALUE_NOTHING : VALUE_ANY;
}

static bool can_capture(const struct point *point, uint32_t operand)
{
    return point->operands[operand].value != VALUE_NOTHING;
}

static enum reason choose(const struct java_visit *visit, struct point *point)
{
    if (point->probe->capture->counters) /* the virtual machine has none */
        return REASON_NO_VALUE;
    return capture_choose(visit->walk->arena, point, can_capture) ? REASON_NONE : REASON_NO_VALUE;
}

enum reason java_choose_values(const struct java_visit *visit, TSNode call, struct point *point)
{
    TSNode arguments = tree_field(call, "arguments"), child;
    if (!ts_node_is_null(arguments)) {
        point->operands = arena_array(visit->walk->arena, struct operand, ts_node_named_child_count(arguments) + 1);
        for (struct tree_children c = tree_children_of(arguments); tree_next(&c, &child);)
            if (ts_node_is_named(child) && !tree_is_comment(&visit->walk->syntax, child))
                point->operands[point->n_operands++] = (struct operand){ .span = tree_span(child), .value = class_of(visit, child) };
    }
    point->result_value = kind_of(visit, call) == JAVA_EXPLICIT_CONSTRUCTOR ? VALUE_NOTHING : VALUE_ANY;
    return choose(visit, point);
}

enum reason java_choose_parameters(const struct java_visit *visit, TSNode method, struct point *point)
{
    struct java_walk *w = visit->walk;
    TSNode parameters = tree_field(method, "parameters"), child, part;
    point->operands = arena_array(w->arena, struct operand, ts_node_is_null(parameters) ? 1 : ts_node_named_child_count(parameters) + 1);
    for (struct tree_children c = tree_children_of(parameters); !ts_node_is_null(parameters) && tree_next(&c, &child);) {
        TSNode name = tree_field(child, "name");
        if (kind_of(visit, child) == JAVA_SPREAD_PARAMETER)
            for (struct tree_children inside = tree_children_of(child); tree_next(&inside, &part);)
                name = kind_of(visit, part) == JAVA_DECLARATOR ? tree_field(part, "name") : name;
        else if (kind_of(visit, child) != JAVA_FORMAL_PARAMETER)
            continue;
        struct slice text = tree_text(w->unit->source, name);
        point->operands[point->n_operands++] =
            (struct operand){ .span = tree_span(name), .value = VALUE_ANY, .name = arena_strndup(w->arena, text.text, text.length) };
    }
    point->result_value = VALUE_NOTHING;
    enum reason reason = choose(visit, point);
    return capture_wants_result(point->probe->capture) ? REASON_NO_VALUE : reason;
}
