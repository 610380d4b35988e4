/* Merges the databases of several collectors into one. */
#ifndef STORE_MERGE_H
#define STORE_MERGE_H

/* Adds the contents of the databases `from` to the one at `into`. If several hold the same thread, the one with the
 * most events is used. Each database is added completely or not at all. `view`: as for store_open. Returns STATUS_*,
 * after a message on failure. */
int store_merge(const char *into, const char *view, char **from, int count);

#endif
