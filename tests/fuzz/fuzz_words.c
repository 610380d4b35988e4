/* libFuzzer: any words as the command line of gcc, rustc or javac, or any text as what these compilers say. Invariants: what is found are
 * words that were there, and places within the text; translating messages keeps their lines. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "javac_args.h"
#include "javac_messages.h"
#include "language.h"
#include "repair.h"
#include "rustc_args.h"
#include "rustc_messages.h"
#include "wrap_args.h"

const struct language *const languages[] = { NULL };

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

/* One a line; those that are read from a file are left out. */
static char **words_of(struct arena *arena, const char *text)
{
    VEC(char *) words = { 0 };
    char *rest = arena_strdup(arena, text);
    for (char *word; (word = strsep(&rest, "\n"));)
        if (*word && !strchr(word, '@'))
            vec_push(arena, &words, word);
    vec_push(arena, &words, NULL);
    return words.items;
}

static void check_words(struct arena *arena, const char *text)
{
    struct wrap_args args;
    struct rustc_args rustc;
    struct javac_args javac;
    char **words = words_of(arena, text);
    wrap_args_parse(arena, words, &args);
    for (size_t i = 0; i < args.sources.count; i++)
        if (args.sources.items[i].word >= args.words.count)
            abort();
    rustc_args_parse(arena, (const char *const *)words, &rustc);
    if (rustc.root >= (int)rustc.words.count || rustc.cap_lints >= (int)rustc.words.count)
        abort();
    (void)rustc_args_dep_info(arena, &rustc);
    javac_args_parse(arena, words, &javac);
    for (size_t i = 0; i < javac.sources.count; i++)
        if (javac.sources.items[i] >= javac.words.count)
            abort();
    struct str file = { .arena = arena };
    javac_args_write(&file, &javac.words);
    const char *at = text;
    while (wrap_args_next_word(arena, &at))
        if (at > text + strlen(text))
            abort();
}

/* The last one may lack its end. */
static size_t count_lines(struct slice text)
{
    size_t n = text.length > 0 && text.text[text.length - 1] != '\n';
    for (size_t i = 0; i < text.length; i++)
        n += text.text[i] == '\n';
    return n;
}

static void check_positions(const repair_positions *positions)
{
    for (size_t i = 0; i < positions->count; i++)
        if (positions->items[i].line == 0)
            abort();
}

static void check_messages(struct arena *arena, const char *text)
{
    struct slice messages = { text, strlen(text) };
    repair_positions positions = { 0 };
    struct javac_messages javac = { 0 };
    rust_positions rust = { 0 };
    repair_find_positions(arena, messages, "main.c", &positions);
    check_positions(&positions);
    javac_messages_read(arena, messages, &javac);
    const repair_positions *about = javac_messages_about(&javac, "Main.java");
    if (about)
        check_positions(about);
    rust_messages_find_positions(arena, messages, &rust);
    for (const char *line = text; *line; line += strcspn(line, "\n"), line += *line == '\n')
        (void)rust_message_kind(line, strcspn(line, "\n"));
    const char own[] = "class Main {\n    void f() { g(1, 2); }\n}\n";
    struct javac_name name = { "Main.java", "src/Main.java", { own, sizeof own - 1 } };
    if (count_lines(javac_translate(arena, messages, &name, 1)) != count_lines(messages))
        abort();
}

/* The first byte says which. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct arena arena = { 0 };
    if (size == 0)
        return 0;
    const char *text = arena_strndup(&arena, (const char *)bytes + 1, size - 1);
    if (bytes[0] % 2)
        check_messages(&arena, text);
    else
        check_words(&arena, text);
    arena_release(&arena);
    return 0;
}
