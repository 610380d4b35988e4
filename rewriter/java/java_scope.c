#include "java_scope.h"

#include <ctype.h>
#include <string.h>

#include "fs.h"
#include "java_kinds.h"

static const struct {
    const char *package, *types; /* a blank before and behind each */
} packages[] = {
#define PACKAGE(name, types) { name, types },
#include "java_packages.def"
#undef PACKAGE
};
enum { N_PACKAGES = sizeof packages / sizeof *packages };

static const char *text_of(const struct java_file *file, TSNode node)
{
    struct slice text = tree_text(file->source, node);
    return arena_strndup(file->arena, text.text, text.length);
}

/* "java . util" and comments between the segments are the same name. */
static const char *dotted_text(const struct java_file *file, TSNode node)
{
    struct slice text = tree_text(file->source, node);
    struct str name = { .arena = file->arena };
    TSNode child;
    if (java_kind_of(file->syntax, node) != JAVA_SCOPED_IDENTIFIER || !memchr(text.text, ' ', text.length))
        return text_of(file, node);
    for (struct tree_children c = tree_children_of(node); tree_next(&c, &child);)
        if (!tree_is_comment(file->syntax, child))
            str_add(&name, dotted_text(file, child));
    return name.text;
}

/* ---- members ---- */

static void add_member(const struct java_file *file, struct java_class *class, struct java_member member)
{
    vec_push(file->arena, &class->members, member);
}

static void add_field(const struct java_file *file, struct java_class *class, TSNode field)
{
    TSNode child, type = tree_field(field, "type");
    for (struct tree_children c = tree_children_of(field); tree_next(&c, &child);)
        if (java_kind_of(file->syntax, child) == JAVA_DECLARATOR)
            add_member(file, class,
                       (struct java_member){ .kind = JAVA_MEMBER_FIELD,
                                             .name = tree_text(file->source, tree_field(child, "name")),
                                             .type = type,
                                             .is_array = !ts_node_is_null(tree_field(child, "dimensions")) });
}

static void add_type_variables(const struct java_file *file, struct java_class *class, TSNode parameters)
{
    TSNode child;
    if (ts_node_is_null(parameters))
        return;
    for (struct tree_children c = tree_children_of(parameters); tree_next(&c, &child);)
        if (java_kind_of(file->syntax, child) == JAVA_TYPE_PARAMETER)
            add_member(
                file, class,
                (struct java_member){ .kind = JAVA_MEMBER_TYPE_VARIABLE, .name = tree_text(file->source, tree_first_child(file->syntax, child)) });
}

/* The components of a record are fields and methods. */
static void add_components(const struct java_file *file, struct java_class *class, TSNode parameters)
{
    TSNode child;
    if (ts_node_is_null(parameters))
        return;
    for (struct tree_children c = tree_children_of(parameters); tree_next(&c, &child);) {
        if (java_kind_of(file->syntax, child) != JAVA_FORMAL_PARAMETER)
            continue;
        struct java_member member = { .kind = JAVA_MEMBER_FIELD,
                                      .name = tree_text(file->source, tree_field(child, "name")),
                                      .type = tree_field(child, "type") };
        add_member(file, class, member);
        member.kind = JAVA_MEMBER_METHOD;
        add_member(file, class, member);
    }
}

static struct java_class *read_class(struct java_file *file, TSNode node, const struct java_class *outer);

static void read_body(struct java_file *file, struct java_class *class, TSNode body)
{
    TSNode child;
    if (ts_node_is_null(body))
        return;
    for (struct tree_children c = tree_children_of(body); tree_next(&c, &child);)
        switch (java_kind_of(file->syntax, child)) {
        case JAVA_FIELD:
        case JAVA_CONSTANT:
            add_field(file, class, child);
            break;
        case JAVA_METHOD:
            add_member(file, class,
                       (struct java_member){ .kind = JAVA_MEMBER_METHOD,
                                             .name = tree_text(file->source, tree_field(child, "name")),
                                             .type = tree_field(child, "type"),
                                             .is_array = !ts_node_is_null(tree_field(child, "dimensions")) });
            break;
        case JAVA_ENUM_CONSTANT:
            add_member(file, class,
                       (struct java_member){
                           .kind = JAVA_MEMBER_FIELD, .name = tree_text(file->source, tree_field(child, "name")), .type_name = class->name });
            break;
        case JAVA_ENUM_DECLARATIONS:
            read_body(file, class, child);
            break;
        case JAVA_CLASS:
        case JAVA_INTERFACE:
        case JAVA_ENUM:
        case JAVA_RECORD:
        case JAVA_ANNOTATION_TYPE: {
            const struct java_class *inner = read_class(file, child, class);
            add_member(file, class,
                       (struct java_member){
                           .kind = JAVA_MEMBER_TYPE, .name = tree_text(file->source, tree_field(child, "name")), .type_name = inner->name });
            break;
        }
        default:
            break;
        }
}

static struct java_class *open_class(struct java_file *file, TSNode node, const struct java_class *outer, const char *simple)
{
    struct java_class *class = arena_new(file->arena, struct java_class);
    const char *prefix = outer ? outer->name : file->package;
    class->outer = outer;
    class->name = *prefix ? arena_printf(file->arena, "%s.%s", prefix, simple) : simple;
    class->display = outer ? arena_printf(file->arena, "%s.%s", outer->display, simple) : simple;
    class->node = node.id;
    vec_push(file->arena, &file->classes, class);
    return class;
}

static struct java_class *read_class(struct java_file *file, TSNode node, const struct java_class *outer)
{
    struct java_class *class = open_class(file, node, outer, text_of(file, tree_field(node, "name")));
    TSNode superclass = tree_field(node, "superclass");
    if (!ts_node_is_null(superclass))
        class->superclass = tree_first_child(file->syntax, superclass);
    add_type_variables(file, class, tree_field(node, "type_parameters"));
    if (java_kind_of(file->syntax, node) == JAVA_RECORD)
        add_components(file, class, tree_field(node, "parameters"));
    read_body(file, class, tree_field(node, "body"));
    return class;
}

const struct java_class *java_class_at(struct java_file *file, TSNode node, const struct java_class *outer)
{
    for (size_t i = file->classes.count; i-- > 0;)
        if (file->classes.items[i]->node == node.id)
            return file->classes.items[i];
    if (java_kind_of(file->syntax, node) != JAVA_CLASS_BODY)
        return read_class(file, node, outer);
    struct java_class *class = open_class(file, node, outer, "anonymous");
    TSNode parent = ts_node_parent(node);
    if (java_kind_of(file->syntax, parent) == JAVA_OBJECT_CREATION)
        class->superclass = tree_field(parent, "type");
    read_body(file, class, node);
    return class;
}

const struct java_class *java_class_named(const struct java_file *file, const char *name)
{
    for (size_t i = 0; name && i < file->classes.count; i++)
        if (strcmp(file->classes.items[i]->name, name) == 0)
            return file->classes.items[i];
    return NULL;
}

const struct java_member *java_find_member(const struct java_class *class, enum java_member_kind kind, struct slice name)
{
    for (size_t i = 0; class && i < class->members.count; i++)
        if (class->members.items[i].kind == kind && slice_equal(class->members.items[i].name, name))
            return &class->members.items[i];
    return NULL;
}

const struct java_local *java_find_local(const struct java_local *locals, struct slice name, bool is_type)
{
    for (; locals; locals = locals->outer)
        if (locals->is_type == is_type && slice_equal(locals->name, name))
            return locals;
    return NULL;
}

/* ---- the file ---- */

static void read_import(struct java_file *file, TSNode node)
{
    struct java_import import = { 0 };
    TSNode child;
    for (struct tree_children c = tree_children_of(node); tree_next(&c, &child);) {
        enum java_kind kind = java_kind_of(file->syntax, child);
        import.is_static = import.is_static || strcmp(ts_node_type(child), "static") == 0;
        import.is_on_demand = import.is_on_demand || kind == JAVA_ASTERISK;
        if (kind == JAVA_IDENTIFIER || kind == JAVA_SCOPED_IDENTIFIER)
            import.name = dotted_text(file, child);
    }
    if (import.name)
        vec_push(file->arena, &file->imports, import);
}

void java_file_read(struct java_file *file, TSNode root)
{
    TSNode child, name;
    file->package = "";
    for (struct tree_children c = tree_children_of(root); tree_next(&c, &child);)
        switch (java_kind_of(file->syntax, child)) {
        case JAVA_PACKAGE:
            for (struct tree_children names = tree_children_of(child); tree_next(&names, &name);)
                if (java_kind_of(file->syntax, name) == JAVA_IDENTIFIER || java_kind_of(file->syntax, name) == JAVA_SCOPED_IDENTIFIER)
                    file->package = dotted_text(file, name);
            break;
        case JAVA_IMPORT:
            read_import(file, child);
            break;
        case JAVA_CLASS:
        case JAVA_INTERFACE:
        case JAVA_ENUM:
        case JAVA_RECORD:
        case JAVA_ANNOTATION_TYPE:
            read_class(file, child, NULL);
            break;
        default:
            break;
        }
}

/* ---- names of types ---- */

static bool is_in_package(size_t package, struct slice name)
{
    const char *word = packages[package].types;
    for (; (word = strchr(word, ' ')) != NULL && word[1]; word++)
        if (strncmp(word + 1, name.text, name.length) == 0 && word[1 + name.length] == ' ')
            return true;
    return false;
}

static const char *join(const struct java_file *file, const char *prefix, struct slice name)
{
    return arena_printf(file->arena, "%s%s%.*s", prefix, *prefix ? "." : "", (int)name.length, name.text);
}

static const char *last_segment(const char *name)
{
    const char *dot = strrchr(name, '.');
    return dot ? dot + 1 : name;
}

/* A type of the file: a member of a class around the place, or one of the package. */
static const char *find_in_file(const struct java_place *place, struct slice name, bool *is_variable)
{
    const struct java_local *local = java_find_local(place->locals, name, true);
    *is_variable = local && !local->type;
    if (local)
        return local->type;
    for (const struct java_class *class = place->class; class; class = class->outer) {
        const struct java_member *type = java_find_member(class, JAVA_MEMBER_TYPE, name);
        if (type)
            return type->type_name;
        *is_variable = java_find_member(class, JAVA_MEMBER_TYPE_VARIABLE, name) != NULL;
        if (*is_variable)
            return NULL;
        if (slice_is(name, last_segment(class->name)))
            return class->name;
    }
    return NULL;
}

static const char *find_imported(const struct java_file *file, struct slice name)
{
    for (size_t i = 0; i < file->imports.count; i++)
        if (!file->imports.items[i].is_on_demand && slice_is(name, last_segment(file->imports.items[i].name)))
            return file->imports.items[i].name;
    return NULL;
}

/* A class of this file, or of another file in its directory. */
static const char *find_in_package(const struct java_file *file, struct slice name)
{
    const char *qualified = join(file, file->package, name);
    if (java_class_named(file, qualified))
        return qualified;
    if (file->directory && fs_exists(arena_printf(file->arena, "%s/%.*s.java", file->directory, (int)name.length, name.text)))
        return qualified;
    return NULL;
}

/* By `import x.*;`: of a package whose types are known, or the only one that is left. */
static const char *find_on_demand(const struct java_file *file, struct slice name, bool *is_certain)
{
    const char *unknown = NULL;
    size_t n_unknown = 0;
    *is_certain = true;
    if (is_in_package(0, name)) /* java.lang */
        return join(file, packages[0].package, name);
    for (size_t i = 0; i < file->imports.count; i++) {
        const struct java_import *import = &file->imports.items[i];
        size_t k = 0;
        if (!import->is_on_demand || import->is_static)
            continue;
        while (k < N_PACKAGES && strcmp(packages[k].package, import->name) != 0)
            k++;
        if (k < N_PACKAGES && is_in_package(k, name))
            return join(file, import->name, name);
        if (k == N_PACKAGES) {
            unknown = import->name;
            n_unknown++;
        }
    }
    *is_certain = false;
    return n_unknown == 1 ? join(file, unknown, name) : n_unknown == 0 ? join(file, file->package, name) : NULL;
}

static const char *resolve(const struct java_place *place, struct slice name, bool *is_certain)
{
    bool is_variable;
    const char *found = find_in_file(place, name, &is_variable);
    *is_certain = true;
    if (is_variable)
        return NULL;
    if (!found)
        found = find_imported(place->file, name);
    if (!found)
        found = find_in_package(place->file, name);
    return found ? found : find_on_demand(place->file, name, is_certain);
}

const char *java_resolve_type(const struct java_place *place, struct slice name)
{
    bool is_certain;
    return resolve(place, name, &is_certain);
}

bool java_is_type_name(const struct java_place *place, struct slice name)
{
    bool is_certain, has_small = false;
    const char *found = resolve(place, name, &is_certain);
    for (size_t i = 0; i < name.length; i++)
        has_small = has_small || islower((unsigned char)name.text[i]);
    /* LOG may be inherited; nobody names a class so */
    return found && (is_certain || (isupper((unsigned char)name.text[0]) && (has_small || name.length == 1)));
}
