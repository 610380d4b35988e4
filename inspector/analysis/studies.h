/* The analyses at work on one trace, and who of them is told of what. */
#ifndef STUDIES_H
#define STUDIES_H

#include "analysis.h"

struct studies {
    VEC(struct study) items; /* all analyses, in order of the table */
    struct study *reader;    /* reads the threads itself; NULL: none, they are read one by one */
    size_t own_size;         /* bytes of all studies' own parts of a thread */
    /* A bit for each study that is told of: */
    uint32_t opened, closed, captured, events;
};

/* Which of them are told what happens. */
enum studies_use { STUDIES_ALL, STUDIES_OF_PAGE /* those that have something for it */, STUDIES_NONE };

/* Opens those that apply. A zeroed struct studies is ready for it. */
void studies_open(struct studies *studies, const struct summary *summary, struct arena *arena, enum studies_use use);
void studies_finish(struct studies *studies);

/* A bit for each study that is told of this site's intervals of this kind. */
uint32_t studies_of_site(struct studies *studies, const struct trace_process *process, uint32_t site, enum weft_kind kind);
/* Tell those studies; `own` is their parts of the thread: own_size bytes. */
void studies_opened(struct studies *studies, uint32_t who, struct told *told, char *own);
void studies_closed(struct studies *studies, uint32_t who, struct told *told, char *own);
void studies_event(struct studies *studies, struct told *told, char *own, const struct trace_event *event);

#endif
