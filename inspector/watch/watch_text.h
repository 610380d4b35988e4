/* What there is to see of a running program: as a picture that fills a terminal, as a line, as the table at the end, and
 * as JSON. docs/live.md describes them. */
#ifndef WATCH_TEXT_H
#define WATCH_TEXT_H

#include "json_writer.h"
#include "text_format.h"
#include "watch.h"

/* At most `height` lines, unless that is less than the head has. Lines may be wider than a narrow terminal. `title` is what
 * runs. */
void watch_text_picture(struct str *out, const struct watch *watch, const char *title, size_t height, const struct text_style *style);
/* One line, without its end. */
void watch_text_line(struct str *out, const struct watch *watch);
/* The table at the end, of the whole run; at most `limit` rows, 0: all. */
void watch_text_table(struct str *out, const struct watch *watch, const char *title, size_t limit, const struct text_style *style);
/* What is missing from the numbers, in sentences; nothing if they are complete. */
void watch_text_gaps(struct str *out, const struct watch *watch, const char *indent);
/* Members of an object; `is_last`: the program is over. */
void watch_json_members(struct json_writer *json, const struct watch *watch, const char *title, bool is_last);
/* The same as an object on a line of its own. */
void watch_json(struct str *out, const struct watch *watch, const char *title, bool is_last);

#endif
