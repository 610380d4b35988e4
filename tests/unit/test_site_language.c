#include <criterion/criterion.h>

#include "classes.h"
#include "site_language.h"

static struct weft_site site_of(const char *callee, const char *file, int language)
{
    return (struct weft_site){ .callee = callee, .file = file, .flags = (uint8_t)(WEFT_SITE_INCLUSIVE | language << WEFT_SITE_LANGUAGE_SHIFT) };
}

Test(site_language, a_site_says_its_language)
{
    struct weft_site site = site_of("f", "build/bindings.rs", WEFT_LANGUAGE_C);
    cr_assert_eq(site_language(&site), WEFT_LANGUAGE_C);
    site = site_of("f", "macros.inc", WEFT_LANGUAGE_RUST);
    cr_assert_eq(site_language(&site), WEFT_LANGUAGE_RUST);
    site = site_of("f", "a.c", 7); /* of a later version */
    cr_assert_eq(site_language(&site), 7);
    cr_assert(!site_is_bare_method(&site));
}

Test(site_language, of_an_older_trace_by_the_ending)
{
    static const struct {
        const char *file;
        enum weft_language language;
    } cases[] = {
        { "/src/main.rs", WEFT_LANGUAGE_RUST }, { "a.c", WEFT_LANGUAGE_C },
        { "a.b/list.h", WEFT_LANGUAGE_C },      { "pool.cpp", WEFT_LANGUAGE_CXX },
        { "a.cc", WEFT_LANGUAGE_CXX },          { "a.rs.in", WEFT_LANGUAGE_UNKNOWN },
        { "a.r", WEFT_LANGUAGE_UNKNOWN },       { "Makefile", WEFT_LANGUAGE_UNKNOWN },
        { "", WEFT_LANGUAGE_UNKNOWN },          { "a.", WEFT_LANGUAGE_UNKNOWN },
        { "a.cp", WEFT_LANGUAGE_UNKNOWN },
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct weft_site site = site_of("f", cases[i].file, WEFT_LANGUAGE_UNKNOWN);
        cr_expect_eq(site_language(&site), cases[i].language, "%s", cases[i].file);
    }
}

Test(site_language, classes_go_by_bare_names_where_types_are_not_known)
{
    struct weft_site site = site_of("lock", "queue.txt", WEFT_LANGUAGE_RUST);
    cr_assert(site_is_bare_method(&site));
    cr_assert_eq(class_of(&site), CLASS_LOCK);
    site = site_of("lock", "queue.rs", WEFT_LANGUAGE_CXX);
    cr_assert(!site_is_bare_method(&site));
    cr_assert_eq(class_of(&site), CLASS_WORK);
    site = site_of("lock", "queue.rs", WEFT_LANGUAGE_UNKNOWN);
    cr_assert_eq(class_of(&site), CLASS_LOCK);
    site = site_of("std::thread::sleep", "queue.rs", WEFT_LANGUAGE_RUST);
    cr_assert(!site_is_bare_method(&site));
    cr_assert_eq(class_of(&site), CLASS_SLEEP);
}
