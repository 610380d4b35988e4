#include "trace_directory.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <weft/format.h>

#include "buffer.h"

static bool is_dot(const char *name)
{
    return strcmp(name, ".") == 0 || strcmp(name, "..") == 0;
}

/* True for PREFIX followed by one or two numbers: "thread-12", "thread-12-2". */
static bool is_numbered(const char *name, const char *prefix)
{
    size_t length = strlen(prefix);
    if (strncmp(name, prefix, length) != 0)
        return false;
    name += length;
    for (int numbers = 1;; numbers++, name++) {
        size_t digits = strspn(name, "0123456789");
        name += digits;
        if (digits == 0 || numbers > 2 || (*name && *name != '-'))
            return false;
        if (!*name)
            return true;
    }
}

/* True for PROGRAM-PID[-N]. */
static bool is_process_name(const char *name)
{
    for (const char *dash = strchr(name, '-'); dash; dash = strchr(dash + 1, '-'))
        if (is_numbered(dash, "-"))
            return dash > name;
    return false;
}

/* Reads the first bytes of a regular file and terminates them with NUL. Returns -1 if it is something else or cannot
 * be read. */
static ssize_t read_head(int directory, const char *name, char *bytes, size_t capacity)
{
    struct stat status;
    int file = openat(directory, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (file < 0)
        return -1;
    ssize_t length = fstat(file, &status) == 0 && S_ISREG(status.st_mode) ? read(file, bytes, capacity - 1) : -1;
    close(file);
    bytes[length > 0 ? length : 0] = '\0';
    return length;
}

static bool is_index(int directory, const char *name)
{
    char head[9];
    if (strcmp(name, TRACE_VIEW_FILE) != 0 && !is_numbered(name, TRACE_VIEW_FILE "-"))
        return false;
    ssize_t length = read_head(directory, name, head, sizeof head);
    return length == 0 || (length == 8 && (memcmp(head, "weftview", 8) == 0 || memcmp(head, "\0\0\0\0\0\0\0", 8) == 0));
}

/* ".memory-12.lz4" */
static bool is_packed(const char *name)
{
    char plain[NAME_MAX + 1];
    size_t length = strlen(name);
    if (!text_ends_with(name, ".lz4") || length > NAME_MAX)
        return false;
    memcpy(plain, name, length + 1);
    plain[length - strlen(".lz4")] = '\0';
    return is_numbered(plain, ".memory-");
}

/* A file is weft's if its name and its first bytes say so: a user's directory may well hold a file called `metadata`.
 * A file that was created but not written yet is empty, or begins with zeros if a packet was prepared. */
static bool is_trace_file(int directory, const char *name)
{
    static const char magic[] = { '\xC1', '\x1F', '\xFC', '\xC1' }, packed[] = { 'W', 'P', 'K', '1' }, prepared[4];
    char head[4096];
    if (is_index(directory, name))
        return true;
    bool is_text = strcmp(name, "metadata") == 0 || strcmp(name, ".metadata") == 0;
    if (buffer_is_name(name) || strcmp(name, WEFT_CONTROL_FILE) == 0) {
        const char *start = buffer_is_name(name) ? "WTFB" : "WTFC";
        ssize_t read = read_head(directory, name, head, sizeof head);
        return read == 0 || (read >= 4 && (memcmp(head, start, 4) == 0 || memcmp(head, prepared, 4) == 0));
    }
    if (!is_text && strcmp(name, "definitions") != 0 && !is_numbered(name, "thread-") && !is_numbered(name, "memory-") &&
        strcmp(name, ".memory") != 0 && !is_numbered(name, ".memory-") && !is_packed(name))
        return false;
    ssize_t length = read_head(directory, name, head, sizeof head);
    if (length <= 0)
        return length == 0;
    if (is_text) /* .metadata is an unfinished metadata file */
        return strncmp(head, "/* CTF 1.8", 10) == 0 && (*name == '.' || strstr(head, "tracer_name = \"weft\""));
    return length >= 4 && (memcmp(head, is_packed(name) ? packed : magic, 4) == 0 || memcmp(head, prepared, 4) == 0);
}

/* The files that all processes share: the index of weft view; .clock, and .clock-PID while it is being written, which
 * hold decimal numbers. */
static bool is_shared_file(int directory, const char *name)
{
    char head[96];
    if (is_index(directory, name))
        return true;
    if (strcmp(name, ".clock") != 0 && !is_numbered(name, ".clock-"))
        return false;
    ssize_t length = read_head(directory, name, head, sizeof head);
    return length >= 0 && (size_t)length < sizeof head - 1 && strspn(head, "-0123456789 \n") == (size_t)length;
}

/* The next entry other than "." and "..". Returns NULL with errno 0 at the end, and NULL with errno set if the rest
 * cannot be read. The latter must not be mistaken for the end: unseen files may be anybody's. */
static struct dirent *next_entry(DIR *directory)
{
    struct dirent *entry;
    do
        errno = 0;
    while ((entry = readdir(directory)) && is_dot(entry->d_name));
    return entry;
}

/* Opens the directory `name` below `parent`, without following a symbolic link. Returns NULL on failure. */
static DIR *open_below(int parent, const char *name)
{
    int file = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    DIR *directory = file >= 0 ? fdopendir(file) : NULL;
    if (file >= 0 && !directory)
        close(file);
    return directory;
}

/* True for the directory of one process: it holds only trace files, including the metadata, or is empty because the
 * program was killed that early. */
static bool is_process(int parent, const char *name)
{
    DIR *directory = is_process_name(name) ? open_below(parent, name) : NULL;
    if (!directory)
        return false;
    bool has_metadata = false, is_empty = true, is_pure = true;
    for (struct dirent *entry; is_pure && (entry = next_entry(directory));) {
        is_empty = false;
        is_pure = is_trace_file(dirfd(directory), entry->d_name);
        has_metadata |= strcmp(entry->d_name, "metadata") == 0;
    }
    is_pure = is_pure && errno == 0;
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
    struct dirent *entry;
    while (content != DIRECTORY_OTHER && (entry = next_entry(directory)))
        if (!is_shared_file(dirfd(directory), entry->d_name))
            content = is_process(dirfd(directory), entry->d_name) ? DIRECTORY_TRACE : DIRECTORY_OTHER;
    if (content != DIRECTORY_OTHER && errno != 0)
        content = DIRECTORY_OTHER;
    closedir(directory);
    return content;
}

/* Removes the directory of one process. Files that have appeared since the check and do not belong to a trace stay. */
static int remove_process(int parent, const char *name)
{
    DIR *directory = is_process_name(name) ? open_below(parent, name) : NULL;
    if (!directory) {
        errno = ENOTEMPTY;
        return -1;
    }
    int error = 0;
    struct dirent *entry;
    while ((entry = next_entry(directory)))
        if (!is_trace_file(dirfd(directory), entry->d_name))
            error = ENOTEMPTY;
        else if (unlinkat(dirfd(directory), entry->d_name, 0) != 0)
            error = errno;
    if (error == 0)
        error = errno;
    closedir(directory);
    errno = error;
    return error == 0 ? unlinkat(parent, name, AT_REMOVEDIR) : -1;
}

int trace_directory_remove(const char *path)
{
    DIR *directory = open_below(AT_FDCWD, path);
    if (!directory)
        return -1;
    int result = 0;
    struct dirent *entry;
    while (result == 0 && (entry = next_entry(directory)))
        if (is_shared_file(dirfd(directory), entry->d_name))
            result = unlinkat(dirfd(directory), entry->d_name, 0);
        else
            result = remove_process(dirfd(directory), entry->d_name);
    int error = errno;
    closedir(directory);
    errno = error;
    return result == 0 && error == 0 ? rmdir(path) : -1;
}
