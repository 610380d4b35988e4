#include "run_directory.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

/* Returns why no trace can be written into the directory, as errno; 0: none is known. The program's runtime has said it, but to
 * the program's standard error alone. */
static int try_to_write(const char *path)
{
    enum { SHORT_TRACE = 1 << 20 }; /* bytes, with the buffers of a thread */
    struct arena arena = { 0 };
    char *name = arena_printf(&arena, "%s/.room-%ld", path, (long)getpid());
    int file = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    int error = file < 0 ? errno : posix_fallocate(file, 0, SHORT_TRACE);
    if (file >= 0) {
        close(file);
        unlink(name);
    }
    arena_release(&arena);
    return error == ENOSPC || error == EDQUOT || error == EROFS || error == EACCES ? error : 0;
}

void run_directory_say_empty(const char *program, const char *path)
{
    int error = try_to_write(path);
    if (error)
        log_warning("%s recorded nothing: a trace cannot be written into %s: %s", program, path, strerror(error));
    else
        log_warning("%s recorded nothing. Was it built with weft (`weft make`, `weft build -- ...`), and does config.json select calls that it makes "
                    "(`weft sites FILE`)?",
                    program);
}
