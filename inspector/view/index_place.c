#include "index_place.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fs.h"
#include "index_build.h"
#include "trace_directory.h"

static uint64_t hash_file(uint64_t hash, const char *path)
{
    struct stat status = { 0 };
    if (stat(path, &status) != 0)
        return hash;
    hash = hash_text(hash, fs_name_of(path));
    hash = hash_bytes(hash, &status.st_size, sizeof status.st_size);
    return hash_bytes(hash, &status.st_mtim, sizeof status.st_mtim);
}

static uint64_t hash_process(uint64_t hash, struct arena *arena, const struct trace_process *process)
{
    hash = hash_text(hash, fs_name_of(process->path));
    hash = hash_file(hash, fs_join(arena, process->path, "metadata"));
    hash = hash_file(hash, fs_join(arena, process->path, "definitions"));
    for (size_t i = 0; i < process->threads.count; i++) {
        for (const struct trace_thread *thread = process->threads.items[i]; thread; thread = thread->guest)
            hash = hash_file(hash, thread->path);
    }
    for (size_t i = 0; i < process->guests.count; i++)
        hash = hash_process(hash, arena, process->guests.items[i]);
    return hash;
}

uint64_t index_fingerprint(const struct trace *trace)
{
    uint64_t hash = HASH_START;
    for (size_t i = 0; i < trace->processes.count; i++)
        hash = hash_process(hash, trace->arena, trace->processes.items[i]);
    return hash;
}

/* What is in a buffer may grow without a file's size or time telling so. */
static bool has_buffers(const struct trace *trace)
{
    for (size_t i = 0; i < trace->processes.count; i++) {
        const struct trace_process *process = trace->processes.items[i];
        for (size_t j = 0; j < process->threads.count; j++)
            for (const struct trace_thread *thread = process->threads.items[j]; thread; thread = thread->guest)
                if (thread->buffer)
                    return true;
    }
    return false;
}

static const char *path_in_cache(struct arena *arena, const char *trace)
{
    const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME"), *path = fs_absolute(arena, trace);
    if (!cache || cache[0] != '/')
        cache = fs_join(arena, home ? home : "/tmp", ".cache");
    return arena_printf(arena, "%s/weft/view/%s-%016" PRIx64, cache, fs_name_of(path), hash_text(HASH_START, path));
}

static struct index *open_existing(const struct trace *trace, const char *path, uint64_t fingerprint)
{
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    return file >= 0 ? index_open(file, trace, fingerprint) : NULL;
}

/* Under a temporary name that becomes `path`, or vanishes at once. */
static struct index *build(struct trace *trace, const char *path, bool is_kept, uint64_t fingerprint)
{
    const char *temporary = arena_printf(trace->arena, "%s-%d", path, (int)getpid());
    int file = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0666);
    if (file < 0)
        return NULL;
    bool is_built = index_build(file, trace, fingerprint) == 0 && (!is_kept || rename(temporary, path) == 0);
    int error = errno;
    if (!is_built || !is_kept)
        unlink(temporary);
    errno = error;
    if (!is_built) {
        close(file);
        errno = error;
        return NULL;
    }
    errno = EIO;
    return index_open(file, trace, fingerprint);
}

struct index *index_find(struct trace *trace, bool is_forced, struct index_place *place)
{
    uint64_t fingerprint = index_fingerprint(trace);
    const char *beside = fs_join(trace->arena, trace->path, TRACE_VIEW_FILE), *cache = path_in_cache(trace->arena, trace->path);
    *place = (struct index_place){ .path = beside, .is_kept = !has_buffers(trace) };
    struct index *index = NULL;
    if (place->is_kept && !is_forced) {
        index = open_existing(trace, beside, fingerprint);
        place->is_in_cache = !index && (index = open_existing(trace, cache, fingerprint));
    }
    if (!index) {
        place->is_new = true;
        index = build(trace, beside, place->is_kept, fingerprint);
        if (!index && (errno == EACCES || errno == EROFS || errno == EPERM)) {
            place->is_in_cache = true;
            (void)fs_make_directories(fs_directory_of(trace->arena, cache));
            index = build(trace, cache, place->is_kept, fingerprint);
        }
    }
    if (place->is_in_cache)
        place->path = cache;
    return index;
}
