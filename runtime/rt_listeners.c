#include <stddef.h>

#include "rt_listeners.h"

#include "rt_control.h"
#include "rt_throttle.h"

const struct rt_listener *const rt_listeners[] = {
    &rt_control,
    &rt_throttle,
    NULL,
};
