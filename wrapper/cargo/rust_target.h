/* What a call of rustc compiles for, and the runtime that fits it. */
#ifndef RUST_TARGET_H
#define RUST_TARGET_H

#include "rustc_call.h"

/* For another target than this machine, replaces call->library, and completes `compiler`. The runtime is built (target.h)
 * by the target's compiler of C: the call's linker, what $CC_TARGET or $TARGET_CC names, as in the crate cc, or
 * TARGET-gcc. If there is none, or it cannot build the runtime, call->library is NULL. */
void rust_target_find(struct rustc_call *call, struct rust_compiler *compiler);

/* Does a program of this call have its C library in itself? */
bool rust_target_is_static(const struct rustc_call *call, const struct rust_compiler *compiler);

#endif
