#include <signal.h>
#include <string.h>

#include "rt_witness.h"

#include "rt_buffer.h"
#include "rt_event.h"
#include "rt_say.h"
#include "rt_state.h"
#include "rt_switch.h"
#include "rt_text.h"

static _Atomic unsigned packets, chunks, polls, slots;

static void check(bool condition, const char *moment, const char *what)
{
    if (!condition)
        rt_say("witness: %s: %s\n", moment, what);
}

/* In a process whose other threads do not hold it. */
static bool is_held(pthread_mutex_t *lock)
{
    if (pthread_mutex_trylock(lock) != 0)
        return true;
    pthread_mutex_unlock(lock);
    return false;
}

static bool are_signals_blocked(void)
{
    sigset_t mask;
    pthread_sigmask(SIG_SETMASK, NULL, &mask);
    return sigismember(&mask, SIGUSR1) == 1 && sigismember(&mask, SIGALRM) == 1;
}

static void tell(const char *moment)
{
    check(are_signals_blocked(), moment, "signals are open");
    check(is_held(&rt_process.lock), moment, "the process's lock is not held");
    rt_say("witness: %s\n", moment);
}

static void started(void)
{
    tell("started");
}

static void opened(void)
{
    check(*rt_process.directory, "opened", "no directory");
    tell("opened");
}

/* Switches off what is called g. */
static void unit_registered(struct weft_unit *unit, uint32_t number)
{
    check(unit->number == 0 && unit->first_id == 0 && number != 0, "unit", "records already");
    for (uint32_t i = 0; i < unit->n_sites; i++)
        if (unit->sites[i].callee[0] == 'g')
            rt_switch_set(number + i, RT_OFF_BY_NAME);
    tell("unit");
}

static void thread_began(struct rt_thread *thread)
{
    check(thread == rt_self && *thread->buffer->stream && !thread->packet, "thread began", "it is not as it should be");
    tell("thread began");
}

/* Deadlocks if the thread holds one of them. */
static void chunk_filled(struct rt_thread *thread)
{
    check(are_signals_blocked(), "chunk", "signals are open");
    check(thread == rt_self, "chunk", "of another thread");
    rt_lock();
    pthread_mutex_lock(&thread->lock);
    pthread_mutex_unlock(&thread->lock);
    rt_unlock();
    chunks++;
}

static void packet_closed(struct rt_thread *thread, const struct rt_packet_header *packet)
{
    uint64_t *at = (uint64_t *)(uintptr_t)(packet + 1), *end = (uint64_t *)(uintptr_t)packet + packet->content_size / 64;
    check(are_signals_blocked(), "packet", "signals are open");
    check(is_held(&thread->lock), "packet", "the thread's lock is not held");
    check(!(packet->flags & RT_PACKET_OPEN) && packet->content_size == packet->packet_size, "packet", "it is open");
    check(packet->tid == thread->tid && packet->packet_seq_num + 1 == thread->sequence, "packet", "another one");
    check(rt_event_end(at, end) == end, "packet", "events are missing");
    packets++;
    slots += (unsigned)(end - at);
}

static bool poll_nothing(void)
{
    polls++;
    return false;
}

static void thread_ended(struct rt_thread *thread)
{
    check(thread == rt_self && !thread->packet, "thread ended", "it is not as it should be");
    tell("thread ended");
}

static void forked(void)
{
    check(!rt_process.threads || !rt_process.threads->in_use, "forked", "a thread of the parent's");
    packets = chunks = polls = slots = 0;
    tell("forked");
}

static void ended(void)
{
    static char text[200]; /* rt_say takes one number */
    tell("ended");
    rt_text_print(text, sizeof text, "%u packets, %u slots, %u chunks, polled: %d", packets, slots, chunks, polls > 0);
    rt_say("witness: %s\n", text);
}

const struct rt_listener rt_witness = {
    .process_started = started,
    .process_opened = opened,
    .unit_registered = unit_registered,
    .thread_began = thread_began,
    .chunk_filled = chunk_filled,
    .packet_closed = packet_closed,
    .poll = poll_nothing,
    .thread_ended = thread_ended,
    .process_forked = forked,
    .process_ended = ended,
};
