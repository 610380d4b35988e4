/* What a task of a pool of the program's own is given in place of its argument. */
#ifndef RT_TASK_PACK_H
#define RT_TASK_PACK_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

struct weft_unit;

struct rt_task_pack {
    struct weft_unit *unit;
    void (*body)(void); /* of whatever type it has */
    void *argument;
    uint64_t task; /* 0: each run is a task of its own, and the pack is never given back */
    uint32_t index;
    _Atomic uint32_t runs;     /* since it was taken */
    struct rt_task_pack *next; /* in a list of the runtime's */
};

/* False in a process that records nothing from its beginning on. Body and argument of a call are replaced one after the
 * other, so the answer is given once and stays. Any thread, and signal handlers. */
bool rt_task_packs(void);

/* A pack with these contents. Never NULL: without memory the program is aborted, because its task could not run. Any
 * thread, and signal handlers. */
struct rt_task_pack *rt_task_pack_take(struct weft_unit *unit, uint32_t index, void (*body)(void), void *argument, uint64_t task);
/* A run of the task needs it no longer. The contents stay as they are until at least a thousand other packs were given
 * back. Packs of bodies that repeat stay for ever. Any thread, and signal handlers. */
void rt_task_pack_give_back(struct rt_task_pack *pack);
/* A task ran again: from now on no pack is used again, because weft cannot know which ones the program still has. */
void rt_task_pack_keep_all(const struct rt_task_pack *pack);

#endif
