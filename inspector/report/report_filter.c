#include "report_filter.h"

#include "text_format.h"

void report_filter_text(struct str *out, const struct trace *trace)
{
    const char *filter = reader_filter(out->arena, trace);
    if (filter)
        str_printf(out, "filtered as it ran, what was left out is in no number here: %s\n", text_printable(out->arena, filter));
}
