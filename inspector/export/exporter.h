/* The formats that `weft export` writes, and what they share: a walk over the whole trace that passes processes,
 * threads, events and intervals to an exporter.
 *
 * A new format is a file that defines a struct exporter, and a line in exporters.def. An exporter writes under a
 * temporary name that nobody else uses, so it need not clean up after an error: incomplete output is deleted. */
#ifndef EXPORTER_H
#define EXPORTER_H

#include "callees.h"
#include "frametree.h"
#include "output.h"
#include "progress.h"
#include "reader.h"
#include "intervals.h"

enum export_target {
    EXPORT_TEXT,     /* one file, written sequentially; may also be standard output */
    EXPORT_BINARY,   /* the same, but not to a terminal */
    EXPORT_FILE,     /* one file that the exporter opens by its name */
    EXPORT_DIRECTORY /* a directory, created empty, that the exporter fills */
};

struct export_job {
    struct trace *trace;
    const char *path;      /* file or directory to write: a temporary name */
    struct output *output; /* open file of EXPORT_TEXT and EXPORT_BINARY; the caller checks its errors */
    void *state;           /* the exporter's own: state_size bytes, zeroed */
    uint64_t start;        /* ns: the trace's first time stamp */
    /* The stacks that are exported are those of backtraces, with this weight, not those of calls. Only for exporters
     * that take them. */
    bool has_backtraces;
    enum frame_weight weight;
    const char *value;
    const char *analyses; /* for the page: what analyses of the trace's graph say, elements of a JSON array; NULL: none */
    bool failed;          /* set by an exporter after a message: only close is called after that */

    /* The position of the walk. */
    const struct trace_process *process;
    const struct trace_thread *thread;
    uint32_t process_index, thread_index; /* both counted over the whole trace, from 0 */
    uint64_t n_events;                    /* events read so far */
    struct intervals intervals;
    struct progress progress;
};

/* All functions but close may be NULL. */
struct exporter {
    const char *name; /* as in --to NAME */
    const char *help; /* one line: what it is ("(binary)", "(a directory)" if not text), what opens it */
    enum export_target target;
    bool takes_backtraces;    /* job->has_backtraces */
    const char *const *files; /* EXPORT_DIRECTORY: the files that it writes (export_directory.h) */
    size_t state_size;

    void (*open)(struct export_job *job);    /* called first */
    void (*process)(struct export_job *job); /* job->process is new; its threads follow */
    void (*thread)(struct export_job *job);  /* job->thread is new */
    /* An event that neither begins nor ends an interval; its number is job->intervals.n_events. */
    void (*instant)(struct export_job *job, const struct trace_event *event);
    void (*opened)(struct export_job *job, const struct interval *interval); /* when its begin is read */
    void (*closed)(struct export_job *job, const struct interval *interval);
    void (*thread_over)(struct export_job *job); /* its totals and those of job->intervals are valid */
    /* Reads the trace itself, in its own order. If it is set, only open, walk and close are called. */
    void (*walk)(struct export_job *job);
    void (*close)(struct export_job *job, bool is_complete); /* writes the end if is_complete; always frees memory */
};

/* Reads the trace for `exporter` and writes all of the output. `job` is filled in by the caller up to `output`;
 * afterwards n_events is the number of events read. Returns 0, or -1 after a message or a signal (interrupt.h): the
 * output is then incomplete. */
int export_run(const struct exporter *exporter, struct export_job *job);
/* For exporters with a `walk` of their own, to be called for each event with the reader's position in the thread.
 * Returns false when the walk has to stop. */
bool export_may_go_on(struct export_job *job, const struct trace_cursor *cursor);

/* A copy in the arena in which every byte that is not UTF-8 is a question mark. */
char *export_utf8(struct arena *arena, const char *text);
/* The name of the current process: its program, and its machine if the trace has several. */
const char *export_process_name(const struct export_job *job, struct arena *arena);
/* The pid of the current process, or a replacement if an earlier process of another machine has the same pid: for
 * formats that identify processes by their pids. */
uint32_t export_pid(const struct export_job *job);

#endif
