/* What random programs call. Each function tells that it began and ended; those with a name in e_ also log their
 * arguments: their order is part of what the program does. */
#ifndef LIB_H
#define LIB_H
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

struct S {
    int v;
    int w[8];
    struct S *self;
    int (*f)(int);
    unsigned bits : 5;
};
enum E { E_ZERO, E_ONE, E_TWO };

void in(const char *name);
int out(const char *name, int value);
void mark(int *depth);
void back(int *depth);
void begin_case(int number);
void end_case(int number, int value);

int e_one(int x), p_one(int x);
int e_two(int x, int y), p_two(int x, int y);
int e_three(int x, long y, double z), p_three(int x, long y, double z);
int e_sum(int n, ...), p_sum(int n, ...);
long e_long(long x), p_long(long x);
double e_real(double x), p_real(double x);
char e_char(char x), p_char(char x);
_Bool e_bool(int x), p_bool(int x);
void e_void(int x), p_void(int x);
struct S e_make(int x), p_make(int x);
struct S e_same(struct S s), p_same(struct S s);
int e_value(struct S s), p_value(struct S s);
struct S *e_at(struct S *s), *p_at(struct S *s);
int *e_row(int x), *p_row(int x);
const char *e_text(int x), *p_text(int x);
int (*e_pick(int x))(int), (*p_pick(int x))(int);
int e_apply(int (*f)(int), int x), p_apply(int (*f)(int), int x);
int e_shown(const char *text, int x);
void e_clean(int *x);
void e_jump(jmp_buf *to, int x) __attribute__((noreturn));

extern struct S s0;
extern int a0[8];
extern int (*const table[2])(int);

#define LINE_OF(x) e_two(__LINE__, x)
static inline int h_one(int x)
{
    in("h_one");
    return out("h_one", e_one(x) + p_one(x));
}
static inline int h_mac(int x)
{
    in("h_mac");
    return out("h_mac", LINE_OF(x + p_two(x, p_one(3))));
}
#endif
