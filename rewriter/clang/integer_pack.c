#include "integer_pack.h"

#include <ctype.h>
#include <string.h>

static const char builtin[] = "__integer_pack(", behind[] = ")...>";

static bool is_name(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == ':';
}

/* Where the blanks begin that end at `end`. */
static const char *without_blanks(const char *begin, const char *end)
{
    while (end > begin && end[-1] == ' ')
        end--;
    return end;
}

/* `S< T, ` before the builtin. */
struct head {
    struct slice name, type;
};

static bool find_head(const char *begin, const char *at, struct head *head)
{
    const char *end = without_blanks(begin, at), *comma = end - 1;
    if (end == begin || *comma != ',')
        return false;
    const char *type_end = without_blanks(begin, comma), *type = type_end;
    while (type > begin && (is_name(type[-1]) || type[-1] == ' '))
        type--;
    if (type == begin || type[-1] != '<')
        return false;
    const char *name_end = without_blanks(begin, type - 1), *name = name_end;
    while (name > begin && is_name(name[-1]))
        name--;
    while (type < type_end && *type == ' ')
        type++;
    *head = (struct head){ { name, (size_t)(name_end - name) }, { type, (size_t)(type_end - type) } };
    return head->name.length && head->type.length;
}

/* The end of the number in the parentheses that begin before `at`; NULL: what follows is no expansion that ends the arguments. */
static const char *find_number_end(const char *at)
{
    int depth = 1;
    while (*at && depth && (*at == '(' || *at == ')' || *at == ' ' || is_name(*at) || strchr("+-*/", *at))) {
        depth += *at == '(' ? 1 : *at == ')' ? -1 : 0;
        at++;
    }
    return depth == 0 && text_starts_with(at - 1, behind) ? at - 1 : NULL;
}

bool integer_pack_replace(struct arena *arena, struct slice *text)
{
    char *copy = arena_strndup(arena, text->text, text->length), *at = copy;
    bool found = false;
    while ((at = strstr(at, builtin)) != NULL) {
        struct head head;
        const char *number = at + sizeof builtin - 1, *number_end = find_number_end(number);
        if (number_end && find_head(copy, at, &head)) {
            char *begin = copy + (head.name.text - copy);
            size_t room = (size_t)(number_end - begin) + sizeof behind - 1;
            const char *instead =
                arena_printf(arena, "__make_integer_seq<%.*s,%.*s,%.*s>", (int)head.name.length, head.name.text, (int)head.type.length,
                             head.type.text, (int)(number_end - number), number); /* never longer: 22 letters of its own for at least as many */
            memset(begin, ' ', room);
            memcpy(begin, instead, strlen(instead));
            found = true;
        }
        at += sizeof builtin - 1;
    }
    if (found)
        text->text = copy;
    return found;
}
