/* One file, included three times with other macros: its calls are points each time, those of no token are not looked at. */
int f(int);
#define OP(name, call) int run_##name(int x) { return call; }
#include "ops.def"
#undef OP
#define OP(name, call) name,
enum {
#include "ops.def"
    last
};
#undef OP
#define OP(name, call) case name: return run_##name(x);
int run(int op, int x)
{
    switch (op) {
#include "ops.def"
    default:
        return 0;
    }
}
