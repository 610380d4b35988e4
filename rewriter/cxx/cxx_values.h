/* What an expression gives: a value, a reference to an object, or an object. */
#ifndef CXX_VALUES_H
#define CXX_VALUES_H

#include "cxx_point.h"
#include "clang_cursor.h"

enum cxx_value cxx_value_of(CXCursor expression);

#endif
