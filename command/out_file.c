/* What -o names. */
#include "out_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "export_directory.h"
#include "log.h"
#include "status.h"

int out_file_check(const struct out_file *out)
{
    struct stat status;
    if (stat(out->path, &status) != 0) {
        if (errno == ENOENT)
            return STATUS_DONE;
        log_errno("%s", out->path);
        return STATUS_FAILURE;
    }
    if (out->files ? !S_ISDIR(status.st_mode) : !S_ISREG(status.st_mode))
        log_error("%s: is %s; -o takes the name of a %s to write", out->path,
                  S_ISDIR(status.st_mode) ? "a directory"
                  : out->files            ? "no directory"
                                          : "no regular file",
                  out->files ? "directory" : "file");
    else if (out->files && !export_directory_is_pure(out->path, out->files))
        log_error("%s: is a directory with something else in it; it is left alone", out->path);
    else if (!out->replaces)
        log_error("%s: exists already; --force replaces it", out->path);
    else
        return STATUS_DONE;
    return STATUS_USAGE;
}

char *out_file_begin(struct arena *arena, const struct out_file *out)
{
    char *path = arena_printf(arena, "%s.XXXXXX", out->path);
    int file = out->files ? (mkdtemp(path) ? open(path, O_RDONLY | O_DIRECTORY) : -1) : mkstemp(path);
    if (file < 0) {
        log_errno("%s: cannot create a %s there", out->path, out->files ? "directory" : "file");
        return NULL;
    }
    mode_t mask = umask(0); /* temporary files are private to the owner; give the result default permissions */
    umask(mask);
    (void)fchmod(file, (out->files ? 0777 : 0666) & ~mask);
    close(file);
    return path;
}

static int put_in_place(const struct out_file *out, const char *begun)
{
    if (out->files && out->replaces && export_directory_remove(out->path, out->files) != 0 && errno != ENOENT) {
        log_errno("%s: cannot be replaced", out->path);
        return STATUS_FAILURE;
    }
    if (rename(begun, out->path) == 0)
        return STATUS_DONE;
    log_errno("%s", out->path);
    return STATUS_FAILURE;
}

int out_file_end(const struct out_file *out, const char *begun, int status)
{
    if (status == STATUS_DONE)
        status = put_in_place(out, begun);
    if (status != STATUS_DONE && (out->files ? export_directory_remove(begun, out->files) : unlink(begun)) != 0)
        log_errno("%s: cannot be removed", begun);
    return status;
}
