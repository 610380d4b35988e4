/* What the directives of OpenMP are, for formats that tell them apart. */
#ifndef OMP_REGIONS_H
#define OMP_REGIONS_H

#include <weft/format.h>

enum omp_region {
    OMP_NONE, /* no region of OpenMP */
    OMP_TASK, /* the body of a task */
    OMP_PARALLEL,
    OMP_PARALLEL_LOOP, /* and other combined ones with a loop: of the thread that meets it, with its iterations */
    OMP_LOOP,
    OMP_SECTIONS,
    OMP_SINGLE,
    OMP_MASKED,
    OMP_CRITICAL,
    OMP_ORDERED,
    OMP_BARRIER,
    OMP_TASKWAIT, /* taskwait, taskgroup: until tasks are over */
    OMP_ATOMIC,
    OMP_FLUSH,
    OMP_SCOPE,
    OMP_OTHER
};

/* By the name of a site ("omp::parallel for") and its kind. */
enum omp_region omp_region_of(const char *callee, enum weft_kind kind);

#endif
