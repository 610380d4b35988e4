/* What a collector holds: the database, and of each thread that something comes from how far it has come. Idempotent:
 * everything that comes says where it belongs, what is there already is passed over, and nothing may be left out.
 *
 * What was taken is in the database for good, and may be acknowledged, when ledger_commit has returned 0. When it
 * fails, what was taken since the last one is lost: close the ledger, open it again, and let the senders start from
 * what it says then.
 */
#ifndef LEDGER_H
#define LEDGER_H

#include "store.h"

struct ledger_process {
    struct ledger_process *next;
    sqlite3_int64 row;
    uint8_t uuid[16];
    const char *directory, *program, *machine_id;
    uint32_t pid;
    struct trace_clock clock; /* of its events; frequency is not kept */
    uint64_t definitions;     /* bytes of its definitions that have been taken */
    /* By number, malloc'ed: */
    sqlite3_int64 *rows;     /* of the sites; 0: not defined */
    struct weft_site *sites; /* their kinds, nothing else of them */
    uint32_t n_sites;
};

struct ledger;

struct ledger_thread {
    struct ledger_thread *next;
    struct ledger *ledger;
    struct ledger_process *process;
    sqlite3_int64 row;
    const char *file;
    struct trace_thread totals; /* n_events: how many have been taken */
    struct intervals intervals;
    bool is_changed; /* since the last commit */
    unsigned users;  /* at 0 it is forgotten with the next commit */
};

struct ledger {
    struct arena arena;
    struct store store;
    sqlite3_stmt *find_process, *find_sites, *set_definitions, *set_parent, *find_thread, *name_thread, *find_open, *set_clock;
    struct ledger_process *processes;
    struct ledger_thread *threads;
    bool is_changed;    /* a transaction is open */
    uint64_t n_events;  /* taken since it was opened */
    uint64_t n_unknown; /* passed over since then; their threads count them */

    void *context; /* of the following */
    /* May be NULL. Called for each thread that has changed. */
    void (*committed)(const struct ledger_thread *thread, void *context);
};

/* -1 after a message; ledger_close in any case. */
int ledger_open(struct ledger *ledger, const char *path, const char *view);
int ledger_commit(struct ledger *ledger);
int ledger_close(struct ledger *ledger);

/* What has been measured of a machine's clock: see store_add_machine. */
void ledger_machine(struct ledger *ledger, const char *machine_id, int64_t offset, int64_t error, int64_t measured);
/* Is this a clock that we can count with? */
bool ledger_is_clock(const struct trace_clock *clock);
/* `process`: uuid, path, program, machine_id, pid, clock_offset, clock count. Where its clock is not the one that was
 * known before, the times that are in the database are corrected (to 2 ns of what they would be if it had been known
 * from the start). NULL if the database has failed. */
struct ledger_process *ledger_process(struct ledger *ledger, const struct trace_process *process);
struct ledger_thread *ledger_thread(struct ledger *ledger, struct ledger_process *process, uint32_t tid, const char *file);
void ledger_thread_leave(struct ledger_thread *thread);

/* These return NULL, or why what came makes no sense. */
const char *ledger_definitions(struct ledger *ledger, struct ledger_process *process, uint64_t from, uint64_t to, const uint8_t *bytes,
                               size_t length);
/* Events behind the first `before` of the thread, of which the last one had the time stamp `time`. */
const char *ledger_events(struct ledger *ledger, struct ledger_thread *thread, uint64_t before, uint64_t time, uint64_t lost, const uint8_t *bytes,
                          size_t length);

#endif
