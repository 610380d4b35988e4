/* The tables of memory.h, beside the structures of format.h and rt_state.h, which probe.h declares a second time: those
 * get other names here. */
#ifndef RT_MEMORY_TABLES_H
#define RT_MEMORY_TABLES_H

#define weft_memory_hot weft_probe_memory_hot
#define weft_site weft_probe_site
#define weft_unit weft_probe_unit
#define weft_hot weft_probe_hot
#define weft_task_run weft_probe_task_run
#define WEFT_IN_LIBRARY
#include <weft/memory.h>
#undef weft_memory_hot
#undef weft_site
#undef weft_unit
#undef weft_hot
#undef weft_task_run

#endif
