#include <weft/probe.hpp>
#include <weft/memory.hpp>
WEFT_UNIT_DECLARE WEFT_MEMORY_DECLARE
#line 1 "input.cpp"
/* Memory accesses in C++: members of the object, references, an object that a call gives, a loop of a method, copies of
 * plain classes, a jump past a record in a switch. */
int total;
const int limit = 3;

class Sums {
    double values[8];
    int n;

  public:
    double &at(int i)
    {
        weft_slot *weft_m0 __attribute((__unused__)); weft_m0 = weft_block(weft_this_memory(), 0, 0, 1); return values[i];
    }
    void add(double by)
    {
        { weft_slot *weft_m1, weft_n1 = 0; for (int i = 0, weft_d1 __attribute((__unused__)) = __extension__({ weft_m1 = weft_block(weft_this_memory(), 1, 2, 1); weft_m1[1] = WEFT_ADDRESS(&(values[i])); (__typeof__(i))0; }); i < 8; i++, weft_n1++)
            values[i] += by; weft_m1[0] = weft_n1; }
        weft_slot *weft_m2 __attribute((__unused__)); weft_m2 = weft_block(weft_this_memory(), 2, 1, 1); weft_m2[0] = WEFT_ADDRESS(&(values[3])); (*__extension__({ auto weft_q3 = &(at(2)); weft_one(weft_this_memory(), 3, WEFT_ADDRESS(weft_q3)); weft_q3; })) = values[3];
        weft_slot *weft_m4 __attribute((__unused__)); weft_m4 = weft_block(weft_this_memory(), 4, 1, 1); (*__extension__({ auto weft_q4_0 = &(n); weft_m4[0] = WEFT_ADDRESS(weft_q4_0); weft_q4_0; }))++;
    }
};

struct pair {
    int first, second;
};
pair pairs[4];

void copy(int at)
{
    weft_slot *weft_m5 __attribute((__unused__)); weft_m5 = weft_block(weft_this_memory(), 5, 2, 1); pairs[at] = (*__extension__({ auto weft_q5_0 = __builtin_addressof(pairs[at + 1]); weft_m5[0] = WEFT_ADDRESS(weft_q5_0); weft_q5_0; }));
    pair local = (*__extension__({ auto weft_q5_1 = __builtin_addressof(pairs[0]); weft_m5[1] = WEFT_ADDRESS(weft_q5_1); weft_q5_1; }));
    pairs[3] = local;
}

int choose(int &to, const int *from, int what)
{
    weft_slot *weft_m6 __attribute((__unused__)); weft_m6 = weft_block(weft_this_memory(), 6, 0, 1); switch (what) {
    case 0:
        ; weft_slot *weft_m7 __attribute((__unused__)); weft_m7 = weft_block(weft_this_memory(), 7, 2, 0); (*__extension__({ auto weft_q7_1 = &(to); weft_m7[1] = WEFT_ADDRESS(weft_q7_1); weft_q7_1; })) = (*__extension__({ auto weft_q7_0 = &(from[1]); weft_m7[0] = WEFT_ADDRESS(weft_q7_0); weft_q7_0; }));
        break;
    default:
        ; weft_slot *weft_m8 __attribute((__unused__)); weft_m8 = weft_block(weft_this_memory(), 8, 2, 0); (*__extension__({ auto weft_q8_3 = &(total); weft_m8[1] = WEFT_ADDRESS(weft_q8_3); weft_q8_3; })) = (*__extension__({ auto weft_q8_2 = &(to); weft_m8[0] = WEFT_ADDRESS(weft_q8_2); weft_q8_2; })) + limit;
    }
    { weft_slot *weft_m9, weft_n9 = 0; for (auto i = 0u, weft_d9 __attribute((__unused__)) = __extension__({ weft_m9 = weft_block(weft_this_memory(), 9, 3, 0); weft_m9[1] = WEFT_ADDRESS(&(from[i])); weft_m9[2] = WEFT_ADDRESS(&(to)); (__typeof__(i))0; }); i < 4; i++, weft_n9++)
        to += from[i]; weft_m9[0] = weft_n9; }
    weft_slot *weft_m10 __attribute((__unused__)); weft_m10 = weft_block(weft_this_memory(), 10, 1, 0); return (*__extension__({ auto weft_q10_4 = &(to); weft_m10[0] = WEFT_ADDRESS(weft_q10_4); weft_q10_4; }));
}
static const weft_site weft_sites[] = {
    { "Sums::at", "input.cpp", "Sums::at", 11, 14, 13, 3, 7, 0 },
    { "Sums::add", "input.cpp", "Sums::add", 15, 21, 10, 3, 7, 0 },
    { "copy", "input.cpp", "copy", 29, 34, 6, 2, 7, 0 },
    { "choose", "input.cpp", "choose", 36, 48, 5, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(4)
static const struct weft_block weft_blocks[] = {
    { 0, 0, 13, 13, 0, 0, 0, 0 },
    { 1, 0, 18, 18, 0, 2, 2, 2 },
    { 1, 0, 19, 19, 2, 1, 0, 1 },
    { 1, 0, 19, 19, 3, 1, 1, 1 },
    { 1, 0, 20, 20, 4, 2, 1, 1 },
    { 2, 0, 31, 33, 6, 4, 0, 2 },
    { 3, 0, 38, 38, 10, 0, 0, 0 },
    { 3, 0, 40, 40, 10, 2, 0, 2 },
    { 3, 0, 43, 43, 12, 2, 0, 2 },
    { 3, 0, 46, 46, 14, 3, 2, 3 },
    { 3, 0, 47, 47, 17, 1, 0, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 18, 13, 8, 0, 0, 1, 255, 0, 8 },
    { 18, 13, 8, 1, 0, 1, 255, 0, 8 },
    { 19, 17, 8, 0, 0, 0, 255, 0, 0 },
    { 19, 9, 8, 1, 0, 0, 255, 0, 0 },
    { 20, 9, 4, 0, 0, 0, 255, 0, 0 },
    { 20, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 31, 17, 8, 0, 0, 0, 255, 0, 0 },
    { 31, 5, 8, 1, 0, 0, 255, -8, 0 },
    { 32, 18, 8, 0, 0, 1, 255, 0, 0 },
    { 33, 5, 8, 1, 0, 1, 255, 24, 0 },
    { 40, 14, 4, 0, 0, 0, 255, 0, 0 },
    { 40, 9, 4, 1, 0, 1, 255, 0, 0 },
    { 43, 17, 4, 0, 0, 0, 255, 0, 0 },
    { 43, 9, 4, 1, 0, 1, 255, 0, 0 },
    { 46, 15, 4, 0, 0, 1, 255, 0, 4 },
    { 46, 9, 4, 0, 0, 2, 255, 0, 0 },
    { 46, 9, 4, 1, 0, 2, 255, 0, 0 },
    { 47, 12, 4, 0, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(11);
