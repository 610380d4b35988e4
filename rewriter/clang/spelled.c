#define _GNU_SOURCE 1
#include "spelled.h"

#include <string.h>

#include "letters.h"
#include "template_guess.h"

void spelled_start(struct spelled *spelled, struct arena *arena, bool is_cxx)
{
    *spelled = (struct spelled){ .arena = arena,
                                 .is_cxx = is_cxx,
                                 .words.arena = arena,
                                 .called.arena = arena,
                                 .classes.arena = arena,
                                 .declared.arena = arena,
                                 .declaring.arena = arena,
                                 .outline = { .arena = arena, .is_cxx = is_cxx },
                                 .computed.arena = arena };
}

/* ---- pieces ---- */

static void note(struct spelled *spelled, bool is_unclear, const char *why)
{
    if (is_unclear && !spelled->unclear)
        spelled->unclear = why;
}

/* Adds a word to the set. Long ones cost an allocation. */
static void add(struct spelled *spelled, struct texts *set, const char *begin, const char *end)
{
    char few[128];
    size_t length = (size_t)(end - begin);
    if (length >= sizeof few) {
        texts_find(set, arena_strndup(spelled->arena, begin, length));
        return;
    }
    memcpy(few, begin, length);
    few[length] = '\0';
    texts_find(set, few);
}

/* ---- strings and characters ---- */

/* Behind the quote of a string. What stands in it may be a pragma. */
static const char *read_string(struct spelled *spelled, const char *at, const char *end)
{
    while (at < end && *at != '"' && *at != '\n') {
        if (*at == '\\' && at + 1 < end) {
            at += letters_continued(at, end) ? letters_continued(at, end) : 2;
        } else if (letters_are_word(*at)) {
            const char *word = at;
            at = letters_skip_word(at, end);
            add(spelled, &spelled->words, word, at);
        } else {
            at++;
        }
    }
    return at < end && *at == '"' ? at + 1 : at;
}

/* ---- directives ---- */

/* Behind #include, #include_next or #import. Returns where the name ends. */
static const char *read_include(struct spelled *spelled, const char *at, const char *end)
{
    at = letters_skip_blanks(at, end);
    while (letters_skip_comment(&at, end))
        at = letters_skip_blanks(at, end);
    if (at < end && letters_are_word(*at))
        add(spelled, &spelled->computed, at, letters_skip_word(at, end));
    if (at == end || (*at != '<' && *at != '"'))
        return at;
    const char *line = memchr(at, '\n', (size_t)(end - at));
    const char *close = memchr(at + 1, *at == '<' ? '>' : '"', (size_t)((line ? line : end) - at - 1));
    if (!close)
        return at;
    vec_push(spelled->arena, &spelled->includes, (struct slice){ at + 1, (size_t)(close - at - 1) });
    return close + 1;
}

/* The last byte of a directive's lines and of the comments in it. What looks like a comment in a string is none. */
static const char *end_of_directive(const char *at, const char *end)
{
    while (at < end && *at != '\n') {
        size_t length = letters_continued(at, end);
        if (length)
            at += length;
        else if (*at == '"' || *at == '\'')
            at = letters_skip_literal(at + 1, end, *at);
        else if (!letters_skip_comment(&at, end))
            at++;
    }
    return at;
}

/* The parameters in front of a macro's body. Returns what follows them. */
static const char *read_parameters(struct spelled *spelled, const char *at, const char *end, struct texts *parameters)
{
    static const char variadic[] = "__VA_ARGS__";
    add(spelled, parameters, variadic, variadic + strlen(variadic));
    if (at == end || *at != '(')
        return at;
    while (at < end && *at != ')') {
        const char *word = at;
        at = letters_skip_word(at, end);
        if (at > word)
            add(spelled, parameters, word, at);
        else if (!letters_skip_comment(&at, end))
            at++;
    }
    return at;
}

static bool is_same_paste(const struct spelled_paste *a, const struct spelled_paste *b)
{
    bool same = a->n == b->n;
    for (size_t i = 0; same && i < a->n; i++)
        same = a->operands[i].text && b->operands[i].text ? slice_equal(a->operands[i], b->operands[i]) : a->operands[i].text == b->operands[i].text;
    return same;
}

/* Many macros make words in the same way: a ## b. */
static void add_paste(struct spelled *spelled, struct spelled_paste paste)
{
    for (size_t i = 0; i < spelled->pastes.count; i++)
        if (is_same_paste(&spelled->pastes.items[i], &paste))
            return;
    vec_push(spelled->arena, &spelled->pastes, paste);
}

static void read_pastes(struct spelled *spelled, struct slice body)
{
    const char *at = body.text, *end = at + body.length;
    struct texts parameters = { .arena = spelled->arena };
    VEC(struct slice) operands = { 0 };
    bool joins = false; /* the next word belongs to the operands */
    if (!memmem(body.text, body.length, "##", 2))
        return;
    note(spelled, memmem(body.text, body.length, "__VA_OPT__", 10), "__VA_OPT__");
    at = read_parameters(spelled, at, end, &parameters);
    while (at < end) {
        const char *word = at;
        at = letters_skip_word(at, end);
        if (at > word) {
            bool is_parameter = texts_known(&parameters, arena_strndup(spelled->arena, word, (size_t)(at - word))) != TEXTS_NONE;
            if (!joins)
                memset(&operands, 0, sizeof operands);
            vec_push(spelled->arena, &operands, (struct slice){ is_parameter ? NULL : word, (size_t)(at - word) });
        } else if (*at == '"' || *at == '\'') {
            at = *at == '"' ? read_string(spelled, at + 1, end) : letters_skip_literal(at + 1, end, '\'');
            memset(&operands, 0, sizeof operands);
        } else {
            memset(&operands, 0, sizeof operands);
            at++;
        }
        at = letters_skip_space(at, end);
        joins = letters_are(at, end, "##");
        at = joins ? letters_skip_space(at + 2, end) : at;
        if (!joins && operands.count > 1)
            add_paste(spelled, (struct spelled_paste){ operands.items, operands.count });
    }
}

static bool is_raw_prefix(struct slice name)
{
    return slice_is(name, "R") || slice_is(name, "LR") || slice_is(name, "uR") || slice_is(name, "UR") || slice_is(name, "u8R");
}

static bool has_raw_string(struct slice body)
{
    const char *end = body.text + body.length, *at = body.text;
    for (; (at = memmem(at, (size_t)(end - at), "R\"", 2)) != NULL; at++) {
        const char *word = at;
        while (word > body.text && letters_are_word(word[-1]))
            word--;
        if (is_raw_prefix((struct slice){ word, (size_t)(at + 1 - word) }))
            return true;
    }
    return false;
}

/* What its body spells counts where the macro is used. */
static const char *read_define(struct spelled *spelled, const char *at, const char *end)
{
    const char *begin = letters_skip_blanks(at, end), *body = letters_skip_word(begin, end), *last = end_of_directive(body, end);
    note(spelled, has_raw_string((struct slice){ body, (size_t)(last - body) }), "a raw string in a macro"); /* it may go on in the next line */
    vec_push(spelled->arena, &spelled->macros, (struct spelled_macro){ { begin, (size_t)(body - begin) }, { body, (size_t)(last - body) } });
    return last;
}

/* `at` is a # that begins a line. Returns where to go on: in a text the rest of the line is read like any other, unless it defines. */
static const char *read_directive(struct spelled *spelled, const char *at, const char *end, bool is_text)
{
    const char *begin = letters_skip_blanks(at + 1, end);
    while (letters_skip_comment(&begin, end) || (begin < end && letters_continued(begin, end) && (begin += letters_continued(begin, end))))
        begin = letters_skip_blanks(begin, end);
    const char *name_end = letters_skip_word(begin, end);
    struct slice name = { begin, (size_t)(name_end - begin) };
    if (is_text)
        outline_directive(&spelled->outline, name, (struct slice){ name_end, (size_t)(end_of_directive(name_end, end) - name_end) });
    if (slice_is(name, "include") || slice_is(name, "include_next") || slice_is(name, "import"))
        return read_include(spelled, name_end, end);
    if (slice_is(name, "define"))
        return read_define(spelled, name_end, end);
    return is_text ? name_end : end_of_directive(name_end, end);
}

/* ---- texts ---- */

/* Behind R and the quote: delimiter( ... )delimiter" */
static const char *skip_raw_string(struct spelled *spelled, const char *at, const char *end)
{
    char close[20] = ")";
    const char *open = memchr(at, '(', (size_t)(end - at));
    size_t length = open ? (size_t)(open - at) : sizeof close;
    if (length > 16) {
        note(spelled, true, "a raw string");
        return at;
    }
    memcpy(close + 1, at, length);
    close[length + 1] = '"';
    const char *behind = memmem(open, (size_t)(end - open), close, length + 2);
    for (const char *word = open; word < (behind ? behind : end);) { /* a pragma */
        const char *word_end = letters_skip_word(word, end);
        if (word_end > word)
            add(spelled, &spelled->words, word, word_end);
        word = word_end + 1;
    }
    return behind ? behind + length + 2 : end;
}

static bool is_declared(const struct spelled *spelled, const char *word, const char *behind, const char *end)
{
    const char *next = letters_skip_space(behind, end);
    return next < end && *next == '(' && outline_declares(&spelled->outline, word);
}

/* A sign, and the name behind it in `T (name)(`. */
static const char *read_sign(struct spelled *spelled, const char *at, const char *end)
{
    struct slice name = { 0 };
    if (*at == '(')
        name = outline_in_parentheses(&spelled->outline, at, end);
    if (name.text) {
        struct slice type = spelled->outline.word;
        add(spelled, &spelled->declaring, type.text, type.text + type.length);
        add(spelled, &spelled->declared, name.text, name.text + name.length);
    }
    outline_sign(&spelled->outline, at, end);
    note(spelled, letters_are(at, end, "%:"), "digraphs");
    return name.text ? name.text + name.length : at + 1;
}

static const char *read_word(struct spelled *spelled, const char *at, const char *end, bool begins_line)
{
    const char *word = at;
    at = letters_skip_word(at, end);
    struct slice name = { word, (size_t)(at - word) };
    if (is_declared(spelled, word, at, end)) {
        add(spelled, &spelled->declared, word, at);
    } else {
        add(spelled, &spelled->words, word, at);
        if (at < end && *at == '(')
            add(spelled, &spelled->called, word, at);
    }
    outline_word(&spelled->outline, name);
    if (spelled->is_cxx && !spelled->has_templates && slice_is(name, "template"))
        spelled->has_templates = template_guess_calls(at, end);
    if (at < end && *at == '"' && at[-1] == 'R' && is_raw_prefix(name)) {
        note(spelled, !spelled->is_cxx, "a raw string"); /* raw in GNU's C, else a macro */
        return skip_raw_string(spelled, at + 1, end);
    }
    if (*word >= '0' && *word <= '9')
        while (at + 1 < end && *at == '\'' && letters_are_word(at[1])) /* 1'000 */
            at = letters_skip_word(at + 1, end);
    note(spelled, begins_line && spelled->is_cxx && (slice_is(name, "import") || slice_is(name, "module")), "a module");
    return at;
}

/* `begin` is where the text begins. Words, comments that go on behind a backslash, and names with a \u. */
static const char *read_backslash(struct spelled *spelled, const char *begin, const char *at, const char *end)
{
    size_t length = letters_continued(at, end);
    if (length == 0) {
        note(spelled, at + 1 < end && (at[1] == 'u' || at[1] == 'U'), "a character by its number");
        return at + 1;
    }
    note(spelled, at > begin && at + length < end && ((letters_are_word(at[-1]) && letters_are_word(at[length])) || at[length] == '#'),
         "a word that goes on in the next line");
    return at + length;
}

/* What hides from a reading byte by byte: a comment whose ends are cut by a backslash and a newline, and trigraphs. */
static void note_hidden(struct spelled *spelled, struct slice text)
{
    const char *end = text.text + text.length;
    for (const char *at = text.text; (at = memchr(at, '\\', (size_t)(end - at))) != NULL; at++) {
        const char *next = at + letters_continued(at, end);
        note(spelled, next > at && next < end && at > text.text && (at[-1] == '*' || at[-1] == '/') && (*next == '/' || *next == '*'),
             "a cut comment");
    }
    note(spelled, memmem(text.text, text.length, "\?\?/", 3) || memmem(text.text, text.length, "\?\?=", 3), "trigraphs");
}

static void read_text(struct spelled *spelled, struct slice text, bool begins_line)
{
    const char *at = text.text, *end = at + text.length;
    while (at < end) {
        const char *before = at;
        if (letters_are_word(*at)) {
            at = read_word(spelled, at, end, begins_line);
        } else if (*at == '/' && letters_skip_comment(&at, end)) {
            continue; /* a directive may follow it */
        } else if (*at == '"') {
            at = read_string(spelled, at + 1, end);
        } else if (*at == '\'') {
            at = letters_skip_literal(at + 1, end, '\'');
        } else if (*at == '\\') {
            at = read_backslash(spelled, text.text, at, end);
        } else if (*at == '#' && begins_line) {
            at = read_directive(spelled, at, end, true);
        } else {
            at = read_sign(spelled, at, end);
        }
        begins_line = *before == '\n' || (begins_line && at == before + 1 && letters_skip_blanks(before, end) > before);
    }
}

void spelled_read(struct spelled *spelled, struct slice text)
{
    note_hidden(spelled, text);
    outline_begin(&spelled->outline);
    read_text(spelled, text, true);
    outline_end(&spelled->outline);
}

void spelled_read_body(struct spelled *spelled, struct slice body)
{
    note_hidden(spelled, body);
    outline_begin(&spelled->outline);
    spelled->outline.macro_end = body.text + body.length;
    read_text(spelled, body, true);
    read_pastes(spelled, body);
}

/* ---- headers of which only macros count ---- */

/* Behind class, struct or union, up to what cannot be in front of its name: attributes, and macros that stand for some. */
static const char *read_class(struct spelled *spelled, const char *at, const char *end)
{
    int depth = 0;
    for (; at < end; at++) {
        const char *behind = letters_skip_word(at, end);
        if (behind > at) {
            if (depth == 0)
                add(spelled, &spelled->classes, at, behind);
            at = behind;
        }
        if (at == end || (depth == 0 && strchr("{}:;<>*&,=.)\"", *at) && !letters_are(at, end, "::")))
            break;
        if (letters_are(at, end, "::"))
            at++;
        depth += *at == '(' || *at == '[' ? 1 : *at == ')' || *at == ']' ? -1 : 0;
        if (letters_skip_comment(&at, end))
            at--;
    }
    return at;
}

static void read_classes(struct spelled *spelled, struct slice text)
{
    const char *at = text.text, *end = at + text.length;
    while (at < end) {
        const char *word = at;
        at = letters_skip_word(at, end);
        struct slice name = { word, (size_t)(at - word) };
        if (name.length == 0)
            at++;
        else if ((name.length == 5 && slice_is(name, "class")) || (name.length == 6 && slice_is(name, "struct")) || slice_is(name, "union"))
            at = read_class(spelled, at, end);
    }
}

/* What looks like a comment in one is none. */
static void note_raw_strings(struct spelled *spelled, struct slice text)
{
    const char *at = text.text, *end = at + text.length;
    for (; (at = memchr(at, '"', (size_t)(end - at))) != NULL; at++)
        note(spelled, at > text.text && at[-1] == 'R' && memchr(at, '(', (size_t)(end - at) < 18 ? (size_t)(end - at) : 18), "a raw string");
}

void spelled_read_header(struct spelled *spelled, struct slice text)
{
    const char *at = text.text, *end = at + text.length;
    while (at < end) {
        at = letters_skip_blanks(at, end);
        while (at < end && letters_skip_comment(&at, end))
            at = letters_skip_blanks(at, end);
        note(spelled, letters_are(at, end, "%:"), "digraphs");
        if (at < end && *at == '#')
            at = read_directive(spelled, at, end, false);
        at = memchr(at, '\n', (size_t)(end - at));
        at = at ? at + 1 : end;
    }
    note_raw_strings(spelled, text);
    if (spelled->wants_classes)
        read_classes(spelled, text);
}
