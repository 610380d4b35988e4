/* Java evaluates operands from left to right (JLS 15.7), the receiver first. So an identity function around the last
 * operand that costs anything begins the interval when only the call itself is left. */
#include "java_forms.h"

#include <string.h>

#include "java_context.h"
#include "java_kinds.h"
#include "java_void.h"
#include "point_capture.h"

static enum java_kind kind_of(const struct java_visit *visit, TSNode node)
{
    return java_kind_of(&visit->walk->syntax, node);
}

/* ---- what an operand costs ---- */

/* Is it a literal, or made of literals: a constant that the compiler computes? */
static bool is_constant(const struct java_visit *visit, TSNode node)
{
    if (kind_of(visit, node) == JAVA_BINARY)
        return is_constant(visit, tree_field(node, "left")) && is_constant(visit, tree_field(node, "right"));
    if (kind_of(visit, node) == JAVA_PARENTHESIZED)
        return is_constant(visit, tree_first_child(&visit->walk->syntax, node));
    return strstr(ts_node_type(node), "literal") != NULL;
}

/* "x" + y makes a string. */
static bool is_text(const struct java_visit *visit, TSNode node)
{
    if (kind_of(visit, node) == JAVA_BINARY)
        return is_text(visit, tree_field(node, "left")) || is_text(visit, tree_field(node, "right"));
    return kind_of(visit, node) == JAVA_STRING;
}

static bool costs(const struct java_visit *visit, TSNode node)
{
    bool strict = visit->walk->request->config && visit->walk->request->config->strict;
    TSNode child;
    bool found = false;
    switch (kind_of(visit, node)) {
    case JAVA_METHOD_INVOCATION:
    case JAVA_OBJECT_CREATION:
        return true;
    case JAVA_LAMBDA:
    case JAVA_CLASS_BODY:
        return false;
    case JAVA_FIELD_ACCESS:
    case JAVA_ARRAY_ACCESS:
        if (strict)
            return true;
        break;
    case JAVA_BINARY:
        if (is_text(visit, node) && !is_constant(visit, node))
            return true;
        break;
    default:
        break;
    }
    for (struct tree_children c = tree_children_of(node); tree_next(&c, &child);)
        found = found || (ts_node_is_named(child) && costs(visit, child));
    return found;
}

bool java_is_function(const struct java_visit *visit, TSNode node)
{
    if (kind_of(visit, node) == JAVA_PARENTHESIZED)
        return java_is_function(visit, tree_first_child(&visit->walk->syntax, node));
    return kind_of(visit, node) == JAVA_LAMBDA || kind_of(visit, node) == JAVA_METHOD_REFERENCE;
}

/* Of `f()::g` the part before the colons. */
static TSNode part_that_costs(const struct java_visit *visit, TSNode operand)
{
    while (kind_of(visit, operand) == JAVA_PARENTHESIZED && java_is_function(visit, operand))
        operand = tree_first_child(&visit->walk->syntax, operand);
    return kind_of(visit, operand) == JAVA_METHOD_REFERENCE ? tree_first_child(&visit->walk->syntax, operand) : operand;
}

/* What is before the dot: of a method its object, of `outer().new Inner()` the outer object. */
static TSNode receiver_of(const struct java_visit *visit, TSNode call)
{
    if (kind_of(visit, call) != JAVA_OBJECT_CREATION)
        return tree_field(call, "object");
    TSNode first = ts_node_child(call, 0);
    return ts_node_is_named(first) && !tree_is_comment(&visit->walk->syntax, first) ? first : (TSNode){ 0 };
}

static bool is_null(TSNode node)
{
    return strcmp(ts_node_type(node), "null_literal") == 0;
}

/* The last operand that costs; `any`: or else the last that an identity function can be put around, at worst null. */
static TSNode find_hold(const struct java_visit *visit, TSNode call, bool any)
{
    TSNode arguments = tree_field(call, "arguments"), hold = receiver_of(visit, call), last = { 0 }, child;
    bool holds = !ts_node_is_null(hold) && kind_of(visit, hold) != JAVA_SUPER && costs(visit, hold);
    if (!holds)
        hold = (TSNode){ 0 };
    if (ts_node_is_null(arguments))
        return hold;
    for (struct tree_children c = tree_children_of(arguments); tree_next(&c, &child);) {
        if (!ts_node_is_named(child) || tree_is_comment(&visit->walk->syntax, child))
            continue;
        if (costs(visit, child))
            hold = part_that_costs(visit, child);
        else if (!java_is_function(visit, child) && (!is_null(child) || ts_node_is_null(last) || is_null(last)))
            last = child;
    }
    return ts_node_is_null(hold) && any ? last : hold;
}

/* ---- where the call stands ---- */

/* "" for a child without a name. */
static const char *field_of(TSNode child)
{
    TSNode parent = ts_node_parent(child), other;
    for (struct tree_children c = tree_children_of(parent); tree_next(&c, &other);)
        if (other.id == child.id) {
            const char *field = tree_field_name(&c);
            tree_children_close(&c);
            return field ? field : "";
        }
    return "";
}

/* Does a statement stand here? The grammar knows switches as expressions only. */
static bool is_place_of_statement(const struct java_visit *visit, TSNode node)
{
    TSNode parent = ts_node_parent(node);
    const char *type = ts_node_type(parent), *field = field_of(node);
    if (kind_of(visit, parent) == JAVA_BLOCK || kind_of(visit, parent) == JAVA_CONSTRUCTOR_BODY)
        return true;
    if (strcmp(type, "switch_block_statement_group") == 0 || strcmp(type, "labeled_statement") == 0)
        return true;
    return strstr(type, "statement") && (strcmp(field, "body") == 0 || strcmp(field, "consequence") == 0 || strcmp(field, "alternative") == 0);
}

/* A switch is a statement where its value is not used; then so are the expressions behind its arrows. */
static bool is_switch_statement(const struct java_visit *visit, TSNode rule)
{
    TSNode node = ts_node_parent(ts_node_parent(rule)), parent = ts_node_parent(node);
    if (kind_of(visit, node) != JAVA_SWITCH)
        return false;
    if (kind_of(visit, parent) != JAVA_EXPRESSION_STATEMENT)
        return is_place_of_statement(visit, node);
    TSNode outer = ts_node_parent(parent);
    return kind_of(visit, outer) != JAVA_SWITCH_RULE || is_switch_statement(visit, outer);
}

static bool is_statement(const struct java_visit *visit)
{
    TSNode parent = ts_node_parent(visit->node);
    if (kind_of(visit, parent) != JAVA_EXPRESSION_STATEMENT)
        return false;
    TSNode outer = ts_node_parent(parent);
    return kind_of(visit, outer) != JAVA_SWITCH_RULE || is_switch_statement(visit, outer);
}

/* The first or third part of `for (..; ..; ..)` is a list of statements that are expressions. */
static bool is_listed(const struct java_visit *visit)
{
    const char *field = kind_of(visit, ts_node_parent(visit->node)) == JAVA_FOR ? field_of(visit->node) : "";
    return strcmp(field, "init") == 0 || strcmp(field, "update") == 0;
}

bool java_is_statement_expression(const struct java_visit *visit, TSNode expression)
{
    enum java_kind kind = kind_of(visit, expression);
    return kind == JAVA_METHOD_INVOCATION || kind == JAVA_OBJECT_CREATION || kind == JAVA_ASSIGNMENT || kind == JAVA_UPDATE;
}

/* ---- ladders ---- */

static void add_form(struct java_point *java, struct java_form form)
{
    java->forms[java->n_forms++] = form;
}

/* What captures values, or creates a task, has no form with its operands inside: that would come behind the begin. */
static void add_capture_forms(struct java_point *java, bool is_statement, bool holds)
{
    enum scheme scheme = is_statement ? SCHEME_BLOCK : SCHEME_EXACT;
    add_form(java, (struct java_form){ .scheme = scheme, .is_statement = is_statement, .holds = holds });
    add_form(java, (struct java_form){ .scheme = scheme, .is_statement = is_statement, .holds = holds, .is_generic = true });
}

static void add_statement_forms(struct java_point *java, bool holds)
{
    add_form(java, (struct java_form){ .scheme = SCHEME_BLOCK, .is_statement = true, .holds = holds });
    if (!holds)
        return;
    add_form(java, (struct java_form){ .scheme = SCHEME_BLOCK, .is_statement = true, .holds = true, .is_generic = true });
    add_form(java, (struct java_form){ .scheme = SCHEME_INCLUSIVE, .is_statement = true });
}

static void add_expression_forms(struct java_point *java, bool holds)
{
    add_form(java, (struct java_form){ .scheme = SCHEME_EXACT, .holds = holds });
    add_form(java, (struct java_form){ .scheme = SCHEME_EXACT, .holds = holds, .is_generic = true });
    if (holds)
        add_form(java, (struct java_form){ .scheme = SCHEME_INCLUSIVE });
}

static void add_lambda_forms(struct java_point *java, bool holds, bool void_first, bool wants_result)
{
    struct java_form value = { .scheme = SCHEME_EXACT, .holds = holds, .lambda = JAVA_LAMBDA_VALUE };
    struct java_form around = { .scheme = SCHEME_EXACT, .holds = holds, .lambda = JAVA_LAMBDA_AROUND };
    if (wants_result) {
        add_form(java, value);
    } else {
        add_form(java, void_first ? around : value);
        add_form(java, void_first ? value : around);
    }
    add_form(java, (struct java_form){ .scheme = SCHEME_EXACT, .holds = holds, .lambda = JAVA_LAMBDA_PLAIN });
    add_form(java, (struct java_form){ .scheme = SCHEME_EXACT, .holds = holds, .is_generic = true, .lambda = JAVA_LAMBDA_PLAIN });
}

static void hold_argument(struct java_point *java, struct span argument)
{
    java->hold = argument;
    java->hold_keeps_box = true;
}

/* The begin comes behind the last value that is captured, and behind a task that is created; there all of the argument,
 * whose type is known then, may hold it. */
static void hold_behind_captures(const struct point *point)
{
    struct java_point *java = java_of(point);
    if (java->start_probe && java->start.end >= java->hold.end)
        hold_argument(java, java->start);
    for (uint32_t i = 0; i < point->n_captured_arguments; i++) {
        struct span span = point->operands[point->captured[i].operand].span;
        if (span.begin >= java->hold.end)
            hold_argument(java, span);
    }
}

enum reason java_find_forms(const struct java_visit *visit, struct point *point)
{
    struct java_point *java = java_of(point);
    bool wants_result = capture_result(point) != NULL;
    TSNode parent = ts_node_parent(visit->node);
    java->is_constructor = kind_of(visit, visit->node) == JAVA_EXPLICIT_CONSTRUCTOR;
    TSNode hold = find_hold(visit, visit->node, java->is_constructor);
    bool holds = !ts_node_is_null(hold);
    java->body = visit->body;
    java->keeps_box = java_keeps_box(visit, visit->node);
    if (holds) {
        java->hold = tree_span(hold);
        java->hold_keeps_box = java_keeps_box(visit, hold);
    }
    hold_behind_captures(point);
    holds = java->hold.end != 0;
    if (java->is_constructor) {
        java->statement = tree_span(visit->node); /* its node has the semicolon */
        if (!holds)
            return REASON_EXPLICIT_CONSTRUCTOR;
        if (!is_null(hold)) /* null has no type that would choose an overload */
            add_form(java, (struct java_form){ .scheme = SCHEME_BLOCK, .is_statement = true, .holds = true });
        add_form(java, (struct java_form){ .scheme = SCHEME_BLOCK, .is_statement = true, .holds = true, .is_generic = true });
    } else if (is_statement(visit)) {
        java->statement = tree_span(parent);
        if (point->n_captured || java->start_probe)
            add_capture_forms(java, !wants_result, holds);
        else
            add_statement_forms(java, holds);
    } else if (is_listed(visit) && !wants_result) {
        java->is_listed = true;
        if (point->n_captured || java->start_probe)
            add_capture_forms(java, true, holds);
        else
            add_statement_forms(java, holds);
    } else if (kind_of(visit, parent) == JAVA_LAMBDA) {
        java->is_lambda = true;
        bool matters = !java_unit_of(visit->walk->unit)->has_agent; /* whether it returns something */
        add_lambda_forms(java, holds, matters && java_is_likely_void(visit, visit->node, parent), wants_result);
    } else if (point->n_captured || java->start_probe) {
        add_capture_forms(java, false, holds);
    } else {
        add_expression_forms(java, holds);
    }
    return REASON_NONE;
}
