/* The stream of definitions: sites, threads, the fork, names of values, modules, what is off. Every packet is written whole, before
 * an event can refer to what it defines. With rt_process.lock held; false (0) with errno if nothing was written. */
#ifndef RT_DEFINITIONS_H
#define RT_DEFINITIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct rt_creation;
struct rt_thread;
struct weft_memory;
struct weft_site;
struct weft_unit;

bool rt_definitions_open(void);                           /* the first packet, of a process that has a directory */
uint32_t rt_definitions_register(struct weft_unit *unit); /* returns the number of its first site */
/* What is known of registered sites, which may be unmapped: `*at` is 0 first, and moved on. False: there are no more.
 * Texts stand in the definitions, and move when a unit is registered. */
bool rt_definitions_next(size_t *at, struct weft_site *site, uint32_t *number);
bool rt_definitions_find(uint32_t number, struct weft_site *site);
/* The blocks of a unit whose first site is known, and their accesses. Returns the number of the first block. */
uint32_t rt_definitions_blocks(const struct weft_memory *memory, uint32_t first_site);
bool rt_definitions_values(uint32_t site, const char *names);
bool rt_definitions_every(uint32_t site, uint32_t every); /* the same for "every" */
bool rt_definitions_module(uint64_t begin, uint64_t end, uint64_t base, const char *path, const char *build_id);
/* What has been switched since the last call. What could not be written is written by a later one. */
bool rt_definitions_switch(void);
bool rt_definitions_thread(struct rt_thread *thread, const char *file); /* the calling one */
/* `handle`: what others join it by. */
bool rt_definitions_start(const struct rt_thread *thread, const struct rt_creation *creation, uint64_t handle);
/* Of the thread with this number, its stack; of 0, static objects. `file`: the thread's, of accesses. */
bool rt_definitions_area(uint32_t tid, uint64_t begin, uint64_t end, const char *file);
/* `routine`: the address of the function that it runs. */
bool rt_definitions_routine(const struct rt_thread *thread, uint64_t routine);
bool rt_definitions_name(struct rt_thread *thread, const char *file, const char *name);

#endif
