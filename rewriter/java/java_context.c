#include "java_context.h"

#include "java_kinds.h"

static enum java_kind kind_of(const struct java_visit *visit, TSNode node)
{
    return java_kind_of(&visit->walk->syntax, node);
}

bool java_keeps_box(const struct java_visit *visit, TSNode expression)
{
    TSNode parent = ts_node_parent(expression);
    while (kind_of(visit, parent) == JAVA_PARENTHESIZED) {
        expression = parent;
        parent = ts_node_parent(expression);
    }
    switch (kind_of(visit, parent)) {
    case JAVA_ARGUMENTS:
    case JAVA_LAMBDA:
    case JAVA_YIELD:
        return true;
    case JAVA_TERNARY:
        return tree_field(parent, "condition").id != expression.id;
    case JAVA_RETURN:
        return visit->body && visit->body->is_lambda;
    case JAVA_EXPRESSION_STATEMENT:
        return kind_of(visit, ts_node_parent(parent)) == JAVA_SWITCH_RULE;
    default:
        return false;
    }
}
