#include "class_file.h"

#include <string.h>

#include "vec.h"

enum { MAGIC = 0xcafebabe, HEAD = 10, CONSTANT_UTF8 = 1, CONSTANT_MODULE = 19, MOST_NAME = 65535, MOST_CONSTANTS = 65535 };

/* Reads big-endian numbers; behind the end everything is 0, and `is_short`. */
struct bytes {
    const unsigned char *at, *end;
    bool is_short;
};

static uint32_t number(struct bytes *bytes, unsigned size)
{
    uint32_t value = 0;
    if ((size_t)(bytes->end - bytes->at) < size) {
        bytes->is_short = true;
        return 0;
    }
    for (unsigned i = 0; i < size; i++)
        value = value << 8 | *bytes->at++;
    return value;
}

static void skip(struct bytes *bytes, uint32_t size)
{
    if ((size_t)(bytes->end - bytes->at) < size)
        bytes->is_short = true;
    else
        bytes->at += size;
}

/* Bytes behind the tag of a constant (JVMS 4.4) that is no text; 0: no such tag. */
static unsigned size_of(uint32_t tag)
{
    static const unsigned char sizes[] = { [3] = 4,  [4] = 4,  [5] = 8,  [6] = 8,  [7] = 2,  [8] = 2,  [9] = 4,  [10] = 4,
                                           [11] = 4, [12] = 4, [15] = 3, [16] = 2, [17] = 4, [18] = 4, [19] = 2, [20] = 2 };
    return tag < sizeof sizes ? sizes[tag] : 0;
}

/* JVMS 4.4.5: a number of 64 bits takes two entries. */
static bool is_wide(uint32_t tag)
{
    return tag == 5 || tag == 6;
}

static void add_number(struct str *out, uint32_t value)
{
    str_add_char(out, (char)(value >> 8));
    str_add_char(out, (char)value);
}

static bool add_renamed(struct str *out, struct slice name, const char *from, const char *to)
{
    struct str text = { .arena = out->arena };
    size_t length = strlen(from);
    str_begin(&text);
    for (size_t i = 0; i < name.length;)
        if (name.length - i >= length && memcmp(name.text + i, from, length) == 0) {
            str_add(&text, to);
            i += length;
        } else {
            str_add_char(&text, name.text[i++]);
        }
    if (text.length > MOST_NAME)
        return false;
    str_add_char(out, CONSTANT_UTF8);
    add_number(out, (uint32_t)text.length);
    str_add_bytes(out, text.text, text.length);
    return true;
}

static struct bytes open_constants(struct slice file, uint32_t *n)
{
    struct bytes bytes = { (const unsigned char *)file.text, (const unsigned char *)file.text + file.length, false };
    bytes.is_short = number(&bytes, 4) != MAGIC;
    skip(&bytes, 4); /* versions */
    *n = number(&bytes, 2);
    return bytes;
}

bool class_file_rename(struct slice file, const char *from, const char *to, struct str *out)
{
    uint32_t n;
    struct bytes bytes = open_constants(file, &n);
    if (bytes.is_short)
        return false;
    str_add_bytes(out, file.text, HEAD);
    for (uint32_t i = 1; i < n && !bytes.is_short; i++) {
        const unsigned char *begin = bytes.at;
        uint32_t tag = number(&bytes, 1), length = tag == CONSTANT_UTF8 ? number(&bytes, 2) : size_of(tag);
        const char *name = (const char *)bytes.at;
        skip(&bytes, length);
        if (bytes.is_short || (tag != CONSTANT_UTF8 && length == 0))
            return false;
        if (tag != CONSTANT_UTF8)
            str_add_bytes(out, (const char *)begin, (size_t)(bytes.at - begin));
        else if (!add_renamed(out, (struct slice){ name, length }, from, to))
            return false;
        i += is_wide(tag);
    }
    str_add_bytes(out, (const char *)bytes.at, (size_t)(bytes.end - bytes.at));
    return !bytes.is_short;
}

struct constants {
    struct slice *texts; /* by number; of what is no text: length 0 */
    uint32_t *names;     /* by number of a module: that of its name */
    uint32_t n;
};

static bool read_constants(struct arena *arena, struct bytes *bytes, struct constants *all)
{
    all->texts = arena_array(arena, struct slice, all->n + 1);
    all->names = arena_array(arena, uint32_t, all->n + 1);
    for (uint32_t i = 1; i < all->n && !bytes->is_short; i++) {
        uint32_t tag = number(bytes, 1), length = tag == CONSTANT_UTF8 ? number(bytes, 2) : size_of(tag);
        struct bytes ahead = *bytes;
        if (tag == CONSTANT_UTF8)
            all->texts[i] = (struct slice){ (const char *)bytes->at, length };
        if (tag == CONSTANT_MODULE)
            all->names[i] = number(&ahead, 2);
        if (tag != CONSTANT_UTF8 && length == 0)
            return false;
        skip(bytes, length);
        i += is_wide(tag);
    }
    return !bytes->is_short;
}

const char *class_file_module(struct arena *arena, struct slice file)
{
    struct constants all = { 0 };
    struct bytes bytes = open_constants(file, &all.n);
    if (bytes.is_short || !read_constants(arena, &bytes, &all))
        return NULL;
    skip(&bytes, 12); /* flags, this class, the class above it; no interfaces, fields, methods (JVMS 4.1) */
    for (uint32_t n = number(&bytes, 2); n > 0 && !bytes.is_short; n--) {
        uint32_t name = number(&bytes, 2), size = number(&bytes, 4);
        struct bytes ahead = bytes;
        uint32_t module = number(&ahead, 2);
        if (name < all.n && slice_is(all.texts[name], "Module") && module < all.n && all.names[module] < all.n)
            return arena_strndup(arena, all.texts[all.names[module]].text, all.texts[all.names[module]].length);
        skip(&bytes, size);
    }
    return NULL;
}
