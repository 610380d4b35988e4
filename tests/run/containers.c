/* Ordinary code: lists, sorting, strings, state machines, callbacks with user data, error handling by goto. */
/* std: gnu99 gnu11 gnu17 gnu2x */
#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include "log.h"

struct node {
    struct node *next;
    char *name;
    int value;
};
struct buffer {
    char *text;
    size_t length, capacity;
};
struct visitor {
    int (*visit)(struct visitor *, struct node *);
    int total;
};

static struct node *push(struct node **list, const char *name, int value)
{
    struct node *n = malloc(sizeof *n);
    if (!n)
        return NULL;
    n->name = strcpy(malloc(strlen(name) + 1), name);
    n->value = value;
    n->next = *list;
    return *list = n;
}
static int compare(const void *a, const void *b)
{
    const struct node *const *x = a, *const *y = b;
    return strcmp((*x)->name, (*y)->name);
}
static int buffer_add(struct buffer *b, const char *text)
{
    size_t more = strlen(text);
    if (b->length + more + 1 > b->capacity) {
        char *p = realloc(b->text, b->capacity = 2 * (b->length + more + 1));
        if (!p)
            return -1;
        b->text = p;
    }
    memcpy(b->text + b->length, text, more + 1);
    b->length += more;
    return 0;
}
static int add(struct visitor *v, struct node *n)
{
    return (v->total += n->value) > 5;
}
static int walk(struct node *list, struct visitor *v)
{
    for (; list; list = list->next)
        if (v->visit(v, list))
            return 1;
    return 0;
}
static long parse(const char *s, char **end)
{
    long v = (errno = 0, strtol(s, end, 10));
    return errno == ERANGE ? (v > 0 ? LONG_MAX : LONG_MIN) : v;
}
static int words(const char *s)
{
    int n = 0;
    for (const char *p = s; *p;) {
        while (isspace((unsigned char)*p))
            p++;
        if (*p)
            n++;
        while (*p && !isspace((unsigned char)*p))
            p++;
    }
    return n;
}
static int guarded(int fail)
{
    int result = -1;
    char *a = malloc(8), *b = NULL;
    if (!a)
        goto out;
    if (fail || !(b = calloc(1, 8)))
        goto free_a;
    result = snprintf(b, 8, "%s", strcpy(a, "fine"));
    free(b);
free_a:
    free(a);
out:
    return result;
}

int main(void)
{
    struct node *list = NULL, *sorted[4], **end = sorted;
    struct buffer b = { 0 };
    struct visitor v = { add, 0 };
    char *rest = "before";
    push(&list, "pear", 1), push(&list, "apple", 2);
    push(&list, "fig", push(&list, "quince", 3)->value + 1);
    for (struct node *n = list; n; n = n->next)
        *end++ = n;
    qsort(sorted, (size_t)(end - sorted), sizeof *sorted, compare);
    for (int i = 0; i < 4; i++)
        if (buffer_add(&b, i ? ", " : "") || buffer_add(&b, sorted[i]->name))
            return 1;
    printf("%s (%zu)\n", b.text, strlen(b.text));
    say("walk", walk(list, &v));
    say("total", v.total);
    printf("%ld %s\n", parse("42 apples", &rest), rest);
    say("range", parse("99999999999999999999", NULL) == LONG_MAX);
    say("words", words("  the quick  brown fox "));
    say("guarded", guarded(0));
    say("guarded", guarded(1));
    say("errno", (errno = 7, strlen(""), errno));
    while (list) {
        struct node *next = list->next;
        free(list->name), free(list);
        list = next;
    }
    free(b.text);
    return fflush(stdout);
}
