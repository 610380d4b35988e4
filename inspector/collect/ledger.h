/* The data that a collector holds: the database, and for each thread that is being received, its position. Receiving
 * is idempotent: each message says where its content belongs, content that is already there is skipped, and gaps are
 * rejected.
 *
 * After ledger_commit has returned 0, everything received so far is in the database for good and may be acknowledged.
 * If it fails, everything since the last commit is lost: close the ledger, open it again, and let the senders continue
 * from what it then says. Not thread safe.
 */
#ifndef LEDGER_H
#define LEDGER_H

#include "store.h"

struct definition;

struct ledger_process {
    struct ledger_process *next;
    uint32_t number; /* of the ledger's processes, from 1 */
    unsigned users;  /* connections on which it is being received */
    sqlite3_int64 row;
    uint8_t uuid[16];
    const char *directory, *program, *machine_id;
    uint32_t pid;
    struct trace_clock clock; /* clock of its events, without frequency */
    uint64_t definitions;     /* bytes of its definitions that have been received */
    /* By site number, malloc'ed: */
    sqlite3_int64 *rows;     /* rows of the sites; 0: not defined */
    struct weft_site *sites; /* the sites, of which only the kind is set */
    uint32_t n_sites;        /* entries of these, most of them empty */
    uint64_t n_defined;      /* of them, sites */
    bool is_kept;            /* its events are kept: store_kept.h */
    struct switches switches;
};

struct ledger;

struct ledger_thread {
    struct ledger_thread *next;
    uint32_t number; /* of the ledger's threads, from 1; not used again */
    struct ledger *ledger;
    struct ledger_process *process;
    sqlite3_int64 row;
    const char *file;
    struct trace_thread totals; /* n_events: how many have been received */
    struct intervals intervals;
    size_t next_switch; /* of the process: the intervals know those before it */
    bool is_changed;    /* since the last commit */
    unsigned users;     /* references; at 0 the next commit frees it */
};

struct ledger {
    struct arena arena;
    struct store store;
    sqlite3_stmt *find_process, *find_sites, *set_definitions, *set_parent, *find_thread, *name_thread, *find_open, *find_switches, *set_clock;
    struct ledger_process *processes;
    struct ledger_thread *threads;
    bool is_changed;    /* a transaction is open */
    uint64_t n_events;  /* received since the ledger was opened */
    bool is_stale;      /* there may be events that the tables of tasks and messages don't know */
    int64_t derive_at;  /* ms, of wire_clock_ms: fill them not before this time */
    uint64_t n_unknown; /* skipped since then; included in their threads' totals */

    uint32_t n_processes, n_threads; /* numbers given */

    void *context; /* passed to these */
    /* May be NULL. Called for what is new as it is taken, before it is committed: of events, with the time stamp before them. */
    void (*defined)(const struct ledger_process *process, const struct definition *definition, void *context);
    void (*took)(const struct ledger_thread *thread, uint64_t time, const uint8_t *bytes, size_t length, void *context);
    /* May be NULL. Called at each commit for each thread that has changed. */
    void (*committed)(const struct ledger_thread *thread, void *context);
};

/* Each returns -1 after a message. Call ledger_close whatever ledger_open returns. */
int ledger_open(struct ledger *ledger, const char *path, const char *view);
/* Also fills the tables of tasks and messages, unless that takes more than a small part of the time. */
int ledger_commit(struct ledger *ledger);
/* How long, in ms, until ledger_commit has tables to fill, at most `patience`. */
int ledger_patience(const struct ledger *ledger, int patience);
int ledger_close(struct ledger *ledger);

/* Stores what has been measured of a machine's clock, in ns: see store_add_machine. */
void ledger_machine(struct ledger *ledger, const char *machine_id, int64_t offset, int64_t error, int64_t measured);
/* True if the clock's numbers are in the range that conversions can handle. */
bool ledger_is_clock(const struct trace_clock *clock);
/* Finds or adds a process, which the ledger owns. Uses of `process`: uuid, path, program, machine_id, pid,
 * clock_offset, clock. If its clock differs from the one known before, the times in the database are corrected (to
 * within 2 ns of what they would be if it had been known from the start). Returns NULL if the database has failed. */
struct ledger_process *ledger_process(struct ledger *ledger, const struct trace_process *process);
/* Finds or adds a thread, which the ledger owns, and takes a reference. Returns NULL if the database has failed or
 * without memory. */
struct ledger_thread *ledger_thread(struct ledger *ledger, struct ledger_process *process, uint32_t tid, const char *file);
/* Drops a reference. */
void ledger_thread_leave(struct ledger_thread *thread);

/* The next two return NULL on success, or a static string that says why the content is invalid. `bytes` are not
 * kept. */
/* Adds the definitions at the offsets `from` to `to` of the definitions file. */
const char *ledger_definitions(struct ledger *ledger, struct ledger_process *process, uint64_t from, uint64_t to, const uint8_t *bytes,
                               size_t length);
/* Adds events that follow the first `before` events of the thread; the last one of those had the time stamp `time`. */
const char *ledger_events(struct ledger *ledger, struct ledger_thread *thread, uint64_t before, uint64_t time, uint64_t lost, const uint8_t *bytes,
                          size_t length);

#endif
