/* Names of the file's own methods, of the JDK's methods and interfaces, and of those that people model on them. A call that returns something after
 * all fits the form for void ones as well, which costs an object more. */
#include "java_void.h"

#include <ctype.h>
#include <string.h>

#include "java_kinds.h"
#include "java_types.h"

/* Methods that are void themselves. */
static const char *const void_methods[] = { "accept", "run", "close", "execute", "start", "println", "printf", NULL };
static const char *const void_beginnings[] = { "print", "forEach", "on", "set", "notify", NULL };

/* Methods whose function is one that returns nothing. */
static const char *const takers[] = { "ifPresent",
                                      "execute",
                                      "invokeLater",
                                      "invokeAndWait",
                                      "runAsync",
                                      "thenRun",
                                      "thenAccept",
                                      "accept",
                                      "peek",
                                      "runAfter",
                                      "Thread",
                                      "newThread",
                                      "close",
                                      "onClose",
                                      "addListener",
                                      "assertThrows",
                                      "assertAll",
                                      "startVirtualThread",
                                      "setUncaughtExceptionHandler",
                                      "setDefaultUncaughtExceptionHandler",
                                      NULL };
static const char *const taker_beginnings[] = { "forEach", NULL };

/* Interfaces whose method is void: `Runnable r = () -> f();` */
static const char *const interface_ends[] = { "Runnable", "Consumer", "Executor", "Listener", "Closeable", "UncaughtExceptionHandler", NULL };

static enum java_kind kind_of(const struct java_visit *visit, TSNode node)
{
    return java_kind_of(&visit->walk->syntax, node);
}

static bool is_one_of(struct slice name, const char *const *names)
{
    for (; *names; names++)
        if (slice_is(name, *names))
            return true;
    return false;
}

/* A word at the beginning: "onRemoval", but not "once". */
static bool begins_with_one_of(struct slice name, const char *const *beginnings)
{
    for (; *beginnings; beginnings++) {
        size_t length = strlen(*beginnings);
        if (name.length >= length && memcmp(name.text, *beginnings, length) == 0 &&
            (name.length == length || !islower((unsigned char)name.text[length])))
            return true;
    }
    return false;
}

static bool ends_with_one_of(struct slice name, const char *const *ends)
{
    for (; *ends; ends++) {
        size_t length = strlen(*ends);
        if (name.length >= length && memcmp(name.text + name.length - length, *ends, length) == 0)
            return true;
    }
    return false;
}

static struct slice text_of(const struct java_visit *visit, TSNode node)
{
    return ts_node_is_null(node) ? (struct slice){ "", 0 } : tree_text(visit->walk->unit->source, node);
}

static bool returns_nothing(const struct java_member *method)
{
    return !ts_node_is_null(method->type) && strcmp(ts_node_type(method->type), "void_type") == 0;
}

/* An interface of the file whose one method is void. */
static bool is_own_void_interface(const struct java_visit *visit, struct slice name)
{
    const char *type = java_resolve_type(&visit->place, name);
    const struct java_class *class = type ? java_class_named(&visit->walk->file, type) : NULL;
    size_t n_void = 0, n = 0;
    for (size_t i = 0; class && i < class->members.count; i++)
        if (class->members.items[i].kind == JAVA_MEMBER_METHOD) {
            n++;
            n_void += returns_nothing(&class->members.items[i]);
        }
    return n == 1 && n_void == 1;
}

/* `Consumer<String>`: without the types it is about. */
static bool is_void_interface(const struct java_visit *visit, TSNode type)
{
    if (kind_of(visit, type) == JAVA_GENERIC_TYPE)
        type = ts_node_named_child(type, 0);
    return ends_with_one_of(text_of(visit, type), interface_ends) || is_own_void_interface(visit, text_of(visit, type));
}

/* Which of the arguments it is, and of how many. */
static int position_of(TSNode arguments, TSNode argument, int *n)
{
    int at = -1;
    *n = (int)ts_node_named_child_count(arguments);
    for (int i = 0; i < *n; i++)
        if (ts_node_named_child(arguments, (uint32_t)i).id == argument.id)
            at = i;
    return at;
}

/* `Collector.of(Supplier, BiConsumer, ..)`, `collect(Supplier, BiConsumer, BiConsumer)`: what puts a value into others. */
static bool is_accumulator(const struct java_visit *visit, TSNode call, TSNode arguments, TSNode lambda)
{
    int n, at = position_of(arguments, lambda, &n);
    struct slice name = text_of(visit, tree_field(call, "name"));
    if (slice_is(name, "of") && slice_is(text_of(visit, tree_field(call, "object")), "Collector"))
        return at == 1;
    return slice_is(name, "collect") && n == 3 && at > 0;
}

/* A method of the file that takes such an interface where the lambda is given; of several each has to, since the lambda decides which is meant. */
static bool is_own_taker(const struct java_visit *visit, struct slice name, TSNode arguments, TSNode lambda)
{
    const struct java_file *file = &visit->walk->file;
    int n, at = position_of(arguments, lambda, &n);
    bool found = false;
    for (size_t i = 0; i < file->classes.count; i++)
        for (size_t k = 0; k < file->classes.items[i]->members.count; k++) {
            const struct java_member *member = &file->classes.items[i]->members.items[k];
            if (member->kind != JAVA_MEMBER_METHOD || !slice_equal(member->name, name) || ts_node_is_null(member->type))
                continue;
            TSNode parameters = tree_field(ts_node_parent(member->type), "parameters");
            if (ts_node_is_null(parameters) || ts_node_named_child_count(parameters) != (uint32_t)n)
                continue;
            TSNode type = tree_field(ts_node_named_child(parameters, (uint32_t)at), "type");
            if (ts_node_is_null(type) || !is_void_interface(visit, type))
                return false;
            found = true;
        }
    return found;
}

/* What the method is declared to return that a statement is in; a null node: a lambda's block, or none. */
static TSNode returned_type(const struct java_visit *visit, TSNode statement)
{
    enum java_kind kind;
    do {
        statement = ts_node_parent(statement);
        kind = ts_node_is_null(statement) ? JAVA_LAMBDA : kind_of(visit, statement);
    } while (kind != JAVA_METHOD && kind != JAVA_LAMBDA && kind != JAVA_CLASS_BODY);
    return kind == JAVA_METHOD ? tree_field(statement, "type") : (TSNode){ 0 };
}

/* What is the lambda for? In parentheses, and as an arm of a conditional expression, the target is that of the whole (JLS
 * 15.8.5, 15.25.3). */
static bool is_for_void(const struct java_visit *visit, TSNode lambda)
{
    TSNode parent = ts_node_parent(lambda), outer = ts_node_parent(parent), returned;
    switch (kind_of(visit, parent)) {
    case JAVA_ARGUMENTS: {
        struct slice name = text_of(visit, tree_field(outer, kind_of(visit, outer) == JAVA_METHOD_INVOCATION ? "name" : "type"));
        return is_one_of(name, takers) || begins_with_one_of(name, taker_beginnings) || is_accumulator(visit, outer, parent, lambda) ||
               is_own_taker(visit, name, parent, lambda);
    }
    case JAVA_DECLARATOR:
        return is_void_interface(visit, tree_field(outer, "type"));
    case JAVA_ASSIGNMENT: {
        const char *type = java_type_of(&visit->place, tree_field(parent, "left"));
        return type && ends_with_one_of(slice_of(type), interface_ends);
    }
    case JAVA_PARENTHESIZED:
    case JAVA_TERNARY:
        return is_for_void(visit, parent);
    case JAVA_RETURN:
        returned = returned_type(visit, parent);
        return !ts_node_is_null(returned) && is_void_interface(visit, returned);
    case JAVA_RESOURCE:
    case JAVA_CAST:
        return is_void_interface(visit, tree_field(parent, "type"));
    default:
        return false;
    }
}

/* The methods of this name that the file declares, in whatever class: is there one, and are all void? */
static bool is_declared_void(const struct java_visit *visit, struct slice name)
{
    const struct java_file *file = &visit->walk->file;
    bool found = false;
    for (size_t i = 0; i < file->classes.count; i++)
        for (size_t k = 0; k < file->classes.items[i]->members.count; k++) {
            const struct java_member *member = &file->classes.items[i]->members.items[k];
            if (member->kind != JAVA_MEMBER_METHOD || !slice_equal(member->name, name))
                continue;
            if (!returns_nothing(member))
                return false;
            found = true;
        }
    return found;
}

/* `log.error(..)`, `LOGGER.info(..)` */
static bool is_of_log(const struct java_visit *visit, TSNode call)
{
    static const char *const levels[] = { "error", "warn", "info", "debug", "trace", NULL };
    static const char *const logs[] = { "log", "LOG", "logger", "LOGGER", "Log", "Logger", NULL };
    return is_one_of(text_of(visit, tree_field(call, "name")), levels) && ends_with_one_of(text_of(visit, tree_field(call, "object")), logs);
}

bool java_is_likely_void(const struct java_visit *visit, TSNode call, TSNode lambda)
{
    struct slice name = text_of(visit, kind_of(visit, call) == JAVA_METHOD_INVOCATION ? tree_field(call, "name") : (TSNode){ 0 });
    return is_one_of(name, void_methods) || begins_with_one_of(name, void_beginnings) || is_declared_void(visit, name) || is_of_log(visit, call) ||
           is_for_void(visit, lambda);
}
