#include "classes.h"

#include <fnmatch.h>
#include <stddef.h>
#include <string.h>

#include "site_language.h"

const char *const class_names[N_CLASSES] = { "work", "start",   "io",      "lock",       "condition", "barrier",
                                             "join", "channel", "message", "collective", "sleep" };

/* Patterns of fnmatch(3); the first match decides. Member functions of C++ and Rust occur with different paths
 * (std::mutex, std::sync::Mutex, parking_lot::Mutex), so only their last two segments are compared. */
static const struct {
    const char *pattern;
    enum call_class class;
} table[] = {
    { "pthread_create", CLASS_START },
    { "thrd_create", CLASS_START },
    { "fork", CLASS_START },
    { "vfork", CLASS_START },
    { "clone", CLASS_START },
    { "posix_spawn*", CLASS_START },
    { "exec[lv]*", CLASS_START },
    { "*thread::spawn", CLASS_START },
    { "*Builder::spawn", CLASS_START },
    { "*Scope::spawn", CLASS_START },
    { "std::thread::thread", CLASS_START },
    { "*Command::spawn", CLASS_START },
    { "GOMP_parallel*", CLASS_START },

    { "pthread_mutex_*lock", CLASS_LOCK }, /* lock, timedlock, clocklock; trylock and unlock are excluded below */
    { "pthread_rwlock_*lock", CLASS_LOCK },
    { "pthread_spin_lock", CLASS_LOCK },
    { "mtx_lock", CLASS_LOCK },
    { "mtx_timedlock", CLASS_LOCK },
    { "flockfile", CLASS_LOCK },
    { "omp_set_*lock", CLASS_LOCK },
    { "GOMP_critical_*start", CLASS_LOCK },
    { "*[Mm]utex*::lock*", CLASS_LOCK },
    { "*unique_lock*::lock", CLASS_LOCK },
    { "*shared_mutex*::lock*", CLASS_LOCK },
    { "*RwLock*::read", CLASS_LOCK },
    { "*RwLock*::write", CLASS_LOCK },

    { "pthread_cond_*wait", CLASS_CONDITION },
    { "cnd_wait", CLASS_CONDITION },
    { "cnd_timedwait", CLASS_CONDITION },
    { "sem_wait", CLASS_CONDITION },
    { "sem_timedwait", CLASS_CONDITION },
    { "sem_clockwait", CLASS_CONDITION },
    { "sigwait*", CLASS_CONDITION },
    { "sigsuspend", CLASS_CONDITION },
    { "*condition_variable*::wait*", CLASS_CONDITION },
    { "*Condvar::wait*", CLASS_CONDITION },
    { "*future*::get", CLASS_CONDITION },
    { "*future*::wait*", CLASS_CONDITION },
    { "*semaphore*::acquire", CLASS_CONDITION },
    { "*thread::park*", CLASS_CONDITION },

    { "pthread_barrier_wait", CLASS_BARRIER },
    { "GOMP_barrier", CLASS_BARRIER },
    { "*[Bb]arrier*::arrive_and_wait", CLASS_BARRIER },
    { "*[Bb]arrier*::wait", CLASS_BARRIER },
    { "*latch*::*wait", CLASS_BARRIER },

    { "pthread_join", CLASS_JOIN },
    { "pthread_timedjoin_np", CLASS_JOIN },
    { "thrd_join", CLASS_JOIN },
    { "wait", CLASS_JOIN },
    { "wait[34]", CLASS_JOIN },
    { "waitp*id", CLASS_JOIN },
    { "*thread::join", CLASS_JOIN },
    { "*JoinHandle*::join", CLASS_JOIN },
    { "*Child::wait*", CLASS_JOIN },
    { "*thread::scope", CLASS_JOIN },

    { "*Sender*::send*", CLASS_CHANNEL },
    { "*Receiver*::recv*", CLASS_CHANNEL },
    { "*Receiver*::iter", CLASS_CHANNEL },
    { "mq_*send", CLASS_CHANNEL },
    { "mq_*receive", CLASS_CHANNEL },
    { "msgsnd", CLASS_CHANNEL },
    { "msgrcv", CLASS_CHANNEL },

    { "MPI_Barrier", CLASS_COLLECTIVE },
    { "MPI_*[Bb]cast", CLASS_COLLECTIVE },
    { "MPI_*[Rr]educe*", CLASS_COLLECTIVE },
    { "MPI_*[Gg]ather*", CLASS_COLLECTIVE },
    { "MPI_*[Ss]catter*", CLASS_COLLECTIVE },
    { "MPI_*[Aa]lltoall*", CLASS_COLLECTIVE },
    { "MPI_*[Ss]can", CLASS_COLLECTIVE },
    { "MPI_*[Ss]end*", CLASS_MESSAGE },
    { "MPI_*[Rr]ecv*", CLASS_MESSAGE },
    { "MPI_Wait*", CLASS_MESSAGE },
    { "MPI_Probe", CLASS_MESSAGE },

    { "sleep", CLASS_SLEEP },
    { "usleep", CLASS_SLEEP },
    { "nanosleep", CLASS_SLEEP },
    { "clock_nanosleep", CLASS_SLEEP },
    { "thrd_sleep", CLASS_SLEEP },
    { "pause", CLASS_SLEEP },
    { "*thread::sleep*", CLASS_SLEEP },
    { "*this_thread::sleep_*", CLASS_SLEEP },

    { "open", CLASS_IO },
    { "openat", CLASS_IO },
    { "close", CLASS_IO },
    { "read", CLASS_IO },
    { "readv", CLASS_IO },
    { "write", CLASS_IO },
    { "writev", CLASS_IO },
    { "pread*", CLASS_IO },
    { "pwrite*", CLASS_IO },
    { "fopen", CLASS_IO },
    { "fclose", CLASS_IO },
    { "fread", CLASS_IO },
    { "fwrite", CLASS_IO },
    { "fflush", CLASS_IO },
    { "fgets", CLASS_IO },
    { "fputs", CLASS_IO },
    { "getline", CLASS_IO },
    { "fsync", CLASS_IO },
    { "fdatasync", CLASS_IO },
    { "send", CLASS_IO },
    { "sendto", CLASS_IO },
    { "sendmsg", CLASS_IO },
    { "recv", CLASS_IO },
    { "recvfrom", CLASS_IO },
    { "recvmsg", CLASS_IO },
    { "accept", CLASS_IO },
    { "accept4", CLASS_IO },
    { "connect", CLASS_IO },
    { "poll", CLASS_IO },
    { "ppoll", CLASS_IO },
    { "select", CLASS_IO },
    { "pselect", CLASS_IO },
    { "epoll_*wait*", CLASS_IO },
};

/* Methods whose types aren't known, with the number of their arguments, which tells a thread's join() from a path's
 * join(name). Ambiguous names (read, write, get, iter) are left out. */
static const struct {
    const char *name;
    unsigned n_arguments;
    enum call_class class;
} bare_methods[] = {
    { "recv", 0, CLASS_CHANNEL },
    { "recv_timeout", 1, CLASS_CHANNEL },
    { "recv_deadline", 1, CLASS_CHANNEL },
    { "blocking_recv", 0, CLASS_CHANNEL },
    { "send", 1, CLASS_CHANNEL },
    { "send_timeout", 2, CLASS_CHANNEL },
    { "send_deadline", 2, CLASS_CHANNEL },
    { "blocking_send", 1, CLASS_CHANNEL },
    { "lock", 0, CLASS_LOCK },
    { "join", 0, CLASS_JOIN },
    { "wait", 0, CLASS_CONDITION }, /* of a barrier or a process */
    { "wait", 1, CLASS_CONDITION },
    { "wait_while", 2, CLASS_CONDITION },
    { "wait_timeout", 2, CLASS_CONDITION },
    { "wait_timeout_while", 3, CLASS_CONDITION },
    { "spawn", 1, CLASS_START },
    { "spawn_scoped", 2, CLASS_START },
};

static bool has_arguments(const struct weft_site *site, unsigned n)
{
    unsigned said = site->flags >> WEFT_SITE_ARGUMENTS_SHIFT & 3; /* 3: two or more */
    return said == 0 || said - 1 == (n < 2 ? n : 2);
}

static enum call_class class_of_bare_method(const struct weft_site *site)
{
    for (size_t i = 0; i < sizeof bare_methods / sizeof *bare_methods; i++)
        if (strcmp(bare_methods[i].name, site->callee) == 0 && has_arguments(site, bare_methods[i].n_arguments))
            return bare_methods[i].class;
    return CLASS_WORK;
}

enum call_class class_of(const struct weft_site *site)
{
    return site->flags & WEFT_SITE_FUTURE ? CLASS_WORK : class_of_life(site);
}

const char *class_label(const struct weft_site *site)
{
    const char *label = weft_site_label(site);
    return label ? label : class_names[class_of(site)];
}

enum call_class class_of_life(const struct weft_site *site)
{
    const char *callee = site->callee;
    if (site->kind == WEFT_KIND_FUNCTION)
        return CLASS_WORK; /* waiting happens in calls inside */
    if (site_is_bare_method(site))
        return class_of_bare_method(site);
    /* These don't wait, but patterns that end in "lock" would match them. */
    if (fnmatch("*unlock", callee, 0) == 0 || fnmatch("*try*", callee, 0) == 0)
        return CLASS_WORK;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (fnmatch(table[i].pattern, callee, 0) == 0)
            return table[i].class;
    return CLASS_WORK;
}
