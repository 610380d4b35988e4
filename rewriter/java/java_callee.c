#include "java_callee.h"

#include <string.h>

#include "java_kinds.h"
#include "java_types.h"

struct java_callee java_select(const struct java_place *place, struct select *select, const char *owner, struct slice method)
{
    const char *simple = arena_strndup(place->file->arena, method.text, method.length);
    const char *name = owner ? arena_printf(place->file->arena, "%s.%s", owner, simple) : simple;
    const struct config_probe *by_name = select_callee(select, name), *by_method = select_method_on(select, simple, owner);
    /* of several entries the last one decides, by whichever key it selects */
    const struct config_probe *probe = !by_name || (by_method && by_method > by_name) ? by_method : by_name;
    return (struct java_callee){ name, probe && !probe->is_dropped ? probe : NULL, 0 };
}

/* Comments are no arguments. */
static uint32_t count_arguments(TSNode call)
{
    TSNode arguments = tree_field(call, "arguments"), child;
    uint32_t n = 0;
    if (!ts_node_is_null(arguments))
        for (struct tree_children c = tree_children_of(arguments); tree_next(&c, &child);)
            n += ts_node_is_named(child) && !ts_node_is_extra(child);
    return n;
}

/* Final methods of java.lang.Object (JLS 4.3.2): a class may have others of their names, but none with these arguments. */
static bool is_of_object(const struct java_place *place, TSNode call, const char *owner, struct slice method)
{
    const struct java_class *class = owner ? java_class_named(place->file, owner) : NULL;
    uint32_t n = count_arguments(call);
    if (class && java_find_member(class, JAVA_MEMBER_METHOD, method))
        return false; /* with parameters of other types */
    return slice_is(method, "wait") ? n <= 2 : n == 0 && (slice_is(method, "notify") || slice_is(method, "notifyAll"));
}

static struct java_callee find_method(const struct java_place *place, TSNode call, struct select *select)
{
    struct slice method = tree_text(place->file->source, tree_field(call, "name"));
    const char *owner = java_owner_of(place, call);
    struct java_callee callee = java_select(place, select, is_of_object(place, call, owner, method) ? "java.lang.Object" : owner, method);
    if (!strchr(callee.name, '.')) { /* a name alone means more with their number */
        uint32_t n = 1 + count_arguments(call);
        callee.n_arguments = n < 3 ? n : 3;
    }
    return callee;
}

bool java_is_polymorphic(const struct java_callee *callee)
{
    static const char handle[] = "java.lang.invoke.MethodHandle.", variable[] = "java.lang.invoke.VarHandle.";
    static const char *const accesses[] = { "get", "set", "compareAnd", "weakCompareAnd" };
    const char *dot = strrchr(callee->name, '.'), *method = dot ? dot + 1 : callee->name;
    if (strcmp(method, "invokeExact") == 0) /* of whatever: no other class has one */
        return true;
    if (text_starts_with(callee->name, handle))
        return strcmp(method, "invoke") == 0;
    if (!text_starts_with(callee->name, variable) || strcmp(method, "getClass") == 0)
        return false;
    for (size_t i = 0; i < sizeof accesses / sizeof *accesses; i++)
        if (text_starts_with(method, accesses[i]))
            return true;
    return false;
}

struct java_callee java_find_callee(const struct java_place *place, TSNode call, struct select *select)
{
    switch (java_kind_of(place->file->syntax, call)) {
    case JAVA_OBJECT_CREATION:
        return java_select(place, select, java_type_of_creation(place, call), slice_of("new"));
    case JAVA_EXPLICIT_CONSTRUCTOR: {
        bool is_super = java_kind_of(place->file->syntax, tree_field(call, "constructor")) == JAVA_SUPER;
        const char *owner = is_super ? java_superclass_of(place, place->class) : place->class ? place->class->name : NULL;
        return java_select(place, select, owner, slice_of("new"));
    }
    default:
        return find_method(place, call, select);
    }
}
