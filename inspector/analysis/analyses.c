#include "analyses.h"

const struct analysis *const analyses[] = {
#define ANALYSIS(name) &analysis_##name,
#include "analyses.def"
#undef ANALYSIS
    NULL,
};

_Static_assert(sizeof analyses / sizeof *analyses - 1 <= MOST_ANALYSES, "each analysis has a bit in the masks of summary.c");
