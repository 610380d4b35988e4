#include "hooks_calls.h"

#include <stdlib.h>
#include <string.h>

static const char hook_prefix[] = "__tsan_";

static bool take(struct slice *from, const char *word)
{
    size_t length = strlen(word);
    if (from->length < length || memcmp(from->text, word, length) != 0)
        return false;
    *from = (struct slice){ from->text + length, from->length - length };
    return true;
}

static uint32_t number_of(struct slice *from)
{
    uint32_t number = 0;
    while (from->length && *from->text >= '0' && *from->text <= '9') {
        number = 10 * number + (uint32_t)(*from->text - '0');
        *from = (struct slice){ from->text + 1, from->length - 1 };
    }
    return number;
}

static struct hook_call atomic(struct slice name, struct slice rest)
{
    uint32_t bits = number_of(&rest);
    struct hook_call call = { .role = HOOK_ATOMIC, .name = name, .size = bits / 8 };
    static const struct {
        const char *operation;
        bool loads, stores;
    } operations[] = {
        { "_load", true, false },
        { "_store", false, true },
        { "_exchange", true, true },
        { "_fetch_add", true, true },
        { "_fetch_sub", true, true },
        { "_fetch_and", true, true },
        { "_fetch_or", true, true },
        { "_fetch_xor", true, true },
        { "_fetch_nand", true, true },
        { "_compare_exchange_strong", false, true },
        { "_compare_exchange_weak", false, true },
        { "_compare_exchange_val", false, true },
    };
    if (slice_is(rest, "_thread_fence") || slice_is(rest, "_signal_fence"))
        return (struct hook_call){ .role = slice_is(rest, "_thread_fence") ? HOOK_FENCE : HOOK_NOTHING, .name = name };
    for (size_t i = 0; bits >= 8 && bits <= 64 && i < sizeof operations / sizeof *operations; i++)
        if (slice_is(rest, operations[i].operation)) {
            call.loads = operations[i].loads;
            call.stores = operations[i].stores;
            return call;
        }
    return (struct hook_call){ .role = HOOK_UNKNOWN, .name = name };
}

/* "read4", "unaligned_write8", "volatile_read1", "read_write4", "read_range" */
static struct hook_call access(struct slice name)
{
    struct hook_call call = { .role = HOOK_ACCESS, .name = name };
    struct slice rest = name;
    (void)take(&rest, "unaligned_");
    call.is_volatile = take(&rest, "volatile_");
    if (take(&rest, "read_write")) {
        call.loads = call.stores = true;
    } else {
        call.loads = take(&rest, "read");
        call.stores = !call.loads && take(&rest, "write");
    }
    if (slice_is(rest, "_range"))
        call.role = HOOK_RANGE;
    else
        call.size = number_of(&rest);
    bool is_known = (call.loads || call.stores) && (call.role == HOOK_RANGE || (call.size > 0 && rest.length == 0));
    return is_known ? call : (struct hook_call){ .role = HOOK_UNKNOWN, .name = name };
}

static enum hook_role copies(struct slice name)
{
    return slice_is(name, "memcpy") || slice_is(name, "memmove") ? HOOK_COPY : slice_is(name, "memset") ? HOOK_FILL : HOOK_NONE;
}

struct hook_call hook_call_of(struct slice symbol)
{
    static const char *const nothing[] = { "func_entry", "func_exit", "init",   "vptr_update",  "vptr_read",
                                           "acquire",    "release",   "mutex_", "ignore_thread" };
    struct slice name = symbol, rest;
    bool is_hook = take(&name, hook_prefix);
    enum hook_role role = copies(name);
    if (role != HOOK_NONE)
        return (struct hook_call){ .role = role, .loads = role == HOOK_COPY, .stores = true, .plain = name, .name = name };
    if (!is_hook)
        return (struct hook_call){ .role = HOOK_NONE };
    for (size_t i = 0; i < sizeof nothing / sizeof *nothing; i++) {
        rest = name;
        if (take(&rest, nothing[i]))
            return (struct hook_call){ .role = HOOK_NOTHING, .name = name };
    }
    rest = name;
    return take(&rest, "atomic") ? atomic(name, rest) : access(name);
}
