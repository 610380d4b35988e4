#define _GNU_SOURCE 1
#include <stdlib.h>

#include "rt_start.h"

#include "rt_exit.h"
#include "rt_fork.h"
#include "rt_memory_pack.h"
#include "rt_object.h"
#include "rt_process.h"
#include "rt_quiet.h"
#include "rt_state.h"
#include "rt_thread.h"
#include "rt_tool_load.h"

void rt_start(void)
{
    rt_process_prepare();
    rt_thread_start_key();
}

void rt_start_by_constructor(void)
{
    rt_lock();
    rt_start();
    rt_unlock();
    rt_object_start();
}

/* Priority 101: before the constructors of the program and after its destructors, as far as the link order does not
 * see to that already. */
__attribute__((constructor(101))) static void start_process(void)
{
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    rt_start_by_constructor();
    rt_fork_watch();
    rt_memory_pack_load();
    if (rt_tool_load()) /* before destructors of theirs, which the C library calls in the opposite order */
        atexit(rt_exit);
    rt_quiet_leave(&quiet);
    at_quick_exit(rt_exit);
}

__attribute__((destructor(101))) static void finish_process(void)
{
    rt_exit();
}
