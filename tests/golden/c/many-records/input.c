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
long crowded(int n, struct record *o, struct record (**list)(int))
{
    long sum = pick(n)(n);
    sum += o->self(o, n).member[1] + o->self(o, f(n)).member[1];
    sum += (*list)(n).member[0] + list[2](n).member[0];
    sum += (n ? make : *list) (n).member[0];
    sum += o->none().self(o, 1).member[0] + o->none /* here */ ().member[0];
    struct record kept = make(
        f(n)), other = many(1, n);
    kept = make(n + 1);
    return sum + kept.member[0] + other.member[0];
}
inline struct record shared(int n);
extern inline struct record shared(int n) { return n ? make(make(make(n).member[0]).member[0]) : make(make(n + 1).member[0] + make(n).member[1]); }
long few(int n) { return make(n).member[0]; }
