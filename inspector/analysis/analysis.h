/* An analysis: what a summary finds out of a trace beyond its rows and threads, and how that is shown. Each is one
 * constant in a file of its own and a line in analyses.def; the walk (summary.c), weft report and the page of weft
 * html go through the table and know no analysis by its name.
 *
 *     open     the walk begins
 *     opened, closed, event    while threads are read: what its roles and `wants` ask for
 *     finish   everything has been read; rows and threads of the summary are complete
 *     text, json, page    what was found, for people, for programs, for the page
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
    void *state;         /* the analysis's own: state_size bytes, zeroed at the start */
    bool is_told;        /* it is told what happens: it has a role here, and applies; else its state stays as it is */
    size_t own_at;       /* the walk's: where its own part of each thread begins */
};

/* What the walk tells. */
struct told {
    const struct trace_thread *thread;
    const struct interval *interval; /* opened, closed */
    enum call_class class;           /* of the interval's call */
    bool counts;                     /* closed: it passes the filter; else it is over, and does not count */
    void *own;                       /* the analysis's own of this thread: thread_size bytes, zeroed at its begin */
    bool is_enough;                  /* set by an analysis that reads threads itself: stop here for now */
};

/* The part of the text report in which it stands, with the others of that part in order of the table. */
enum analysis_part {
    PART_WAITING, /* behind the rows */
    PART_DETAILS, /* behind the threads */
    PART_ODD      /* notes below the heading "odd", which is there if there is a note */
};

/* What it is told of. Intervals are those of sites that pass the filter; of events it is told whatever the filter says
 * of sites and times. */
enum analysis_role {
    ROLE_INTERVALS = 1, /* intervals as they are opened and closed */
    ROLE_CAPTURED = 2,  /* of intervals, only that they are closed, and only those with captured arguments */
    ROLE_INSTANTS = 4,  /* events of the role INSTANT (events.def) */
    ROLE_LINKS = 8      /* events of the role LINK */
};

/* Functions that are not needed are NULL. */
struct analysis {
    const char *name; /* of its member in the JSON of weft report */
    enum analysis_part part;
    unsigned roles; /* enum analysis_role */
    size_t state_size, thread_size;

    /* Can it say anything about this trace, read this way? The summary has its trace and options, nothing else yet. */
    bool (*applies)(const struct summary *summary);
    void (*open)(struct study *study);
    /* Intervals of which sites it is told of; asked once for each site and kind. NULL: of all. */
    bool (*wants)(struct study *study, const struct trace_process *process, uint32_t site, enum weft_kind kind);
    void (*opened)(struct study *study, struct told *told);
    void (*closed)(struct study *study, struct told *told);
    void (*event)(struct study *study, struct told *told, const struct trace_event *event);
    void (*finish)(struct study *study);

    /* For one that needs the threads in an order of its own. It is given each thread at the start, with a function
     * that reads on until told->is_enough or, when it returns false, the thread's end; NULL: nothing can be read of
     * the thread. `read` reads them all to their ends. Where several such apply, the first one in the table reads, and
     * the others are not told. */
    void (*add_thread)(struct study *study, struct told *told, bool (*read_on)(void *reader), void *reader);
    void (*read)(struct study *study);

    /* `study` of one that was not told anything has found nothing. */
    void (*text)(const struct study *study, struct str *out, const struct text_style *style);
    /* The value of its member. */
    void (*json)(const struct study *study, struct json_writer *json);
    /* Members of the page's data. html/page.js shows each of this form as a table at the end of the page, largest
     * first by the first column:
     *     "slow": {"title": "slow calls", "columns": [{"title": "took", "kind": "time"}, {"title": "callee", "kind": "name"}],
     *              "rows": [[1200, "push"], [900, "pop"]]}
     * kind: "time" (ns), "count", "name" or "code" (texts). Also "hint": a line below the title. */
    void (*page)(const struct study *study, struct json_writer *json);
};

#endif
