/* An object that is dormant has been loaded (probe.h). */
#include <errno.h>

#include "rt_compiler.h"
#include "rt_dormant.h"
#include "rt_environment.h"
#include "rt_object.h"
#include "rt_place.h"
#include "rt_process.h"
#include "rt_quiet.h"
#include "rt_say.h"
#include "rt_signal.h"
#include "rt_start.h"
#include "rt_state.h"
#include "rt_wish.h"

RT_EXPORT void weft_object_is_dormant(const void *address);

/* A program of which nothing is recorded yet is found by its place in the trace. */
static void open_process(void)
{
    rt_signal_choose();
    if (rt_wish.is_off)
        (void)rt_process_open();
}

static void say_what_is_refused(struct rt_object *object)
{
    const char *verbose = rt_environment("WEFT_VERBOSE");
    if (verbose && *verbose && !rt_place_can_be_changed(object))
        rt_say("weft: code cannot be changed (%s): calls that are off cost a test\n", object->code ? rt_reason(errno) : "it is in several parts");
}

/* By a constructor of the object, once. The program's may be called before ours. */
void weft_object_is_dormant(const void *address)
{
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    rt_start_by_constructor();
    rt_object_begin(address);
    rt_lock();
    struct rt_object *object = rt_object_find(address);
    if (object) {
        object->is_dormant = true;
        say_what_is_refused(object);
        open_process();
        rt_dormant_rest();
    }
    rt_unlock();
    rt_quiet_leave(&quiet);
}
