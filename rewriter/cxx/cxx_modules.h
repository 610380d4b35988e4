/* C++20 modules: libclang does not know what is imported. */
#ifndef CXX_MODULES_H
#define CXX_MODULES_H

#include "clang_walk.h"

/* Does the unit declare or import a module ([cpp.module], [cpp.import])? Behind the look at it. */
bool cxx_uses_modules(const struct walk *w);

#endif
