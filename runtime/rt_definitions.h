/* The stream of definitions: sites, threads, the fork, names of values, modules, what is off. Every packet is written whole, before
 * an event can refer to what it defines. With rt_process.lock held; false (0) with errno if nothing was written. */
#ifndef RT_DEFINITIONS_H
#define RT_DEFINITIONS_H

#include <stdbool.h>
#include <stdint.h>

struct rt_thread;
struct weft_unit;

bool rt_definitions_open(void);                           /* the first packet, of a process that has a directory */
uint32_t rt_definitions_register(struct weft_unit *unit); /* returns the number of its first site */
bool rt_definitions_values(uint32_t site, const char *names);
bool rt_definitions_module(uint64_t begin, uint64_t end, uint64_t base, const char *path, const char *build_id);
/* What has been switched since the last call. What could not be written is written by a later one. */
bool rt_definitions_switch(void);
bool rt_definitions_thread(struct rt_thread *thread, const char *file); /* the calling one */
bool rt_definitions_name(struct rt_thread *thread, const char *file, const char *name);

#endif
