/* What pages are told of a call besides its times. */
#ifndef CALL_FLAGS_H
#define CALL_FLAGS_H

#include "intervals.h"

enum { CALL_UNFINISHED = 1, CALL_UNWOUND = 2, CALL_CUT = 4 };

static inline uint8_t call_flags(const struct interval *interval)
{
    return (uint8_t)((interval->unfinished ? CALL_UNFINISHED : 0) | (interval->unwound ? CALL_UNWOUND : 0) | (interval->cut ? CALL_CUT : 0));
}

#endif
