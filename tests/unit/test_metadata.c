#include <criterion/criterion.h>
#include <string.h>

#include "metadata.h"

static struct slice sample(void)
{
    return slice_of("/* CTF 1.8 */\n"
                    "env {\n"
                    "    domain = \"ust\";\n"
                    "    procname = \"a \\\"b\\\"\\\\c\";\n"
                    "    vpid = 0x10;\n"
                    "    big = 99999999999999999999;\n"
                    "    word = monotonic ;\n"
                    "    open = \"never closed\n"
                    "    empty = \"\";\n"
                    "    last");
}

Test(metadata, text_is_unescaped)
{
    struct arena arena = { 0 };
    cr_assert_str_eq(metadata_text(&arena, sample(), "domain"), "ust");
    cr_assert_str_eq(metadata_text(&arena, sample(), "procname"), "a \"b\"\\c");
    cr_assert_str_eq(metadata_text(&arena, sample(), "word"), "monotonic");
    cr_assert_str_eq(metadata_text(&arena, sample(), "empty"), "");
    arena_release(&arena);
}

Test(metadata, what_is_not_there_is_null)
{
    struct arena arena = { 0 };
    cr_assert_null(metadata_text(&arena, sample(), "main"));
    cr_assert_null(metadata_text(&arena, sample(), "name")); /* a tail of procname */
    cr_assert_null(metadata_text(&arena, sample(), "proc")); /* its head */
    cr_assert_null(metadata_text(&arena, sample(), "open"));
    cr_assert_null(metadata_text(&arena, sample(), "last"));
    cr_assert_null(metadata_text(&arena, slice_of(""), "last"));
    arena_release(&arena);
}

Test(metadata, every_cut_is_survived)
{
    struct arena arena = { 0 };
    struct slice whole = sample();
    for (size_t length = 0; length <= whole.length; length++) {
        char *copy = malloc(length ? length : 1); /* so that a sanitizer sees a byte too far */
        memcpy(copy, whole.text, length);
        const char *text = metadata_text(&arena, (struct slice) { copy, length }, "domain");
        cr_assert(text == NULL || strcmp(text, "ust") == 0);
        metadata_text(&arena, (struct slice) { copy, length }, "word");
        free(copy);
    }
    arena_release(&arena);
}

Test(metadata, numbers)
{
    struct arena arena = { 0 };
    int64_t number = 0;
    cr_assert(metadata_number(&arena, sample(), "vpid", &number));
    cr_assert_eq(number, 16);
    cr_assert_not(metadata_number(&arena, sample(), "big", &number));
    cr_assert_not(metadata_number(&arena, sample(), "word", &number));
    cr_assert_not(metadata_number(&arena, sample(), "empty", &number));
    arena_release(&arena);
}

Test(metadata, uuid)
{
    uint8_t uuid[16];
    cr_assert(metadata_parse_uuid("00112233-4455-6677-8899-aabbCCddeeff", uuid));
    cr_assert_eq(uuid[0], 0);
    cr_assert_eq(uuid[15], 0xff);
    cr_assert_eq(uuid[12], 0xcc);
    cr_assert_not(metadata_parse_uuid("00112233-4455-6677-8899-aabbccddee", uuid));
    cr_assert_not(metadata_parse_uuid("00112233-4455-6677-8899-aabbccddeeff0", uuid));
    cr_assert_not(metadata_parse_uuid("zz112233-4455-6677-8899-aabbccddeeff", uuid));
    cr_assert_not(metadata_parse_uuid("", uuid));
}
