/* How the points of a C++ file are written. */
#ifndef SCHEME_CXX_H
#define SCHEME_CXX_H

#include "edit.h"

extern const struct scheme_set scheme_cxx;

#endif
