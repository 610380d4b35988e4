#ifndef SCHEME_JAVA_H
#define SCHEME_JAVA_H

#include "edit.h"

extern const struct scheme_set scheme_java;

#endif
