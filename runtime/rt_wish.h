/* What somebody outside wants to be recorded while the program runs (rt_control.c reads it), and from its start on
 * (WEFT_START). With the process's lock held. */
#ifndef RT_WISH_H
#define RT_WISH_H

#include <stdbool.h>
#include <stdint.h>

#include <weft/format.h>

struct rt_wish {
    bool is_off;                   /* nothing */
    uint32_t length;               /* of names */
    char names[WEFT_CONTROL_SIZE]; /* as in struct weft_control */
};
extern struct rt_wish rt_wish;

/* By its name. */
bool rt_wish_is_off(const struct weft_site *site);

#endif
