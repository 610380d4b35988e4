/* C++20 modules: libclang does not know what is imported. */
#ifndef CXX_MODULES_H
#define CXX_MODULES_H

#include "lex.h"
#include "request.h"

/* Does the unit declare or import a module ([cpp.module], [cpp.import])? */
bool cxx_uses_modules(struct arena *arena, const struct tokens *tokens, const struct rewrite_request *request);

#endif
