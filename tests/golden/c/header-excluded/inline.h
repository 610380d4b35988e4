#include "excluded.h"
static inline int g(int x) { return e(x); }
