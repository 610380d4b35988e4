/* The SQL that creates the database of store.h. */
#ifndef STORE_SCHEMA_H
#define STORE_SCHEMA_H

extern const char store_tables[], store_events_view[], store_indices[], store_identity[];

/* SQL for the rows of event_type, and for the views that depend on types of events; generated from events.def. Free
 * with sqlite3_free; NULL without memory. */
char *store_event_types(void);
char *store_event_views(void);

#endif
