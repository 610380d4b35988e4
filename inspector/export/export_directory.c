#include "export_directory.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool is_wanted(const char *path, const char *const *files)
{
    for (; *files; files++)
        if (fnmatch(*files, path, FNM_PATHNAME) == 0)
            return true;
    return false;
}

/* Visits the directory `name` below `parent`; `prefix` is the path of its entries ("", "traces/"). Counts foreign
 * entries, and removes the others if `removes`. Returns -1 with errno set. */
static int visit(int parent, const char *name, const char *prefix, const char *const *files, bool removes, int *n_foreign)
{
    int file = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC), result = 0;
    DIR *directory = file >= 0 ? fdopendir(file) : NULL;
    if (!directory) {
        if (file >= 0)
            close(file);
        return -1;
    }
    struct dirent *entry;
    while (errno = 0, result == 0 && (entry = readdir(directory))) {
        char path[512];
        struct stat status;
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        snprintf(path, sizeof path, "%s%s", prefix, entry->d_name);
        if (fstatat(dirfd(directory), entry->d_name, &status, AT_SYMLINK_NOFOLLOW) != 0)
            result = -1;
        else if (S_ISREG(status.st_mode) && is_wanted(path, files))
            result = removes ? unlinkat(dirfd(directory), entry->d_name, 0) : 0;
        else if (S_ISDIR(status.st_mode) && !*prefix) {
            snprintf(path, sizeof path, "%s/", entry->d_name);
            result = visit(dirfd(directory), entry->d_name, path, files, removes, n_foreign);
        } else
            ++*n_foreign;
    }
    int error = errno;
    closedir(directory);
    if (result == 0 && error == 0 && removes && *n_foreign == 0) {
        result = unlinkat(parent, name, AT_REMOVEDIR);
        error = errno;
    }
    errno = error;
    return result == 0 && error == 0 ? 0 : -1;
}

bool export_directory_is_pure(const char *path, const char *const *files)
{
    int n_foreign = 0;
    return visit(AT_FDCWD, path, "", files, false, &n_foreign) == 0 && n_foreign == 0;
}

int export_directory_remove(const char *path, const char *const *files)
{
    int n_foreign = 0;
    if (visit(AT_FDCWD, path, "", files, true, &n_foreign) != 0)
        return -1;
    errno = ENOTEMPTY;
    return n_foreign > 0 ? -1 : 0;
}
