#include "store_batch.h"

#include <stdlib.h>
#include <string.h>

#include "store_layout.h"

/* Inner intervals end before outer ones, and intervals are numbered by their begins, so a batch is sorted by number.
 * ORDER_SIZE is the range of numbers that is sorted; intervals that began before it (main, say) are written first,
 * unsorted. */
enum { N_ROWS = 1 << 15, ORDER_SIZE = 1 << 18 };

struct store_row {
    sqlite3_int64 site;
    uint64_t begin_event, parent_event, end_event, start, duration, self;
    uint32_t depth;
    uint8_t flags; /* STORE_* */
};

enum column { ID, PARENT_EVENT, SITE, START, DURATION, SELF, END_EVENT, DEPTH, FLAGS };

struct cursor {
    sqlite3_vtab_cursor base; /* SQLite's; must be first */
    struct store *store;
    const struct store_row *row; /* NULL: at the end */
    uint32_t late;               /* number of unsorted rows that are left */
    uint64_t at;                 /* next index into order[] */
};

struct table {
    sqlite3_vtab base; /* SQLite's; must be first */
    struct store *store;
};

static uint64_t first_in_order(const struct store *store)
{
    uint64_t last = 0;
    for (uint32_t i = 0; i < store->n_rows; i++)
        if (store->rows[i].begin_event > last)
            last = store->rows[i].begin_event;
    return last >= ORDER_SIZE ? last - ORDER_SIZE + 1 : 0;
}

/* Moves rows before `first` to the front of rows[], and enters the others into order[]. Returns the number of the
 * former. */
static uint32_t sort_rows(struct store *store, uint64_t first)
{
    uint32_t n_late = 0;
    memset(store->order, 0, ORDER_SIZE * sizeof *store->order);
    for (uint32_t i = 0; i < store->n_rows; i++) {
        if (store->rows[i].begin_event >= first)
            continue;
        struct store_row late = store->rows[i];
        store->rows[i] = store->rows[n_late];
        store->rows[n_late++] = late;
    }
    for (uint32_t i = n_late; i < store->n_rows; i++)
        store->order[store->rows[i].begin_event - first] = i + 1;
    return n_late;
}

static int connect(sqlite3 *database, void *store, int count, const char *const *words, sqlite3_vtab **made, char **error)
{
    (void)count, (void)words, (void)error;
    struct table *table = sqlite3_malloc(sizeof *table);
    if (!table)
        return SQLITE_NOMEM;
    *table = (struct table){ .store = store };
    *made = &table->base;
    return sqlite3_declare_vtab(database, "CREATE TABLE batch (id, parent_event, site, start_ns, duration_ns, self_ns, end_event, depth, flags)");
}

static int disconnect(sqlite3_vtab *table)
{
    sqlite3_free(table);
    return SQLITE_OK;
}

static int choose(sqlite3_vtab *table, sqlite3_index_info *info)
{
    (void)table;
    info->estimatedCost = N_ROWS;
    return SQLITE_OK;
}

static int open_cursor(sqlite3_vtab *table, sqlite3_vtab_cursor **made)
{
    struct cursor *cursor = sqlite3_malloc(sizeof *cursor);
    if (!cursor)
        return SQLITE_NOMEM;
    *cursor = (struct cursor){ .store = ((struct table *)table)->store };
    *made = &cursor->base;
    return SQLITE_OK;
}

static int close_cursor(sqlite3_vtab_cursor *cursor)
{
    sqlite3_free(cursor);
    return SQLITE_OK;
}

static int next(sqlite3_vtab_cursor *base)
{
    struct cursor *cursor = (struct cursor *)base;
    struct store *store = cursor->store;
    cursor->row = NULL;
    if (cursor->late > 0) {
        cursor->row = &store->rows[--cursor->late];
        return SQLITE_OK;
    }
    while (cursor->at < ORDER_SIZE && store->order[cursor->at] == 0)
        cursor->at++;
    if (cursor->at < ORDER_SIZE)
        cursor->row = &store->rows[store->order[cursor->at++] - 1];
    return SQLITE_OK;
}

static int filter(sqlite3_vtab_cursor *base, int number, const char *text, int count, sqlite3_value **values)
{
    (void)number, (void)text, (void)count, (void)values;
    struct cursor *cursor = (struct cursor *)base;
    cursor->at = 0;
    cursor->late = sort_rows(cursor->store, first_in_order(cursor->store));
    return next(base);
}

static int is_at_end(sqlite3_vtab_cursor *base)
{
    return !((struct cursor *)base)->row;
}

static int give_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column)
{
    const struct store_row *row = ((struct cursor *)base)->row;
    uint64_t value = 0;
    switch ((enum column)column) {
    case ID:
        value = (uint64_t)store_event_id(((struct cursor *)base)->store->thread, row->begin_event);
        break;
    case PARENT_EVENT:
        value = row->parent_event;
        break;
    case SITE:
        value = (uint64_t)row->site;
        break;
    case START:
        value = row->start;
        break;
    case DURATION:
        value = row->duration;
        break;
    case SELF:
        value = row->self;
        break;
    case END_EVENT:
        value = row->end_event;
        break;
    case DEPTH:
        value = row->depth;
        break;
    case FLAGS:
        value = row->flags;
        break;
    }
    if (value == 0 && (column == PARENT_EVENT || column == END_EVENT)) /* no such event */
        sqlite3_result_null(context);
    else
        sqlite3_result_int64(context, (sqlite3_int64)value);
    return SQLITE_OK;
}

static int give_id(sqlite3_vtab_cursor *base, sqlite3_int64 *id)
{
    const struct cursor *cursor = (struct cursor *)base;
    *id = store_event_id(cursor->store->thread, cursor->row->begin_event);
    return SQLITE_OK;
}

/* Without xCreate the table is eponymous: it is used by the name of the module, and nothing about it is stored in the
 * file. */
static const sqlite3_module module = {
    .xConnect = connect,
    .xBestIndex = choose,
    .xDisconnect = disconnect,
    .xOpen = open_cursor,
    .xClose = close_cursor,
    .xFilter = filter,
    .xNext = next,
    .xEof = is_at_end,
    .xColumn = give_column,
    .xRowid = give_id,
};

int store_batch_open(struct store *store)
{
    store->rows = malloc(N_ROWS * sizeof *store->rows);
    store->order = malloc(ORDER_SIZE * sizeof *store->order);
    if (!store->rows || !store->order)
        return store_fail(store, "out of memory");
    return sqlite3_create_module(store->database, "batch", &module, store) == SQLITE_OK ? 0 : store_fail(store, "cannot open");
}

void store_batch_release(struct store *store)
{
    free(store->rows);
    free(store->order);
    store->rows = NULL;
    store->order = NULL;
}

int store_flush(struct store *store)
{
    int result = store->n_rows > 0 ? store_step(store, store->statements[STORE_ADD_SPANS]) : 0;
    store->n_rows = 0;
    return result;
}

void store_add_interval(struct store *store, sqlite3_int64 thread, sqlite3_int64 site, const struct interval *interval)
{
    if (store->n_rows == N_ROWS || (store->n_rows > 0 && store->thread != thread))
        store_flush(store);
    store->thread = thread;
    store->rows[store->n_rows++] = (struct store_row){
        .site = site,
        .begin_event = interval->begin_event,
        .parent_event = interval->parent_event,
        .end_event = interval->end_event,
        .start = interval->start,
        .duration = interval->duration,
        .self = interval->self,
        .depth = interval->depth,
        .flags = (uint8_t)(interval->kind | (interval->unfinished ? STORE_UNFINISHED : 0) | (interval->unwound ? STORE_UNWOUND : 0) |
                           (interval->open ? STORE_OPEN : 0)),
    };
}
