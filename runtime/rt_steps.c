/* The steps of points as functions, for units that are compiled without optimisation. They are the inline functions of
 * probe.h and detail.h. */
#define EXPORT __attribute__((visibility("default")))
#define WEFT_STEP EXPORT
#define WEFT_STEP_OF_DOUBLE EXPORT
#define WEFT_KEPT_BEGIN(point) rt_capture_begin(point, __builtin_return_address(0))

#include "rt_capture.h"

#include <weft/probe.h>
#include <weft/detail.h>
