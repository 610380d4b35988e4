/* The calls and bins of one thread's picture, as the page gets them: six numbers for each. */
#ifndef DRAWING_H
#define DRAWING_H

#include "json_writer.h"
#include "range_picture.h"

enum { DRAWING_EARLIER = 16 /* flag of a call: it began before `origin`, from which on it is drawn */ };

struct drawing {
    struct arena arena;
    VEC(uint64_t) calls, bins;
    uint64_t n_items, most;       /* rectangles; of more than `most`, none is kept */
    uint64_t origin;              /* the time that is 0 in the page */
    uint32_t first_site, n_sites; /* number of the process's first site in the page; how many it has */
};

/* For struct picture; `context` is the drawing. */
void drawing_call(void *context, const struct index_call *call);
void drawing_bin(void *context, const struct index_bin *bin);
/* Adds the members "bin", "exact", "deepest", "calls" and "bins". */
void drawing_write(const struct drawing *drawing, const struct picture *picture, uint32_t deepest, struct json_writer *json);

#endif
