#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
// clang, not optimised, gives each object in a body a place of its own in the frame. What can have no frame of its own has one object in a body, and is
// left alone elsewhere. Values of plain types take no place.
struct record {
    long member[4];
};
struct record make(int), listed(int, ...);
int f(int);
inline long shared(int n)
{
    long sum = __extension__({ WEFT_POINT(weft_p0, 0, 0); make(n); }).member[0];
    sum += make((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(n))))).member[1];
    return sum + make(3).member[2] + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), f(n))));
}
extern long shared(int);
WEFT_STATIC_APART __typeof__(struct record) weft_w5(__typeof__(int) weft_a0, __typeof__(int) weft_a1, __typeof__(double) weft_a2, __typeof__(char *) weft_a3, __typeof__(long *) weft_a4) { WEFT_POINT(weft_p5, 5, 0); return listed(weft_a0, weft_a1, weft_a2, weft_a3, weft_a4); } WEFT_STATIC_APART __typeof__(struct record) weft_w6(__typeof__(int) weft_a0, __typeof__(struct record) weft_a1) { WEFT_POINT(weft_p6, 6, 0); return listed(weft_a0, weft_a1); } WEFT_STATIC_APART __typeof__(struct record) weft_w7(__typeof__(int) weft_a0) { WEFT_POINT(weft_p7, 7, 0); return make(weft_a0); } long pointers(struct record (*at)(int), int n)
{
    long sum = __extension__({ WEFT_POINT(weft_p3, 3, 0); at /* a table's */ (n); }).member[0];
    sum += at /* of another */ ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), f(n))))).member[1];
    return sum + weft_w5(n, 1, 2.5, "three", &sum).member[2] + weft_w6(n, weft_w7(n)).member[3];
}
long one(struct record (*at)(int), int n)
{
    return __extension__({ WEFT_POINT(weft_p8, 8, 0); at /* alone */ (n); }).member[0];
}
static const struct weft_site weft_sites[] = {
    { "make", "input.c", "shared", 10, 10, 16, 7, 0, 0 },
    { "f", "input.c", "shared", 11, 11, 17, 7, 0, 0 },
    { "f", "input.c", "shared", 12, 12, 38, 5, 0, 0 },
    { "*at", "input.c", "pointers", 17, 17, 16, 7, 0, 0 },
    { "f", "input.c", "pointers", 18, 18, 33, 7, 0, 0 },
    { "listed", "input.c", "pointers", 19, 19, 18, 8, 0, 0 },
    { "listed", "input.c", "pointers", 19, 19, 63, 7, 0, 0 },
    { "make", "input.c", "pointers", 19, 19, 73, 8, 0, 0 },
    { "*at", "input.c", "one", 23, 23, 12, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(9);
