#include "init_families.h"

#include <string.h>

#include "classes.h"

const struct init_family_row init_families[INIT_NO_FAMILY] = {
#define FAMILY(NAME, title, what, is_recorded) [INIT_##NAME] = { (title), (what), (is_recorded) },
#include "init_families.def"
};

static bool is_one_of(const char *name, const char *const *names, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (strcmp(names[i], name) == 0)
            return true;
    return false;
}

static bool is_memory(const char *name)
{
    static const char *const names[] = { "malloc",        "calloc", "realloc", "free",   "reallocarray", "posix_memalign",
                                         "aligned_alloc", "mmap",   "munmap",  "strdup", "strndup" };
    return is_one_of(name, names, sizeof names / sizeof *names) || text_starts_with(name, "operator new") ||
           text_starts_with(name, "operator delete");
}

/* Calls that never wait, without which nobody knows who let the waiting ones go on. */
static enum init_family family_of_release(const struct weft_site *site)
{
    const struct function_row *row = class_row(site);
    enum meaning means = row ? row->means : MEANS_NOTHING;
    if (means == MEANS_RELEASE)
        return INIT_LOCKS;
    return means == MEANS_SIGNAL || means == MEANS_BROADCAST ? INIT_CONDITIONS : INIT_NO_FAMILY;
}

bool init_starts_thread(const struct init_name *name)
{
    static const char *const names[] = { "pthread_create", "thrd_create", "std::thread::spawn", "std::thread::thread", "std::jthread::jthread" };
    if (name->sort == INIT_METHOD) /* of std::thread::Builder, of a scope, of a pool; of a future its life */
        return strcmp(name->name, "spawn") == 0;
    return name->sort == INIT_CALL && is_one_of(name->name, names, sizeof names / sizeof *names);
}

enum init_family init_family_of(const struct init_name *name)
{
    static const enum init_family of_class[N_CLASSES] = {
        [CLASS_WORK] = INIT_NO_FAMILY,       [CLASS_START] = INIT_THREADS,      [CLASS_IO] = INIT_IO,        [CLASS_LOCK] = INIT_LOCKS,
        [CLASS_CONDITION] = INIT_CONDITIONS, [CLASS_BARRIER] = INIT_CONDITIONS, [CLASS_JOIN] = INIT_THREADS, [CLASS_CHANNEL] = INIT_QUEUES,
        [CLASS_MESSAGE] = INIT_MPI,          [CLASS_COLLECTIVE] = INIT_MPI,     [CLASS_SLEEP] = INIT_SLEEP,
    };
    struct weft_site site = { .callee = name->name, .file = name->file, .function = "" };
    if (name->sort == INIT_REGION)
        return INIT_OPENMP;
    if (name->sort == INIT_BODY)
        return INIT_NO_FAMILY;
    if (text_starts_with(name->name, "MPI_"))
        return INIT_MPI;
    if (is_memory(name->name))
        return INIT_MEMORY;
    enum init_family of_call = of_class[class_of(&site)];
    return of_call == INIT_NO_FAMILY ? family_of_release(&site) : of_call;
}
