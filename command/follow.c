#define _GNU_SOURCE 1
#include "follow.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <time.h>

#include "command.h"
#include "fs.h"
#include "log.h"
#include "run_directory.h"
#include "status.h"
#include "supervise.h"
#include "trace_directory.h"

#include <weft/format.h>

enum { REST = 50 /* ms */, SLICE = 20 /* ms for which the lock is held */ };

static void rest(long ns)
{
    nanosleep(&(struct timespec){ .tv_nsec = ns }, NULL);
}

static void *follow_on(void *context)
{
    struct follow *follow = context;
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, NULL);
    uint64_t every = follow->every * 1000000, next = watch_clock() + every;
    while (!follow->is_over) {
        uint64_t slice = watch_clock() + SLICE * 1000000;
        pthread_mutex_lock(&follow->lock);
        bool has_more = watch_read(&follow->watch, slice < next ? slice : next);
        if (watch_clock() >= next) {
            watch_look(&follow->watch);
            if (follow->looked)
                follow->looked(follow->context);
            next = watch_clock() + every;
        }
        pthread_mutex_unlock(&follow->lock);
        rest(has_more ? 1000 /* so that others come in */ : REST * 1000000);
    }
    return NULL;
}

void follow_start(struct follow *follow, const char *path, bool keeps)
{
    *follow = (struct follow){ 0 };
    pthread_mutex_init(&follow->lock, NULL);
    watch_start(&follow->watch, path, keeps);
}

int follow_begin(struct follow *follow)
{
    return pthread_create(&follow->thread, NULL, follow_on, follow);
}

void follow_stop(struct follow *follow)
{
    follow->is_over = true;
    pthread_join(follow->thread, NULL);
}

void follow_finish(struct follow *follow)
{
    pthread_mutex_lock(&follow->lock);
    watch_read_rest(&follow->watch);
    watch_look(&follow->watch);
    pthread_mutex_unlock(&follow->lock);
}

int follow_program(struct follow *follow, char **program, int *error)
{
    *error = follow_begin(follow);
    if (*error)
        return STATUS_FAILURE;
    int status = supervise_run(program, error);
    follow_stop(follow);
    follow_finish(follow);
    return status;
}

const char *follow_title(struct arena *arena, char **program)
{
    struct str title = { .arena = arena };
    for (char **word = program; *word; word++)
        str_printf(&title, "%s%s", title.length ? " " : "", *word);
    return title.text;
}

/* The directory of a trace that is thrown away. */
static char *make_directory(struct arena *arena)
{
    const char *where = getenv("TMPDIR");
    char *path = arena_printf(arena, "%s/weft-live-XXXXXX", where && *where ? where : "/tmp");
    if (mkdtemp(path))
        return path;
    log_errno("%s: no directory can be made there for what is recorded; set TMPDIR", path);
    return NULL;
}

int follow_in_directory(struct arena *arena, const struct follow_setup *setup, int (*use)(void *context, const char *path), void *context)
{
    const char *path = setup->out ? fs_absolute(arena, setup->out) : make_directory(arena);
    if (!path)
        return STATUS_FAILURE;
    (void)setenv(WEFT_ENV_MODE, "full", 1); /* a ring cannot be followed: it overwrites what was not read yet */
    int status = record_options_announce(setup->record);
    if (status == STATUS_DONE && setup->out)
        status = run_directory_prepare(arena, path, true, setup->force);
    if (status == STATUS_DONE)
        status = run_directory_announce(arena, path);
    if (status == STATUS_DONE)
        status = use(context, path);
    if (!setup->out && trace_directory_remove(path) != 0 && errno != ENOENT)
        log_errno("%s: cannot be removed", path);
    return status;
}
