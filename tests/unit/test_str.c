#include <criterion/criterion.h>
#include <string.h>

#include "str.h"
#include "json_writer.h"

Test(str, is_null_while_empty_and_terminated_after)
{
    struct arena arena = {0};
    struct str str = {.arena = &arena};
    str_add(&str, "");
    cr_assert_null(str.text);
    str_add(&str, "ab");
    str_add_char(&str, 'c');
    str_add_bytes(&str, "d\0e", 3);
    str_add_slice(&str, (struct slice){"fgh", 2});
    cr_assert_eq(str.length, 8);
    cr_assert_eq(memcmp(str.text, "abcd\0efg", 9), 0);
    arena_release(&arena);
}

Test(str, is_empty_text_once_begun)
{
    struct arena arena = {0};
    struct str str = {.arena = &arena};
    str_begin(&str);
    cr_assert_str_eq(str.text, "");
    str_add(&str, "ab");
    str_begin(&str);
    cr_assert_str_eq(str.text, "ab");
    arena_release(&arena);
}

Test(str, may_be_added_to_itself)
{
    struct arena arena = {0};
    struct str str = {.arena = &arena};
    str_add(&str, "0123456789");
    for (int i = 0; i < 10; i++)
        str_add_bytes(&str, str.text, str.length);
    cr_assert_eq(str.length, 10240);
    for (size_t i = 0; i < str.length; i++)
        cr_assert_eq(str.text[i], '0' + i % 10);
    arena_release(&arena);
}

Test(str, formats_texts_longer_than_its_own_buffer)
{
    struct arena arena = {0};
    struct str str = {.arena = &arena};
    str_printf(&str, "<%0300d|%s>", 1, "x");
    cr_assert_eq(str.length, 304);
    cr_assert_str_eq(str.text + 300, "1|x>");
    arena_release(&arena);
}

Test(str, a_text_that_is_too_long_ends_the_program, .exit_code = 1)
{
    static const char *volatile too_long = "%99999999999d"; /* longer than an int can say: vsnprintf fails */
    struct arena arena = {0};
    struct str str = {.arena = &arena};
    str_printf(&str, too_long, 1);
}

static void assert_c_escaped(const char *text, const char *expected)
{
    struct arena arena = {0};
    struct str str = {.arena = &arena};
    str_add_c_escaped(&str, text);
    cr_assert_str_eq(str.text, expected);
    arena_release(&arena);
}

Test(str, escapes_for_c)
{
    assert_c_escaped("a\"b\\c", "a\\\"b\\\\c");
    assert_c_escaped("\n\t\x7f", "\\012\\011\\177");
    assert_c_escaped("\xc3\xbc" "1", "\\303\\2741"); /* the digit isn't taken for a part of the escape */
    assert_c_escaped("what\?\?/", "what?\\?/");
    assert_c_escaped("\?\?\?", "?\\?\\?");
}

static void assert_json(const char *text, const char *expected)
{
    struct arena arena = {0};
    struct str str = {.arena = &arena};
    str_add_json(&str, text);
    cr_assert_str_eq(str.text, expected);
    arena_release(&arena);
}

Test(str, writes_json)
{
    assert_json("", "\"\"");
    assert_json("a\"b\\c/", "\"a\\\"b\\\\c/\"");
    assert_json("\n\t\r\x01", "\"\\n\\t\\u000d\\u0001\"");
    assert_json("gr\xc3\xb6\xc3\x9f" "e", "\"gr\xc3\xb6\xc3\x9f" "e\"");
    assert_json("a\xff\xc3z", "\"a\\ufffd\\ufffdz\"");
}

Test(str, knows_utf8)
{
    static const struct {
        const char *text;
        size_t available, length;
    } cases[] = {
        {"a", 1, 1},                {"", 0, 0},
        {"\xc3\xbc", 2, 2},         {"\xc3\xbc", 1, 0},             /* cut off */
        {"\xe2\x82\xac", 3, 3},     {"\xf0\x9f\x98\x80", 4, 4},
        {"\x80", 1, 0},             {"\xc0\xaf", 2, 0},             /* overlong */
        {"\xe0\x9f\xbf", 3, 0},     {"\xf0\x8f\xbf\xbf", 4, 0},     /* overlong */
        {"\xed\xa0\x80", 3, 0},     {"\xf4\x90\x80\x80", 4, 0},     /* a surrogate; beyond U+10FFFF */
        {"\xf4\x8f\xbf\xbf", 4, 4}, {"\xf8\x88\x80\x80\x80", 5, 0},
        {"\xc3z", 2, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        cr_assert_eq(utf8_length(cases[i].text, cases[i].available), cases[i].length, "case %zu", i);
}

Test(str, replaces_what_is_not_utf8)
{
    struct arena arena = {0};
    struct str str = {.arena = &arena};
    static const char text[] = "gr\xc3\xb6\xff\xc3z\xe2\x82";
    cr_assert_not(utf8_is_valid(slice_of(text)));
    cr_assert(utf8_is_valid((struct slice){text, 4}));
    cr_assert_not(utf8_is_valid((struct slice){text, 3}));
    str_add_utf8(&str, slice_of(text));
    cr_assert_str_eq(str.text, "gr\xc3\xb6??z??");
    arena_release(&arena);
}

Test(str, compares_slices_and_ends)
{
    cr_assert(slice_is((struct slice){"abc", 2}, "ab"));
    cr_assert_not(slice_is((struct slice){"abc", 2}, "abc"));
    cr_assert(slice_equal((struct slice){NULL, 0}, slice_of("")));
    cr_assert(text_starts_with("abc", "ab") && text_starts_with("abc", "") && !text_starts_with("a", "ab"));
    cr_assert(text_ends_with("abc", "bc") && text_ends_with("abc", "") && !text_ends_with("c", "bc"));
}

Test(str, hashes_as_fnv1a_says)
{
    cr_assert_eq(hash_bytes(HASH_START, "", 0), HASH_START);
    cr_assert_eq(hash_bytes(HASH_START, "foobar", 6), 0x85944171f73967e8ull); /* of the published test vectors */
    cr_assert_neq(hash_text(hash_text(HASH_START, "a"), "bc"), hash_text(hash_text(HASH_START, "ab"), "c"));
}
