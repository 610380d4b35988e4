#include <criterion/criterion.h>
#include <inttypes.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "digits.h"
#include "json_writer.h"

static struct arena arena;
static struct str text;
static struct json_writer json;

static void begin(enum json_style style)
{
    arena = (struct arena){ 0 };
    text = (struct str){ .arena = &arena };
    json_to_text(&json, &text, style);
}

static void assert_written(const char *expected)
{
    cr_assert_str_eq(text.text, expected);
    arena_release(&arena);
}

/* One object with everything in it that may stand there. */
static void write_all_kinds(void)
{
    json_open_object(&json);
    json_member_string(&json, "text", "a");
    json_member_number(&json, "number", 1);
    json_member_bool(&json, "yes", true);
    json_name(&json, "list");
    json_open_array(&json);
    json_number(&json, 2);
    json_string(&json, "b");
    json_open_object(&json);
    json_close_object(&json);
    json_open_array(&json);
    json_close_array(&json);
    json_close_array(&json);
    json_name(&json, "nothing");
    json_null(&json);
    json_member_string(&json, "none", NULL);
    json_name(&json, "inner");
    json_open_object(&json);
    json_member_bool(&json, "yes", false);
    json_close_object(&json);
    json_close_object(&json);
    json_finish(&json);
}

Test(json_writer, puts_commas_and_spaces_of_each_style)
{
    begin(JSON_COMPACT);
    write_all_kinds();
    assert_written("{\"text\":\"a\",\"number\":1,\"yes\":true,\"list\":[2,\"b\",{},[]],\"nothing\":null,\"none\":null,\"inner\":{\"yes\":false}}\n");
    begin(JSON_SPACED);
    write_all_kinds();
    assert_written("{\"text\": \"a\", \"number\": 1, \"yes\": true, \"list\": [2, \"b\", {}, []], \"nothing\": null, \"none\": null, \"inner\": "
                   "{\"yes\": false}}\n");
    begin(JSON_PADDED);
    write_all_kinds();
    assert_written("{ \"text\": \"a\", \"number\": 1, \"yes\": true, \"list\": [2, \"b\", {}, []], \"nothing\": null, \"none\": null, \"inner\": { "
                   "\"yes\": false } }\n");
}

Test(json_writer, breaks_lines_where_told)
{
    begin(JSON_PADDED);
    json_open_object(&json);
    json_line(&json, 2);
    json_name(&json, "rows");
    json_open_array(&json);
    for (unsigned i = 0; i < 2; i++) {
        json_line(&json, 4);
        json_open_object(&json);
        json_member_number(&json, "n", i);
        json_member_number(&json, "m", i);
        json_close_object(&json);
    }
    json_close_array(&json);
    json_line(&json, 2);
    json_member_number(&json, "last", 0);
    json_line(&json, 0);
    json_close_object(&json);
    assert_written("{\n  \"rows\": [\n    { \"n\": 0, \"m\": 0 },\n    { \"n\": 1, \"m\": 1 }],\n  \"last\": 0\n}");
}

Test(json_writer, escapes_names_and_strings)
{
    begin(JSON_COMPACT);
    json_open_object(&json);
    json_member_string(&json, "a\"b", "\"\\/\n\t\r\x01\x7f");
    json_member_string(&json, "",
                       "gr\xc3\xb6\xc3\x9f"
                       "e <");
    json_member_string(&json, "bad",
                       "\xff"
                       "a\xc3z\xed\xa0\x80");
    json_name(&json, "slice");
    json_slice(&json, (struct slice){ "a\0bc", 3 });
    json_name(&json, "none");
    json_slice(&json, (struct slice){ NULL, 0 });
    json_close_object(&json);
    assert_written("{\"a\\\"b\":\"\\\"\\\\/\\n\\t\\u000d\\u0001\\u007f\",\"\":\"gr\xc3\xb6\xc3\x9f"
                   "e <\","
                   "\"bad\":\"\\ufffda\\ufffdz\\ufffd\\ufffd\\ufffd\",\"slice\":\"a\\u0000b\",\"none\":\"\"}");
}

Test(json_writer, ends_no_element_of_a_page)
{
    begin(JSON_COMPACT);
    json.is_in_html = true;
    json_string(&json, "</script>");
    assert_written("\"\\u003c/script>\"");
}

Test(json_writer, writes_numbers_exactly)
{
    begin(JSON_COMPACT);
    json_open_array(&json);
    json_number(&json, 0);
    json_number(&json, UINT64_MAX);
    json_integer(&json, INT64_MIN);
    json_micros(&json, 1234567);
    json_micros(&json, 1);
    json_micros(&json, UINT64_MAX);
    json_real(&json, 0.1, -1);
    json_real(&json, 2.25, 1);
    json_real(&json, -1e300, 0);
    json_real(&json, INFINITY, 1);
    json_real(&json, -INFINITY, -1);
    json_format(&json, "0x%x", 255);
    json_close_array(&json);
    cr_assert_eq(strtod(strstr(text.text, "0.1"), NULL), 0.1);
    cr_assert_eq(strtod(strstr(text.text, "-10"), NULL), -1e300);
    char *digits = strstr(text.text, "-10"), *end = strchr(digits, ',');
    cr_assert_eq(end - digits, 302);
    memmove(digits, end + 1, strlen(end)); /* the other numbers can be read */
    assert_written(
        "[0,18446744073709551615,-9223372036854775808,1234.567,0.001,18446744073709551.615,0.10000000000000001,2.2,\"inf\",\"-inf\",\"0xff\"]");
}

Test(json_writer, takes_what_was_written_before)
{
    struct arena of_parts = { 0 };
    struct str part = { .arena = &of_parts };
    struct json_writer parts;
    json_to_members(&parts, &part, JSON_COMPACT);
    json_member_number(&parts, "a", 1);
    json_name_slice(&parts, (struct slice){ "bc", 1 });
    json_number(&parts, 2);
    struct slice written = { part.text, part.length };
    begin(JSON_COMPACT);
    json_open_object(&json);
    json_fragment(&json, written);
    json_fragment(&json, (struct slice){ NULL, 0 });
    json_fragment(&json, written);
    json_member_number(&json, "c", 3);
    json_close_object(&json);
    assert_written("{\"a\":1,\"b\":2,\"a\":1,\"b\":2,\"c\":3}");
    arena_release(&of_parts);
}

Test(json_writer, nests_deeper_than_it_checks)
{
    begin(JSON_COMPACT);
    for (int i = 0; i < 500; i++) {
        json_open_object(&json);
        json_name(&json, "x");
        json_open_array(&json);
    }
    for (int i = 0; i < 500; i++) {
        json_close_array(&json);
        json_close_object(&json);
    }
    json_finish(&json);
    cr_assert_eq(text.length, 500 * strlen("{\"x\":[]}") + 1);
    cr_assert_str_eq(text.text + text.length - 5, "]}]}\n");
    arena_release(&arena);
}

Test(json_writer, writes_to_a_file)
{
    char path[] = "/tmp/weft-json-XXXXXX";
    struct output output;
    close(mkstemp(path));
    cr_assert_eq(output_open(&output, path), 0);
    json_to_output(&json, &output, JSON_COMPACT);
    json_open_array(&json);
    for (int i = 0; i < 100000; i++) /* more than the buffer of an output holds */
        json_number(&json, 12345);
    json_close_array(&json);
    json_finish(&json);
    cr_assert_eq(output_close(&output), 0);
    FILE *file = fopen(path, "r");
    cr_assert_eq(fseek(file, 0, SEEK_END), 0);
    cr_assert_eq(ftell(file), 100000 * 6 + 2);
    fclose(file);
    unlink(path);
}

Test(json_writer, rows_are_put_together_from_parts)
{
    begin(JSON_COMPACT);
    json_open_array(&json);
    struct json_part parts[] = { { slice_of("{\"n\":"), JSON_NUMBER, 0 },
                                 { slice_of(",\"us\":"), JSON_MICROS, 1020 },
                                 { slice_of("}"), JSON_NOTHING, 0 } };
    json_row(&json, parts, 3);
    parts[0].number = UINT64_MAX;
    parts[1].number = 1234567000999;
    json_line(&json, 1);
    json_row(&json, parts, 3);
    json_close_array(&json);
    json_finish(&json);
    cr_assert_str_eq(text.text, "[{\"n\":0,\"us\":1.020},\n {\"n\":18446744073709551615,\"us\":1234567000.999}]\n");
}

Test(json_writer, a_row_may_be_longer_than_the_buffer_of_a_file)
{
    struct output output;
    size_t length = OUTPUT_CAPACITY + 10, at;
    char path[] = "/tmp/test_row.XXXXXX", *name = malloc(length + 1);
    int file = mkstemp(path);
    memset(name, 'x', length);
    cr_assert(file >= 0 && output_open(&output, path) == 0);
    close(file);
    json_to_output(&json, &output, JSON_COMPACT);
    json_open_array(&json);
    json_row(&json,
             (struct json_part[]){ { slice_of("\""), JSON_NUMBER, 7 }, { { name, length }, JSON_NUMBER, 8 }, { slice_of("\""), JSON_NOTHING, 0 } },
             3);
    json_close_array(&json);
    json_finish(&json);
    cr_assert_eq(output_close(&output), 0);
    FILE *written = fopen(path, "r");
    char *all = malloc(length + 16);
    at = fread(all, 1, length + 16, written);
    cr_assert_eq(at, length + 7);
    cr_assert_eq(memcmp(all, "[\"7xx", 5), 0);
    cr_assert_eq(memcmp(all + at - 5, "x8\"]\n", 5), 0);
    fclose(written);
    free(all);
    free(name);
    unlink(path);
}

Test(json_writer, digits)
{
    for (uint64_t number = 1, i = 0; i < 20; i++, number *= 10)
        for (uint64_t near = number - 1; near <= number + 1; near++) {
            char expected[32], made[MOST_DIGITS + 1] = "", *begin;
            snprintf(expected, sizeof expected, "%" PRIu64, near);
            begin = digits_before(made + MOST_DIGITS, near, 1);
            cr_assert_str_eq(begin, expected);
        }
}

#ifndef NDEBUG
/* The assertion's message is not of interest here. */
static void begin_wrong(void)
{
    close(STDERR_FILENO);
    begin(JSON_COMPACT);
}

Test(json_writer, wants_names_in_objects, .signal = SIGABRT)
{
    begin_wrong();
    json_open_object(&json);
    json_number(&json, 1);
}

Test(json_writer, wants_no_names_in_arrays, .signal = SIGABRT)
{
    begin_wrong();
    json_open_array(&json);
    json_name(&json, "a");
}

Test(json_writer, wants_a_value_behind_a_name, .signal = SIGABRT)
{
    begin_wrong();
    json_open_object(&json);
    json_name(&json, "a");
    json_close_object(&json);
}

Test(json_writer, wants_the_bracket_that_is_open, .signal = SIGABRT)
{
    begin_wrong();
    json_open_object(&json);
    json_close_array(&json);
}

Test(json_writer, wants_everything_closed, .signal = SIGABRT)
{
    begin_wrong();
    json_open_array(&json);
    json_finish(&json);
}

Test(json_writer, wants_one_value, .signal = SIGABRT)
{
    begin_wrong();
    json_number(&json, 1);
    json_number(&json, 2);
}
#endif
