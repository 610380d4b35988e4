/* From text and flags to a translation unit. */
#ifndef CLANG_PARSE_H
#define CLANG_PARSE_H

#include <clang-c/Index.h>

#include "request.h"

/* Parses the text of the unit as the file `path`. Returns NULL if libclang cannot; otherwise the caller disposes of
 * the result. */
CXTranslationUnit clang_parse(CXIndex index, const struct unit *unit, const struct rewrite_request *request, const char *path);

#endif
