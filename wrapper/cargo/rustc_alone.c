#include "rustc_alone.h"

#include <ctype.h>
#include <stddef.h>
#include <string.h>

#include "fs.h"
#include "rust_crate.h"

enum { ROOT_LIMIT = 1 << 30 };

/* Behind blanks and comments, which nest in Rust. */
static const char *skip_space(const char *at)
{
    for (;;) {
        at += strspn(at, " \t\r\n");
        if (at[0] == '/' && at[1] == '/') {
            at += strcspn(at, "\n");
        } else if (at[0] == '/' && at[1] == '*') {
            int depth = 0;
            do {
                bool opens = at[0] == '/' && at[1] == '*', closes = at[0] == '*' && at[1] == '/';
                depth += opens - closes;
                at += opens || closes ? 2 : 1;
            } while (depth && *at);
        } else {
            return at;
        }
    }
}

/* Behind the text whose first quote is at `at`, and which `begin` may make a raw one: r#"..."#. */
static const char *skip_text(const char *begin, const char *at)
{
    size_t hashes = 0;
    while (at - (hashes + 1) > begin && at[-(ptrdiff_t)hashes - 1] == '#')
        hashes++;
    bool is_raw = at - (hashes + 1) > begin && at[-(ptrdiff_t)hashes - 1] == 'r';
    for (at++; *at; at++)
        if (is_raw ? *at == '"' && strspn(at + 1, "#") >= hashes : *at == '"')
            return at + 1 + (is_raw ? hashes : 0);
        else
            at += !is_raw && *at == '\\' && at[1];
    return at;
}

/* Behind the bracket that closes the one at `at`. */
static const char *skip_brackets(const char *at)
{
    const char *begin = at;
    int depth = 0;
    while (*at) {
        if (*at == '"') {
            at = skip_text(begin, at);
            continue;
        }
        depth += (*at == '[') - (*at == ']');
        at++;
        if (depth == 0)
            break;
    }
    return at;
}

static void take_attribute(struct rustc_call *call, const char *name, size_t length, struct slice value)
{
    static const char crate_name[] = "crate_name", crate_type[] = "crate_type";
    struct rustc_args *args = &call->args;
    const char *text = arena_strndup(call->arena, value.text, value.length);
    if (length == strlen(crate_name) && memcmp(name, crate_name, length) == 0 && !args->crate_name)
        args->crate_name = text;
    if (length == strlen(crate_type) && memcmp(name, crate_type, length) == 0 && !(args->facts & RUSTC_TYPED)) {
        args->crates &= call->is_typed_by_root ? ~0u : ~(unsigned)RUSTC_BIN; /* one beside another, or instead of the default */
        call->is_typed_by_root = true;
        rustc_args_take_crate_type(args, text);
    }
}

/* Reads `#![name = "value"]` at the top of the file; other attributes are passed over. */
static void read_attributes(struct rustc_call *call, const char *at)
{
    if (at[0] == '#' && at[1] == '!' && *skip_space(at + 2) != '[') /* for a shell */
        at += strcspn(at, "\n");
    for (at = skip_space(at); at[0] == '#' && at[1] == '!'; at = skip_space(at)) {
        const char *bracket = skip_space(at + 2);
        if (*bracket != '[')
            return;
        const char *name = skip_space(bracket + 1), *end = name;
        while (isalnum((unsigned char)*end) || *end == '_')
            end++;
        const char *value = skip_space(end);
        if (*value == '=' && *(value = skip_space(value + 1)) == '"')
            take_attribute(call, name, (size_t)(end - name), (struct slice){ value + 1, (size_t)(skip_text(value, value) - value) - 2 });
        at = skip_brackets(bracket);
    }
}

void rustc_alone_complete(struct rustc_call *call)
{
    struct slice text;
    if (call->args.root < 0 || fs_read(call->arena, rustc_call_root(call), ROOT_LIMIT, &text) != 0)
        return;
    read_attributes(call, text.text);
    if (!call->args.crate_name)
        call->args.crate_name = rust_crate_name_of_file(call->arena, rustc_call_root(call));
}
