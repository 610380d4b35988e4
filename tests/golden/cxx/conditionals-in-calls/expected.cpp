#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Conditional directives within calls: what the flags leave out of them is left out of the text that is compiled.
#define FAST 1
int f(int, int);
int g(int);
struct builder {
    builder &add(int);
    builder &slow();
    int done();
};
builder make(int);
template <typename T> T h(T a, T b)
{ ::weft::point weft_p0_0;
    return a +
        
        ::weft::either(weft_p0_0, (WEFT_OPEN(weft_p0_0, 0, 0), g
     
         
      
        (b)));
}
int caller(int n)
{ ::weft::guarded weft_p1_0, weft_p1_1, weft_p1_2, weft_p1_3, weft_p1_4, weft_p1_5, weft_p1_6, weft_p1_7;
    int m = ::weft::value(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 1, 1), f(::weft::ready_value(weft_p1_0, ::weft::value(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 2, 0), g(n)))),
           
              1
     
               
      
    )));
    return m + ::weft::value(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 3, 1), ::weft::ready(weft_p1_0, ::weft::same(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 4, 2), ::weft::ready(weft_p1_1, ::weft::same(weft_p1_2, (WEFT_OPEN_GUARDED(weft_p1_2, 5, 2), ::weft::ready(weft_p1_2, ::weft::same(weft_p1_3, (WEFT_OPEN_GUARDED(weft_p1_3, 6, 0), make(3))))
                   .add(::weft::ready_value(weft_p1_2, ::weft::value(weft_p1_4, (WEFT_OPEN_GUARDED(weft_p1_4, 7, 0), g(4))))))))
         
                          
      
                   .add(
             
                       ::weft::ready_value(weft_p1_1, ::weft::value(weft_p1_5, (WEFT_OPEN_GUARDED(weft_p1_5, 8, 0), g(5))))
               
                        
      
                           ))))
                   .done())) +
           ::weft::value(weft_p1_6, (WEFT_OPEN_GUARDED(weft_p1_6, 9, 0), h(7, 8))) + f(::weft::value(weft_p1_7, (WEFT_OPEN_GUARDED(weft_p1_7, 10, 0), g(9))),
#define LEFT 2
                       LEFT);
}
static const weft_site weft_sites[] = {
    { "g", "input.cpp", "h", 15, 19, 9, 5, 0, 0 },
    { "f", "input.cpp", "caller", 23, 29, 13, 5, 0, 0 },
    { "g", "input.cpp", "caller", 23, 23, 15, 6, 0, 0 },
    { "builder::done", "input.cpp", "caller", 30, 42, 16, 7, 0, 0 },
    { "builder::add", "input.cpp", "caller", 30, 41, 16, 9, 0, 0 },
    { "builder::add", "input.cpp", "caller", 30, 31, 16, 11, 0, 0 },
    { "make", "input.cpp", "caller", 30, 30, 16, 13, 0, 0 },
    { "g", "input.cpp", "caller", 31, 31, 25, 12, 0, 0 },
    { "g", "input.cpp", "caller", 37, 37, 24, 10, 0, 0 },
    { "h", "input.cpp", "caller", 43, 43, 12, 6, 0, 0 },
    { "g", "input.cpp", "caller", 43, 43, 24, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(11)
