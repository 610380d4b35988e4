#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* What a generator makes of a grammar: the sites are told at the lines of the grammar, the file's own ones behind it. */
#define TWICE(x) twice(x)
int twice(int value);
int parse(int token)
{
    int value = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), twice(token))));
    switch (token) {
    case 1:
#line 40 "grammar/expr.y"
        value = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (twice(
            (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), twice(value))))))))));
#line 14 "input.c"
        break;
    case 2:
#ifdef NOT_DEFINED
#line 90 "grammar/expr.y"
#endif
        value = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), twice(value))));
        break;
    case 3:
# 50 "grammar/expr.y"
        value =  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (twice((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(4), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), twice(value)))))))))) ;
        /*
#line 70 "grammar/expr.y"
         */
        break;
    }
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(6), (WEFT_BEGIN(6), twice(value))));
}
#line 12
int last(void) { return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (WEFT_BEGIN(7), twice(2)))); }
static const struct weft_site weft_sites[] = {
    { "twice", "input.c", "parse", 6, 6, 17, 5, 0, 0 },
    { "twice", "grammar/expr.y", "parse", 40, 41, 17, 7, 0, 0 },
    { "twice", "grammar/expr.y", "parse", 41, 41, 13, 8, 0, 0 },
    { "twice", "input.c", "parse", 19, 19, 17, 7, 0, 0 },
    { "twice", "grammar/expr.y", "parse", 50, 50, 17, 7, 0, 0 },
    { "twice", "grammar/expr.y", "parse", 50, 50, 17, 8, 0, 0 },
    { "twice", "grammar/expr.y", "parse", 56, 56, 12, 4, 0, 0 },
    { "twice", "grammar/expr.y", "last", 12, 12, 25, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(8);
