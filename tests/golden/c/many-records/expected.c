#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* More calls than four in a body whose values are structures or pointers to functions, not optimised: each in a frame of its own. What calls the value of a call, or
 * has operands that can change the callee, keeps its callee in place. */
typedef int (*routine)(int);
struct record {
    long member[4];
    struct record (*self)(struct record *record, int n);
    struct record (*none)(void);
};
routine pick(int n);
struct record make(int n);
struct record many(int n, ...);
int f(int n);
WEFT_STATIC_APART __typeof__(int) weft_w0(__typeof__(routine) weft_f, __typeof__(int) weft_a0) { WEFT_POINT(weft_p0, 0, 0); return weft_f(weft_a0); } WEFT_STATIC_APART __typeof__(routine) weft_w1(__typeof__(int) weft_a0) { WEFT_POINT(weft_p1, 1, 0); return pick(weft_a0); } WEFT_STATIC_APART __typeof__(struct record) weft_w2(__typeof__(struct record (*)(struct record *, int)) weft_f, __typeof__(struct record *) weft_a0, __typeof__(int) weft_a1) { WEFT_POINT(weft_p2, 2, 0); return weft_f(weft_a0, weft_a1); } WEFT_STATIC_APART __typeof__(struct record) weft_w5(__typeof__(struct record (*)(int)) weft_f, __typeof__(int) weft_a0) { WEFT_POINT(weft_p5, 5, 0); return weft_f(weft_a0); } WEFT_STATIC_APART __typeof__(struct record) weft_w6(__typeof__(struct record (*)(int)) weft_f, __typeof__(int) weft_a0) { WEFT_POINT(weft_p6, 6, 0); return weft_f(weft_a0); } WEFT_STATIC_APART __typeof__(struct record) weft_w7(__typeof__(struct record (*)(int)) weft_f, __typeof__(int) weft_a0) { WEFT_POINT(weft_p7, 7, 0); return weft_f(weft_a0); } WEFT_STATIC_APART __typeof__(struct record) weft_w8(__typeof__(struct record (*)(struct record *, int)) weft_f, __typeof__(struct record *) weft_a0, __typeof__(int) weft_a1) { WEFT_POINT(weft_p8, 8, 0); return weft_f(weft_a0, weft_a1); } WEFT_STATIC_APART __typeof__(struct record) weft_w9(__typeof__(struct record (*)(void)) weft_f) { WEFT_POINT(weft_p9, 9, 0); return weft_f(); } WEFT_STATIC_APART __typeof__(struct record) weft_w11(__typeof__(int) weft_a0) { WEFT_POINT(weft_p11, 11, 0); return make(weft_a0); } WEFT_STATIC_APART __typeof__(struct record) weft_w13(__typeof__(int) weft_a0, __typeof__(int) weft_a1) { WEFT_POINT(weft_p13, 13, 0); return many(weft_a0, weft_a1); } WEFT_STATIC_APART __typeof__(struct record) weft_w14(__typeof__(int) weft_a0) { WEFT_POINT(weft_p14, 14, 0); return make(weft_a0); } long crowded(int n, struct record *o, struct record (**list)(int))
{
    long sum = weft_w0(weft_w1(n), n);
    sum += weft_w2(o->self, o, n).member[1] + __extension__({ WEFT_POINT(weft_p3, 3, 1); o->self(o, __extension__({ register __auto_type weft_v3_1 = ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), f(n))))); weft_arm(&weft_p3); weft_v3_1; })); }).member[1];
    sum += weft_w5((*list), n).member[0] + weft_w6(list[2], n).member[0];
    sum += weft_w7 ((n ? make : *list), n).member[0];
    sum += weft_w8(weft_w9(o->none).self, o, 1).member[0] + __extension__({ WEFT_POINT(weft_p10, 10, 0); o->none /* here */ (); }).member[0];
    struct record kept = weft_w11(
        (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(12), (WEFT_BEGIN(12), f(n))))), other = weft_w13(1, n);
    kept = weft_w14(n + 1);
    return sum + kept.member[0] + other.member[0];
}
inline struct record shared(int n);
extern inline struct record shared(int n) { return n ? __extension__({ WEFT_POINT(weft_p15, 15, 1); make(__extension__({ register __auto_type weft_v15_0 = (__extension__({ WEFT_POINT(weft_p16, 16, 1); make(__extension__({ register __auto_type weft_v16_0 = (__extension__({ WEFT_POINT(weft_p17, 17, 0); make(n); }).member[0]); weft_arm(&weft_p16); weft_v16_0; })); }).member[0]); weft_arm(&weft_p15); weft_v15_0; })); }) : __extension__({ WEFT_POINT(weft_p18, 18, 1); make(__extension__({ register __auto_type weft_v18_0 = (__extension__({ WEFT_POINT(weft_p19, 19, 0); make(n + 1); }).member[0] + __extension__({ WEFT_POINT(weft_p20, 20, 0); make(n); }).member[1]); weft_arm(&weft_p18); weft_v18_0; })); }); }
long few(int n) { return __extension__({ WEFT_POINT(weft_p21, 21, 0); make(n); }).member[0]; }
static const struct weft_site weft_sites[] = {
    { "<expression>", "input.c", "crowded", 15, 15, 16, 5, 0, 0 },
    { "pick", "input.c", "crowded", 15, 15, 16, 6, 0, 0 },
    { "record.self", "input.c", "crowded", 16, 16, 12, 7, 0, 0 },
    { "record.self", "input.c", "crowded", 16, 16, 38, 7, 0, 0 },
    { "f", "input.c", "crowded", 16, 16, 49, 8, 0, 0 },
    { "*list", "input.c", "crowded", 17, 17, 12, 7, 0, 0 },
    { "*list", "input.c", "crowded", 17, 17, 35, 7, 0, 0 },
    { "<expression>", "input.c", "crowded", 18, 18, 12, 6, 0, 0 },
    { "record.self", "input.c", "crowded", 19, 19, 12, 7, 0, 0 },
    { "record.none", "input.c", "crowded", 19, 19, 12, 9, 0, 0 },
    { "record.none", "input.c", "crowded", 19, 19, 45, 7, 0, 0 },
    { "make", "input.c", "crowded", 20, 21, 26, 5, 0, 0 },
    { "f", "input.c", "crowded", 21, 21, 9, 6, 0, 0 },
    { "many", "input.c", "crowded", 21, 21, 24, 5, 0, 0 },
    { "make", "input.c", "crowded", 22, 22, 12, 4, 0, 0 },
    { "make", "input.c", "shared", 26, 26, 56, 5, 0, 0 },
    { "make", "input.c", "shared", 26, 26, 61, 8, 0, 0 },
    { "make", "input.c", "shared", 26, 26, 66, 11, 0, 0 },
    { "make", "input.c", "shared", 26, 26, 98, 5, 0, 0 },
    { "make", "input.c", "shared", 26, 26, 103, 9, 0, 0 },
    { "make", "input.c", "shared", 26, 26, 127, 9, 0, 0 },
    { "make", "input.c", "few", 27, 27, 26, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(22);
