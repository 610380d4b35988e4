#include "rustc_alone.h"

#include <string.h>

#include "fs.h"
#include "rust_crate.h"
#include "rust_tokens.h"

enum { ROOT_LIMIT = 1 << 30 };

static void take_attribute(struct rustc_call *call, struct slice name, struct slice value)
{
    struct rustc_args *args = &call->args;
    const char *text = arena_strndup(call->arena, value.text, value.length);
    if (slice_is(name, "crate_name") && !args->crate_name)
        args->crate_name = text;
    if (slice_is(name, "crate_type") && !(args->facts & RUSTC_TYPED)) {
        args->crates &= call->is_typed_by_root ? ~0u : ~(unsigned)RUSTC_BIN; /* one beside another, or instead of the default */
        call->is_typed_by_root = true;
        rustc_args_take_crate_type(args, text);
    }
}

/* Reads `#![name = "value"]` at the top of the file; other attributes are passed over. */
static void read_attributes(struct rustc_call *call, struct slice text)
{
    uint32_t end = (uint32_t)text.length, at = 0;
    if (text_starts_with(text.text, "#!") && rust_token_at(text, 2, end).kind != RUST_TOKEN_OPEN) /* for a shell */
        at = (uint32_t)strcspn(text.text, "\n");
    for (;;) {
        struct rust_token hash = rust_token_at(text, at, end), mark = rust_token_at(text, hash.end, end), open = rust_token_at(text, mark.end, end);
        if (!rust_token_is(text, hash, "#") || !rust_token_is(text, mark, "!") || !rust_token_is(text, open, "["))
            return;
        struct rust_token name = rust_token_at(text, open.end, end), sign = rust_token_at(text, name.end, end),
                          value = rust_token_at(text, sign.end, end);
        if (rust_token_is(text, sign, "=") && value.kind == RUST_TOKEN_TEXT && text.text[value.begin] == '"')
            take_attribute(call, (struct slice){ text.text + name.begin, name.end - name.begin },
                           (struct slice){ text.text + value.begin + 1, value.end - value.begin - 2 });
        uint32_t close = rust_closing_bracket(text, open.begin, end);
        at = close < end ? close + 1 : end;
    }
}

void rustc_alone_complete(struct rustc_call *call)
{
    struct slice text;
    if (call->args.root < 0 || fs_read(call->arena, rustc_call_root(call), ROOT_LIMIT, &text) != 0)
        return;
    read_attributes(call, text);
    if (!call->args.crate_name)
        call->args.crate_name = rust_crate_name_of_file(call->arena, rustc_call_root(call));
}
