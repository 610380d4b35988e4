#pragma once
#include "types.h"
number f(number);
static inline int once(number x) { return f(x); }
