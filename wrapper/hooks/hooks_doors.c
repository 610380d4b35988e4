#include "hooks_doors.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

void hooks_add_unit(struct str *out, uint64_t stamp)
{
    str_printf(out, "\t.section\tweft_wrapped,\"aw\"\n\t.balign\t8\n\t.quad\t__start_weft_wrapped, %" PRIu64 "\n", stamp);
}

/* A jump to a function of the library, with the unit's table in `memory`. */
static void add_jump(struct str *out, const char *label, const char *function, const char *memory)
{
    str_printf(out,
               "\t.weak\t%s\n.Lweft_m_%s:\n\t.cfi_startproc\n\tmovq\t%s@GOTPCREL(%%rip), %%rax\n\ttestq\t%%rax, %%rax\n\tje\t.Lweft_m_no_%s\n"
               "\tleaq\t.Lweft_m_memory(%%rip), %%%s\n\tjmp\t*%%rax\n.Lweft_m_no_%s:\n\tret\n\t.cfi_endproc\n",
               function, label, function, label, memory, label);
}

/* The same in front of a function that is called next: its arguments are the same behind it. The number of the access is
 * in eax. The stack may be aligned as for a call or as for a jump. */
static void add_call(struct str *out, const char *label, const char *index, const char *door)
{
    static const char *const saved[] = { "rdi", "rsi", "rdx", "rcx", "r8", "r9" };
    size_t n = sizeof saved / sizeof *saved;
    str_printf(out,
               ".Lweft_m_%s:\n\t.cfi_startproc\n\tpushq\t%%rbp\n\t.cfi_def_cfa_offset 16\n\t.cfi_offset 6, -16\n\tmovq\t%%rsp, "
               "%%rbp\n\t.cfi_def_cfa_register 6\n",
               label);
    for (size_t i = 0; i < n; i++)
        str_printf(out, "\tpushq\t%%%s\n", saved[i]);
    str_printf(out, "\tandq\t$-16, %%rsp\n\tmovl\t%%eax, %%%s\n\tcall\t.Lweft_m_%s\n", index, door);
    for (size_t i = 0; i < n; i++)
        str_printf(out, "\tmovq\t-%zu(%%rbp), %%%s\n", 8 * (i + 1), saved[i]);
    str_add(out, "\tleave\n\t.cfi_def_cfa 7, 8\n\tret\n\t.cfi_endproc\n");
}

void hooks_add_doors(struct str *out, const struct hooks_doors *doors)
{
    str_add(out, "\t.text\n");
    if (doors->access || doors->keep)
        add_jump(out, "access", "weft_hook", "rdx");
    if (doors->range || doors->fill)
        add_jump(out, "range", "weft_hook_range", "rcx");
    if (doors->copy)
        add_jump(out, "to_copy", "weft_hook_copy", "r8");
    if (doors->keep)
        add_call(out, "keep", "esi", "access");
    if (doors->fill) { /* the size is the third argument there, and the second one of a range */
        str_add(out, ".Lweft_m_to_fill:\n\tmovq\t%rdx, %rsi\n\tmovl\t%eax, %edx\n\tjmp\t.Lweft_m_range\n");
        add_call(out, "fill", "ecx", "to_fill");
    }
    if (doors->copy)
        add_call(out, "copy", "ecx", "to_copy");
}

/* The four registers that operations use, by the width of the operands. */
struct width {
    char suffix;
    const char *a, *c, *d, *s;
};

static const struct width *width_of(long bits)
{
    static const struct width widths[] = {
        { 'b', "al", "cl", "dl", "sil" }, { 'w', "ax", "cx", "dx", "si" }, { 'l', "eax", "ecx", "edx", "esi" }, { 'q', "rax", "rcx", "rdx", "rsi" }
    };
    return &widths[bits == 8 ? 0 : bits == 16 ? 1 : bits == 32 ? 2 : 3];
}

/* The new value is computed until nobody has changed the old one meanwhile. */
static void add_loop(struct str *out, const char *name, const struct width *w, const char *operation)
{
    bool is_nand = strcmp(operation, "nand") == 0;
    str_printf(out, "\tmov%c\t(%%rdi), %%%s\n.Lweft_m_%s_again:\n\tmovq\t%%rax, %%rdx\n\t%s%c\t%%%s, %%%s\n", w->suffix, w->a, name,
               is_nand ? "and" : operation, w->suffix, w->s, w->d);
    if (is_nand)
        str_printf(out, "\tnot%c\t%%%s\n", w->suffix, w->d);
    str_printf(out, "\tlock cmpxchg%c\t%%%s, (%%rdi)\n\tjne\t.Lweft_m_%s_again\n", w->suffix, w->d, name);
}

void hooks_add_atomic(struct str *out, struct slice hook)
{
    const char *name = arena_strndup(out->arena, hook.text, hook.length);
    char *rest;
    const struct width *w = width_of(strtol(name + strlen("atomic"), &rest, 10));
    char c = w->suffix;
    str_printf(out, ".Lweft_m_%s:\n\t.cfi_startproc\n", name);
    if (strcmp(rest, "_load") == 0) {
        str_printf(out, "\tmov%c\t(%%rdi), %%%s\n", c, w->a);
    } else if (strcmp(rest, "_store") == 0) {
        str_printf(out, "\txchg%c\t%%%s, (%%rdi)\n", c, w->s);
    } else if (strcmp(rest, "_exchange") == 0) {
        str_printf(out, "\tmovq\t%%rsi, %%rax\n\txchg%c\t%%%s, (%%rdi)\n", c, w->a);
    } else if (strcmp(rest, "_fetch_add") == 0 || strcmp(rest, "_fetch_sub") == 0) {
        str_add(out, "\tmovq\t%rsi, %rax\n");
        if (strcmp(rest, "_fetch_sub") == 0)
            str_printf(out, "\tneg%c\t%%%s\n", c, w->a);
        str_printf(out, "\tlock xadd%c\t%%%s, (%%rdi)\n", c, w->a);
    } else if (text_starts_with(rest, "_fetch_")) {
        add_loop(out, name, w, rest + strlen("_fetch_"));
    } else if (strcmp(rest, "_compare_exchange_val") == 0) {
        str_printf(out, "\tmovq\t%%rsi, %%rax\n\tlock cmpxchg%c\t%%%s, (%%rdi)\n", c, w->d);
    } else { /* strong, weak: what was there goes where the expected value is */
        str_printf(out,
                   "\tmov%c\t(%%rsi), %%%s\n\tlock cmpxchg%c\t%%%s, (%%rdi)\n\tje\t.Lweft_m_%s_done\n\tmov%c\t%%%s, (%%rsi)\n.Lweft_m_%s_done:\n"
                   "\tsete\t%%al\n\tmovzbl\t%%al, %%eax\n",
                   c, w->a, c, w->d, name, c, w->a, name);
    }
    str_add(out, "\tret\n\t.cfi_endproc\n");
}
