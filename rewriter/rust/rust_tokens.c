#include "rust_tokens.h"

#include <ctype.h>
#include <string.h>

static bool is_word_byte(char c)
{
    return isalnum((unsigned char)c) || c == '_' || (unsigned char)c >= 0x80;
}

static bool begins(struct slice source, uint32_t at, uint32_t end, const char *text)
{
    size_t length = strlen(text);
    return end - at >= length && memcmp(source.text + at, text, length) == 0;
}

/* Block comments nest. */
static uint32_t skip_block_comment(struct slice source, uint32_t at, uint32_t end)
{
    int depth = 0;
    while (at < end) {
        if (begins(source, at, end, "/*"))
            depth++, at += 2;
        else if (begins(source, at, end, "*/"))
            depth--, at += 2;
        else
            at++;
        if (depth == 0)
            break;
    }
    return at;
}

static uint32_t skip_blanks(struct slice source, uint32_t at, uint32_t end)
{
    while (at < end) {
        if (isspace((unsigned char)source.text[at]))
            at++;
        else if (begins(source, at, end, "//"))
            while (at < end && source.text[at] != '\n')
                at++;
        else if (begins(source, at, end, "/*"))
            at = skip_block_comment(source, at, end);
        else
            break;
    }
    return at;
}

/* Behind the quote that ends what is opened at `at`. */
static uint32_t skip_quoted(struct slice source, uint32_t at, uint32_t end)
{
    char quote = source.text[at++];
    while (at < end && source.text[at] != quote)
        at += source.text[at] == '\\' && at + 1 < end ? 2 : 1;
    return at < end ? at + 1 : end;
}

/* r"..", br##".."##, cr"..": behind it; `at` if there is none. */
static uint32_t skip_raw_text(struct slice source, uint32_t at, uint32_t end)
{
    uint32_t p = at, hashes = 0;
    while (p < end && p < at + 2 && source.text[p] != 'r')
        p++;
    if (p == end || source.text[p] != 'r' || (p > at && !strchr("bc", source.text[at])))
        return at;
    for (p++; p < end && source.text[p] == '#'; p++)
        hashes++;
    if (p == end || source.text[p] != '"')
        return at;
    for (p++; p < end; p++) {
        uint32_t n = 0;
        while (source.text[p] == '"' && n < hashes && p + 1 + n < end && source.text[p + 1 + n] == '#')
            n++;
        if (source.text[p] == '"' && n == hashes)
            return p + 1 + n;
    }
    return end;
}

/* 'a' is a character, 'a a lifetime. */
static uint32_t skip_quote(struct slice source, uint32_t at, uint32_t end)
{
    uint32_t p = at + 1;
    if (p < end && source.text[p] != '\\' && is_word_byte(source.text[p])) {
        while (p < end && is_word_byte(source.text[p]))
            p++;
        return p < end && source.text[p] == '\'' ? p + 1 : p;
    }
    return skip_quoted(source, at, end);
}

struct rust_token rust_token_at(struct slice source, uint32_t at, uint32_t end)
{
    at = skip_blanks(source, at, end);
    if (at >= end)
        return (struct rust_token){ RUST_TOKEN_END, end, end };
    const char c = source.text[at];
    uint32_t raw = skip_raw_text(source, at, end), p = at;
    if (raw > at)
        return (struct rust_token){ RUST_TOKEN_TEXT, at, raw };
    if (c == '"' || ((c == 'b' || c == 'c') && at + 1 < end && source.text[at + 1] == '"'))
        return (struct rust_token){ RUST_TOKEN_TEXT, at, skip_quoted(source, at + (c != '"'), end) };
    if (c == '\'' || (c == 'b' && at + 1 < end && source.text[at + 1] == '\''))
        return (struct rust_token){ RUST_TOKEN_TEXT, at, skip_quote(source, at + (c == 'b'), end) };
    while (p < end && is_word_byte(source.text[p]))
        p++;
    if (p == at + 1 && c == 'r' && p + 1 < end && source.text[p] == '#' && is_word_byte(source.text[p + 1]))
        for (p++; p < end && is_word_byte(source.text[p]);)
            p++;
    if (p > at)
        return (struct rust_token){ RUST_TOKEN_WORD, at, p };
    return (struct rust_token){ c && strchr("([{", c) ? RUST_TOKEN_OPEN : c && strchr(")]}", c) ? RUST_TOKEN_CLOSE : RUST_TOKEN_SIGN, at, at + 1 };
}

uint32_t rust_closing_bracket(struct slice source, uint32_t at, uint32_t end)
{
    int depth = 0;
    for (struct rust_token t = rust_token_at(source, at, end); t.kind != RUST_TOKEN_END; t = rust_token_at(source, t.end, end)) {
        depth += t.kind == RUST_TOKEN_OPEN ? 1 : t.kind == RUST_TOKEN_CLOSE ? -1 : 0;
        if (depth == 0)
            return t.begin;
    }
    return end;
}

bool rust_token_is(struct slice source, struct rust_token token, const char *text)
{
    return slice_is((struct slice){ source.text + token.begin, token.end - token.begin }, text);
}

bool rust_token_is_sign(struct slice source, struct rust_token token, char sign)
{
    return (token.kind == RUST_TOKEN_SIGN || token.kind == RUST_TOKEN_OPEN || token.kind == RUST_TOKEN_CLOSE) && source.text[token.begin] == sign;
}

bool rust_token_ends_arrow(struct slice source, struct rust_token before, struct rust_token token)
{
    return rust_token_is_sign(source, token, '>') && rust_token_is_sign(source, before, '-') && before.end == token.begin;
}
