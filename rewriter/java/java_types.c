#include "java_types.h"

#include <ctype.h>
#include <string.h>

#include "java_kinds.h"

static enum java_kind kind_of(const struct java_place *place, TSNode node)
{
    return java_kind_of(place->file->syntax, node);
}

static struct slice text_of(const struct java_place *place, TSNode node)
{
    return tree_text(place->file->source, node);
}

static const char *join(const struct java_place *place, const char *type, const char *behind)
{
    return type ? arena_printf(place->file->arena, "%s%s", type, behind) : NULL;
}

static TSNode last_named_child(TSNode node)
{
    uint32_t n = ts_node_named_child_count(node);
    return n ? ts_node_named_child(node, n - 1) : (TSNode){ 0 };
}

/* `Outer.Inner`, `java.util.Map.Entry`: a package's segments are small, a class's begins with a capital letter. */
static const char *resolve_scoped(const struct java_place *place, TSNode node)
{
    struct slice text = text_of(place, node), first = text;
    struct str rest = { .arena = place->file->arena };
    while (first.length && memchr(first.text, '.', first.length))
        first.length = (size_t)((const char *)memchr(first.text, '.', first.length) - first.text);
    int depth = 0;
    for (size_t i = 0; i < text.length; i++) { /* without type arguments */
        depth += text.text[i] == '<';
        if (depth == 0 && !isspace((unsigned char)text.text[i]) && i >= first.length)
            str_add_char(&rest, text.text[i]);
        depth -= text.text[i] == '>';
    }
    while (first.length && (isspace((unsigned char)first.text[first.length - 1])))
        first.length--;
    if (memchr(first.text, '<', first.length))
        first.length = (size_t)((const char *)memchr(first.text, '<', first.length) - first.text);
    const char *behind = rest.text ? rest.text : "";
    if (first.length && islower((unsigned char)first.text[0]))
        return arena_printf(place->file->arena, "%.*s%s", (int)first.length, first.text, behind);
    return join(place, java_resolve_type(place, first), behind);
}

const char *java_type_of_node(const struct java_place *place, TSNode type, bool is_array, TSNode value)
{
    const char *name = NULL;
    if (ts_node_is_null(type))
        return NULL;
    switch (kind_of(place, type)) {
    case JAVA_TYPE_IDENTIFIER:
    case JAVA_IDENTIFIER: {
        struct slice text = text_of(place, type);
        if (slice_is(text, "var") && !ts_node_is_null(value))
            return java_type_of(place, value);
        name = java_resolve_type(place, text);
        break;
    }
    case JAVA_SCOPED_TYPE:
        name = resolve_scoped(place, type);
        break;
    case JAVA_GENERIC_TYPE:
        name = java_type_of_node(place, tree_first_child(place->file->syntax, type), false, (TSNode){ 0 });
        break;
    case JAVA_ANNOTATED_TYPE:
        name = java_type_of_node(place, last_named_child(type), false, (TSNode){ 0 });
        break;
    case JAVA_ARRAY_TYPE:
        name = join(place, java_type_of_node(place, tree_field(type, "element"), false, (TSNode){ 0 }), "[]");
        break;
    default: { /* primitive */
        struct slice text = text_of(place, type);
        name = arena_strndup(place->file->arena, text.text, text.length);
    }
    }
    return is_array ? join(place, name, "[]") : name;
}

const char *java_superclass_of(const struct java_place *place, const struct java_class *class)
{
    if (!class)
        return NULL;
    if (ts_node_is_null(class->superclass))
        return "java.lang.Object";
    struct java_place outside = { place->file, class->outer, place->locals };
    return java_type_of_node(&outside, class->superclass, false, (TSNode){ 0 });
}

/* ---- variables ---- */

/* `<T> T pick()`: what T is, the call decides. */
static const struct java_local *variables_of_method(const struct java_file *file, TSNode method)
{
    const struct java_local *locals = NULL;
    TSNode parameters = tree_field(method, "type_parameters"), child;
    if (ts_node_is_null(parameters))
        return NULL;
    for (struct tree_children c = tree_children_of(parameters); tree_next(&c, &child);) {
        if (java_kind_of(file->syntax, child) != JAVA_TYPE_PARAMETER)
            continue;
        struct java_local *local = arena_new(file->arena, struct java_local);
        *local = (struct java_local){ locals, tree_text(file->source, tree_first_child(file->syntax, child)), NULL, true };
        locals = local;
    }
    return locals;
}

static const char *type_of_member(const struct java_place *place, const struct java_class *class, const struct java_member *member)
{
    struct java_place there = { place->file, class, NULL };
    if (member->kind == JAVA_MEMBER_METHOD && !member->type_name && !ts_node_is_null(member->type))
        there.locals = variables_of_method(place->file, ts_node_parent(member->type));
    return member->type_name ? member->type_name : java_type_of_node(&there, member->type, member->is_array, (TSNode){ 0 });
}

/* Is there a variable of this name? Its type, or NULL, is put into *type. */
static bool find_variable(const struct java_place *place, struct slice name, const char **type)
{
    const struct java_local *local = java_find_local(place->locals, name, false);
    *type = local ? local->type : NULL;
    if (local)
        return true;
    for (const struct java_class *class = place->class; class; class = class->outer) {
        const struct java_member *field = java_find_member(class, JAVA_MEMBER_FIELD, name);
        if (!field)
            continue;
        *type = type_of_member(place, class, field);
        return true;
    }
    return false;
}

static const char *type_of_field(const struct java_place *place, const char *owner, struct slice name)
{
    const struct java_class *class = java_class_named(place->file, owner);
    const struct java_member *field = java_find_member(class, JAVA_MEMBER_FIELD, name);
    if (field)
        return type_of_member(place, class, field);
    if (owner && strcmp(owner, "java.lang.System") == 0)
        return slice_is(name, "in") ? "java.io.InputStream" : "java.io.PrintStream";
    return NULL;
}

/* The class that an expression names: `List`, `Map.Entry`, `java.util.List`; NULL: it is a value, or unknown. */
static const char *named_type(const struct java_place *place, TSNode node)
{
    struct slice text = text_of(place, node);
    const char *type;
    if (kind_of(place, node) == JAVA_IDENTIFIER)
        return !find_variable(place, text, &type) && java_is_type_name(place, text) ? java_resolve_type(place, text) : NULL;
    if (kind_of(place, node) != JAVA_FIELD_ACCESS)
        return NULL;
    struct slice field = text_of(place, tree_field(node, "field"));
    TSNode object = tree_field(node, "object");
    const char *outer = named_type(place, object);
    bool is_capital = field.length && isupper((unsigned char)field.text[0]);
    if (outer) /* a member class; or a constant, whose name has no small letters */
        for (size_t i = 1; is_capital && i < field.length; i++)
            if (islower((unsigned char)field.text[i]) && !type_of_field(place, outer, field))
                return arena_printf(place->file->arena, "%s.%.*s", outer, (int)field.length, field.text);
    if (outer || !is_capital)
        return NULL;
    TSNode first = object; /* java.util.List: small segments, none of them a variable */
    while (kind_of(place, first) == JAVA_FIELD_ACCESS) {
        struct slice segment = text_of(place, tree_field(first, "field"));
        if (!segment.length || !islower((unsigned char)segment.text[0]))
            return NULL;
        first = tree_field(first, "object");
    }
    struct slice package = text_of(place, first);
    if (kind_of(place, first) != JAVA_IDENTIFIER || find_variable(place, package, &type) || !islower((unsigned char)package.text[0]))
        return NULL;
    return arena_strndup(place->file->arena, text.text, text.length);
}

bool java_names_type(const struct java_place *place, TSNode node)
{
    return named_type(place, node) != NULL;
}

/* ---- expressions ---- */

static const char *type_of_result(const struct java_place *place, TSNode call)
{
    const struct java_class *class = java_class_named(place->file, java_owner_of(place, call));
    const struct java_member *method = java_find_member(class, JAVA_MEMBER_METHOD, text_of(place, tree_field(call, "name")));
    return method ? type_of_member(place, class, method) : NULL;
}

static const char *without_dimension(const struct java_place *place, const char *type)
{
    size_t length = type ? strlen(type) : 0;
    return length > 2 && type[length - 1] == ']' ? arena_strndup(place->file->arena, type, length - 2) : NULL;
}

const char *java_type_of_creation(const struct java_place *place, TSNode creation)
{
    TSNode type = tree_field(creation, "type"), outer = ts_node_child(creation, 0);
    const char *owner = ts_node_is_named(outer) && outer.id != type.id ? java_type_of(place, outer) : NULL;
    if (owner && kind_of(place, type) == JAVA_TYPE_IDENTIFIER) {
        const struct java_class *class = java_class_named(place->file, owner);
        const struct java_member *member = java_find_member(class, JAVA_MEMBER_TYPE, text_of(place, type));
        if (member || !class)
            return member ? member->type_name
                          : arena_printf(place->file->arena, "%s.%.*s", owner, (int)text_of(place, type).length, text_of(place, type).text);
    }
    return java_type_of_node(place, type, false, (TSNode){ 0 });
}

const char *java_type_of(const struct java_place *place, TSNode node)
{
    const char *type = NULL;
    switch (kind_of(place, node)) {
    case JAVA_IDENTIFIER:
        find_variable(place, text_of(place, node), &type);
        return type;
    case JAVA_THIS:
        return place->class ? place->class->name : NULL;
    case JAVA_SUPER:
        return java_superclass_of(place, place->class);
    case JAVA_FIELD_ACCESS: {
        TSNode object = tree_field(node, "object"), field = tree_field(node, "field");
        const char *owner = named_type(place, object);
        if (kind_of(place, field) == JAVA_THIS) /* Outer.this */
            return owner;
        return type_of_field(place, owner ? owner : java_type_of(place, object), text_of(place, field));
    }
    case JAVA_OBJECT_CREATION:
        return java_type_of_creation(place, node);
    case JAVA_CAST:
        return java_type_of_node(place, tree_field(node, "type"), false, (TSNode){ 0 });
    case JAVA_PARENTHESIZED:
        return java_type_of(place, tree_first_child(place->file->syntax, node));
    case JAVA_STRING:
        return "java.lang.String";
    case JAVA_CLASS_LITERAL:
        return "java.lang.Class";
    case JAVA_ARRAY_ACCESS:
        return without_dimension(place, java_type_of(place, tree_field(node, "array")));
    case JAVA_METHOD_INVOCATION:
        return type_of_result(place, node);
    default:
        return NULL;
    }
}

/* A method without anything before its name: of a class around it, imported, or inherited. */
static const char *owner_of_simple(const struct java_place *place, struct slice name)
{
    const struct java_file *file = place->file;
    const char *on_demand = NULL;
    size_t n_on_demand = 0;
    for (const struct java_class *class = place->class; class; class = class->outer)
        if (java_find_member(class, JAVA_MEMBER_METHOD, name))
            return class->name;
    for (size_t i = 0; i < file->imports.count; i++) {
        const struct java_import *import = &file->imports.items[i];
        const char *dot = strrchr(import->name, '.');
        if (import->is_static && !import->is_on_demand && dot && slice_is(name, dot + 1))
            return arena_strndup(file->arena, import->name, (size_t)(dot - import->name));
        if (import->is_static && import->is_on_demand) {
            on_demand = import->name;
            n_on_demand++;
        }
    }
    for (const struct java_class *class = place->class; class; class = class->outer)
        if (!ts_node_is_null(class->superclass))
            return java_superclass_of(place, class);
    if (n_on_demand)
        return n_on_demand == 1 ? on_demand : NULL;
    return place->class ? place->class->name : NULL;
}

/* `Outer.super.m()`: the superclass of Outer, or the interface itself. */
static bool has_super(const struct java_place *place, TSNode call)
{
    TSNode child;
    bool found = false;
    for (struct tree_children c = tree_children_of(call); tree_next(&c, &child);)
        found = found || kind_of(place, child) == JAVA_SUPER;
    return found;
}

const char *java_owner_of(const struct java_place *place, TSNode call)
{
    TSNode object = tree_field(call, "object");
    if (ts_node_is_null(object))
        return owner_of_simple(place, text_of(place, tree_field(call, "name")));
    const char *type = named_type(place, object);
    if (type && has_super(place, call)) {
        const struct java_class *class = java_class_named(place->file, type);
        return class && !ts_node_is_null(class->superclass) ? java_superclass_of(place, class) : type;
    }
    return type ? type : java_type_of(place, object);
}
