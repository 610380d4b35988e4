/* Files of which a text asks whether they are there: `#if __has_include(<name>)` (C23 6.10.1, C++17 [cpp.cond]). */
#ifndef ASKED_FILES_H
#define ASKED_FILES_H

#include "str.h"
#include "texts.h"

/* Adds the names. Returns false if a question is not spelled out, as in __has_include(NAME) and #define HAS(x) __has_include(x). */
bool asked_files_add(struct slice text, struct texts *asked);

#endif
