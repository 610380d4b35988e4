/* The page's text, which is linked in as it is. */
#ifndef PAGE_TEXT_H
#define PAGE_TEXT_H

#include "str.h"

/* As it is served: it asks the server that it came from. */
struct slice page_text(void);
/* As a file: the data, a JSON object in which no "<" stands, goes between the two. */
void page_text_parts(struct slice *before, struct slice *after);

#endif
