#include <weft/probe.hpp>
#include <weft/memory.hpp>
WEFT_UNIT_DECLARE WEFT_MEMORY_DECLARE
#line 1 "input.cpp"
/* The bodies of lambdas, and what their captures read. */
struct counter {
    int count;
    int raise(int by)
    {
        weft_slot *weft_m0 __attribute((__unused__)); weft_m0 = weft_block(weft_this_memory(), 0, 0, 1); auto change = [this, &by] { weft_slot *weft_m2 __attribute((__unused__)); weft_m2 = weft_block(weft_this_memory(), 2, 2, 1); (*__extension__({ auto weft_q2_2 = &(count); weft_m2[1] = WEFT_ADDRESS(weft_q2_2); weft_q2_2; })) += (*__extension__({ auto weft_q2_1 = &(by); weft_m2[0] = WEFT_ADDRESS(weft_q2_1); weft_q2_1; })); };
        change();
        weft_slot *weft_m1 __attribute((__unused__)); weft_m1 = weft_block(weft_this_memory(), 1, 1, 1); return (*__extension__({ auto weft_q1_0 = &(count); weft_m1[0] = WEFT_ADDRESS(weft_q1_0); weft_q1_0; }));
    }
};
int table[16];

int lambdas(int *list, int n)
{
    weft_slot *weft_m3 __attribute((__unused__)); weft_m3 = weft_block(weft_this_memory(), 3, 3, 1); int local = (*__extension__({ auto weft_q3_1 = &((*__extension__({ auto weft_q3_0 = &(list); weft_m3[0] = WEFT_ADDRESS(weft_q3_0); weft_q3_0; }))[0]); weft_m3[1] = WEFT_ADDRESS(weft_q3_1); weft_q3_1; })); weft_m3[2] = WEFT_ADDRESS(&local);
    const int limit = 4;
    auto add = [&](int to) -> int & {
        weft_slot *weft_m6 __attribute((__unused__)); weft_m6 = weft_block(weft_this_memory(), 6, 3, 1); (*__extension__({ auto weft_q6_6 = &(local); weft_m6[2] = WEFT_ADDRESS(weft_q6_6); weft_q6_6; })) += (*__extension__({ auto weft_q6_5 = &((*__extension__({ auto weft_q6_4 = &(list); weft_m6[0] = WEFT_ADDRESS(weft_q6_4); weft_q6_4; }))[to]); weft_m6[1] = WEFT_ADDRESS(weft_q6_5); weft_q6_5; }));
        { weft_slot *weft_m7, weft_n7 = 0; for (int i = 0, weft_d7 __attribute((__unused__)) = __extension__({ weft_m7 = weft_block(weft_this_memory(), 7, 2, 0); weft_m7[1] = WEFT_ADDRESS(&(table[i + 1])); (__typeof__(i))0; }); i < limit; i++, weft_n7++)
            table[i] = table[i + 1]; weft_m7[0] = weft_n7; }
        return table[to];
    };
    (*__extension__({ auto weft_q4 = &(add(2)); weft_one(weft_this_memory(), 4, WEFT_ADDRESS(weft_q4)); weft_q4; })) = 3;
    weft_slot *weft_m5 __attribute((__unused__)); weft_m5 = weft_block(weft_this_memory(), 5, 3, 1); auto copied = ((void)(weft_m5[0] = WEFT_ADDRESS(__builtin_addressof(local))), [local, n] { weft_slot *weft_m8 __attribute((__unused__)); weft_m8 = weft_block(weft_this_memory(), 8, 2, 1); return (*__extension__({ auto weft_q8_7 = &(local); weft_m8[0] = WEFT_ADDRESS(weft_q8_7); weft_q8_7; })) + (*__extension__({ auto weft_q8_8 = &(n); weft_m8[1] = WEFT_ADDRESS(weft_q8_8); weft_q8_8; })); });
    auto made = [start = (*__extension__({ auto weft_q5_3 = &((*__extension__({ auto weft_q5_2 = &(list); weft_m5[1] = WEFT_ADDRESS(weft_q5_2); weft_q5_2; }))[3]); weft_m5[2] = WEFT_ADDRESS(weft_q5_3); weft_q5_3; })), &first = list[4]](int by) mutable {
        weft_slot *weft_m9 __attribute((__unused__)); weft_m9 = weft_block(weft_this_memory(), 9, 3, 1); (*__extension__({ auto weft_q9_9 = &(start); weft_m9[0] = WEFT_ADDRESS(weft_q9_9); weft_q9_9; })) += by;
        (*__extension__({ auto weft_q9_10 = &(first); weft_m9[1] = WEFT_ADDRESS(weft_q9_10); weft_q9_10; })) = start;
        auto inner = [&](int more) { weft_slot *weft_m10 __attribute((__unused__)); weft_m10 = weft_block(weft_this_memory(), 10, 1, 1); return (*__extension__({ auto weft_q10_12 = &(start); weft_m10[0] = WEFT_ADDRESS(weft_q10_12); weft_q10_12; })) + more; };
        return inner((*__extension__({ auto weft_q9_11 = &(table[1]); weft_m9[2] = WEFT_ADDRESS(weft_q9_11); weft_q9_11; })));
    };
    static auto kept = [](int at) { weft_slot *weft_m11 __attribute((__unused__)); weft_m11 = weft_block(weft_this_memory(), 11, 1, 1); return (*__extension__({ auto weft_q11_13 = &(table[at]); weft_m11[0] = WEFT_ADDRESS(weft_q11_13); weft_q11_13; })); };
    auto generic = [](auto at) { return table[at]; };
    constexpr auto early = [](int at) { return at + 1; };
    static_assert(early(1) == 2);
    return copied() + made(2) + kept(3) + generic(4) + early(n);
}
static const weft_site weft_sites[] = {
    { "counter::raise", "input.cpp", "counter::raise", 4, 9, 9, 3, 7, 0 },
    { "lambdas", "input.cpp", "lambdas", 13, 36, 5, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(2)
static const struct weft_block weft_blocks[] = {
    { 0, 0, 6, 7, 0, 0, 0, 0 },
    { 0, 0, 8, 8, 0, 1, 1, 1 },
    { 0, 0, 6, 6, 1, 3, 0, 2 },
    { 1, 0, 15, 23, 4, 3, 0, 3 },
    { 1, 0, 23, 23, 7, 1, 1, 1 },
    { 1, 0, 24, 35, 8, 4, 1, 3 },
    { 1, 0, 18, 18, 12, 4, 0, 3 },
    { 1, 0, 20, 20, 16, 2, 2, 2 },
    { 1, 0, 24, 24, 18, 2, 0, 2 },
    { 1, 0, 26, 29, 20, 5, 0, 3 },
    { 1, 0, 28, 28, 25, 1, 0, 1 },
    { 1, 0, 31, 31, 26, 1, 0, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 8, 16, 4, 0, 0, 0, 255, 0, 0 },
    { 6, 46, 4, 0, 0, 0, 255, 0, 0 },
    { 6, 37, 4, 0, 0, 1, 255, 0, 0 },
    { 6, 37, 4, 1, 0, 1, 255, 0, 0 },
    { 15, 17, 8, 0, 0, 0, 255, 0, 0 },
    { 15, 17, 4, 0, 0, 1, 255, 0, 0 },
    { 15, 5, 4, 1, 0, 2, 255, 0, 0 },
    { 23, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 24, 20, 4, 0, 0, 0, 255, 0, 0 },
    { 25, 26, 8, 0, 0, 1, 255, 0, 0 },
    { 25, 26, 4, 0, 0, 2, 255, 0, 0 },
    { 25, 44, 8, 0, 0, 1, 255, 0, 0 },
    { 18, 18, 8, 0, 0, 0, 255, 0, 0 },
    { 18, 18, 4, 0, 0, 1, 255, 0, 0 },
    { 18, 9, 4, 0, 0, 2, 255, 0, 0 },
    { 18, 9, 4, 1, 0, 2, 255, 0, 0 },
    { 20, 24, 4, 0, 0, 1, 255, 0, 4 },
    { 20, 13, 4, 1, 0, 1, 255, -4, 4 },
    { 24, 39, 4, 0, 0, 0, 255, 0, 0 },
    { 24, 47, 4, 0, 0, 1, 255, 0, 0 },
    { 26, 9, 4, 0, 0, 0, 255, 0, 0 },
    { 26, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 27, 17, 4, 0, 0, 0, 255, 0, 0 },
    { 27, 9, 4, 1, 0, 1, 255, 0, 0 },
    { 29, 22, 4, 0, 0, 2, 255, 0, 0 },
    { 28, 45, 4, 0, 0, 0, 255, 0, 0 },
    { 31, 44, 4, 0, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(12);
