/* What config.json says. Reference with every key: docs/config.md. */
#ifndef CONFIG_H
#define CONFIG_H

#include <stdbool.h>
#include <stdint.h>

#include "capture.h"
#include "diag.h"
#include "vec.h"

enum probe_kind { PROBE_CALL, PROBE_LOCAL, PROBE_GLOBAL, PROBE_ASYNC, PROBE_FUNCTION };
enum probe_form { FORM_EXACT, FORM_BLOCK };

/* One entry of "probes". */
struct config_probe {
    const char *pattern;    /* "call", "method" or "function": an absolute name, or a pattern with * (within a segment) and ** (across) */
    bool is_dropped;        /* "record": false: what it selects is no point, whatever earlier entries say */
    bool is_method;         /* came as "method"; valid, but selects nothing in C */
    const char *on;         /* receiver type of a method, or NULL */
    const char *class_name; /* "class", or NULL */
    enum probe_kind kind;   /* PROBE_FUNCTION: came as "function", about the bodies of functions and not about calls */
    enum probe_form form;
    /* Of a `local` probe: which argument (0-based) is the start routine and which is its argument; -1: from the table of known functions. */
    int start, argument;
    const struct capture *capture; /* what is recorded besides, and when; NULL: begin and end, always */
    unsigned line, column;         /* of the entry in the file, for messages */
};

struct config {
    const char *path;            /* of the file, absolute */
    const char *machine_id;      /* NULL: "auto" */
    const char *trace_directory; /* default "weft-trace" */
    const char *trace_mode;      /* "full" or "ring" */
    int trace_ring;              /* MiB for each thread in ring mode */
    uint32_t trace_throttle;     /* events a second of a site, from which on it is switched off if it is tiny; 0: none is */
    const char *trace_signal;    /* for WEFT_SIGNAL, or NULL */
    const char *collector_host;  /* NULL: no collector */
    int collector_port;
    const char *collector_token_file, *collector_ca_file; /* relative to the file's directory; NULL: none */
    bool strict;                                          /* "strict": memory accesses through pointers and indices count as costing operands too */
    VEC(const char *) include, exclude, dependencies;     /* path patterns; include defaults to ["**"] */
    VEC(struct config_probe) probes;                      /* in file order; of several that match a callee, the last one decides */
    uint64_t hash;                                        /* of the file's bytes: what was built with it is stale when it changes */
};

#endif
