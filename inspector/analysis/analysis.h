/* An analysis computes what a summary contains beyond its rows and threads, and formats the result. Each analysis is
 * one constant in its own file and one line in analyses.def. The walk (summary.c), weft report and the page of weft
 * html loop over the table and know no analysis by name. The functions are called in this order:
 *
 *     open                     when the walk begins
 *     opened, closed, event    while threads are read, for what `roles` and `wants` ask for
 *     finish                   when everything has been read; rows and threads of the summary are complete
 *     text, json, page         to write the result for people, for programs, and for the HTML page
 */
#ifndef ANALYSIS_H
#define ANALYSIS_H

#include "classes.h"
#include "intervals.h"
#include "json_writer.h"
#include "text_format.h"

struct summary;

/* An analysis at work on a trace. */
struct study {
    const struct analysis *analysis;
    const struct summary *summary;
    struct arena *arena; /* lives as long as the summary */
    void *state;         /* private to the analysis: state_size bytes, zeroed at the start */
    bool is_told;        /* it receives intervals and events; if false, its state stays zeroed */
    size_t own_at;       /* used by the walk: offset of its part of the data kept per thread */
};

/* What the walk passes to the analyses. */
struct told {
    const struct trace_thread *thread;
    const struct interval *interval; /* for opened and closed */
    enum call_class class;           /* of the interval's call */
    bool counts;                     /* for closed: it passes the filter (its length may not, for example) */
    void *own;                       /* the analysis's data for this thread: thread_size bytes, zeroed at the start */
    bool is_enough;                  /* set by an analysis that reads threads itself, to make read_on return */
};

/* The part of the text report that contains the analysis. Within a part, the order is that of the table. */
enum analysis_part {
    PART_WAITING, /* after the rows */
    PART_DETAILS, /* after the threads */
    PART_ODD      /* notes below the heading "odd", which is printed only if there are notes */
};

/* What an analysis receives: intervals of sites that pass the filter; events regardless of the filter's conditions on
 * sites and times. */
enum analysis_role {
    ROLE_INTERVALS = 1, /* intervals, when they are opened and when they are closed */
    ROLE_CAPTURED = 2,  /* intervals with captured arguments, only when they are closed */
    ROLE_INSTANTS = 4,  /* events with the role INSTANT (events.def) */
    ROLE_LINKS = 8      /* events with the role LINK */
};

/* Functions that an analysis doesn't need are NULL. */
struct analysis {
    const char *name; /* also the name of its member in the JSON of weft report */
    enum analysis_part part;
    unsigned roles; /* enum analysis_role */
    size_t state_size, thread_size;

    /* Returns whether the analysis makes sense for this trace and these options. The rest of the summary isn't
     * filled in yet. */
    bool (*applies)(const struct summary *summary);
    void (*open)(struct study *study);
    /* Returns whether it receives the intervals of this site. Called once for each site and kind. NULL: all sites. */
    bool (*wants)(struct study *study, const struct trace_process *process, uint32_t site, enum weft_kind kind);
    void (*opened)(struct study *study, struct told *told);
    void (*closed)(struct study *study, struct told *told);
    void (*event)(struct study *study, struct told *told, const struct trace_event *event);
    void (*finish)(struct study *study);

    /* For an analysis that reads the threads in an order of its own. Before `read`, add_thread is called for each
     * thread. `read_on` reads until told->is_enough is set (returns true) or to the thread's end (returns false); it
     * is NULL if nothing can be read of the thread. `read` must read all threads to their ends. If several such
     * analyses apply, the first one in the table reads, and the others receive nothing. */
    void (*add_thread)(struct study *study, struct told *told, bool (*read_on)(void *reader), void *reader);
    void (*read)(struct study *study);

    /* The following are also called for studies that received nothing (is_told is false): they have no results. */
    void (*text)(const struct study *study, struct str *out, const struct text_style *style);
    /* Writes the value of its member. */
    void (*json)(const struct study *study, struct json_writer *json);
    /* Writes members of the page's data. html/page.js shows each member of this form as a table at the end of the
     * page, sorted by the first column, largest first:
     *     "slow": {"title": "slow calls", "columns": [{"title": "took", "kind": "time"}, {"title": "callee", "kind": "name"}],
     *              "rows": [[1200, "push"], [900, "pop"]]}
     * kind: "time" (ns), "count", or the texts "name" and "code". The optional "hint" is a line below the title. */
    void (*page)(const struct study *study, struct json_writer *json);
};

#endif
