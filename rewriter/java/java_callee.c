#include "java_callee.h"

#include "java_kinds.h"
#include "java_types.h"

static struct java_callee select_name(const struct java_place *place, struct select *select, const char *owner, struct slice method)
{
    const char *simple = arena_strndup(place->file->arena, method.text, method.length);
    const char *name = owner ? arena_printf(place->file->arena, "%s.%s", owner, simple) : simple;
    const struct config_probe *by_name = select_callee(select, name), *by_method = select_method_on(select, simple, owner);
    /* of several entries the last one decides, by whichever key it selects */
    const struct config_probe *probe = !by_name || (by_method && by_method > by_name) ? by_method : by_name;
    return (struct java_callee){ name, probe && !probe->is_dropped ? probe : NULL };
}

struct java_callee java_find_callee(const struct java_place *place, TSNode call, struct select *select)
{
    switch (java_kind_of(place->file->syntax, call)) {
    case JAVA_OBJECT_CREATION:
        return select_name(place, select, java_type_of_node(place, tree_field(call, "type"), false, (TSNode){ 0 }), slice_of("new"));
    case JAVA_EXPLICIT_CONSTRUCTOR: {
        bool is_super = java_kind_of(place->file->syntax, tree_field(call, "constructor")) == JAVA_SUPER;
        const char *owner = is_super ? java_superclass_of(place, place->class) : place->class ? place->class->name : NULL;
        return select_name(place, select, owner, slice_of("new"));
    }
    default:
        return select_name(place, select, java_owner_of(place, call), tree_text(place->file->source, tree_field(call, "name")));
    }
}
