/* Databases of several collectors become one. */
#ifndef STORE_MERGE_H
#define STORE_MERGE_H

/* Adds to the database at `into` what the others hold; of a thread that is in several, the longest. All or nothing.
 * `view`: as for store_open. STATUS_*, with a message. */
int store_merge(const char *into, const char *view, char **from, int count);

#endif
