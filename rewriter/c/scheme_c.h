/* How the points of a C file are written. */
#ifndef SCHEME_C_H
#define SCHEME_C_H

#include "edit.h"

extern const struct scheme_set scheme_c;

#endif
