/* std: c++11 c++20 */
/* expect: leaves 6 0 */
/* expect: kept 19 */
// Bodies with so many calls that their states see the exceptions: in blocks of try, in loops, in handlers, in lambdas, in constructors, where an operand
// throws before the call begins.
#include "log.hpp"

static int kept(int n) { return say(n); }
static int leaves(int n)
{
    say(n);
    throw n;
}
static int two(int a, int b) { return a + b; }

static int in_try(int n)
{
    int sum = kept(1) + kept(2);
    for (int i = 0; i < 2; i++) {
        try {
            sum += kept(3) + kept(4) + leaves(n + i) + kept(5) + kept(6);
        } catch (int caught) {
            sum += kept(caught);
        }
    }
    return sum + kept(7);
}
static int out_of_body(int n) { return kept(1) + kept(2) + kept(3) + two(4, leaves(n)) + kept(5); }
static int in_lambda(int n)
{
    auto closure = [&](int m) { return kept(1) + kept(2) + leaves(m) + kept(3) + kept(4); };
    try {
        return closure(n);
    } catch (int caught) {
        return kept(caught);
    }
}
struct made {
    int sum;
    made(int n) : sum(kept(n)) { sum += kept(1) + kept(2) + leaves(n) + kept(3); }
};
static int nested(int n)
{
    try {
        try {
            return kept(1) + two(leaves(n), 1) + kept(2) + kept(3) + kept(4);
        } catch (long) {
            return kept(5);
        }
    } catch (int caught) {
        return caught;
    }
}

int main()
{
    say(in_try(10));
    try {
        say(out_of_body(20));
    } catch (int caught) {
        say(caught);
    }
    say(in_lambda(30));
    try {
        made m(40);
        say(m.sum);
    } catch (int caught) {
        say(caught);
    }
    say(nested(50));
    return 0;
}
