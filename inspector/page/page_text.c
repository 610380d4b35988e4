#include "page_text.h"

#include <assert.h>
#include <string.h>

extern const char page_begin[] __asm__("_binary_page_html_start"), page_end[] __asm__("_binary_page_html_end");

static const char data_mark[] = "<!-- data -->\n";

struct slice page_text(void)
{
    return (struct slice){ page_begin, (size_t)(page_end - page_begin) };
}

void page_text_parts(struct slice *before, struct slice *after)
{
    struct slice whole = page_text();
    const char *mark = memmem(whole.text, whole.length, data_mark, sizeof data_mark - 1);
    assert(mark);
    *before = (struct slice){ whole.text, (size_t)(mark - whole.text) };
    *after = (struct slice){ mark + sizeof data_mark - 1, whole.length - before->length - (sizeof data_mark - 1) };
}
