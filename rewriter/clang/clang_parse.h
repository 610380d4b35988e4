/* From text and flags to a translation unit. */
#ifndef CLANG_PARSE_H
#define CLANG_PARSE_H

#include <clang-c/Index.h>

#include "request.h"

/* A file that only the front end sees: it declares builtins of gcc for C23. */
#define CLANG_BUILTINS "/weft/builtins.h"

/* Parses the text of the unit as the file `path`. Returns NULL if libclang cannot; otherwise the caller disposes of
 * the result. `action`, where the unit asks for a brief look, has to be there until then. */
CXTranslationUnit clang_parse(CXIndex index, CXIndexAction action, const struct unit *unit, const struct rewrite_request *request, const char *path);

#endif
