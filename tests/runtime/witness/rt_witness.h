/* A listener that checks what rt_listener.h promises, and says on stderr what it was told. */
#ifndef RT_WITNESS_H
#define RT_WITNESS_H

#include "rt_listener.h"

extern const struct rt_listener rt_witness;

#endif
