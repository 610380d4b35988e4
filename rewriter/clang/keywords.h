/* Words of C and C++ that are no names of functions although a parenthesis may follow them. */
#ifndef KEYWORDS_H
#define KEYWORDS_H

#include <stdbool.h>

#include "str.h"

bool keywords_are_no_call(struct slice word);

#endif
