/* Names of calls, and the entries of the configuration that decide for them. */
#ifndef JAVA_CALLEE_H
#define JAVA_CALLEE_H

#include "java_scope.h"
#include "select.h"

struct java_callee {
    const char *name;                 /* "java.util.List.add", "java.util.ArrayList.new"; only "add" if the type is unknown */
    const struct config_probe *probe; /* NULL: it is not selected */
    uint32_t n_arguments;             /* of a method whose type is unknown: one more than their number, at most 3; else 0 */
};

/* `method` of `owner` (NULL: unknown), whether or not it is called anywhere. */
struct java_callee java_select(const struct java_place *place, struct select *select, const char *owner, struct slice method);
/* Is its signature polymorphic (JLS 15.12.3): do the types of its arguments, and the cast around it, decide how it is called? */
bool java_is_polymorphic(const struct java_callee *callee);
struct java_callee java_find_callee(const struct java_place *place, TSNode call, struct select *select);

#endif
