#include "rust_walk.h"

#include <string.h>

#include "rust_arguments.h"
#include "rust_attributes.h"
#include "rust_awaited.h"
#include "rust_bodies.h"
#include "rust_callee.h"
#include "rust_calls.h"
#include "rust_cfg.h"
#include "rust_crate.h"
#include "rust_declarations.h"
#include "rust_expected.h"
#include "rust_grammar.h"
#include "rust_kinds.h"
#include "rust_modules.h"
#include "rust_path.h"

static void walk_node(const struct rust_visit *visit);

/* ---- functions and scopes ---- */

static void walk_function(const struct rust_visit *visit)
{
    const struct rust_walk *w = visit->walk;
    TSNode body = tree_field(visit->node, "body");
    struct rust_visit inside = *visit;
    if (ts_node_is_null(body))
        return;
    struct rust_function function = rust_find_function(visit, body);
    /* what a constant holds is not run, but a function in it is */
    if (inside.reason == REASON_CONSTANT || inside.reason == REASON_CONST_FN)
        inside.reason = REASON_NONE;
    if (ts_node_has_error(visit->node))
        inside.reason = REASON_INVALID_CODE;
    if (!inside.reason && tree_captured(w->captures, body).reason == REASON_CONST_FN)
        inside.reason = REASON_CONST_FN;
    inside.function = &function;
    inside.item = NULL;
    bool is_main = visit->depth == 1 && visit->scope->module->parent == NULL && strcmp(function.name, "main") == 0;
    rust_add_entries(&inside, is_main, body);
    inside.node = body;
    inside.depth++;
    inside.locals = NULL; /* those of the function around it are not seen */
    rust_visit_bind(&inside, tree_field(visit->node, "parameters"));
    rust_enter_body(&inside, body);
    walk_node(&inside);
}

/* A closure, an async block: a function of its own, though it has no name. */
static void walk_unnamed(const struct rust_visit *visit)
{
    struct rust_visit inside = *visit;
    TSNode body = tree_field(visit->node, "body"), child;
    if (ts_node_is_null(body))
        for (struct tree_children c = tree_children_of(visit->node); tree_next(&c, &child);)
            body = rust_kind_of(&visit->walk->syntax, child) == RUST_BLOCK ? child : body;
    /* `static X: LazyLock<T> = LazyLock::new(|| f());`: no constant is computed by calling a closure */
    bool runs = visit->reason == REASON_CONSTANT && visit->item && !ts_node_is_null(body);
    struct rust_function function;
    if (runs)
        inside.reason = REASON_NONE;
    if (runs && !visit->function) {
        function = rust_find_initialiser(visit, body);
        inside.function = &function;
    }
    if (!ts_node_is_null(body))
        rust_enter_body(&inside, body);
    rust_visit_bind(&inside, tree_field(visit->node, "parameters"));
    rust_walk_children(&inside);
}

/* The static items in thread_local!: their initialisers are run when a thread first asks for them. */
static void walk_statics(const struct rust_visit *visit)
{
    const struct rust_walk *w = visit->walk;
    TSNode item;
    for (struct tree_children c = tree_children_of(visit->node); tree_next(&c, &item);) {
        struct rust_visit inside = *visit;
        inside.node = tree_field(item, "value");
        if (rust_kind_of(&w->syntax, item) != RUST_STATIC_ITEM || ts_node_is_null(inside.node))
            continue;
        inside.item = rust_node_text(w, tree_field(item, "name"));
        inside.depth = (uint16_t)(visit->depth + 2);
        inside.locals = NULL;
        struct rust_function function = rust_find_initialiser(&inside, inside.node);
        inside.function = visit->function ? visit->function : &function;
        inside.is_macro_root = false;
        rust_enter_body(&inside, inside.node);
        walk_node(&inside);
    }
}

/* The type of an impl, the name of a trait: what Self means. */
static const char *self_of(const struct rust_visit *visit)
{
    struct rust_walk *w = visit->walk;
    TSNode type = tree_field(visit->node, "type");
    if (rust_kind_of(&w->syntax, visit->node) == RUST_TRAIT_ITEM)
        type = tree_field(visit->node, "name");
    if (ts_node_is_null(type))
        return NULL;
    return rust_resolve_here(visit, rust_path_text(w->arena, &w->syntax, w->unit->source, type)).absolute;
}

static void walk_module(const struct rust_visit *visit)
{
    struct rust_visit inside = *visit;
    const struct rust_walk *w = visit->walk;
    struct rust_scope *scope = rust_inline_scope(visit->scope, w->file, tree_span(visit->node).begin);
    inside.scope = scope ? scope : rust_block_scope(w->arena, &w->syntax, w->unit->source, visit->scope, visit->node);
    inside.function = NULL; /* a module sees nothing of the function around it */
    inside.locals = NULL;
    inside.self = NULL;
    rust_walk_children(&inside);
}

static void walk_block(const struct rust_visit *visit)
{
    struct rust_visit inside = *visit;
    struct rust_walk *w = visit->walk;
    inside.scope = rust_block_scope(w->arena, &w->syntax, w->unit->source, visit->scope, visit->node);
    rust_walk_children(&inside);
}

/* ---- macros ---- */

/* Reads the tokens of a macro again and visits what they are, if they are that. */
static bool walk_reading(const struct rust_visit *visit, const struct rust_reading *reading, const struct rust_callee *awaiter)
{
    struct rust_walk *w = visit->walk;
    const struct tree_captures *outer = w->captures;
    struct tree_captures captures = { 0 };
    TSTree *tree = rust_parse_arguments(w->arena, &w->syntax, w->unit->source, reading->span, reading->form);
    TSNode root = ts_tree_root_node(tree), arguments = rust_find_arguments(&w->syntax, root, reading->form);
    if (!ts_node_is_null(arguments)) {
        tree_query(w->arena, &w->syntax, w->unit->source, root, &captures);
        w->captures = &captures;
        struct rust_visit inside = *visit;
        inside.node = arguments;
        inside.reason = visit->reason ? visit->reason : reading->reason;
        inside.is_macro_root = true;
        inside.awaits = reading->is_awaited;
        if (reading->is_awaited && awaiter->probe)
            rust_add_awaited(&inside, awaiter);
        if (reading->form == RUST_AS_STATEMENTS)
            inside.scope = rust_block_scope(w->arena, &w->syntax, w->unit->source, visit->scope, root);
        if (reading->form == RUST_AS_STATICS)
            walk_statics(&inside);
        else
            rust_walk_children(&inside);
        w->captures = outer;
    }
    ts_tree_delete(tree);
    return !ts_node_is_null(arguments);
}

/* What is no list of expressions may be a list of statements, or have expressions as its parts: their calls are told of at least. */
static void walk_as_far_as_possible(const struct rust_visit *visit, const struct rust_reading *reading, const struct rust_callee *awaiter)
{
    struct rust_reading statements = { .span = reading->span, .form = RUST_AS_STATEMENTS, .reason = REASON_MACRO_ARGUMENT };
    if (walk_reading(visit, reading, awaiter) || (reading->form == RUST_AS_OPERANDS && walk_reading(visit, &statements, awaiter)))
        return;
    rust_readings pieces = rust_find_pieces(visit->walk->arena, visit->walk->unit->source, reading->span);
    for (size_t i = 0; i < pieces.count; i++)
        walk_as_far_as_possible(visit, &pieces.items[i], awaiter);
}

/* join! and select! are names of many macros: these are meant. NULL: another one. */
static const char *awaiting_name(const struct rust_visit *visit)
{
    static const char *const crates[] = { "tokio", "futures", "futures_util", "futures_lite", "crossbeam", "crossbeam_channel" };
    const struct rust_walk *w = visit->walk;
    const char *path = rust_path_text(w->arena, &w->syntax, w->unit->source, tree_field(visit->node, "macro"));
    const char *name = rust_resolve_here(visit, path).absolute;
    for (size_t i = 0; i < sizeof crates / sizeof *crates; i++)
        if (strlen(crates[i]) == strcspn(name, ":") && strncmp(name, crates[i], strlen(crates[i])) == 0)
            return name;
    return NULL;
}

static void walk_macro(const struct rust_visit *visit)
{
    const struct rust_walk *w = visit->walk;
    enum rust_macro how = rust_macro_of(w->captures, visit->node);
    bool is_by_path = how == RUST_MACRO_FUTURES || how == RUST_MACRO_BRANCHES;
    const char *name = is_by_path ? awaiting_name(visit) : NULL;
    struct rust_callee awaiter = name ? rust_find_awaiter(w, name) : (struct rust_callee){ 0 };
    /* what macros.scm says of the name does not hold for a macro that the crate defines itself */
    if (is_by_path ? !name : rust_defines_macro(w->crate, rust_macro_name(w->unit->source, visit->node)))
        how = RUST_MACRO_UNKNOWN;
    rust_readings readings = rust_find_readings(w->arena, &w->syntax, w->unit->source, visit->node, how);
    struct rust_visit inside = *visit;
    inside.is_regrouped = visit->is_regrouped || how == RUST_MACRO_UNKNOWN || how >= RUST_MACRO_STATICS;
    for (size_t i = 0; i < readings.count; i++)
        walk_as_far_as_possible(&inside, &readings.items[i], &awaiter);
}

/* ---- nodes ---- */

/* Kinds whose parts are promoted with the whole. */
static bool keeps_promotion(enum rust_kind kind)
{
    return kind == RUST_ARRAY || kind == RUST_TUPLE || kind == RUST_STRUCT || kind == RUST_INITIALIZERS || kind == RUST_INITIALIZER ||
           kind == RUST_PARENTHESIZED || kind == RUST_CALL || kind == RUST_ARGUMENTS;
}

/* Yes: `let x = { .. };`, `f({ .. })`, also with .method() behind it.
 * No: `{ .. } + 1` as a statement, `for i in 0..{ .. } {`, `let x = { .. } else {`. */
static bool stands_bare(TSNode parent, enum rust_kind kind, bool parent_stands_bare)
{
    if (kind == RUST_LET)
        return ts_node_is_null(tree_field(parent, "alternative"));
    if (kind == RUST_FIELD || kind == RUST_CALL || kind == RUST_TRY || kind == RUST_AWAIT)
        return parent_stands_bare;
    return kind == RUST_ARGUMENTS || kind == RUST_PARENTHESIZED;
}

/* Does the child in this field see the variables of its parent's pattern or condition? */
static bool binds_for(enum rust_kind parent, const char *field)
{
    if (!field)
        return false;
    if (parent == RUST_MATCH_ARM)
        return strcmp(field, "pattern") == 0; /* the guard, which is a part of it, and from there on */
    return ((parent == RUST_FOR || parent == RUST_WHILE) && strcmp(field, "body") == 0) || (parent == RUST_IF && strcmp(field, "consequence") == 0);
}

void rust_walk_children(const struct rust_visit *visit)
{
    struct rust_walk *w = visit->walk;
    struct rust_visit inside = *visit;
    struct rust_view view = rust_view_of(w);
    enum rust_kind kind = rust_kind_of(&w->syntax, visit->node);
    TSNode child;
    bool is_given_away = false; /* the next item, to an attribute macro */
    bool is_left_out = false;   /* the next item: only tests need it */
    inside.is_macro_root = false;
    inside.is_bare = stands_bare(visit->node, kind, visit->is_bare);
    inside.awaits = false;
    inside.is_awaited = visit->awaits || kind == RUST_AWAIT || (kind == RUST_PARENTHESIZED && visit->is_awaited);
    inside.is_promoted = kind == RUST_REFERENCE || (keeps_promotion(kind) && visit->is_promoted);
    inside.constant = kind == RUST_CALL ? rust_constant_argument(&view, visit->node).id : visit->constant;
    for (struct tree_children c = tree_children_of(visit->node); tree_next(&c, &child);) {
        if (!ts_node_is_named(child))
            continue;
        enum reason reason = tree_captured(w->captures, child).reason;
        const char *field = tree_field_name(&c);
        bool is_arm = kind == RUST_MATCH_ARM && field && strcmp(field, "value") == 0;
        if (kind == RUST_BLOCK || kind == RUST_EXPRESSION_STATEMENT || is_arm)
            inside.head = tree_span(child);
        if (binds_for(kind, field))
            rust_visit_bind(&inside, tree_field(visit->node, kind == RUST_IF || kind == RUST_WHILE ? "condition" : "pattern"));
        else if (kind == RUST_IF && field && strcmp(field, "alternative") == 0)
            inside.locals = visit->locals;
        inside.node = child;
        inside.depth = (uint16_t)(visit->depth + 1);
        inside.may_be_other = kind == RUST_PARENTHESIZED ? visit->may_be_other : rust_may_be_other(&view, visit->node, child);
        inside.reason = visit->reason ? visit->reason : visit->is_macro_root ? REASON_NONE : reason;
        if (!inside.reason && child.id == inside.constant)
            inside.reason = REASON_CONSTANT;
        if (!inside.reason && is_given_away)
            inside.reason = REASON_ATTRIBUTE;
        if (rust_kind_of(&w->syntax, child) == RUST_ATTRIBUTE)
            is_given_away = is_given_away || !rust_attribute_keeps_bodies(visit, child);
        else if (!tree_is_comment(&w->syntax, child))
            is_given_away = false;
        if (!is_left_out)
            walk_node(&inside);
        if (rust_kind_of(&w->syntax, child) == RUST_ATTRIBUTE)
            is_left_out = is_left_out || rust_cfg_leaves_out(rust_crate_cfg(w->crate), tree_text(w->unit->source, child));
        else if (!tree_is_comment(&w->syntax, child))
            is_left_out = false;
        /* seen by what stands behind it */
        if (rust_kind_of(&w->syntax, child) == RUST_LET || rust_kind_of(&w->syntax, child) == RUST_LET_CONDITION)
            rust_visit_bind(&inside, tree_field(child, "pattern"));
    }
}

static void walk_node(const struct rust_visit *visit)
{
    struct rust_walk *w = visit->walk;
    struct tree_capture capture = tree_captured(w->captures, visit->node);
    struct rust_visit inside = *visit;
    if (capture.skip)
        return;
    if (capture.is_call)
        rust_add_call(visit);
    if (ts_node_is_error(visit->node))
        inside.reason = REASON_INVALID_CODE;
    switch (rust_kind_of(&w->syntax, visit->node)) {
    case RUST_FUNCTION:
        walk_function(&inside);
        break;
    case RUST_MODULE:
        walk_module(&inside);
        break;
    case RUST_STATIC_ITEM:
    case RUST_CONST_ITEM:
        inside.item = rust_node_text(w, tree_field(visit->node, "name"));
        rust_walk_children(&inside);
        break;
    case RUST_IMPL_ITEM:
    case RUST_TRAIT_ITEM:
        inside.self = self_of(visit);
        rust_walk_children(&inside);
        break;
    case RUST_BLOCK:
        walk_block(&inside);
        break;
    case RUST_CLOSURE:
    case RUST_ASYNC_BLOCK:
    case RUST_GEN_BLOCK:
        walk_unnamed(&inside);
        break;
    case RUST_MACRO:
        walk_macro(&inside);
        break;
    default:
        rust_walk_children(&inside);
    }
}
