/* The table of analyses, made of analyses.def. */
#ifndef ANALYSES_H
#define ANALYSES_H

#include "analysis.h"

#define ANALYSIS(name) extern const struct analysis analysis_##name;
#include "analyses.def"
#undef ANALYSIS

/* NULL at the end; at most MOST_ANALYSES. */
extern const struct analysis *const analyses[];
enum { MOST_ANALYSES = 32 /* a bit of a word for each */ };

#endif
