/* The packets that a thread records into: a file .buffer-N in the directory of the process, mapped as a whole, so that
 * what was stored is there whatever happens to the process. With the thread's lock held. */
#ifndef RT_BUFFER_H
#define RT_BUFFER_H

#include "rt_state.h"

static inline struct rt_packet_header *rt_buffer_packet(const struct rt_thread *thread, uint32_t index)
{
    return (struct rt_packet_header *)((unsigned char *)(thread->buffer + 1) + (size_t)index * RT_PACKET_SIZE);
}

/* Of its file, bytes. */
static inline size_t rt_buffer_size(void)
{
    return sizeof(struct rt_buffer) + (size_t)rt_process.n_packets * RT_PACKET_SIZE;
}

enum { RT_FIRST_PACKETS = 2 /* of a file; without events */ };

/* Writes what the thread's file begins with: in ring mode later, as nobody knows yet what the number of the first
 * packet will be. False with errno. */
bool rt_buffer_begin_file(struct rt_thread *thread, uint64_t now);
bool rt_buffer_make(struct rt_thread *thread); /* false with errno */
/* The thread or the process ends: with the process's lock held. If the disk is full, the buffer gives its room to the
 * thread's file; what finds no room then is lost. False: packets are left in the buffer's file. */
bool rt_buffer_flush_last(struct rt_thread *thread);
void rt_buffer_say_lost(struct rt_thread *thread);                  /* how many events were lost, in the thread's file */
void rt_buffer_begin(struct rt_thread *thread, const char *stream); /* the buffer is this thread's from now on */
void rt_buffer_unlink(struct rt_thread *thread);                    /* removes the file; the mapping stays */
void rt_buffer_forget(struct rt_thread *thread);                    /* unmaps it; the file stays */

uint64_t *rt_buffer_end(const struct rt_thread *thread);         /* of the events in the packet, which is open */
bool rt_buffer_has_room(struct rt_thread *thread, size_t slots); /* for an event of `slots`, in the open packet */
bool rt_buffer_next_packet(struct rt_thread *thread, uint64_t now);
void rt_buffer_close_packet(struct rt_thread *thread, uint64_t end); /* the packet ends at `end` (0: now) */
/* Writes the closed packets into the thread's file; false with errno. */
bool rt_buffer_flush(struct rt_thread *thread);

#endif
