/* Rust file -> points, by tree-sitter. The queries of grammar/rust/ say which nodes are calls, which contexts may not be touched and which macros'
 * arguments are expressions; this walk puts their answers together with the scope, the enclosing function and the depth of each call. */
#include <ctype.h>
#include <string.h>

#include "fs.h"
#include "rust_begin.h"
#include "rust_locals.h"
#include "rust_macros.h"
#include "rust_names.h"
#include "rust_on.h"
#include "rust_lines.h"
#include "rust_start.h"
#include "rust_textbook.h"
#include "rust.h"
#include "rust_values.h"

/* A function while its body is visited. */
struct function {
    const char *name;
    const char *absolute; /* "mycrate::queue::Queue::push" */
    const char *self;     /* of the frame around it */
    uint32_t table;       /* behind the opening brace of the outermost function's body: the place of its site table */
    bool borrows_self;    /* &self, &mut self */
};

struct walk {
    struct unit *unit;
    const struct rewrite_request *request;
    struct arena *arena;
    struct rust_syntax syntax;
    const struct rust_captures *captures; /* of the tree that is visited */
    const struct rust_crate *crate;
    struct rust_lines lines;
    size_t file;
};

/* One node on the way down, linked to the one above. */
struct frame {
    struct walk *walk;
    TSNode node;
    uint16_t depth;
    enum reason reason; /* why calls here are left alone, or REASON_NONE */
    struct rust_scope *scope;
    const struct rust_local *locals;
    const char *self; /* what `Self` means, or NULL */
    const struct function *function;
    const struct rust_body *body;
    struct span head;     /* the statement, tail or match arm whose expression this is a part of */
    const void *constant; /* identity of an argument that must stay a constant, or NULL */
    bool is_bare;         /* a block may stand here without parentheses */
    bool is_awaited;      /* .await stands right behind it */
    bool is_borrowed;     /* the operand of & */
    bool is_promoted;     /* a part of what & may promote to a static */
    bool is_macro_root;   /* arguments of a macro: `length` of an array there is no constant */
};

static void visit(const struct frame *frame);
static void visit_children(const struct frame *frame);

static struct rust_view view_of(const struct walk *w)
{
    return (struct rust_view){ &w->syntax, w->captures, w->unit->source, w->request->config && w->request->config->strict };
}

static enum rust_kind kind_of(const struct walk *w, TSNode node)
{
    return rust_kind_of(&w->syntax, node);
}

static const char *text_of(const struct walk *w, TSNode node)
{
    struct slice text = rust_text(w->unit->source, node);
    return arena_strndup(w->arena, text.text, text.length);
}

/* ---- names ---- */

/* `path` in the scope of the frame, with Self replaced. */
static struct rust_name resolve(const struct frame *frame, const char *path)
{
    struct walk *w = frame->walk;
    if (strcmp(path, "Self") == 0 && frame->self)
        return (struct rust_name){ .absolute = frame->self, .is_known = true };
    if (text_starts_with(path, "Self::") && frame->self)
        return (struct rust_name){ .absolute = arena_printf(w->arena, "%s%s", frame->self, path + 4), .is_known = true };
    return rust_resolve(w->arena, w->crate, frame->scope, path);
}

typedef const struct config_probe *lookup(struct select *select, const char *name);

/* The crate's own functions are also known by their path below its root: "queue::push" for "mycrate::queue::push". */
static const struct config_probe *select_path(const struct walk *w, lookup *look_up, const char *absolute)
{
    const char *crate = rust_crate_name(w->crate);
    size_t length = strlen(crate);
    const struct config_probe *probe = look_up(w->request->select, absolute);
    if (!probe && strncmp(absolute, crate, length) == 0 && strncmp(absolute + length, "::", 2) == 0)
        probe = look_up(w->request->select, absolute + length + 2);
    return probe;
}

struct callee {
    const char *name;
    const struct config_probe *probe;
    const char *parameters; /* their names, where the crate declares it; or NULL */
    bool is_constructor;
};

/* The first segment of a name, or of a pattern, where it has no wildcard. */
static bool same_crate(const char *pattern, const char *name)
{
    size_t length = strcspn(name, ":");
    return strncmp(pattern, name, length) == 0 && pattern[length] == ':';
}

/* `use crossbeam_channel::*; bounded(1)`: whether that is crossbeam_channel::bounded only that crate could tell. It is taken for it where the
 * configuration names the crate. */
static void look_through_globs(const struct frame *frame, const char *path, struct callee *callee)
{
    struct walk *w = frame->walk;
    const char *names[16];
    size_t n = rust_glob_names(w->arena, w->crate, frame->scope, path, names, sizeof names / sizeof *names);
    for (size_t i = 0; i < n; i++) {
        const struct config_probe *probe = same_crate(path, names[i]) ? NULL : select_callee(w->request->select, names[i]);
        if (!probe || !same_crate(probe->pattern, names[i]) || (callee->probe && callee->probe > probe)) /* the last entry decides */
            continue;
        callee->name = names[i];
        callee->probe = probe;
    }
}

/* A call of what is no path: through a field, (self.handler)(x), or of a value. */
static const char *expression_name(const struct walk *w, TSNode callee)
{
    while (kind_of(w, callee) == RUST_PARENTHESIZED || (kind_of(w, callee) == RUST_UNARY && !ts_node_is_null(rust_first_child(&w->syntax, callee))))
        callee = rust_first_child(&w->syntax, callee);
    if (kind_of(w, callee) == RUST_FIELD)
        return text_of(w, rust_field(callee, "field"));
    if (kind_of(w, callee) == RUST_IDENTIFIER)
        return text_of(w, callee);
    return "<expression>";
}

static struct callee name_call(const struct frame *frame, TSNode call)
{
    struct walk *w = frame->walk;
    struct rust_view view = view_of(w);
    TSNode function = rust_field(call, "function"), path = rust_callee_path(&view, call);
    struct callee callee = { 0 };
    if (kind_of(w, function) == RUST_GENERIC_FUNCTION)
        function = rust_field(function, "function");
    if (kind_of(w, function) == RUST_FIELD) {
        callee.name = text_of(w, rust_field(function, "field"));
        callee.probe = select_method(w->request->select, callee.name);
    } else if (ts_node_is_null(path)) {
        callee.name = expression_name(w, function);
        callee.probe = select_callee(w->request->select, callee.name);
    } else if (kind_of(w, path) == RUST_IDENTIFIER && rust_is_local(frame->locals, frame->scope, rust_text(w->unit->source, path))) {
        callee.name = text_of(w, path);
        callee.probe = select_callee(w->request->select, callee.name);
    } else {
        const char *text = rust_path_text(w->arena, &w->syntax, w->unit->source, path);
        struct rust_name name = resolve(frame, text);
        callee.name = name.absolute;
        callee.parameters = name.parameters;
        callee.probe = select_path(w, select_callee, name.absolute);
        if (!name.is_known)
            look_through_globs(frame, text, &callee);
        callee.is_constructor = rust_is_constructor(&view, call) && !name.is_function;
    }
    if (callee.probe && callee.probe->is_dropped)
        callee.probe = NULL;
    return callee;
}

static bool is_selected(void *context, TSNode call)
{
    struct callee callee = name_call(context, call);
    return callee.probe && !callee.is_constructor;
}

static bool is_item(void *context, TSNode identifier)
{
    const struct frame *frame = context;
    const struct walk *w = frame->walk;
    return !rust_is_local(frame->locals, frame->scope, rust_text(w->unit->source, identifier)) && resolve(frame, text_of(w, identifier)).is_known;
}

/* ---- points ---- */

static void place_point(const struct walk *w, struct point *point)
{
    unsigned ignored;
    rust_place(&w->lines, point->call.begin, &point->line_begin, &point->column);
    rust_place(&w->lines, point->call.end > point->call.begin ? point->call.end - 1 : point->call.end, &point->line_end, &ignored);
}

/* `pin! { .. } (&mut f).await;` are two statements (Reference, "Macro Invocation": a macro in braces is one), which the grammar takes for a call of
 * what the macro gives. */
static bool begins_with_statement(const struct frame *frame, TSNode call)
{
    const struct walk *w = frame->walk;
    TSNode node = call;
    if (ts_node_start_byte(call) != frame->head.begin)
        return false;
    while (kind_of(w, node) != RUST_MACRO && ts_node_child_count(node))
        node = ts_node_child(node, 0);
    struct span tokens = kind_of(w, node) == RUST_MACRO ? rust_macro_tokens(&w->syntax, node) : (struct span){ 0, 0 };
    return tokens.end && w->unit->source.text[tokens.begin] == '{';
}

static void add_call(const struct frame *frame, TSNode call)
{
    struct walk *w = frame->walk;
    struct rust_view view = view_of(w);
    struct callee callee = name_call(frame, call);
    w->unit->n_calls++;
    if (!callee.probe || (callee.probe->on && rust_has_no_type_name(&view, call)))
        return;
    struct rust_point *rust = arena_new(w->arena, struct rust_point);
    rust->body = frame->body;
    struct point point = { .call = rust_span(call),
                           .callee = rust_span(rust_field(call, "function")),
                           .depth = frame->depth,
                           .reason = frame->reason,
                           .name = callee.name,
                           .function = frame->function ? frame->function->name : "",
                           .probe = callee.probe,
                           .own = rust };
    place_point(w, &point);
    if (!point.reason && !frame->function)
        point.reason = REASON_OUTSIDE_FUNCTION;
    if (!point.reason && begins_with_statement(frame, call))
        point.reason = REASON_INVALID_CODE;
    if (!point.reason && frame->is_promoted && rust_is_promotable(&view, call))
        point.reason = REASON_CONSTANT;
    if (!point.reason && callee.is_constructor && strpbrk(callee.probe->pattern, "*?"))
        point.reason = REASON_CONSTRUCTOR;
    bool is_task = (callee.probe->kind == PROBE_LOCAL || (callee.probe->kind == PROBE_ASYNC && !frame->is_awaited)) && !callee.probe->on &&
                   rust_find_task(w->arena, &view, call, callee.name, callee.probe, rust);
    if (!point.reason && callee.probe->kind == PROBE_ASYNC && !frame->is_awaited && !is_task)
        point.reason = REASON_NOT_AWAITED;
    if (!point.reason && callee.probe->on)
        point.reason = callee.probe->kind == PROBE_ASYNC
                           ? REASON_RECEIVER
                           : rust_find_on(w->arena, &view, call, callee.probe->on, frame->function && frame->function->borrows_self, rust);
    point.function_begin = frame->function ? frame->function->table : 0;
    if (!point.reason && is_task) {
        rust->facts |= RUST_POINT_TASK;
    } else if (!point.reason) {
        rust_find_begin(&view, rust_crate_edition(w->crate), call, is_selected, (void *)(uintptr_t)frame, rust);
        rust_put_begin_behind(rust);
        rust->facts |= frame->is_borrowed ? RUST_POINT_BORROWED : 0;
        bool is_whole = point.call.begin == frame->head.begin && point.call.end == frame->head.end;
        rust->facts |= frame->is_bare || is_whole ? 0 : RUST_POINT_HEAD;
        if (callee.probe->kind == PROBE_ASYNC)
            *rust = (struct rust_point){ .begin = RUST_BEGIN_ENTER, .facts = RUST_POINT_FUTURE };
        if (callee.probe->kind == PROBE_LOCAL && !rust_find_starts(w->arena, &view, call, callee.name, callee.probe, rust))
            point.reason = REASON_NO_START;
        rust->as_task = callee.probe->kind == PROBE_LOCAL ? rust_make_task(w->arena, rust) : NULL;
        if (callee.probe->form == FORM_BLOCK && callee.probe->kind != PROBE_ASYNC)
            rust_find_hoists(w->arena, &view, call, rust);
    }
    if (!point.reason && callee.probe->capture)
        rust_find_values(w->arena, &view, call, callee.parameters, is_item, (void *)(uintptr_t)frame, &point, rust);
    vec_push(w->arena, &w->unit->points, point);
}

/* `global`, or "function": the body of frame->node begins at `at`. */
static void add_entry(const struct frame *frame, const struct config_probe *probe, const char *name, uint32_t at, unsigned facts)
{
    struct walk *w = frame->walk;
    struct rust_point *rust = arena_new(w->arena, struct rust_point);
    rust->facts = facts;
    struct point point = { .call = { at, at },
                           .callee = { at, at },
                           .depth = (uint16_t)(frame->depth + 1),
                           .reason = frame->reason,
                           .name = name,
                           .function = frame->function->name,
                           .probe = probe,
                           .is_entry = true,
                           .function_begin = frame->function->table,
                           .own = rust };
    rust_place(&w->lines, rust_span(frame->node).begin, &point.line_begin, &point.column);
    unsigned ignored;
    rust_place(&w->lines, rust_span(frame->node).end - 1, &point.line_end, &ignored);
    if (probe->capture)
        rust_find_parameters(w->arena, &w->syntax, w->unit->source, frame->node, &point, rust);
    vec_push(w->arena, &w->unit->points, point);
}

/* ---- functions ---- */

/* Behind `{` and the inner attributes of a block. */
static uint32_t body_begin(const struct walk *w, TSNode body)
{
    uint32_t at = 0;
    TSNode child;
    for (struct rust_children c = rust_children_of(body); rust_next(&c, &child);) {
        struct span span = rust_span(child);
        const char *text = w->unit->source.text + span.begin;
        bool is_doc = rust_is_comment(kind_of(w, child)) && span.end - span.begin > 2 && text[2] == '!'; /* //! and / *! are inner attributes */
        if ((at == 0 && !ts_node_is_named(child) && *text == '{') || kind_of(w, child) == RUST_INNER_ATTRIBUTE || is_doc)
            at = span.end;
    }
    return at;
}

/* The statements of `body` are those of a body of its own. */
static void enter_body(struct frame *inside, TSNode body)
{
    struct walk *w = inside->walk;
    struct rust_body *entered = arena_new(w->arena, struct rust_body);
    entered->at = rust_span(body);
    if (kind_of(w, body) == RUST_BLOCK && w->unit->source.text[entered->at.begin] == '{') /* a labelled block is an expression */
        entered->at.begin = entered->at.end = body_begin(w, body);
    inside->body = entered;
}

/* What is visited from now on inside of this frame sees the variables of a pattern. */
static void bind_locals(struct frame *inside, TSNode pattern)
{
    struct walk *w = inside->walk;
    if (!ts_node_is_null(pattern))
        inside->locals = rust_bind_locals(w->arena, &w->syntax, w->unit->source, pattern, inside->scope, inside->locals);
}

static const char *function_name(const struct frame *frame, TSNode function)
{
    struct walk *w = frame->walk;
    const char *name = text_of(w, rust_field(function, "name")), *self = frame->self, *last = self;
    for (const char *at = self; at && (at = strstr(at, "::")) != NULL; at += 2)
        last = at + 2;
    return self ? arena_printf(w->arena, "%s::%s", last, name) : name;
}

/* Does the word stand among the attributes of an item, also in cfg_attr? */
static bool has_attribute(const struct walk *w, TSNode item, const char *word)
{
    for (TSNode node = ts_node_prev_named_sibling(item); !ts_node_is_null(node); node = ts_node_prev_named_sibling(node)) {
        struct slice text = rust_text(w->unit->source, node);
        if (kind_of(w, node) == RUST_ATTRIBUTE && memmem(text.text, text.length, word, strlen(word)))
            return true;
        if (kind_of(w, node) != RUST_ATTRIBUTE && !rust_is_comment(kind_of(w, node)))
            break;
    }
    return false;
}

/* async, extern "x86-interrupt" ...: what stands before `fn`. */
static bool has_modifier(const struct walk *w, TSNode function, const char *word)
{
    TSNode child;
    bool found = false;
    for (struct rust_children c = rust_children_of(function); rust_next(&c, &child);) {
        struct slice text = rust_text(w->unit->source, child);
        found = found || (kind_of(w, child) == RUST_MODIFIERS && memmem(text.text, text.length, word, strlen(word)));
    }
    return found;
}

/* The point of the function's body, if an entry "function" selects it. `absolute` is its name. */
static void visit_body(const struct frame *inside, const char *absolute, TSNode body)
{
    struct walk *w = inside->walk;
    const struct config_probe *probe = select_path(w, select_function, absolute);
    if (!probe || probe->is_dropped)
        return;
    struct frame frame = *inside;
    if (!frame.reason && (has_attribute(w, frame.node, "naked") || has_modifier(w, frame.node, "-interrupt")))
        frame.reason = REASON_SPECIAL_FUNCTION;
    add_entry(&frame, probe, absolute, body_begin(w, body), has_modifier(w, frame.node, "async") ? RUST_BODY_ASYNC : 0);
}

/* What a function is named after: the type or trait, the function or the module around it, whichever is nearest. */
static const char *name_around(const struct frame *frame)
{
    const struct function *outer = frame->function;
    if (outer && outer->self == frame->self)
        return outer->absolute;
    return frame->self ? frame->self : frame->scope->module->path;
}

static bool borrows_self(const struct walk *w, TSNode function)
{
    TSNode first = rust_first_child(&w->syntax, rust_field(function, "parameters"));
    return !ts_node_is_null(first) && strcmp(ts_node_type(first), "self_parameter") == 0 && w->unit->source.text[ts_node_start_byte(first)] == '&';
}

static void visit_function(const struct frame *frame)
{
    struct walk *w = frame->walk;
    TSNode body = rust_field(frame->node, "body");
    struct frame inside = *frame;
    struct function function = { function_name(frame, frame->node), NULL, frame->self, 0, borrows_self(w, frame->node) };
    if (ts_node_is_null(body))
        return;
    bool is_const = rust_captured(w->captures, body).reason == REASON_CONST_FN;
    /* what a constant holds is not run, but a function in it is */
    if (inside.reason == REASON_CONSTANT || inside.reason == REASON_CONST_FN)
        inside.reason = REASON_NONE;
    if (ts_node_has_error(frame->node))
        inside.reason = REASON_INVALID_CODE;
    /* a nested function sees the items of the one around it */
    function.table = frame->function && !frame->reason ? frame->function->table : body_begin(w, body);
    inside.function = &function;
    if (is_const)
        inside.reason = inside.reason ? inside.reason : REASON_CONST_FN;
    bool is_main = frame->depth == 1 && frame->scope->module->parent == NULL && strcmp(function.name, "main") == 0;
    const struct config_probe *entry = is_main ? select_entry(w->request->select) : NULL;
    if (entry)
        add_entry(&inside, entry, "main", function.table, 0);
    function.absolute = arena_printf(w->arena, "%s::%s", name_around(frame), text_of(w, rust_field(frame->node, "name")));
    visit_body(&inside, function.absolute, body);
    inside.node = body;
    inside.depth++;
    inside.locals = NULL; /* those of the function around it are not seen */
    bind_locals(&inside, rust_field(frame->node, "parameters"));
    enter_body(&inside, body);
    visit(&inside);
}

/* A closure, an async block: a function of its own, though it has no name. */
static void visit_unnamed(const struct frame *frame)
{
    struct frame inside = *frame;
    TSNode body = rust_field(frame->node, "body"), child;
    if (ts_node_is_null(body))
        for (struct rust_children c = rust_children_of(frame->node); rust_next(&c, &child);)
            body = kind_of(frame->walk, child) == RUST_BLOCK ? child : body;
    if (!ts_node_is_null(body))
        enter_body(&inside, body);
    bind_locals(&inside, rust_field(frame->node, "parameters"));
    visit_children(&inside);
}

/* ---- scopes ---- */

/* The type of an impl, the name of a trait: what Self means. */
static const char *self_of(const struct frame *frame)
{
    struct walk *w = frame->walk;
    TSNode type = rust_field(frame->node, "type");
    if (kind_of(w, frame->node) == RUST_TRAIT_ITEM)
        type = rust_field(frame->node, "name");
    if (ts_node_is_null(type))
        return NULL;
    return resolve(frame, rust_path_text(w->arena, &w->syntax, w->unit->source, type)).absolute;
}

static void visit_module(const struct frame *frame)
{
    struct frame inside = *frame;
    struct rust_scope *scope = rust_inline_scope(frame->scope, frame->walk->file, rust_span(frame->node).begin);
    inside.scope = scope ? scope : rust_block_scope(frame->walk->arena, &frame->walk->syntax, frame->walk->unit->source, frame->scope, frame->node);
    inside.function = NULL; /* a module sees nothing of the function around it */
    inside.locals = NULL;
    inside.self = NULL;
    visit_children(&inside);
}

static void visit_block(const struct frame *frame)
{
    struct frame inside = *frame;
    struct walk *w = frame->walk;
    inside.scope = rust_block_scope(w->arena, &w->syntax, w->unit->source, frame->scope, frame->node);
    visit_children(&inside);
}

/* ---- macros ---- */

/* The nodes that stand for the arguments in a tree of rust_parse_arguments. */
static TSNode find_arguments(const struct walk *w, TSNode root, enum rust_arguments how)
{
    TSNode child, found = { 0 };
    if (how == RUST_AS_STATEMENTS)
        return root;
    for (struct rust_children c = rust_children_of(root); rust_next(&c, &child);)
        if (kind_of(w, child) == RUST_EXPRESSION_STATEMENT || kind_of(w, child) == RUST_CALL || kind_of(w, child) == RUST_ARRAY)
            found = child;
    if (found.id && kind_of(w, found) == RUST_EXPRESSION_STATEMENT)
        found = rust_first_child(&w->syntax, found);
    if (found.id && how == RUST_AS_OPERANDS)
        found = kind_of(w, found) == RUST_CALL ? rust_field(found, "arguments") : (TSNode){ 0 };
    return found;
}

/* A missing semicolon behind the argument list is no error of the arguments. */
static bool is_whole(TSNode arguments)
{
    return arguments.id && !ts_node_is_null(arguments) && !ts_node_has_error(arguments);
}

/* Reads the tokens of a macro again and visits what they are. False if they are something else. */
static bool visit_tokens(const struct frame *frame, struct span span, enum rust_arguments how, enum reason reason)
{
    struct walk *w = frame->walk;
    const struct rust_captures *outer = w->captures;
    struct rust_captures captures = { 0 };
    TSTree *tree = rust_parse_arguments(&w->syntax, w->unit->source, span, how);
    TSNode root = ts_tree_root_node(tree), arguments = find_arguments(w, root, how);
    bool whole = is_whole(arguments);
    if (whole) {
        rust_query(w->arena, w->unit->source, root, &captures);
        w->captures = &captures;
        struct frame inside = *frame;
        inside.node = arguments;
        inside.reason = frame->reason ? frame->reason : reason;
        inside.is_macro_root = true;
        if (how == RUST_AS_STATEMENTS)
            inside.scope = rust_block_scope(w->arena, &w->syntax, w->unit->source, frame->scope, root);
        visit_children(&inside);
        w->captures = outer;
    }
    ts_tree_delete(tree);
    return whole;
}

static void visit_macro(const struct frame *frame)
{
    struct walk *w = frame->walk;
    struct span first, all = rust_macro_tokens(&w->syntax, frame->node), items[64];
    enum rust_macro how = rust_captured(w->captures, frame->node).macro;
    bool bracket = all.end && w->unit->source.text[all.begin] == '[';
    if (all.end == 0)
        return;
    size_t n_items = rust_item_macro(&w->syntax, w->unit->source, frame->node, items, sizeof items / sizeof *items);
    for (size_t i = 0; i < n_items; i++)
        visit_tokens(frame, items[i], RUST_AS_STATEMENTS, REASON_NONE);
    if (n_items)
        return;
    size_t n = rust_macro_count_arguments(&w->syntax, frame->node, &first);
    if (n == 0)
        return;
    if (rust_defines_macro(w->crate, rust_macro_name(w->unit->source, frame->node)))
        how = RUST_MACRO_UNKNOWN;
    switch (how) {
    case RUST_MACRO_MESSAGE: /* alone, the condition is shown as text */
        visit_tokens(frame, all, RUST_AS_OPERANDS, n > 1 ? REASON_NONE : REASON_MACRO_TEXT);
        break;
    case RUST_MACRO_OPERANDS:
        visit_tokens(frame, all, RUST_AS_OPERANDS, REASON_NONE);
        break;
    case RUST_MACRO_LIST:
        visit_tokens(frame, all, bracket ? RUST_AS_ARRAY : RUST_AS_OPERANDS, REASON_NONE);
        break;
    case RUST_MACRO_FIRST:
        visit_tokens(frame, first, RUST_AS_OPERANDS, REASON_NONE);
        break;
    default:
        visit_tokens(frame, all, RUST_AS_OPERANDS, how == RUST_MACRO_TEXT ? REASON_MACRO_TEXT : REASON_MACRO_ARGUMENT);
    }
}

/* ---- the walk ---- */

/* Kinds whose parts are promoted with the whole. */
static bool keeps_promotion(enum rust_kind kind)
{
    return kind == RUST_ARRAY || kind == RUST_TUPLE || kind == RUST_STRUCT || kind == RUST_INITIALIZERS || kind == RUST_INITIALIZER ||
           kind == RUST_PARENTHESIZED || kind == RUST_CALL || kind == RUST_ARGUMENTS;
}

/* `let x = { .. };`, `f({ .. })`, also with .method() behind it; but not `{ .. } + 1` as a statement, `for i in 0..{ .. } {`, `let x = { .. } else
 * {`. */
static bool stands_bare(TSNode parent, enum rust_kind kind, bool parent_stands_bare)
{
    if (kind == RUST_LET)
        return ts_node_is_null(rust_field(parent, "alternative"));
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

static void visit_children(const struct frame *frame)
{
    struct walk *w = frame->walk;
    struct frame inside = *frame;
    struct rust_view view = view_of(w);
    enum rust_kind kind = kind_of(w, frame->node);
    TSNode child;
    inside.is_macro_root = false;
    inside.is_bare = stands_bare(frame->node, kind, frame->is_bare);
    inside.is_awaited = kind == RUST_AWAIT || (kind == RUST_PARENTHESIZED && frame->is_awaited);
    inside.is_borrowed = kind == RUST_REFERENCE || (kind == RUST_PARENTHESIZED && frame->is_borrowed);
    inside.is_promoted = kind == RUST_REFERENCE || (keeps_promotion(kind) && frame->is_promoted);
    inside.constant = kind == RUST_CALL ? rust_constant_argument(&view, frame->node).id : frame->constant;
    for (struct rust_children c = rust_children_of(frame->node); rust_next(&c, &child);) {
        if (!ts_node_is_named(child))
            continue;
        enum reason reason = rust_captured(w->captures, child).reason;
        const char *field = rust_field_name(&c);
        bool is_arm = kind == RUST_MATCH_ARM && field && strcmp(field, "value") == 0;
        if (kind == RUST_BLOCK || kind == RUST_EXPRESSION_STATEMENT || is_arm)
            inside.head = rust_span(child);
        if (binds_for(kind, field))
            bind_locals(&inside, rust_field(frame->node, kind == RUST_IF || kind == RUST_WHILE ? "condition" : "pattern"));
        else if (kind == RUST_IF && field && strcmp(field, "alternative") == 0)
            inside.locals = frame->locals;
        inside.node = child;
        inside.depth = (uint16_t)(frame->depth + 1);
        inside.reason = frame->reason ? frame->reason : frame->is_macro_root ? REASON_NONE : reason;
        if (!inside.reason && child.id == inside.constant)
            inside.reason = REASON_CONSTANT;
        visit(&inside);
        if (kind_of(w, child) == RUST_LET || kind_of(w, child) == RUST_LET_CONDITION) /* seen by what stands behind it */
            bind_locals(&inside, rust_field(child, "pattern"));
    }
}

static void visit(const struct frame *frame)
{
    struct walk *w = frame->walk;
    struct rust_capture capture = rust_captured(w->captures, frame->node);
    struct frame inside = *frame;
    if (capture.skip)
        return;
    if (capture.is_call)
        add_call(frame, frame->node);
    if (ts_node_is_error(frame->node))
        inside.reason = REASON_INVALID_CODE;
    switch (kind_of(w, frame->node)) {
    case RUST_FUNCTION:
        visit_function(&inside);
        break;
    case RUST_MODULE:
        visit_module(&inside);
        break;
    case RUST_IMPL_ITEM:
    case RUST_TRAIT_ITEM:
        inside.self = self_of(frame);
        visit_children(&inside);
        break;
    case RUST_BLOCK:
        visit_block(&inside);
        break;
    case RUST_CLOSURE:
    case RUST_ASYNC_BLOCK:
    case RUST_GEN_BLOCK:
        visit_unnamed(&inside);
        break;
    case RUST_MACRO:
        visit_macro(&inside);
        break;
    default:
        visit_children(&inside);
    }
}

/* ---- the unit ---- */

/* --edition=2021 or --edition 2021 among the flags. */
static const char *edition_flag(const struct rewrite_request *request)
{
    const char *edition = "2021";
    for (size_t i = 0; i < request->n_flags; i++) {
        if (text_starts_with(request->flags[i], "--edition="))
            edition = request->flags[i] + strlen("--edition=");
        else if (strcmp(request->flags[i], "--edition") == 0 && i + 1 < request->n_flags)
            edition = request->flags[++i];
    }
    return edition;
}

/* rustc's own rule: the file's name without .rs, with _ for -. */
static const char *crate_name_of(struct arena *arena, const char *path)
{
    char *name = arena_strdup(arena, fs_name_of(path));
    if (text_ends_with(name, ".rs"))
        name[strlen(name) - 3] = '\0';
    for (char *c = name; *c; c++)
        *c = isalnum((unsigned char)*c) ? *c : '_';
    return *name && *name != '_' ? name : "stdin";
}

/* The compiler finds what a build script has made by its absolute name, which leads past the mirror. */
static void redirect_includes(const struct walk *w)
{
    size_t n;
    const char *mirror = rust_request_of(w->request)->mirror;
    const struct rust_generated *generated = rust_crate_generated(w->crate, w->file, &n);
    for (size_t i = 0; i < n && mirror; i++) {
        struct redirection redirection = { generated[i].at, arena_printf(w->arena, "%s%s", mirror, generated[i].path) };
        if (rust_crate_is_rewritten(w->crate, generated[i].path))
            vec_push(w->arena, &rust_unit_of(w->unit)->redirections, redirection);
    }
}

int rust_find_points(struct unit *unit, const struct rewrite_request *request, struct diags *diags)
{
    (void)diags;
    struct walk w = { .unit = unit, .request = request, .arena = unit->arena, .crate = rust_request_of(request)->crate };
    struct rust_captures captures = { 0 };
    const char *path = strcmp(request->path, "-") == 0 ? NULL : fs_absolute(unit->arena, unit->absolute);
    struct rust_crate *opened = NULL;
    if (!w.crate)
        w.crate = opened = rust_crate_open_text(unit->arena, path, unit->source, crate_name_of(unit->arena, unit->path), edition_flag(request));
    rust_syntax_open(&w.syntax);
    rust_lines_find(unit->arena, unit->source, &w.lines);
    struct frame root = { .walk = &w, .scope = rust_file_scope(w.crate, path ? path : "", &w.file) };
    const TSTree *tree = rust_file_tree(w.crate, w.file, unit->source);
    TSTree *parsed = tree ? NULL : rust_parse(&w.syntax, unit->source); /* it has changed since the crate was read */
    root.node = ts_tree_root_node(tree ? tree : parsed);
    rust_query(unit->arena, unit->source, root.node, &captures);
    w.captures = &captures;
    struct rust_unit *own = arena_new(unit->arena, struct rust_unit);
    own->is_root = w.file == 0;
    own->edition = rust_crate_edition(w.crate);
    own->has_std = rust_crate_has_std(w.crate);
    unit->own = own;
    redirect_includes(&w);
    visit_children(&root);
    if (parsed)
        ts_tree_delete(parsed);
    if (opened)
        rust_crate_close(opened);
    rust_syntax_close(&w.syntax);
    return 0;
}
