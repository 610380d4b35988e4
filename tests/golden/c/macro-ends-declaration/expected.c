#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* What ends a declaration may be a macro's last token: definitions go behind it, not between it and the declaration. */
struct pair {
    int first, second;
};
struct pair make(int x);
int sum(struct pair p), add(int a, int b);

#define OPEN(name) static int name(int a) { int r = a;
#define CLOSE(x) return add(r, x); }
OPEN(halved)
 return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), add(r, 1)))); } 
WEFT_STATIC_APART __typeof__(int) weft_w2(__typeof__(struct pair) weft_a0) { WEFT_POINT(weft_p2, 2, 0); return sum(weft_a0); } WEFT_STATIC_APART __typeof__(struct pair) weft_w3(__typeof__(int) weft_a0) { WEFT_POINT(weft_p3, 3, 0); return make(weft_a0); } static int behind_function(int a)
{ unsigned weft_n1_0;
    int r = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_COUNT(weft_n1_0, 2), add((WEFT_INTEGER(int)weft_counted_signed(&weft_n1_0, WEFT_SITE(1), weft_w2(weft_w3(a)))), (WEFT_INTEGER(int)weft_counted_signed(&weft_n1_0, WEFT_SITE(1), ({ if (a) goto done; (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), halved(a)))); })))))));
done:
    return r;
}

#define END }; int counted
struct rest {
    int a;
END, also_counted
#define STOP ;
STOP
WEFT_STATIC_APART __typeof__(int) weft_w6(__typeof__(struct pair) weft_a0) { WEFT_POINT(weft_p6, 6, 0); return sum(weft_a0); } WEFT_STATIC_APART __typeof__(struct pair) weft_w7(__typeof__(int) weft_a0) { WEFT_POINT(weft_p7, 7, 0); return make(weft_a0); } static int behind_structure(int a)
{ unsigned weft_n2_0;
    int r = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_COUNT(weft_n2_0, 2), add((WEFT_INTEGER(int)weft_counted_signed(&weft_n2_0, WEFT_SITE(5), weft_w6(weft_w7(a)))), (WEFT_INTEGER(int)weft_counted_signed(&weft_n2_0, WEFT_SITE(5), ({ if (a) goto done; (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(8), (WEFT_BEGIN(8), halved(a)))); })))))));
done:
    return r;
}

#define ASSERT(x) _Static_assert(x, "");
#define HOT __attribute__((hot))
ASSERT(sizeof(struct pair) >= 2)
WEFT_STATIC_APART __typeof__(int) weft_w10(__typeof__(struct pair) weft_a0) { WEFT_POINT(weft_p10, 10, 0); return sum(weft_a0); } WEFT_STATIC_APART __typeof__(struct pair) weft_w11(__typeof__(int) weft_a0) { WEFT_POINT(weft_p11, 11, 0); return make(weft_a0); } HOT static int behind_assertion(int a)
{ unsigned weft_n3_0;
    int r = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(9), (WEFT_COUNT(weft_n3_0, 2), add((WEFT_INTEGER(int)weft_counted_signed(&weft_n3_0, WEFT_SITE(9), weft_w10(weft_w11(a)))), (WEFT_INTEGER(int)weft_counted_signed(&weft_n3_0, WEFT_SITE(9), ({ if (a) goto done; (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(12), (WEFT_BEGIN(12), behind_function(a)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(13), (WEFT_BEGIN(13), behind_structure(a)))); })))))));
done:
    return r;
}

#define END_OF_STRUCTURE };
struct last {
    int a;
END_OF_STRUCTURE
WEFT_STATIC_APART __typeof__(int) weft_w15(__typeof__(struct pair) weft_a0) { WEFT_POINT(weft_p15, 15, 0); return sum(weft_a0); } WEFT_STATIC_APART __typeof__(struct pair) weft_w16(__typeof__(int) weft_a0) { WEFT_POINT(weft_p16, 16, 0); return make(weft_a0); } HOT static int behind_last(int a)
{ unsigned weft_n4_0;
    int r = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(14), (WEFT_COUNT(weft_n4_0, 2), add((WEFT_INTEGER(int)weft_counted_signed(&weft_n4_0, WEFT_SITE(14), weft_w15(weft_w16(a)))), (WEFT_INTEGER(int)weft_counted_signed(&weft_n4_0, WEFT_SITE(14), ({ if (a) goto done; (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(17), (WEFT_BEGIN(17), behind_assertion(a)))); })))))));
done:
    return r;
}
static const struct weft_site weft_sites[] = {
    { "add", "input.c", "halved", 11, 11, 1, 4, 0, 0 },
    { "add", "input.c", "behind_function", 14, 14, 13, 5, 0, 0 },
    { "sum", "input.c", "behind_function", 14, 14, 17, 6, 0, 0 },
    { "make", "input.c", "behind_function", 14, 14, 21, 7, 0, 0 },
    { "halved", "input.c", "behind_function", 14, 14, 52, 8, 0, 0 },
    { "add", "input.c", "behind_structure", 27, 27, 13, 5, 0, 0 },
    { "sum", "input.c", "behind_structure", 27, 27, 17, 6, 0, 0 },
    { "make", "input.c", "behind_structure", 27, 27, 21, 7, 0, 0 },
    { "halved", "input.c", "behind_structure", 27, 27, 52, 8, 0, 0 },
    { "add", "input.c", "behind_assertion", 37, 37, 13, 5, 0, 0 },
    { "sum", "input.c", "behind_assertion", 37, 37, 17, 6, 0, 0 },
    { "make", "input.c", "behind_assertion", 37, 37, 21, 7, 0, 0 },
    { "behind_function", "input.c", "behind_assertion", 37, 37, 52, 9, 0, 0 },
    { "behind_structure", "input.c", "behind_assertion", 37, 37, 73, 9, 0, 0 },
    { "add", "input.c", "behind_last", 48, 48, 13, 5, 0, 0 },
    { "sum", "input.c", "behind_last", 48, 48, 17, 6, 0, 0 },
    { "make", "input.c", "behind_last", 48, 48, 21, 7, 0, 0 },
    { "behind_assertion", "input.c", "behind_last", 48, 48, 52, 8, 0, 0 },
};
WEFT_UNIT_DEFINE(18);
