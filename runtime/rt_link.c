/* What rewritten units refer to without weakness (probe.h): a linker that is given libweft takes it for this symbol's
 * sake, and from the archive, by the table, everything that units refer to weakly. */
#define WEFT_IN_LIBRARY
#include <weft/task.h>
#include <weft/detail.h>
#include <weft/memory.h>

#define EXPORT __attribute__((visibility("default")))

void weft_function_enter(const void *function, void *functions);     /* rt_function.c */
void weft_hook(unsigned long address, unsigned index, void *memory); /* rt_hook.c */
void weft_object_is_dormant(const void *address);                    /* rt_load.c */
extern EXPORT const void *const weft_link_functions[] __asm__("__start_weft_link");

const void *const weft_link_functions[] = {
    (const void *)weft_begin,          (const void *)weft_begin_called, (const void *)weft_begin_slowly,      (const void *)weft_global_begin,
    (const void *)weft_local_begin,    (const void *)weft_thread_main,  (const void *)weft_kept_begin,        (const void *)weft_block_slowly,
    (const void *)weft_function_enter, (const void *)weft_hook,         (const void *)weft_object_is_dormant,
};
