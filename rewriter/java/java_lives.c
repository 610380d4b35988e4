#include "java_lives.h"

#include <string.h>

#include "java_callee.h"
#include "java_kinds.h"
#include "java_types.h"

#define THREAD "java.lang.Thread"

static enum java_kind kind_of(const struct java_visit *visit, TSNode node)
{
    return java_kind_of(&visit->walk->syntax, node);
}

static bool is_thread(const char *type)
{
    return type && strcmp(type, THREAD) == 0;
}

/* As far as this file tells. */
static bool extends_thread(const struct java_visit *visit, const struct java_class *class)
{
    for (size_t i = 0; class && i <= visit->walk->file.classes.count; i++) { /* a class may extend itself, by mistake */
        const char *superclass = java_superclass_of(&(struct java_place){ &visit->walk->file, class, visit->place.locals }, class);
        if (is_thread(superclass))
            return true;
        class = java_class_named(&visit->walk->file, superclass);
    }
    return false;
}

static bool follows(const struct java_visit *visit, const char *type)
{
    const struct config_probe *probe = java_select(&visit->place, visit->walk->request->select, type, slice_of("start")).probe;
    return probe && probe_starts_thread(probe);
}

static uint32_t list_arguments(const struct java_visit *visit, TSNode call, TSNode *all, uint32_t most)
{
    TSNode arguments = tree_field(call, "arguments"), child;
    uint32_t n = 0;
    if (!ts_node_is_null(arguments))
        for (struct tree_children c = tree_children_of(arguments); tree_next(&c, &child);)
            if (ts_node_is_named(child) && !tree_is_comment(&visit->walk->syntax, child) && n++ < most)
                all[n - 1] = child;
    return n;
}

/* Of which class a method without anything before its name is: the innermost that declares or inherits it. NULL: of none
 * that this file tells of. */
static const struct java_class *class_of_simple(const struct java_visit *visit, struct slice name)
{
    for (const struct java_class *class = visit->place.class; class; class = class->outer)
        if (java_find_member(class, JAVA_MEMBER_METHOD, name) || extends_thread(visit, class))
            return class;
    return NULL;
}

/* "this", "Worker.this"; NULL: it has no name here. */
static const char *name_of_object(const struct java_visit *visit, const struct java_class *class)
{
    if (class == visit->place.class)
        return "this";
    const char *dot = strrchr(class->name, '.'), *simple = dot ? dot + 1 : class->name;
    return strcmp(simple, "anonymous") == 0 ? NULL : arena_printf(visit->walk->arena, "%s.this", simple);
}

void java_find_started(const struct java_visit *visit, TSNode call, struct point *point)
{
    struct java_point *java = java_of(point);
    TSNode name_node = tree_field(call, "name"), object = tree_field(call, "object"), first;
    if (ts_node_is_null(name_node) || list_arguments(visit, call, &first, 1) > 0)
        return;
    struct slice name = tree_text(visit->walk->unit->source, name_node);
    if (!slice_is(name, "start"))
        return;
    if (!ts_node_is_null(object) && kind_of(visit, object) != JAVA_SUPER) {
        if (!java_names_type(&visit->place, object))
            java->starter = tree_span(object);
        return;
    }
    const struct java_class *class = ts_node_is_null(object) ? class_of_simple(visit, name) : visit->place.class;
    java->self = class && extends_thread(visit, class) ? name_of_object(visit, class) : NULL;
}

/* Thread(Runnable), Thread(Runnable, String), Thread(ThreadGroup, Runnable, ..): whatever is none passes as it is. */
void java_add_given_lives(const struct java_visit *visit, TSNode call, const struct config_probe *probe)
{
    bool is_creation = kind_of(visit, call) == JAVA_OBJECT_CREATION;
    if (!is_creation && (kind_of(visit, call) != JAVA_EXPLICIT_CONSTRUCTOR || kind_of(visit, tree_field(call, "constructor")) != JAVA_SUPER))
        return;
    const char *type = is_creation ? java_type_of_creation(&visit->place, call) : java_superclass_of(&visit->place, visit->place.class);
    if (!is_thread(type) || (probe && probe_starts_thread(probe)) || visit->reason || !follows(visit, THREAD))
        return;
    TSNode all[2];
    uint32_t n = list_arguments(visit, call, all, 2);
    for (uint32_t i = n > 2; i < n && i < 2; i++)
        if (!strstr(ts_node_type(all[i]), "literal"))
            vec_push(visit->walk->arena, &java_unit_of(visit->walk->unit)->lives, (struct java_life){ tree_span(all[i]), false });
}

void java_add_own_life(const struct java_visit *visit, const struct java_body *body)
{
    const struct java_class *class = visit->place.class;
    TSNode name = tree_field(visit->node, "name"), parameters = tree_field(visit->node, "parameters");
    if (kind_of(visit, visit->node) != JAVA_METHOD || visit->reason || !slice_is(tree_text(visit->walk->unit->source, name), "run") ||
        ts_node_named_child_count(parameters) > 0 || !extends_thread(visit, class))
        return;
    if (follows(visit, class->name) || follows(visit, THREAD))
        vec_push(visit->walk->arena, &java_unit_of(visit->walk->unit)->lives, (struct java_life){ body->at, true });
}
