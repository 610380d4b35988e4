#include "run_directory.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "fs.h"
#include "log.h"
#include "status.h"
#include "trace_directory.h"

#include <weft/format.h>

/* Renames the default trace of an earlier run. */
static int keep_old(struct arena *arena, const char *path)
{
    char *old = arena_printf(arena, "%s.old", path);
    enum directory_content content = trace_directory_look(old);
    if (content == DIRECTORY_OTHER) {
        log_error("%s: is no weft trace, so it is not replaced by %s; move it away, or name another trace with -o", old, path);
        return STATUS_USAGE;
    }
    if ((content != DIRECTORY_MISSING && trace_directory_remove(old) != 0) || rename(path, old) != 0) {
        log_errno("cannot move %s to %s", path, old);
        return STATUS_FAILURE;
    }
    return STATUS_DONE;
}

int run_directory_prepare(struct arena *arena, const char *path, bool is_named, bool force)
{
    switch (trace_directory_look(path)) {
    case DIRECTORY_OTHER:
        log_error("%s: exists and is no weft trace; it is left alone. Name another trace with -o", path);
        return STATUS_USAGE;
    case DIRECTORY_TRACE:
        if (!is_named) {
            int status = keep_old(arena, path);
            if (status != STATUS_DONE)
                return status;
        } else if (!force) {
            log_error("%s: holds a trace already; --force replaces it", path);
            return STATUS_USAGE;
        } else if (trace_directory_remove(path) != 0) {
            log_errno("cannot remove the trace %s", path);
            return STATUS_FAILURE;
        }
        break;
    case DIRECTORY_EMPTY:
    case DIRECTORY_MISSING:
        break;
    }
    if (fs_make_directories(path) != 0) {
        log_errno("cannot make the trace directory %s", path);
        return STATUS_FAILURE;
    }
    return STATUS_DONE;
}

int run_directory_announce(struct arena *arena, const char *path)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    const char *run = arena_printf(arena, "%lld.%09ld-%ld", (long long)now.tv_sec, now.tv_nsec, (long)getpid());
    if (setenv(WEFT_ENV_TRACE, path, 1) == 0 && setenv(WEFT_ENV_RUN, run, 1) == 0)
        return STATUS_DONE;
    log_errno("cannot set %s", WEFT_ENV_TRACE);
    return STATUS_FAILURE;
}
