/* What a call calls: the name of the callee, and the probe that selects it. */
#ifndef RUST_CALLEE_H
#define RUST_CALLEE_H

#include "rust_names.h"
#include "rust_visit.h"
#include "select.h"

struct rust_callee {
    const char *name;
    const struct config_probe *probe; /* NULL: none selects it */
    const char *parameters;           /* their names, where the crate declares it; or NULL */
    bool is_constructor;
};
struct rust_callee rust_find_callee(const struct rust_visit *visit, TSNode call);

/* What `path` means where the visited node stands; Self is replaced. */
struct rust_name rust_resolve_here(const struct rust_visit *visit, const char *path);

/* The probe that selects an absolute name by `look_up`. The crate's own functions are also known by their path below
 * its root: "queue::push" for "mycrate::queue::push". */
typedef const struct config_probe *rust_lookup(struct select *select, const char *name);
const struct config_probe *rust_select(const struct rust_walk *walk, rust_lookup *look_up, const char *absolute);

/* For rust_begin.h and rust_values.h; `visit` is a struct rust_visit. */
bool rust_call_is_selected(const void *visit, TSNode call);
bool rust_identifier_is_item(const void *visit, TSNode identifier);

#endif
