/* The analyses at work on one trace, and which of them receive which intervals and events. */
#ifndef STUDIES_H
#define STUDIES_H

#include "analysis.h"

struct studies {
    VEC(struct study) items; /* all analyses, in order of the table */
    struct study *reader;    /* the study that reads the threads itself; NULL: threads are read one by one */
    size_t own_size;         /* bytes of data that all studies together keep per thread */
    /* Masks with one bit per study: the studies that receive ... */
    uint32_t opened, closed, captured, instants, links;
};

/* Which studies receive intervals and events. */
enum studies_use { STUDIES_ALL, STUDIES_OF_PAGE /* those with a `page` function */, STUDIES_NONE };

/* Opens the studies that apply. `studies` must be zeroed. */
void studies_open(struct studies *studies, const struct summary *summary, struct arena *arena, enum studies_use use);
void studies_finish(struct studies *studies);

/* Returns a mask of the studies that receive this site's intervals of this kind. */
uint32_t studies_of_site(struct studies *studies, const struct trace_process *process, uint32_t site, enum weft_kind kind);
/* Of that mask: the studies that want to know that an interval was opened, or closed. */
static inline uint32_t studies_to_open(const struct studies *studies, uint32_t told)
{
    return told & studies->opened;
}
static inline uint32_t studies_to_close(const struct studies *studies, uint32_t told, const struct interval *interval)
{
    return told & studies->closed & (interval->arguments.bytes ? UINT32_MAX : ~studies->captured);
}
/* These pass an interval or event to the studies in the mask `who`. `own` points to their data for the thread:
 * own_size bytes. */
void studies_opened(struct studies *studies, uint32_t who, struct told *told, char *own);
void studies_closed(struct studies *studies, uint32_t who, struct told *told, char *own);
void studies_event(struct studies *studies, struct told *told, char *own, const struct trace_event *event);

#endif
