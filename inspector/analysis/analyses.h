/* The table of analyses: analyses.def. */
#ifndef ANALYSES_H
#define ANALYSES_H

#include "analysis.h"

/* NULL at the end; at most MOST_ANALYSES. */
extern const struct analysis *const analyses[];
enum { MOST_ANALYSES = 32 /* a bit of a word for each */ };

#endif
