#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "rt_thread.h"

#include "rt_buffer.h"
#include "rt_definitions.h"
#include "rt_late.h"
#include "rt_listeners.h"
#include "rt_quiet.h"
#include "rt_text.h"

static pthread_key_t key;
static bool has_key;

/* The thread is over. A buffer whose packets could not be written stays where it is, for whoever reads the trace. */
static void give_back(struct rt_thread *thread)
{
    rt_thread_close(thread);
    if (thread == rt_self)
        RT_TELL(thread_ended, thread);
    rt_hold(&thread->lock);
    if (thread->buffer && (*thread->buffer->stream || !thread->has_buffer_file))
        rt_buffer_forget(thread);
    thread->hot = NULL;
    rt_process.lost += __atomic_load_n(&thread->lost, __ATOMIC_RELAXED);
    rt_release(&thread->lock);
    thread->in_use = thread->is_late = false;
}

void rt_thread_leave(void)
{
    struct rt_thread *thread = rt_self;
    if (!thread)
        return;
    give_back(thread);
    weft_hot = (struct weft_hot){ .tool = weft_hot.tool };
    rt_self = NULL;
}

static void give_back_late(void)
{
    for (struct rt_thread *thread = rt_process.threads; thread; thread = thread->next)
        if (thread->in_use && thread->is_late && rt_late_is_gone(thread->tid))
            give_back(thread);
}

/* From the last round on the thread gets no signals: a handler would begin it again, and nobody would close it. One that
 * is for the process goes to another thread.
 *
 * Destructors of other keys may call instrumented code after ours: ours asks for another round as often as the C
 * library allows, and closes the thread in the last one. What comes in that round after ours (in an allocator whose own
 * destructor asks for all rounds, too) begins the thread once more, late: nothing tells when it is over. So nobody but
 * the thread touches its storage, and other threads, when they end, give back those that the system does not know any
 * longer. */
static void thread_end(void *self)
{
    struct rt_quiet quiet;
    if (rt_late_next_round()) {
        pthread_setspecific(key, self);
        return;
    }
    rt_quiet_enter(&quiet);
    RT_TELL(thread_ends);
    rt_lock();
    rt_thread_leave();
    give_back_late();
    rt_unlock();
    rt_quiet_last(&quiet);
    rt_quiet_leave(&quiet);
}

bool rt_thread_start_key(void)
{
    if (!has_key)
        has_key = pthread_key_create(&key, thread_end) == 0;
    return has_key;
}

/* One that is not in use, if possible with a buffer. */
static struct rt_thread *find_unused(void)
{
    struct rt_thread *found = NULL;
    for (struct rt_thread *thread = rt_process.threads; thread && !(found && found->buffer); thread = thread->next)
        if (!thread->in_use && (thread->buffer || !found))
            found = thread;
    if (found)
        return found;
    enum { SIZE = 64 << 10 };
    struct rt_thread *threads = mmap(NULL, SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (threads == MAP_FAILED)
        return NULL;
    for (size_t i = 0; i < SIZE / sizeof *threads; i++) {
        pthread_mutex_init(&threads[i].lock, NULL);
        threads[i].next = rt_process.threads;
        rt_process.threads = &threads[i];
    }
    return rt_process.threads;
}

void rt_thread_rename(void)
{
    if (rt_self && rt_self->buffer && *rt_self->buffer->stream)
        rt_definitions_thread(rt_self, rt_self->buffer->stream);
}

/* Makes the thread's file under a name that is not taken, defines the thread, and gives it a buffer. False with errno.
 */
static bool begin_stream(struct rt_thread *thread, uint64_t now)
{
    char *path = thread->path;
    int file;
    do {
        thread->suffix++;
        rt_text_print(path, sizeof thread->path, thread->suffix > 1 ? "%s/thread-%u-%u" : "%s/thread-%u", rt_process.directory, thread->tid,
                      thread->suffix);
        file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    } while (file < 0 && errno == EEXIST);
    if (file < 0)
        return false;
    close(file);
    bool is_written = rt_buffer_begin_file(thread, now);
    const char *name = strrchr(path, '/') + 1;
    if (!is_written || (!thread->buffer && !rt_buffer_make(thread)) || !rt_definitions_thread(thread, name)) {
        int error = errno;
        unlink(path);
        *path = 0;
        errno = error;
        return false;
    }
    rt_buffer_begin(thread, name);
    return true;
}

bool rt_thread_begin(uint64_t now)
{
    struct rt_thread *thread = find_unused();
    if (!thread)
        return false;
    rt_hold(&thread->lock);
    thread->hot = &weft_hot;
    thread->packet = NULL;
    thread->last_time = thread->retry_time = thread->offset = thread->last_packet = thread->sequence = 0;
    thread->lost = thread->lost_said = 0;
    thread->tid = (uint32_t)syscall(SYS_gettid);
    thread->suffix = 0;
    thread->has_start = false;
    bool is_begun = begin_stream(thread, now);
    rt_release(&thread->lock);
    if (!is_begun)
        return false;
    thread->in_use = rt_process.has_stream = true;
    rt_self = thread;
    thread->is_late = rt_late_is();
    if (!thread->is_late && rt_thread_start_key())
        pthread_setspecific(key, thread);
    RT_TELL(thread_began, thread);
    return true;
}

/* A thread that has recorded nothing leaves no file. */
void rt_thread_close(struct rt_thread *thread)
{
    rt_hold(&thread->lock);
    rt_buffer_close_packet(thread, 0);
    if (thread->buffer && rt_buffer_flush_last(thread))
        *thread->buffer->stream = 0;
    rt_buffer_say_lost(thread);
    if (*thread->path && thread->sequence == RT_FIRST_PACKETS && thread->lost == 0) {
        unlink(thread->path);
        *thread->path = 0;
    }
    rt_release(&thread->lock);
}

void rt_thread_forget(struct rt_thread *thread)
{
    rt_buffer_forget(thread);
    pthread_mutex_init(&thread->lock, NULL);
    thread->packet = NULL;
    *thread->path = 0;
    thread->in_use = thread->is_late = false;
}
