/* Splits the bytes of a source file into raw tokens (C17 6.4). Translation phases 2 and 3 are done in place: a token
 * may hold line splices. */
#include "lex.h"

#include <ctype.h>
#include <string.h>

#include "clang_unit.h"

struct lexer {
    struct arena *arena;
    const char *text;
    uint32_t at, length;
    bool line_start; /* nothing but white space and comments since the last newline: a # begins a directive */
    bool cxx;
    struct tokens *out;
};

static int peek(const struct lexer *l, uint32_t ahead)
{
    return l->at + ahead < l->length ? (unsigned char)l->text[l->at + ahead] : -1;
}

/* Length of a line splice (backslash, optional blanks, newline) at the current byte plus `ahead`, or 0. */
static uint32_t splice_length(const struct lexer *l, uint32_t ahead)
{
    if (peek(l, ahead) != '\\')
        return 0;
    uint32_t n = 1;
    while (peek(l, ahead + n) == ' ' || peek(l, ahead + n) == '\t' || peek(l, ahead + n) == '\r')
        n++;
    return peek(l, ahead + n) == '\n' ? n + 1 : 0;
}

static bool is_word_byte(int c)
{
    return (c >= 'a' && c <= 'z') || c == '_' || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c >= 0x80 || c == '$';
}

static bool is_blank(int c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static void skip_line_comment(struct lexer *l)
{
    while (l->at < l->length && l->text[l->at] != '\n') {
        uint32_t splice = splice_length(l, 0);
        l->at += splice ? splice : 1;
    }
}

static void skip_block_comment(struct lexer *l)
{
    const char *end = l->text + l->length, *at = l->text + l->at + 2;
    while (at < end && (at = memchr(at, '*', (size_t)(end - at))) != NULL && at + 1 < end && at[1] != '/')
        at++;
    l->at = at && at + 2 < end ? (uint32_t)(at - l->text) + 2 : l->length;
}

static void skip_quoted(struct lexer *l, char quote)
{
    l->at++;
    while (l->at < l->length && l->text[l->at] != quote) {
        uint32_t splice = splice_length(l, 0);
        if (splice)
            l->at += splice;
        else if (l->text[l->at] == '\n')
            return; /* unterminated: an apostrophe in skipped text, or an error in the source */
        else
            l->at += l->text[l->at] == '\\' && l->at + 1 < l->length ? 2 : 1;
    }
    if (l->at < l->length)
        l->at++;
}

static void skip_directive(struct lexer *l)
{
    while (l->at < l->length && l->text[l->at] != '\n') {
        uint32_t splice = splice_length(l, 0);
        int c = peek(l, 0);
        if (splice)
            l->at += splice;
        else if (c == '/' && peek(l, 1) == '*')
            skip_block_comment(l);
        else if (c == '/' && peek(l, 1) == '/')
            skip_line_comment(l);
        else if (c == '"' || c == '\'')
            skip_quoted(l, (char)c);
        else
            l->at++;
    }
}

static void skip_word(struct lexer *l)
{
    for (;;) {
        while (l->at < l->length && is_word_byte((unsigned char)l->text[l->at]))
            l->at++;
        uint32_t splice = splice_length(l, 0);
        if (splice && is_word_byte(peek(l, splice)))
            l->at += splice;
        else if (is_word_byte(peek(l, 0)) || (peek(l, 0) == '\\' && (peek(l, 1) == 'u' || peek(l, 1) == 'U')))
            l->at++;
        else
            return;
    }
}

/* pp-number, 6.4.8: digits, letters, '.', exponent signs, and C23's digit separators */
static void skip_number(struct lexer *l)
{
    for (;;) {
        int c = peek(l, 0), next = peek(l, 1);
        if ((c == 'e' || c == 'E' || c == 'p' || c == 'P') && (next == '+' || next == '-'))
            l->at += 2;
        else if (is_word_byte(c) || c == '.' || (c == '\'' && is_word_byte(next) && next < 0x80))
            l->at++;
        else
            return;
    }
}

static void add_token(struct lexer *l, uint32_t begin, enum token_kind kind, char first)
{
    vec_push(l->arena, &l->out->list, (struct token){ .begin = begin, .end = l->at, .kind = (uint8_t)kind, .first = first });
}

static void lex_punctuator(struct lexer *l)
{
    static const struct {
        char text[3], meaning;
    } digraphs[] = { { "<:", '[' }, { ":>", ']' }, { "<%", '{' }, { "%>", '}' } };
    uint32_t begin = l->at;
    for (size_t i = 0; i < sizeof digraphs / sizeof *digraphs; i++) {
        if (l->cxx && peek(l, 0) == '<' && peek(l, 1) == ':' && peek(l, 2) == ':' && peek(l, 3) != ':' && peek(l, 3) != '>')
            break; /* C++ [lex.pptoken]/3: a < and a :: */
        if (peek(l, 0) == digraphs[i].text[0] && peek(l, 1) == digraphs[i].text[1]) {
            l->at += 2;
            add_token(l, begin, TOKEN_PUNCTUATOR, digraphs[i].meaning);
            return;
        }
    }
    char first = l->text[l->at++];
    add_token(l, begin, TOKEN_PUNCTUATOR, first);
}

/* C++ [lex.string]: R"delimiter( anything )delimiter". Returns false if this is none. */
static bool skip_raw(struct lexer *l)
{
    const char *text = l->text + l->at + 1, *end = l->text + l->length, *open = text;
    while (open < end && open - text <= 16 && !strchr(" ()\\\t\v\f\n\"", *open))
        open++;
    if (open >= end || *open != '(')
        return false;
    size_t length = (size_t)(open - text);
    for (const char *at = open; (at = memchr(at, ')', (size_t)(end - at))) != NULL; at++) {
        if ((size_t)(end - at) > length + 1 && memcmp(at + 1, text, length) == 0 && at[1 + length] == '"') {
            l->at = (uint32_t)(at - l->text) + (uint32_t)length + 2;
            return true;
        }
    }
    return false;
}

/* Is the word the prefix of a string or character constant: L u U u8, R or both? */
static bool is_prefix(const struct lexer *l, uint32_t begin, bool *raw)
{
    uint32_t n = l->at - begin;
    const char *t = l->text + begin;
    *raw = l->cxx && n > 0 && t[n - 1] == 'R';
    n -= *raw;
    if (*raw && n == 0)
        return true;
    return (n == 1 && (*t == 'L' || *t == 'u' || *t == 'U')) || (n == 2 && t[0] == 'u' && t[1] == '8');
}

/* Skips the parentheses behind the word LEX_COUNT_ON. Returns false if this is another word. */
static bool skip_count(struct lexer *l, uint32_t begin)
{
    if (!slice_is((struct slice){ l->text + begin, l->at - begin }, LEX_COUNT_ON) || peek(l, 0) != '(')
        return false;
    const char *close = memchr(l->text + l->at, ')', l->length - l->at);
    l->at = close ? (uint32_t)(close - l->text) + 1 : l->length;
    return true;
}

/* A literal in quotes; in C++ with its suffix ([lex.ext]). Other words than _x and those of the library's strings are for compilers
 * what they were before C++11: a macro, as in "%"PRId64. */
static void add_quoted(struct lexer *l, uint32_t begin, char quote)
{
    uint32_t suffix = l->at;
    if (l->cxx && is_word_byte(peek(l, 0)))
        skip_word(l);
    uint32_t length = l->at - suffix;
    const char *word = l->text + suffix;
    if (length > 0 && *word != '_' && !(*word == 's' && (length == 1 || (length == 2 && word[1] == 'v'))))
        l->at = suffix;
    add_token(l, begin, TOKEN_STRING, quote);
}

static void lex_token(struct lexer *l)
{
    uint32_t begin = l->at;
    int c = peek(l, 0);
    if (l->line_start && (c == '#' || (c == '%' && peek(l, 1) == ':'))) {
        skip_directive(l);
        vec_push(l->arena, &l->out->directives, (uint32_t)l->out->list.count);
        add_token(l, begin, TOKEN_DIRECTIVE, '#');
        return;
    }
    l->line_start = false;
    if (isdigit(c) || (c == '.' && isdigit(peek(l, 1)))) {
        skip_number(l);
        add_token(l, begin, TOKEN_NUMBER, (char)c);
    } else if (is_word_byte(c) || (c == '\\' && (peek(l, 1) == 'u' || peek(l, 1) == 'U'))) {
        skip_word(l);
        int quote = peek(l, 0);
        bool raw;
        if ((quote == '"' || quote == '\'') && is_prefix(l, begin, &raw)) {
            if (!raw || quote != '"' || !skip_raw(l))
                skip_quoted(l, (char)quote);
            add_quoted(l, begin, (char)quote);
        } else if (!skip_count(l, begin)) {
            add_token(l, begin, TOKEN_WORD, (char)c);
        }
    } else if (c == '"' || c == '\'') {
        skip_quoted(l, (char)c);
        add_quoted(l, begin, (char)c);
    } else {
        lex_punctuator(l);
    }
}

void lex_source(struct arena *arena, struct slice source, bool is_cxx, struct tokens *tokens)
{
    struct lexer l = { .arena = arena, .text = source.text, .length = (uint32_t)source.length, .line_start = true, .cxx = is_cxx, .out = tokens };
    tokens->source = source;
    while (l.at < l.length) {
        int c = peek(&l, 0);
        uint32_t splice = splice_length(&l, 0);
        if (c == '\n') {
            l.line_start = true;
            l.at++;
        } else if (splice) {
            l.at += splice;
        } else if (is_blank(c)) {
            l.at++;
        } else if (c == '/' && peek(&l, 1) == '*') {
            skip_block_comment(&l);
        } else if (c == '/' && peek(&l, 1) == '/') {
            skip_line_comment(&l);
        } else {
            lex_token(&l);
        }
    }
}

const char *lex_directive_text(const struct tokens *tokens, size_t index)
{
    const char *text = tokens->source.text + tokens->list.items[index].begin;
    text += *text == '%' ? 2 : *text == '#'; /* %: is # */
    return text + strspn(text, " \t");
}

uint32_t lex_behind_splices(struct slice source, uint32_t offset)
{
    struct lexer l = { .text = source.text, .length = (uint32_t)source.length, .at = offset };
    for (uint32_t n; (n = splice_length(&l, 0)) > 0;)
        l.at += n;
    return l.at;
}

void lex_unit(const struct unit *unit, struct tokens *tokens)
{
    *tokens = (struct tokens){ 0 };
    lex_source(unit->arena, unit->source, clang_family_of(unit)->is_cxx, tokens);
}

size_t lex_find(const struct tokens *tokens, uint32_t offset)
{
    size_t low = 0, high = tokens->list.count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (tokens->list.items[middle].begin < offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

size_t lex_find_directive(const struct tokens *tokens, uint32_t offset)
{
    size_t low = 0, high = tokens->directives.count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (tokens->list.items[tokens->directives.items[middle]].begin < offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

bool lex_word_is(const struct tokens *tokens, size_t index, const char *word)
{
    if (index >= tokens->list.count)
        return false;
    const struct token *t = &tokens->list.items[index];
    return slice_is((struct slice){ tokens->source.text + t->begin, t->end - t->begin }, word);
}

size_t lex_matching(const struct tokens *tokens, size_t open, bool *directive)
{
    size_t depth = 0;
    *directive = false;
    for (size_t i = open; i < tokens->list.count; i++) {
        const struct token *t = &tokens->list.items[i];
        if (t->kind == TOKEN_DIRECTIVE)
            *directive = true;
        if (t->kind != TOKEN_PUNCTUATOR)
            continue;
        if (t->first == '(' || t->first == '[' || t->first == '{')
            depth++;
        else if ((t->first == ')' || t->first == ']' || t->first == '}') && --depth == 0)
            return i;
    }
    return SIZE_MAX;
}

size_t lex_split(const struct tokens *tokens, size_t open, size_t close, struct span *parts, size_t most)
{
    if (close == open + 1)
        return 0;
    size_t count = 0, depth = 0, first = open + 1;
    for (size_t i = open + 1; i <= close; i++) {
        const struct token *t = &tokens->list.items[i];
        bool punctuator = t->kind == TOKEN_PUNCTUATOR;
        if (i == close || (punctuator && depth == 0 && t->first == ',')) {
            if (count < most && first < i)
                parts[count] = (struct span){ tokens->list.items[first].begin, tokens->list.items[i - 1].end };
            else if (count < most)
                parts[count] = (struct span){ t->begin, t->begin };
            count++;
            first = i + 1;
        } else if (punctuator && (t->first == '(' || t->first == '[' || t->first == '{')) {
            depth++;
        } else if (punctuator && (t->first == ')' || t->first == ']' || t->first == '}')) {
            depth--;
        }
    }
    return count;
}

uint32_t lex_declaration_begin(const struct tokens *tokens, uint32_t offset)
{
    size_t i = lex_find(tokens, offset);
    while (i > 0) {
        const struct token *before = &tokens->list.items[i - 1];
        if (before->kind == TOKEN_DIRECTIVE || (before->kind == TOKEN_PUNCTUATOR && (before->first == ';' || before->first == '}')))
            break;
        i--;
    }
    return i < tokens->list.count ? tokens->list.items[i].begin : offset;
}
