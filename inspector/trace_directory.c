#include "trace_directory.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool is_dot(const char *name)
{
    return strcmp(name, ".") == 0 || strcmp(name, "..") == 0;
}

static bool is_trace_file(const char *name)
{
    return strcmp(name, "metadata") == 0 || strcmp(name, "definitions") == 0 || strncmp(name, "thread-", 7) == 0 ||
           strncmp(name, ".metadata", 9) == 0;
}

/* What all processes share. */
static bool is_shared_file(const char *name)
{
    return strncmp(name, ".clock", 6) == 0;
}

/* A stream on the directory `name` below `parent` (not on what a symbolic link points to), or NULL. */
static DIR *open_below(int parent, const char *name)
{
    int file = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    DIR *directory = file >= 0 ? fdopendir(file) : NULL;
    if (file >= 0 && !directory)
        close(file);
    return directory;
}

/* The directory of one process: trace files, the metadata among them, and nothing else; or empty, when the program was killed that early. */
static bool is_process(int parent, const char *name)
{
    DIR *directory = open_below(parent, name);
    bool has_metadata = false, is_empty = true, is_pure = directory != NULL;
    for (struct dirent *entry; is_pure && (entry = readdir(directory));) {
        struct stat status;
        if (is_dot(entry->d_name))
            continue;
        is_empty = false;
        is_pure =
            is_trace_file(entry->d_name) && fstatat(dirfd(directory), entry->d_name, &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISREG(status.st_mode);
        has_metadata |= strcmp(entry->d_name, "metadata") == 0;
    }
    if (directory)
        closedir(directory);
    return is_pure && (has_metadata || is_empty);
}

enum directory_content trace_directory_look(const char *path)
{
    struct stat status;
    if (lstat(path, &status) != 0)
        return errno == ENOENT ? DIRECTORY_MISSING : DIRECTORY_OTHER;
    DIR *directory = open_below(AT_FDCWD, path);
    if (!directory)
        return DIRECTORY_OTHER;
    enum directory_content content = DIRECTORY_EMPTY;
    for (struct dirent *entry; content != DIRECTORY_OTHER && (entry = readdir(directory));)
        if (!is_dot(entry->d_name) && !is_shared_file(entry->d_name))
            content = is_process(dirfd(directory), entry->d_name) ? DIRECTORY_TRACE : DIRECTORY_OTHER;
    closedir(directory);
    return content;
}

static int remove_process(int parent, const char *name)
{
    DIR *directory = open_below(parent, name);
    if (!directory)
        return -1;
    int result = 0;
    for (struct dirent *entry; (entry = readdir(directory));)
        if (is_trace_file(entry->d_name) && unlinkat(dirfd(directory), entry->d_name, 0) != 0)
            result = -1;
    closedir(directory);
    return result == 0 ? unlinkat(parent, name, AT_REMOVEDIR) : -1;
}

int trace_directory_remove(const char *path)
{
    DIR *directory = open_below(AT_FDCWD, path);
    if (!directory)
        return -1;
    int result = 0;
    for (struct dirent *entry; result == 0 && (entry = readdir(directory));)
        if (is_shared_file(entry->d_name))
            result = unlinkat(dirfd(directory), entry->d_name, 0);
        else if (!is_dot(entry->d_name))
            result = remove_process(dirfd(directory), entry->d_name);
    int error = errno;
    closedir(directory);
    errno = error;
    return result == 0 ? rmdir(path) : -1;
}
