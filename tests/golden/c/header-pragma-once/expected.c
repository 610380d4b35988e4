#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Directives that the compiler skips are blank, wherever they stand: it does not know the file by name any more. */
# 1 "sub/once.h" 1
            
# 1 "sub/types.h" 1
#ifndef TYPES_H
#define TYPES_H
typedef int number;
#endif
# 3 "sub/once.h" 2
number f(number);
static inline int once(number x) { return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(x)))); }
# 3 "input.c" 2
# 1 "again.h" 1
                     
# 4 "input.c" 2
                     
int caller(int x) { return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), once(x)))); }
static const struct weft_site weft_sites[] = {
    { "f", "sub/once.h", "once", 4, 4, 43, 4, 0, 0 },
    { "once", "input.c", "caller", 5, 5, 28, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
