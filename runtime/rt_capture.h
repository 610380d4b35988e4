/* What the library's own steps of points with values call (rt_steps.c). */
#ifndef RT_CAPTURE_H
#define RT_CAPTURE_H

struct weft_kept;

/* weft_kept_begin for a point in `caller`, the code address where its backtrace begins. */
void rt_capture_begin(struct weft_kept *point, const void *caller);

#endif
