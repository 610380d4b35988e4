/* A compound literal lives as long as its block: pointers kept past the call are good until then. */
/* std: gnu99 gnu11 gnu17 */
/* expect: keep 18 */
#include "log.h"

struct point {
    int x, y;
    struct point *next;
};
static struct point *keep(struct point *p)
{
    return p;
}
static struct point *keep_with(struct point *p, int n)
{
    p->y += n;
    return p;
}
static int *first(int *p)
{
    return p;
}
static void scribble(void)
{
    volatile char noise[512];
    for (size_t i = 0; i < sizeof noise; i++)
        noise[i] = (char)i;
}
static int five(void)
{
    return 5;
}
static int area(struct point p)
{
    return p.x * p.y;
}

static void plain(void)
{
    test("plain");
    struct point *p = keep(&(struct point){ 1, 2, NULL });
    scribble();
    struct point *q = keep(&(struct point){ five(), 4, p });
    scribble();
    say("p", p->x + p->y);
    say("q", q->x + q->y + q->next->x);
}

static void arrays(void)
{
    test("arrays");
    int *p = first((int[]){ 1, 2, 3 });
    scribble();
    int *q = first((int[4]){ five(), [2] = 9 });
    scribble();
    int *r = first((int[]){ 7, 8, 9 } + 1);
    scribble();
    int *s = first(&(int){ 42 });
    char *t = (char *)first((int *)(void *)(char[]){ "text that is long enough" });
    scribble();
    printf("%d %d %d %d %d %s\n", p[2], q[0], q[2], r[1], *s, t);
}

static void nested(void)
{
    test("nested");
    struct point *p = keep(keep(keep(&(struct point){ 1, 2, NULL })));
    scribble();
    struct point *q = keep_with(keep(&(struct point){ five(), 2, keep(&(struct point){ 3, 4, NULL }) }), five());
    scribble();
    say("p", p->x + p->y);
    say("q", q->x + q->y + q->next->x + q->next->y);
}

static void in_conditions(int n)
{
    test("in conditions");
    struct point *p = n ? keep(&(struct point){ n, 2, NULL }) : keep(&(struct point){ 3, 4, NULL });
    struct point *q = NULL;
    scribble();
    if ((q = keep(&(struct point){ n, 9, NULL })) && q->x == n) {
        scribble();
        say("q", q->x + q->y);
    } else
        say("else", q->y);
    for (q = keep(&(struct point){ n, n, NULL }); q->x > 0; q->x--) {
        struct point *r = keep(&(struct point){ q->x, 1, q });
        scribble();
        say("r", r->x + r->next->y);
    }
    switch ((q = keep(&(struct point){ n, 3, NULL }))->x) {
    case 2:
        scribble();
        say("switch", q->y);
    }
    say("p", p->x + p->y);
}

static void by_value(void)
{
    test("by value");
    say("area", area((struct point){ 3, 4, NULL }));
    say("area", area((struct point){ five(), five(), NULL }));
    say("area", area(*keep(&(struct point){ 6, 7, NULL })));
}

static void assigned(void)
{
    test("assigned through a moving pointer");
    struct point *list[3], **end = list;
    *end++ = keep(&(struct point){ 1, 1, NULL });
    *end++ = keep(&(struct point){ five(), 2, NULL });
    *end++ = keep(keep(&(struct point){ 3, 3, NULL }));
    scribble();
    for (int i = 0; i < 3; i++)
        say("list", list[i]->x * 10 + list[i]->y);
}

static void through_pointer(void)
{
    test("through a pointer");
    struct point *(*k)(struct point *) = keep;
    struct {
        struct point *(*fn)(struct point *);
    } ops = { keep };
    struct point *p = k(&(struct point){ 1, 2, NULL });
    struct point *q = ops.fn(&(struct point){ five(), 4, NULL });
    struct point *r = (five() ? k : keep)(&(struct point){ 6, 7, NULL });
    scribble();
    say("all", p->y + q->x + r->y);
}

static struct point *unprototyped();

static void old_style(void)
{
    test("unprototyped");
    struct point *p = unprototyped(&(struct point){ 5, 6, NULL });
    scribble();
    say("p", p->x + p->y);
}

static struct point *unprototyped(struct point *p)
{
    return p;
}

int main(void)
{
    plain();
    arrays();
    nested();
    in_conditions(2);
    by_value();
    assigned();
    through_pointer();
    old_style();
    return 0;
}
