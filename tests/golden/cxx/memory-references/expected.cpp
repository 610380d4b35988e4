#include <weft/probe.hpp>
#include <weft/memory.hpp>
WEFT_UNIT_DECLARE WEFT_MEMORY_DECLARE
#line 1 "input.cpp"
/* Accesses under references: casts, temporaries, heads with declarations, structured bindings. */
struct two {
    int a;
    double b;
};
int note(const int &what);

int casts(int *list, const int &limit, two *pair)
{
    weft_slot *weft_m0 __attribute((__unused__)); weft_m0 = weft_block(weft_this_memory(), 0, 3, 1); int local = 1; weft_m0[0] = WEFT_ADDRESS(&local);
    static_cast<int &>((*__extension__({ auto weft_q0_0 = &(list[1]); weft_m0[1] = WEFT_ADDRESS(weft_q0_0); weft_q0_0; }))) = 2;
    __extension__({ weft_slot weft_s3; (*__extension__({ auto weft_q3 = &(list[2]); weft_s3 = WEFT_ADDRESS(weft_q3); weft_q3; })) = (*__extension__({ auto weft_q0_1 = &(reinterpret_cast<unsigned &>(list[3])); weft_m0[2] = WEFT_ADDRESS(weft_q0_1); weft_q0_1; })) > 4 ? const_cast<int &>((*__extension__({ auto weft_q1 = &(limit); weft_one(weft_this_memory(), 1, WEFT_ADDRESS(weft_q1)); weft_q1; }))) : static_cast<int &&>((*__extension__({ auto weft_q2 = &(list[4]); weft_one(weft_this_memory(), 2, WEFT_ADDRESS(weft_q2)); weft_q2; }))); weft_one(weft_this_memory(), 3, weft_s3); });
    weft_slot *weft_m4 __attribute((__unused__)); weft_m4 = weft_block(weft_this_memory(), 4, 8, 0); (*__extension__({ auto weft_q4_3 = &(list[5]); weft_m4[1] = WEFT_ADDRESS(weft_q4_3); weft_q4_3; })) = (*__extension__({ auto weft_q4_2 = &(const_cast<const two &>(pair[1]).a); weft_m4[0] = WEFT_ADDRESS(weft_q4_2); weft_q4_2; }));
    static_cast<int &>((*__extension__({ auto weft_q4_5 = &(local); weft_m4[3] = WEFT_ADDRESS(weft_q4_5); weft_q4_5; }))) += static_cast<int>((*__extension__({ auto weft_q4_4 = &(pair->b); weft_m4[2] = WEFT_ADDRESS(weft_q4_4); weft_q4_4; })));
    const int &sum = list[6] + 1; weft_m4[4] = WEFT_ADDRESS(&sum);
    const double &wide = list[7]; weft_m4[5] = WEFT_ADDRESS(&wide);
    weft_m4[7] = WEFT_ADDRESS(&(wide)); return note((*__extension__({ auto weft_q4_6 = &(sum); weft_m4[6] = WEFT_ADDRESS(weft_q4_6); weft_q4_6; })) + local) + static_cast<int>(wide);
}

int heads(int *list, int n)
{
    weft_slot *weft_m5 __attribute((__unused__)); weft_m5 = weft_block(weft_this_memory(), 5, 1, 1); if (int &first = list[n]; (*__extension__({ auto weft_q5_0 = &(first); weft_m5[0] = WEFT_ADDRESS(weft_q5_0); weft_q5_0; })) > 3)
        { weft_slot *weft_m6 __attribute((__unused__)); weft_m6 = weft_block(weft_this_memory(), 6, 1, 0); (*__extension__({ auto weft_q6_1 = &(first); weft_m6[0] = WEFT_ADDRESS(weft_q6_1); weft_q6_1; })) = 2; }
    else { weft_slot *weft_m7 __attribute((__unused__)); weft_m7 = weft_block(weft_this_memory(), 7, 1, 0); if (int second = (*__extension__({ auto weft_q7_2 = &(list[1]); weft_m7[0] = WEFT_ADDRESS(weft_q7_2); weft_q7_2; })))
        { weft_slot *weft_m8 __attribute((__unused__)); weft_m8 = weft_block(weft_this_memory(), 8, 1, 0); (*__extension__({ auto weft_q8_3 = &(list[2]); weft_m8[0] = WEFT_ADDRESS(weft_q8_3); weft_q8_3; })) = second; } }
    weft_slot *weft_m9 __attribute((__unused__)); weft_m9 = weft_block(weft_this_memory(), 9, 1, 0); if (int &third = (*__extension__({ auto weft_q9_4 = &(list[3]); weft_m9[0] = WEFT_ADDRESS(weft_q9_4); weft_q9_4; })))
        { weft_slot *weft_m10 __attribute((__unused__)); weft_m10 = weft_block(weft_this_memory(), 10, 1, 0); (*__extension__({ auto weft_q10_5 = &(third); weft_m10[0] = WEFT_ADDRESS(weft_q10_5); weft_q10_5; }))--; }
    weft_slot *weft_m11 __attribute((__unused__)); weft_m11 = weft_block(weft_this_memory(), 11, 2, 0); if (int kept = (*__extension__({ auto weft_q11_6 = &(list[4]); weft_m11[0] = WEFT_ADDRESS(weft_q11_6); weft_q11_6; })); ((void)(weft_m11[1] = WEFT_ADDRESS(&kept)), note(kept) < kept))
        { weft_slot *weft_m12 __attribute((__unused__)); weft_m12 = weft_block(weft_this_memory(), 12, 2, 1); (*__extension__({ auto weft_q12_8 = &(list[5]); weft_m12[1] = WEFT_ADDRESS(weft_q12_8); weft_q12_8; })) = (*__extension__({ auto weft_q12_7 = &(kept); weft_m12[0] = WEFT_ADDRESS(weft_q12_7); weft_q12_7; })); }
    weft_slot *weft_m13 __attribute((__unused__)); weft_m13 = weft_block(weft_this_memory(), 13, 1, 1); switch (int &what = list[6]; (*__extension__({ auto weft_q13_9 = &(what); weft_m13[0] = WEFT_ADDRESS(weft_q13_9); weft_q13_9; }))) {
    case 1:
        ; weft_slot *weft_m14 __attribute((__unused__)); weft_m14 = weft_block(weft_this_memory(), 14, 1, 1); (*__extension__({ auto weft_q14_10 = &(what); weft_m14[0] = WEFT_ADDRESS(weft_q14_10); weft_q14_10; })) = 2;
    }
    switch (int got = note(list[7])) {
    case 1:
        ; weft_slot *weft_m15 __attribute((__unused__)); weft_m15 = weft_block(weft_this_memory(), 15, 1, 1); (*__extension__({ auto weft_q15_11 = &(list[8]); weft_m15[0] = WEFT_ADDRESS(weft_q15_11); weft_q15_11; })) = got;
    }
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 1); while (int left = __extension__({ weft_slot *weft_m16 __attribute((__unused__)); weft_m16 = weft_put(&weft_run, weft_this_memory(), 16, 1); (*__extension__({ auto weft_q16_12 = &(list[n]); weft_m16[0] = WEFT_ADDRESS(weft_q16_12); weft_q16_12; }))--; }))
        { weft_slot *weft_m17 __attribute((__unused__)); weft_m17 = weft_put(&weft_run, weft_this_memory(), 17, 1); (*__extension__({ auto weft_q17_13 = &(list[0]); weft_m17[0] = WEFT_ADDRESS(weft_q17_13); weft_q17_13; })) += left; } }
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 0); for (; const int more = __extension__({ weft_slot *weft_m18 __attribute((__unused__)); weft_m18 = weft_put(&weft_run, weft_this_memory(), 18, 1); (*__extension__({ auto weft_q18_14 = &(list[9]); weft_m18[0] = WEFT_ADDRESS(weft_q18_14); weft_q18_14; })); });)
        { weft_slot *weft_m19 __attribute((__unused__)); weft_m19 = weft_put(&weft_run, weft_this_memory(), 19, 1); (*__extension__({ auto weft_q19_15 = &(list[9]); weft_m19[0] = WEFT_ADDRESS(weft_q19_15); weft_q19_15; })) = more - 1; } }
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 0); for (n = 3; int less = __extension__({ weft_slot *weft_m20 __attribute((__unused__)); weft_m20 = weft_put(&weft_run, weft_this_memory(), 20, 1); n * (*__extension__({ auto weft_q20_16 = &(list[9]); weft_m20[0] = WEFT_ADDRESS(weft_q20_16); weft_q20_16; })); }); n--)
        { weft_slot *weft_m21 __attribute((__unused__)); weft_m21 = weft_put(&weft_run, weft_this_memory(), 21, 1); (*__extension__({ auto weft_q21_17 = &(list[0]); weft_m21[0] = WEFT_ADDRESS(weft_q21_17); weft_q21_17; })) += less; } }
    if constexpr (sizeof(two) > 4)
        { weft_slot *weft_m22 __attribute((__unused__)); weft_m22 = weft_block(weft_this_memory(), 22, 1, 0); (*__extension__({ auto weft_q22_18 = &(list[10]); weft_m22[0] = WEFT_ADDRESS(weft_q22_18); weft_q22_18; })) = 1; }
    return 0;
}

struct holder {
    int &what;
};

int held(holder *one)
{
    weft_slot *weft_m23 __attribute((__unused__)); weft_m23 = weft_block(weft_this_memory(), 23, 0, 1); auto [what] = *one;
    weft_slot *weft_m24 __attribute((__unused__)); weft_m24 = weft_block(weft_this_memory(), 24, 1, 1); return (*__extension__({ auto weft_q24_0 = &(what); weft_m24[0] = WEFT_ADDRESS(weft_q24_0); weft_q24_0; }));
}

double bindings(two *pairs, int (*rows)[2], int n)
{
    weft_slot *weft_m25 __attribute((__unused__)); weft_m25 = weft_block(weft_this_memory(), 25, 4, 1); auto &[a, b] = pairs[n];
    (*__extension__({ auto weft_q25_0 = &(a); weft_m25[0] = WEFT_ADDRESS(weft_q25_0); weft_q25_0; })) = 2;
    (*__extension__({ auto weft_q25_1 = &(b); weft_m25[1] = WEFT_ADDRESS(weft_q25_1); weft_q25_1; })) += a;
    auto [c, d] = (*__extension__({ auto weft_q25_2 = __builtin_addressof(pairs[1]); weft_m25[2] = WEFT_ADDRESS(weft_q25_2); weft_q25_2; }));
    d = c + b;
    auto [e, f] = pairs[2]; weft_m25[3] = WEFT_ADDRESS(&e);
    note(e);
    weft_slot *weft_m26 __attribute((__unused__)); weft_m26 = weft_block(weft_this_memory(), 26, 1, 1); auto [g, h] = (*__extension__({ auto weft_q26_3 = &(rows[n]); weft_m26[0] = WEFT_ADDRESS(weft_q26_3); weft_q26_3; }));
    auto &&[i, j] = rows[1];
    { weft_slot *weft_m27, weft_n27 = 0; for (int k = 0, weft_d27 __attribute((__unused__)) = __extension__({ weft_m27 = weft_block(weft_this_memory(), 27, 4, 0); weft_m27[1] = WEFT_ADDRESS(&(i)); weft_m27[2] = WEFT_ADDRESS(&(j)); weft_m27[3] = WEFT_ADDRESS(&(rows[k][0])); (__typeof__(k))0; }); k < n; k++, weft_n27++)
        rows[k][0] = i + j; weft_m27[0] = weft_n27; }
    weft_slot *weft_m28 __attribute((__unused__)); weft_m28 = weft_block(weft_this_memory(), 28, 1, 0); return d + (*__extension__({ auto weft_q28_4 = &(f); weft_m28[0] = WEFT_ADDRESS(weft_q28_4); weft_q28_4; })) + g + h;
}
static const weft_site weft_sites[] = {
    { "casts", "input.cpp", "casts", 8, 18, 5, 2, 7, 0 },
    { "heads", "input.cpp", "heads", 20, 47, 5, 2, 7, 0 },
    { "held", "input.cpp", "held", 53, 57, 5, 2, 7, 0 },
    { "bindings", "input.cpp", "bindings", 59, 73, 8, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(4)
static const struct weft_block weft_blocks[] = {
    { 0, 0, 10, 12, 0, 3, 0, 3 },
    { 0, 0, 12, 12, 3, 1, 1, 1 },
    { 0, 0, 12, 12, 4, 1, 1, 1 },
    { 0, 0, 12, 12, 5, 1, 1, 1 },
    { 0, 0, 13, 17, 6, 12, 1, 8 },
    { 1, 0, 22, 22, 18, 1, 0, 1 },
    { 1, 0, 23, 23, 19, 1, 0, 1 },
    { 1, 0, 24, 24, 20, 1, 0, 1 },
    { 1, 0, 25, 25, 21, 1, 0, 1 },
    { 1, 0, 26, 26, 22, 1, 0, 1 },
    { 1, 0, 27, 27, 23, 2, 0, 1 },
    { 1, 0, 28, 28, 25, 2, 0, 2 },
    { 1, 0, 29, 29, 27, 2, 0, 2 },
    { 1, 0, 30, 30, 29, 1, 0, 1 },
    { 1, 0, 32, 32, 30, 1, 0, 1 },
    { 1, 0, 36, 36, 31, 1, 0, 1 },
    { 1, 0, 38, 38, 32, 2, 1, 1 },
    { 1, 0, 39, 39, 34, 2, 0, 1 },
    { 1, 0, 40, 40, 36, 1, 1, 1 },
    { 1, 0, 41, 41, 37, 1, 0, 1 },
    { 1, 0, 42, 42, 38, 1, 1, 1 },
    { 1, 0, 43, 43, 39, 2, 0, 1 },
    { 1, 0, 45, 45, 41, 1, 0, 1 },
    { 2, 0, 55, 55, 42, 0, 0, 0 },
    { 2, 0, 56, 56, 42, 1, 1, 1 },
    { 3, 0, 61, 67, 43, 8, 0, 4 },
    { 3, 0, 68, 69, 51, 1, 1, 1 },
    { 3, 0, 71, 71, 52, 3, 2, 4 },
    { 3, 0, 72, 72, 55, 1, 0, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 10, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 11, 24, 4, 1, 0, 1, 255, 0, 0 },
    { 12, 15, 4, 0, 0, 2, 255, 0, 0 },
    { 12, 77, 4, 0, 0, 0, 255, 0, 0 },
    { 12, 106, 4, 0, 0, 0, 255, 0, 0 },
    { 12, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 13, 15, 4, 0, 0, 0, 255, 0, 0 },
    { 13, 5, 4, 1, 0, 1, 255, 0, 0 },
    { 14, 51, 8, 0, 0, 2, 255, 0, 0 },
    { 14, 24, 4, 0, 0, 3, 255, 0, 0 },
    { 14, 24, 4, 1, 0, 3, 255, 0, 0 },
    { 15, 22, 4, 0, 0, 1, 255, 4, 0 },
    { 15, 5, 4, 1, 0, 4, 255, 0, 0 },
    { 16, 26, 4, 0, 0, 1, 255, 8, 0 },
    { 16, 5, 8, 1, 0, 5, 255, 0, 0 },
    { 17, 17, 4, 0, 0, 6, 255, 0, 0 },
    { 17, 23, 4, 0, 0, 3, 255, 0, 0 },
    { 17, 49, 8, 0, 0, 7, 255, 0, 0 },
    { 22, 31, 4, 0, 0, 0, 255, 0, 0 },
    { 23, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 24, 27, 4, 0, 0, 0, 255, 0, 0 },
    { 25, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 26, 22, 4, 0, 0, 0, 255, 0, 0 },
    { 27, 9, 4, 0, 0, 0, 255, 0, 0 },
    { 27, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 28, 20, 4, 0, 0, 0, 255, 0, 0 },
    { 28, 9, 4, 1, 0, 1, 255, 0, 0 },
    { 29, 19, 4, 0, 0, 0, 255, 0, 0 },
    { 29, 9, 4, 1, 0, 1, 255, 0, 0 },
    { 30, 34, 4, 0, 0, 0, 255, 0, 0 },
    { 32, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 36, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 38, 23, 4, 0, 0, 0, 255, 0, 0 },
    { 38, 23, 4, 1, 0, 0, 255, 0, 0 },
    { 39, 9, 4, 0, 0, 0, 255, 0, 0 },
    { 39, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 40, 29, 4, 0, 0, 0, 255, 0, 0 },
    { 41, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 42, 32, 4, 0, 0, 0, 255, 0, 0 },
    { 43, 9, 4, 0, 0, 0, 255, 0, 0 },
    { 43, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 45, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 56, 12, 4, 0, 0, 0, 255, 0, 0 },
    { 62, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 63, 10, 4, 0, 0, 0, 255, 0, 0 },
    { 63, 5, 8, 0, 0, 1, 255, 0, 0 },
    { 63, 5, 8, 1, 0, 1, 255, 0, 0 },
    { 64, 19, 16, 0, 0, 2, 255, 0, 0 },
    { 65, 13, 8, 0, 0, 1, 255, 0, 0 },
    { 66, 19, 16, 0, 0, 2, 255, 16, 0 },
    { 66, 5, 16, 1, 0, 3, 255, 0, 0 },
    { 68, 19, 8, 0, 0, 0, 255, 0, 0 },
    { 71, 22, 4, 0, 0, 1, 255, 0, 0 },
    { 71, 26, 4, 0, 0, 2, 255, 0, 0 },
    { 71, 9, 4, 1, 0, 3, 255, 0, 8 },
    { 72, 16, 8, 0, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(29);
