/* The contents of config.json. docs/config.md documents every key. */
#ifndef CONFIG_H
#define CONFIG_H

#include <stdbool.h>
#include <stdint.h>

#include "capture.h"
#include "diag.h"
#include "functions.h"
#include "vec.h"

/* The target of a probe, and the action there. The key that has the pattern ("call", "method", "function", "region")
 * and "kind" determine both. */
enum probe_target {
    TARGET_CALL,   /* calls of functions that match the pattern */
    TARGET_METHOD, /* calls of methods; allowed for all languages, but selects nothing in C */
    TARGET_BODY,   /* the bodies of functions */
    TARGET_REGION, /* the regions of directives: OpenMP's */
    TARGET_MEMORY, /* the basic blocks of functions, with their memory accesses or without */
    TARGET_PROGRAM /* the program as a whole: main's body */
};
enum probe_action {
    ACTION_INTERVAL, /* begin and end */
    ACTION_SCOPE,    /* the scope of the thread that the call starts, or of the program */
    ACTION_FUTURE,   /* the life of the future that the call returns, and its polls */
    ACTION_TASK      /* begin and end, and the tasks that the call is given to run */
};
enum probe_form { FORM_EXACT, FORM_BLOCK };

/* One entry of "probes". */
struct config_probe {
    /* The value of "call", "method", "function", "region", "memory" or "blocks": a qualified name, or a pattern with * (within a segment) and **
     * (across segments). */
    const char *pattern;
    bool is_dropped;        /* "record": false: what it selects is not a point, whatever earlier entries say */
    const char *on;         /* type of a method's receiver, or NULL */
    const char *class_name; /* "class", or NULL */
    enum probe_target target;
    enum probe_action action;
    enum probe_form form;
    bool only_blocks;  /* TARGET_MEMORY: "blocks", without accesses */
    bool by_hooks;     /* TARGET_MEMORY: what the compiler's own hooks tell ("how"), and not the text */
    bool probes_tails; /* "tail": "probe": also calls that the compiler would make jumps */
    /* For calls that start a thread: the positions (from 0) of the start routine and of its argument. -1: look them up
     * in the table of known functions. */
    int start, argument;
    /* For calls that create a task: the positions of its body, and of what names it; `argument` is the body's. -1: body,
     * look it up in the table of task libraries; name, there is none. */
    int body, name;
    bool repeats;                  /* the body runs any number of times: each run is a task of its own */
    const struct capture *capture; /* what else to record, and when; NULL: begin and end only, always */
    /* An entry that the rewriter has made of one of the file's (clang_messages.h): that one. Else NULL. */
    const struct config_probe *plain;
    unsigned line, column; /* where the entry is in the file, for messages */
};

/* Does it select calls that start a thread? */
static inline bool probe_starts_thread(const struct config_probe *probe)
{
    return probe->action == ACTION_SCOPE && probe->target != TARGET_PROGRAM;
}

/* Does it select calls that are given tasks to run? */
static inline bool probe_makes_tasks(const struct config_probe *probe)
{
    return probe->action == ACTION_TASK;
}

/* Does it ask for more than the interval? */
static inline bool probe_asks_for_more(const struct config_probe *probe)
{
    return probe->capture || probe->action != ACTION_INTERVAL;
}

struct config {
    const char *path;            /* absolute path of the file */
    const char *machine_id;      /* NULL: "auto" */
    const char *trace_directory; /* default "weft-trace" */
    const char *trace_mode;      /* "full" or "ring" */
    int trace_ring;              /* size of a thread's ring in MiB, in ring mode */
    uint32_t trace_throttle;     /* sites with more events a second and little work are switched off; 0: none */
    bool trace_compress;         /* memory accesses, by LZ4 */
    const char *trace_signal;    /* value for WEFT_SIGNAL, or NULL */
    const char *collector_host;  /* NULL: no collector */
    int collector_port;
    const char *collector_token_file, *collector_ca_file; /* relative to the file's directory; NULL: not given */
    /* Operands also cost if they access memory through pointers or indices, not only if they contain a call. */
    bool strict;
    bool dormant;                                     /* probes of C and C++ that are off are nops, where the platform lets code be changed */
    VEC(const char *) include, exclude, dependencies; /* path patterns; `include` defaults to ["**"] */
    VEC(const char *) attributes;                     /* Rust: patterns of attribute macros that keep bodies as they are */
    VEC(struct config_probe) probes;                  /* in file order; the last one that matches decides */
    struct functions functions;                       /* what functions mean, in file order; those of weft's own are not in it */
    uint64_t hash;                                    /* of the file's bytes; what was built under another is stale */
};

#endif
