/* The formats that `weft export` writes, and what they share: a walk over the whole trace that hands them processes,
 * threads, events and intervals.
 *
 * A new format is a file that defines a struct exporter, and a line in exporters.def. It is handed a name
 * that nobody else sees until it is complete, so it need not care for errors in the middle: what is half written is
 * thrown away. */
#ifndef EXPORTER_H
#define EXPORTER_H

#include "callees.h"
#include "output.h"
#include "progress.h"
#include "reader.h"
#include "intervals.h"

enum export_target {
    EXPORT_TEXT,     /* one file, written from front to back; standard output will do, too */
    EXPORT_BINARY,   /* the same, and no good on a terminal */
    EXPORT_FILE,     /* one file that the exporter opens by its name */
    EXPORT_DIRECTORY /* a directory, there and empty, that the exporter fills */
};

struct export_job {
    struct trace *trace;
    const char *path;      /* file or directory to write: a temporary name */
    struct output *output; /* the open file of EXPORT_TEXT and EXPORT_BINARY; the caller looks after its errors */
    void *state;           /* the exporter's own, zeroed: state_size bytes */
    uint64_t start;        /* ns: the trace's first time stamp */
    bool failed;           /* set by an exporter after a message: nothing is called any more but close */

    /* Where the walk is. */
    const struct trace_process *process;
    const struct trace_thread *thread;
    uint32_t process_index, thread_index; /* both counted through the whole trace, from 0 */
    uint64_t n_events;                    /* so far */
    struct intervals intervals;
    struct progress progress;
};

/* All functions but close may be NULL. */
struct exporter {
    const char *name; /* as in --to NAME */
    const char *help; /* one line: what it is ("(binary)", "(a directory)" if it is no text), what opens it */
    enum export_target target;
    const char *const *files; /* EXPORT_DIRECTORY: what it writes there (export_directory.h) */
    size_t state_size;

    void (*open)(struct export_job *job);    /* before anything else */
    void (*process)(struct export_job *job); /* job->process is new; its threads follow */
    void (*thread)(struct export_job *job);  /* job->thread is new */
    /* No interval begins or ends with this event; job->intervals.n_events is its number. */
    void (*instant)(struct export_job *job, const struct trace_event *event);
    void (*opened)(struct export_job *job, const struct interval *interval); /* as the event is read that opens it */
    void (*closed)(struct export_job *job, const struct interval *interval);
    void (*thread_over)(struct export_job *job);             /* its totals and those of job->intervals are filled */
    void (*walk)(struct export_job *job);                    /* reads the trace itself; then the six above are not called */
    void (*close)(struct export_job *job, bool is_complete); /* writes the end if all is well; frees memory in any case */
};

/* Reads the trace for `exporter` and writes all of it. Returns 0; or -1 after a message, or when a signal came
 * (interrupt.h): then what was written is worth nothing. `job` is filled up to state; n_events says what was read. */
int export_run(const struct exporter *exporter, struct export_job *job);
/* For walks of an exporter's own: false when it is time to stop. To be called for each event, with the reader's
 * position in the thread. */
bool export_may_go_on(struct export_job *job, const struct trace_cursor *cursor);

/* A copy in which every byte that is no UTF-8 is a question mark. */
char *export_utf8(struct arena *arena, const char *text);
/* Its program, with its machine where there are several. */
const char *export_process_name(const struct export_job *job, struct arena *arena);
/* The process's pid, or a number in place of it where a process of another machine has the same: for formats to which
 * a pid is a name. */
uint32_t export_pid(const struct export_job *job);

#endif
