#include "csv.h"

#include <string.h>

static bool needs_quotes(const char *text)
{
    return strpbrk(text, ",\"\r\n") != NULL;
}

void csv_add(struct str *out, const char *text)
{
    if (!needs_quotes(text)) {
        str_add(out, text);
        return;
    }
    str_add_char(out, '"');
    for (; *text; text++) {
        if (*text == '"')
            str_add_char(out, '"');
        str_add_char(out, *text);
    }
    str_add_char(out, '"');
}

const char *csv_field(struct arena *arena, const char *text)
{
    if (!needs_quotes(text))
        return text;
    struct str out = { .arena = arena };
    csv_add(&out, text);
    return out.text;
}
