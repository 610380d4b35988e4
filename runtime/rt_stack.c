#include "rt_stack.h"

/* The caller's stack pointer is kept in the frame pointer, and the CFA is described by it. */
#if defined(__x86_64__) && defined(__LP64__)
__asm__(".pushsection .text\n"
        ".globl rt_stack_call\n"
        ".hidden rt_stack_call\n"
        ".type rt_stack_call, @function\n"
        "rt_stack_call:\n"
        ".cfi_startproc\n"
        "pushq %rbp\n"
        ".cfi_def_cfa_offset 16\n"
        ".cfi_offset %rbp, -16\n"
        "movq %rsp, %rbp\n"
        ".cfi_def_cfa_register %rbp\n"
        "movq %rdx, %rsp\n"
        "movq %rdi, %rax\n"
        "movq %rsi, %rdi\n"
        "call *%rax\n"
        "movq %rbp, %rsp\n"
        "popq %rbp\n"
        ".cfi_def_cfa %rsp, 8\n"
        "ret\n"
        ".cfi_endproc\n"
        ".size rt_stack_call, .-rt_stack_call\n"
        ".popsection\n");
#elif defined(__aarch64__)
__asm__(".pushsection .text\n"
        ".globl rt_stack_call\n"
        ".hidden rt_stack_call\n"
        ".type rt_stack_call, @function\n"
        "rt_stack_call:\n"
        ".cfi_startproc\n"
        "stp x29, x30, [sp, #-16]!\n"
        ".cfi_def_cfa_offset 16\n"
        ".cfi_offset x29, -16\n"
        ".cfi_offset x30, -8\n"
        "mov x29, sp\n"
        ".cfi_def_cfa_register x29\n"
        "mov sp, x2\n"
        "mov x8, x0\n"
        "mov x0, x1\n"
        "blr x8\n"
        "mov sp, x29\n"
        "ldp x29, x30, [sp], #16\n"
        ".cfi_def_cfa sp, 0\n"
        ".cfi_restore x29\n"
        ".cfi_restore x30\n"
        "ret\n"
        ".cfi_endproc\n"
        ".size rt_stack_call, .-rt_stack_call\n"
        ".popsection\n");
#else
void rt_stack_call(void (*function)(void *argument), void *argument, void *top)
{
    (void)top;
    function(argument);
}
#endif
