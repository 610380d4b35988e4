/* Java evaluates operands from left to right (JLS 15.7), the receiver first. So an identity function around the last
 * operand that costs anything begins the interval when only the call itself is left. */
#include "java_forms.h"

#include <string.h>

#include "java_kinds.h"

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

static bool is_function(const struct java_visit *visit, TSNode node)
{
    if (kind_of(visit, node) == JAVA_PARENTHESIZED)
        return is_function(visit, tree_first_child(&visit->walk->syntax, node));
    return kind_of(visit, node) == JAVA_LAMBDA || kind_of(visit, node) == JAVA_METHOD_REFERENCE;
}

/* Of `f()::g` the part before the colons. */
static TSNode part_that_costs(const struct java_visit *visit, TSNode operand)
{
    while (kind_of(visit, operand) == JAVA_PARENTHESIZED && is_function(visit, operand))
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

/* The last operand that costs; `any`: or else the last that an identity function can be put around. */
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
        else if (!is_function(visit, child))
            last = child;
    }
    return ts_node_is_null(hold) && any ? last : hold;
}

/* ---- where the call stands ---- */

/* A switch is a statement where its value is not used; then so are the expressions behind its arrows. */
static bool is_switch_statement(const struct java_visit *visit, TSNode rule)
{
    TSNode node = ts_node_parent(ts_node_parent(rule)), parent = ts_node_parent(node);
    if (kind_of(visit, node) != JAVA_SWITCH)
        return false;
    if (kind_of(visit, parent) != JAVA_EXPRESSION_STATEMENT)
        return strstr(ts_node_type(parent), "statement") || kind_of(visit, parent) == JAVA_BLOCK || kind_of(visit, parent) == JAVA_CONSTRUCTOR_BODY
                   ? strcmp(ts_node_type(parent), "return_statement") != 0 && strcmp(ts_node_type(parent), "yield_statement") != 0 &&
                         strcmp(ts_node_type(parent), "throw_statement") != 0
                   : strcmp(ts_node_type(parent), "switch_block_statement_group") == 0;
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

/* Of methods that usually take a void function: the compiler has the last word, but is asked once less. */
static bool is_likely_void(const struct java_visit *visit, TSNode lambda)
{
    static const char *const names[] = { "forEach", "forEachOrdered", "ifPresent", "execute", "invokeLater", "invokeAndWait", "runAsync",
                                         "thenRun", "thenAccept",     "accept",    "peek",    "runAfter",    "Thread",        "assertThrows" };
    TSNode arguments = ts_node_parent(lambda), call = ts_node_parent(arguments);
    TSNode name = kind_of(visit, call) == JAVA_METHOD_INVOCATION ? tree_field(call, "name") : tree_field(call, "type");
    if (kind_of(visit, arguments) != JAVA_ARGUMENTS || ts_node_is_null(name))
        return false;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (slice_is(tree_text(visit->walk->unit->source, name), names[i]))
            return true;
    return false;
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

static void add_lambda_forms(struct java_point *java, bool holds, bool void_first)
{
    struct java_form value = { .scheme = SCHEME_EXACT, .holds = holds, .lambda = JAVA_LAMBDA_VALUE };
    struct java_form no_value = { .scheme = SCHEME_BLOCK, .holds = holds, .is_statement = true, .lambda = JAVA_LAMBDA_VOID };
    add_form(java, void_first ? no_value : value);
    add_form(java, void_first ? value : no_value);
    add_form(java, (struct java_form){ .scheme = SCHEME_EXACT, .holds = holds, .lambda = JAVA_LAMBDA_PLAIN });
    add_form(java, (struct java_form){ .scheme = SCHEME_EXACT, .holds = holds, .is_generic = true, .lambda = JAVA_LAMBDA_PLAIN });
}

enum reason java_find_forms(const struct java_visit *visit, struct java_point *java)
{
    TSNode parent = ts_node_parent(visit->node);
    java->is_constructor = kind_of(visit, visit->node) == JAVA_EXPLICIT_CONSTRUCTOR;
    TSNode hold = find_hold(visit, visit->node, java->is_constructor);
    bool holds = !ts_node_is_null(hold);
    java->body = visit->body;
    java->hold = holds ? tree_span(hold) : (struct span){ 0, 0 };
    if (java->is_constructor) {
        java->statement = tree_span(visit->node); /* its node has the semicolon */
        if (!holds)
            return REASON_EXPLICIT_CONSTRUCTOR;
        add_form(java, (struct java_form){ .scheme = SCHEME_BLOCK, .is_statement = true, .holds = true });
    } else if (is_statement(visit)) {
        java->statement = tree_span(parent);
        add_statement_forms(java, holds);
    } else if (kind_of(visit, parent) == JAVA_LAMBDA) {
        java->is_lambda = true;
        add_lambda_forms(java, holds, is_likely_void(visit, parent));
    } else {
        add_expression_forms(java, holds);
    }
    return REASON_NONE;
}
