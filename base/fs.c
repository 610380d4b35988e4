#define _GNU_SOURCE 1 /* versionsort, realpath, memfd_create */
#include "fs.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "vec.h"

/* Closes the file and keeps errno. Returns -1. */
static int close_failed(int file)
{
    int error = errno;
    close(file);
    errno = error;
    return -1;
}

/* Reads to the end. The size from stat is only a first guess: pipes have none, and files grow. */
static int read_all(struct arena *arena, int file, size_t guess, size_t limit, struct slice *text)
{
    size_t capacity = guess + 2, length = 0; /* one byte for the NUL, one to see the end without growing */
    char *bytes = arena_alloc(arena, capacity);
    for (;;) {
        if (length + 1 == capacity) {
            bytes = arena_grow(arena, bytes, capacity, capacity * 2 + 4096);
            capacity = capacity * 2 + 4096;
        }
        ssize_t got = read(file, bytes + length, capacity - length - 1);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return -1;
        if (got == 0)
            break;
        length += (size_t)got;
        if (limit && length > limit) {
            errno = EFBIG;
            return -1;
        }
    }
    bytes[length] = '\0';
    *text = (struct slice){ bytes, length };
    return 0;
}

int fs_read(struct arena *arena, const char *path, size_t limit, struct slice *text)
{
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return -1;
    struct stat status;
    if (fstat(file, &status) != 0)
        return close_failed(file);
    if (S_ISDIR(status.st_mode)) {
        errno = EISDIR;
        return close_failed(file);
    }
    size_t guess = S_ISREG(status.st_mode) ? (size_t)status.st_size : 4096;
    if (limit && guess > limit && S_ISREG(status.st_mode)) {
        errno = EFBIG;
        return close_failed(file);
    }
    if (read_all(arena, file, guess, limit, text) != 0)
        return close_failed(file);
    close(file);
    return 0;
}

int fs_write_all(int file, const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t written = write(file, bytes, length);
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return -1;
        bytes += written;
        length -= (size_t)written;
    }
    return 0;
}

int fs_hold(const char *bytes, size_t length)
{
    int file = memfd_create("weft", MFD_CLOEXEC);
    if (file >= 0 && (fs_write_all(file, bytes, length) != 0 || lseek(file, 0, SEEK_SET) != 0))
        return close_failed(file);
    return file;
}

/* Paths that name open descriptors. If standard output is redirected to a file, renaming over it would break the
 * redirection. */
static bool is_descriptor(const char *path)
{
    return text_starts_with(path, "/dev/std") || text_starts_with(path, "/dev/fd/") || text_starts_with(path, "/proc/");
}

/* Devices, pipes and descriptors are written to, not replaced. */
static int write_through(const char *path, const char *bytes, size_t length)
{
    int file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC);
    if (file < 0)
        return -1;
    if (fs_write_all(file, bytes, length) != 0)
        return close_failed(file);
    return close(file);
}

/* Creates a file with a unique name next to `path`. mkstemp doesn't fit: it sets mode 0600, and reading the umask is
 * not thread-safe. */
static int open_beside(struct arena *arena, const char *path, char **name)
{
    static unsigned counter; /* distinguishes the files of this process; O_EXCL detects other clashes */
    for (int attempt = 0; attempt < 100; attempt++) {
        unsigned number = __atomic_add_fetch(&counter, 1, __ATOMIC_RELAXED);
        *name = arena_printf(arena, "%s.%ld.%u.tmp", path, (long)getpid(), number);
        int file = open(*name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (file >= 0 || errno != EEXIST)
            return file;
    }
    return -1;
}

static int replace_file(struct arena *arena, const char *path, const struct stat *old, const char *bytes, size_t length)
{
    char *name;
    int file = open_beside(arena, path, &name);
    if (file < 0)
        return -1;
    int failed = fs_write_all(file, bytes, length) != 0 || (old && fchmod(file, old->st_mode & 07777) != 0);
    if (failed) {
        close_failed(file);
    } else {
        failed = close(file) != 0 || rename(name, path) != 0;
    }
    if (failed) {
        int error = errno;
        unlink(name);
        errno = error;
        return -1;
    }
    return 0;
}

int fs_write_atomic(const char *path, const char *bytes, size_t length)
{
    struct stat old;
    bool exists = stat(path, &old) == 0;
    if (exists && S_ISDIR(old.st_mode)) {
        errno = EISDIR;
        return -1;
    }
    if (exists && (!S_ISREG(old.st_mode) || is_descriptor(path)))
        return write_through(path, bytes, length);
    char *target = exists ? realpath(path, NULL) : NULL; /* keeps a symbolic link */
    struct arena arena = { 0 };
    int result = replace_file(&arena, target ? target : path, exists ? &old : NULL, bytes, length);
    int error = errno;
    arena_release(&arena);
    free(target);
    errno = error;
    return result;
}

static int make_directory(const char *path)
{
    struct stat status;
    if (mkdir(path, 0777) == 0)
        return 0;
    if (errno != EEXIST && errno != EROFS && errno != EACCES) /* some systems report these two before EEXIST */
        return -1;
    int error = errno;
    if (stat(path, &status) != 0) {
        errno = error;
        return -1;
    }
    if (!S_ISDIR(status.st_mode)) {
        errno = ENOTDIR;
        return -1;
    }
    return 0;
}

int fs_make_directories(const char *path)
{
    struct arena arena = { 0 };
    char *part = arena_strdup(&arena, path);
    int result = 0;
    for (char *c = part; *c && result == 0; c++) {
        if (*c != '/' || c == part || c[-1] == '/')
            continue;
        *c = '\0';
        result = make_directory(part);
        *c = '/';
    }
    if (result == 0)
        result = make_directory(part);
    int error = errno;
    arena_release(&arena);
    errno = error;
    return result;
}

char *fs_directory_of(struct arena *arena, const char *path)
{
    const char *slash = strrchr(path, '/');
    if (!slash)
        return arena_strdup(arena, ".");
    while (slash > path && slash[-1] == '/')
        slash--;
    return slash == path ? arena_strdup(arena, "/") : arena_strndup(arena, path, (size_t)(slash - path));
}

const char *fs_name_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

char *fs_join(struct arena *arena, const char *directory, const char *name)
{
    if (*name == '/' || *directory == '\0')
        return arena_strdup(arena, name);
    size_t before = strlen(directory), length = strlen(name) + 1;
    char *path = arena_alloc(arena, before + 1 + length);
    memcpy(path, directory, before);
    before -= path[before - 1] == '/';
    path[before] = '/';
    memcpy(path + before + 1, name, length);
    return path;
}

/* Appends the components of `path` to `result`, which is empty or an absolute path such as "/a/b". */
static void add_components(struct str *result, const char *path)
{
    while (*path) {
        size_t length = strcspn(path, "/");
        struct slice component = { path, length };
        if (slice_is(component, "..")) {
            const char *slash = result->length ? strrchr(result->text, '/') : NULL;
            result->length = slash ? (size_t)(slash - result->text) : 0;
            if (result->text)
                result->text[result->length] = '\0';
        } else if (length > 0 && !slice_is(component, ".")) {
            str_add_char(result, '/');
            str_add_slice(result, component);
        }
        path += length;
        path += *path == '/';
    }
}

char *fs_absolute(struct arena *arena, const char *path)
{
    struct str result = { .arena = arena };
    if (*path != '/') {
        char here[PATH_MAX]; /* getcwd fails in a directory that was removed; $PWD still has its name */
        const char *named = getcwd(here, sizeof here) ? here : getenv("PWD");
        add_components(&result, named ? named : "/");
    }
    add_components(&result, path);
    return result.length ? result.text : arena_strdup(arena, "/");
}

static bool is_same_file(const char *one, const char *other)
{
    struct stat a, b;
    return stat(one, &a) == 0 && stat(other, &b) == 0 && a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

char *fs_without_dots(struct arena *arena, char *path)
{
    char real[PATH_MAX];
    if (!strstr(path, "/."))
        return path;
    char *plain = fs_absolute(arena, path);
    if (is_same_file(path, plain))
        return plain;
    return realpath(path, real) ? arena_strdup(arena, real) : path;
}

bool fs_exists(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0;
}

bool fs_is_directory(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

char *fs_self(struct arena *arena)
{
    char path[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", path, sizeof path);
    if (length < 0)
        return NULL;
    if ((size_t)length == sizeof path) {
        errno = ENAMETOOLONG;
        return NULL;
    }
    return arena_strndup(arena, path, (size_t)length);
}

int fs_list(struct arena *arena, const char *directory, int (*wanted)(const struct dirent *), const char ***names)
{
    struct dirent **entries;
    int count = scandir(directory, &entries, wanted, versionsort);
    if (count < 0)
        return -1;
    *names = arena_array(arena, const char *, (size_t)count + 1);
    for (int i = 0; i < count; i++) {
        (*names)[i] = arena_strdup(arena, entries[i]->d_name);
        free(entries[i]);
    }
    free(entries);
    return count;
}
