#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* #if between the operands: the text between the parentheses is not one expression. */
int f(int, int);
int g(int);
#define FAST 1

int caller(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), g(x)); WEFT_END(1); weft_r1; }))),
        
             1
     
              
      
           )))) + __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), f(1, 2)); WEFT_END(2); weft_r2; });
}

int chosen(int x)
{
    return
        
        (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), g
     
         
      
        (x))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 14, 12, 5, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 14, 6, 0, 0 },
    { "f", "input.c", "caller", 14, 14, 16, 5, 0, 0 },
    { "g", "input.c", "chosen", 21, 25, 9, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
