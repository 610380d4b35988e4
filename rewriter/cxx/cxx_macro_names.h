/* Calls in templates whose text is in a macro: their names are not known, but they are words of the invocation. */
#ifndef CXX_MACRO_NAMES_H
#define CXX_MACRO_NAMES_H

#include "clang_walk.h"

/* An entry behind `after` (select_open) that may be about a call with one of these words as its last name, or NULL. */
const struct config_probe *cxx_macro_entry(const struct cursor_frame *here, const struct config_probe *after);

#endif
