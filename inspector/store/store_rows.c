/* Rows of the database, one at a time (store.h). Intervals are written in batches (store_batch.c); values are in
 * store_values.c. */
#include "fs.h"
#include "store.h"

void store_bind_slice(sqlite3_stmt *statement, int index, struct slice text)
{
    if (utf8_is_valid(text)) {
        sqlite3_bind_text(statement, index, text.text, (int)text.length, SQLITE_STATIC);
        return;
    }
    struct arena arena = { 0 };
    struct str clean = { .arena = &arena };
    str_add_utf8(&clean, text);
    sqlite3_bind_text(statement, index, clean.text, (int)clean.length, SQLITE_TRANSIENT);
    arena_release(&arena);
}

void store_bind_text(sqlite3_stmt *statement, int index, const char *text)
{
    if (text)
        store_bind_slice(statement, index, slice_of(text));
    else
        sqlite3_bind_null(statement, index);
}

/* Binds NULL if `is_known` is false. */
static void bind_number(sqlite3_stmt *statement, int index, bool is_known, uint64_t number)
{
    if (is_known)
        sqlite3_bind_int64(statement, index, (sqlite3_int64)number);
    else
        sqlite3_bind_null(statement, index);
}

static sqlite3_int64 insert(struct store *store, sqlite3_stmt *statement)
{
    return store_step(store, statement) == 0 ? sqlite3_last_insert_rowid(store->database) : 0;
}

void store_add_machine(struct store *store, const char *machine_id, int64_t offset, int64_t error, int64_t measured)
{
    sqlite3_stmt *statement = store->statements[STORE_ADD_MACHINE];
    store_bind_text(statement, 1, machine_id);
    sqlite3_bind_int64(statement, 2, offset);
    bind_number(statement, 3, measured != 0, (uint64_t)error);
    bind_number(statement, 4, measured != 0, (uint64_t)measured);
    store_step(store, statement);
}

sqlite3_int64 store_add_process(struct store *store, const struct trace_process *process)
{
    static const char digits[] = "0123456789abcdef";
    sqlite3_stmt *statement = store->statements[STORE_ADD_PROCESS];
    char uuid[33] = "";
    for (int i = 0; i < 16; i++) {
        uuid[2 * i] = digits[process->uuid[i] >> 4];
        uuid[2 * i + 1] = digits[process->uuid[i] & 15];
    }
    store_bind_text(statement, 1, process->program);
    sqlite3_bind_int64(statement, 2, process->pid);
    bind_number(statement, 3, process->parent_pid != 0, process->parent_pid);
    store_bind_text(statement, 4, process->machine_id);
    sqlite3_bind_int64(statement, 5, process->clock_offset);
    store_bind_text(statement, 6, fs_name_of(process->path));
    sqlite3_bind_text(statement, 7, uuid, -1, SQLITE_TRANSIENT);
    sqlite3_bind_int64(statement, 8, (sqlite3_int64)process->clock.tick);
    sqlite3_bind_int64(statement, 9, (sqlite3_int64)process->clock.nanos);
    sqlite3_bind_int64(statement, 10, (sqlite3_int64)process->clock.scale);
    return insert(store, statement);
}

sqlite3_int64 store_add_thread(struct store *store, sqlite3_int64 process, uint32_t tid, const char *name, const char *file)
{
    sqlite3_stmt *statement = store->statements[STORE_ADD_THREAD];
    sqlite3_bind_int64(statement, 1, process);
    sqlite3_bind_int64(statement, 2, tid);
    store_bind_text(statement, 3, name);
    store_bind_text(statement, 4, file);
    return insert(store, statement);
}

sqlite3_int64 store_add_site(struct store *store, sqlite3_int64 process, uint32_t number, const struct weft_site *site)
{
    sqlite3_stmt *statement = store->statements[STORE_ADD_SITE];
    sqlite3_bind_int64(statement, 1, process);
    sqlite3_bind_int64(statement, 2, number);
    store_bind_text(statement, 3, site->callee);
    store_bind_text(statement, 4, site->file);
    store_bind_text(statement, 5, site->function);
    sqlite3_bind_int64(statement, 6, site->line_begin);
    sqlite3_bind_int64(statement, 7, site->line_end);
    sqlite3_bind_int64(statement, 8, site->column);
    sqlite3_bind_int64(statement, 9, site->depth);
    sqlite3_bind_int64(statement, 10, site->kind);
    sqlite3_bind_int64(statement, 11, site->flags & WEFT_SITE_INCLUSIVE);
    return store_number(store, statement, 0);
}

void store_set_thread(struct store *store, sqlite3_int64 id, const struct trace_thread *thread, const struct intervals *intervals)
{
    sqlite3_stmt *statement = store->statements[STORE_SET_THREAD];
    sqlite3_bind_int64(statement, 1, id);
    bind_number(statement, 2, thread->n_events > 0, thread->first_time);
    bind_number(statement, 3, thread->n_events > 0, thread->last_time);
    sqlite3_bind_int64(statement, 4, (sqlite3_int64)thread->n_events);
    sqlite3_bind_int64(statement, 5, (sqlite3_int64)thread->lost);
    sqlite3_bind_int64(statement, 6, (sqlite3_int64)intervals->unfinished);
    sqlite3_bind_int64(statement, 7, (sqlite3_int64)intervals->unbalanced);
    store_step(store, statement);
}

void store_add_instant(struct store *store, sqlite3_int64 thread, uint64_t number, sqlite3_int64 site, const struct trace_event *event)
{
    sqlite3_stmt *statement = store->statements[STORE_ADD_INSTANT];
    sqlite3_bind_int64(statement, 1, store_event_id(thread, number));
    sqlite3_bind_int64(statement, 2, (sqlite3_int64)event->time);
    sqlite3_bind_int64(statement, 3, event->type);
    sqlite3_bind_int64(statement, 4, site);
    bind_number(statement, 5, event->number != 0, event->number);
    store_step(store, statement);
}

void store_add_module(struct store *store, sqlite3_int64 process, uint64_t since, const struct trace_module *module)
{
    sqlite3_stmt *statement = store->statements[STORE_ADD_MODULE];
    sqlite3_bind_int64(statement, 1, process);
    sqlite3_bind_int64(statement, 2, (sqlite3_int64)since);
    sqlite3_bind_int64(statement, 3, (sqlite3_int64)module->begin);
    sqlite3_bind_int64(statement, 4, (sqlite3_int64)module->end);
    sqlite3_bind_int64(statement, 5, (sqlite3_int64)module->base);
    store_bind_text(statement, 6, module->path);
    store_bind_text(statement, 7, module->build_id);
    store_step(store, statement);
}

void store_add_switch(struct store *store, sqlite3_int64 process, uint64_t time, const struct trace_switch *added)
{
    sqlite3_stmt *statement = store->statements[STORE_ADD_SWITCH];
    sqlite3_bind_int64(statement, 1, process);
    sqlite3_bind_int64(statement, 2, (sqlite3_int64)added->stamp);
    sqlite3_bind_int64(statement, 3, added->site);
    sqlite3_bind_int64(statement, 4, (sqlite3_int64)time);
    sqlite3_bind_int(statement, 5, added->is_on);
    store_step(store, statement);
}

void store_add_frame(struct store *store, sqlite3_int64 thread, uint64_t number, unsigned depth, uint64_t address, const struct frame *frame)
{
    sqlite3_stmt *statement = store->statements[STORE_ADD_FRAME];
    bool has_file = frame && *frame->file;
    sqlite3_bind_int64(statement, 1, store_event_id(thread, number));
    sqlite3_bind_int64(statement, 2, depth);
    sqlite3_bind_int64(statement, 3, (sqlite3_int64)address);
    store_bind_text(statement, 4, frame && *frame->function ? frame->function : NULL);
    store_bind_text(statement, 5, has_file ? frame->file : NULL);
    bind_number(statement, 6, has_file, has_file ? frame->line : 0);
    sqlite3_bind_int(statement, 7, frame && frame->is_inlined);
    store_step(store, statement);
}

void store_add_task(struct store *store, sqlite3_int64 process, uint64_t number, sqlite3_int64 site, uint64_t parent, uint64_t time,
                    sqlite3_int64 thread)
{
    sqlite3_stmt *statement = store->statements[STORE_ADD_TASK];
    sqlite3_bind_int64(statement, 1, process);
    sqlite3_bind_int64(statement, 2, (sqlite3_int64)number);
    sqlite3_bind_int64(statement, 3, site);
    bind_number(statement, 4, parent != 0, parent);
    sqlite3_bind_int64(statement, 5, (sqlite3_int64)time);
    sqlite3_bind_int64(statement, 6, thread);
    store_step(store, statement);
}

void store_set_task_traits(struct store *store, sqlite3_int64 process, uint64_t number, const int64_t *priority, const char *words)
{
    sqlite3_stmt *statement = store->statements[STORE_SET_TASK_TRAITS];
    sqlite3_bind_int64(statement, 1, process);
    sqlite3_bind_int64(statement, 2, (sqlite3_int64)number);
    bind_number(statement, 3, priority != NULL, priority ? (uint64_t)*priority : 0);
    if (*words)
        store_bind_text(statement, 4, words);
    else
        sqlite3_bind_null(statement, 4);
    store_step(store, statement);
}

void store_set_task_fulfilled(struct store *store, sqlite3_int64 process, uint64_t number, uint64_t time)
{
    sqlite3_stmt *statement = store->statements[STORE_SET_TASK_FULFILLED];
    sqlite3_bind_int64(statement, 1, process);
    sqlite3_bind_int64(statement, 2, (sqlite3_int64)number);
    sqlite3_bind_int64(statement, 3, (sqlite3_int64)time);
    store_step(store, statement);
}

void store_add_task_part(struct store *store, sqlite3_int64 process, sqlite3_int64 site, sqlite3_int64 thread, const struct interval *part)
{
    sqlite3_stmt *statement = store->statements[STORE_ADD_TASK_PART];
    sqlite3_bind_int64(statement, 1, process);
    sqlite3_bind_int64(statement, 2, (sqlite3_int64)part->task);
    sqlite3_bind_int64(statement, 3, site);
    bind_number(statement, 4, !part->resumed, part->start);
    bind_number(statement, 5, !part->left && !part->unfinished, part->start + part->duration);
    bind_number(statement, 6, !part->resumed, (uint64_t)thread);
    sqlite3_bind_int64(statement, 7, (sqlite3_int64)part->duration);
    store_step(store, statement);
}

void store_add_task_edge(struct store *store, sqlite3_int64 process, uint64_t from, uint64_t to, const char *hazard)
{
    sqlite3_stmt *statement = store->statements[STORE_ADD_TASK_EDGE];
    sqlite3_bind_int64(statement, 1, process);
    sqlite3_bind_int64(statement, 2, (sqlite3_int64)from);
    sqlite3_bind_int64(statement, 3, (sqlite3_int64)to);
    store_bind_text(statement, 4, hazard);
    store_step(store, statement);
}

void store_add_rank(struct store *store, sqlite3_int64 process, int32_t rank)
{
    sqlite3_stmt *statement = store->statements[STORE_ADD_RANK];
    sqlite3_bind_int64(statement, 1, process);
    sqlite3_bind_int(statement, 2, rank);
    store_step(store, statement);
}

void store_add_communicator(struct store *store, const struct message_communicator *communicator)
{
    sqlite3_stmt *statement = store->statements[STORE_ADD_COMMUNICATOR];
    sqlite3_bind_int64(statement, 1, (sqlite3_int64)communicator->id);
    sqlite3_bind_int(statement, 2, communicator->size);
    sqlite3_bind_int(statement, 3, communicator->is_world);
    store_bind_text(statement, 4, communicator->ranks);
    store_step(store, statement);
}

void store_add_message(struct store *store, const struct message *message, const sqlite3_int64 threads[3], const sqlite3_int64 sites[3])
{
    sqlite3_stmt *statement = store->statements[STORE_ADD_MESSAGE];
    const struct message_side *send = &message->send, *receive = &message->receive;
    sqlite3_bind_int64(statement, 1, (sqlite3_int64)message->communicator);
    sqlite3_bind_int(statement, 2, message->source);
    sqlite3_bind_int(statement, 3, message->destination);
    sqlite3_bind_int(statement, 4, message->tag);
    sqlite3_bind_int64(statement, 5, (sqlite3_int64)message->bytes);
    sqlite3_bind_int64(statement, 6, threads[0]);
    sqlite3_bind_int64(statement, 7, sites[0]);
    sqlite3_bind_int64(statement, 8, (sqlite3_int64)send->call.begin);
    bind_number(statement, 9, send->done.site != 0, send->done.end);
    sqlite3_bind_int64(statement, 10, threads[1]);
    sqlite3_bind_int64(statement, 11, sites[1]);
    sqlite3_bind_int64(statement, 12, (sqlite3_int64)receive->call.begin);
    sqlite3_bind_int64(statement, 13, sites[2]);
    sqlite3_bind_int64(statement, 14, (sqlite3_int64)receive->done.end);
    store_step(store, statement);
}
