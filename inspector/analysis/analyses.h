/* The table of analyses, generated from analyses.def. */
#ifndef ANALYSES_H
#define ANALYSES_H

#include "analysis.h"

#define ANALYSIS(name) extern const struct analysis analysis_##name;
#include "analyses.def"
#undef ANALYSIS

/* Terminated by NULL; at most MOST_ANALYSES entries. */
extern const struct analysis *const analyses[];
enum { MOST_ANALYSES = 32 /* each has one bit in a 32-bit mask */ };

#endif
