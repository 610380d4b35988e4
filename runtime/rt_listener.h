/* A tool that follows what the process records, without being part of the recording: the control file, the
 * throttle, tools. A listener is a constant in a file of its own and a line in the table of rt_listeners.c, which says
 * at which moments it wants to be called. docs/runtime.md has the steps for a new one.
 *
 * Rules for all slots: signals are blocked (but see `poll`), so nothing that the program does on this thread can come
 * in between. No malloc, no probes, no descriptor kept: what is true of the whole runtime (README.md). A listener
 * must not record events. It may call the files that stand before rt_listeners in the table of docs/runtime.md. Locks
 * are those of rt_state.h; "process" means rt_process.lock, "thread" the lock of `thread`. A lock of a listener's own
 * comes after both.
 *
 * None of these moments is on the path of an event that has room in its packet. The recurring ones are chunk_filled
 * (some 4,000 events of 8 bytes) and packet_closed (some 16,000). For single events see rt_tool.h. */
#ifndef RT_LISTENER_H
#define RT_LISTENER_H

#include <stdbool.h>
#include <stdint.h>

struct rt_packet_header;
struct rt_thread;
struct weft_unit;

/* In the order in which they happen. NULL: the listener does not want it. */
struct rt_listener {
    /* Once, before main, or with the first event if that comes earlier: the place to read the environment.
     * Locks: process. */
    void (*process_started)(void);

    /* The process has its directory, and is about to record its first event, or is off from the start. In a forked
     * child again.
     * Locks: process. */
    void (*process_opened)(void);

    /* The unit's sites are numbered from `number` on, and defined in the trace; its probes do not record yet. Sites
     * may be switched off (rt_switch_set). On the thread whose event is the unit's first. Locks: process. */
    void (*unit_registered)(struct weft_unit *unit, uint32_t number);

    /* The calling thread is about to record its first event; `thread` is it, has a stream, and no packet yet.
     * Locks: process. */
    void (*thread_began)(struct rt_thread *thread);

    /* The calling thread has filled a chunk of the packet that is open (32 KiB, a few thousand events), or 2^27 ticks
     * have passed. Its events are still in the cache. The last chunk of a packet may be left to packet_closed. May
     * take locks. Locks: none. */
    void (*chunk_filled)(struct rt_thread *thread);

    /* A packet is complete: header and events are what the file will hold, if there is room for them. By the thread,
     * or, at exit, by another. The memory is used again after the call. Locks: thread, and sometimes process; must
     * not take any. */
    void (*packet_closed)(struct rt_thread *thread, const struct rt_packet_header *packet);

    /* Looks whether somebody outside wants something, and does it: returns true then. Called whenever a thread comes
     * into the library and has time for it: a chunk is full, 2^27 ticks have passed since the last time, the site is
     * off, the signal of WEFT_SIGNAL has come. If nothing is wanted it must cost a few instructions only. Signals may
     * not be blocked: block them (rt_quiet.h) before taking a lock. Locks: none. */
    bool (*poll)(void);

    /* The calling thread is about to be over: no destructor of the program's comes after it. Locks: none. */
    void (*thread_ends)(void);

    /* The calling thread is over; all its packets are closed, and in the file if it could be written. Not called
     * for threads that run while the process ends. Locks: process. */
    void (*thread_ended)(struct rt_thread *thread);

    /* In a child made by fork, whose only thread is the calling one: what belongs to the parent is to be forgotten.
     * The process's lock was held across the fork, so what it guards is consistent. (A listener with a lock of its
     * own would need a slot before the fork as well. There is none yet.) Locks: process. */
    void (*process_forked)(void);

    /* The process ends, or is about to call exec, and all packets that could be closed are closed. More than once if
     * a function is called late in exit; and if the exec fails the process goes on. Locks: process. */
    void (*process_ended)(void);
};

#endif
