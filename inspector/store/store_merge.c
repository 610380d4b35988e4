#include "store_merge.h"

#include <errno.h>
#include <stdbool.h>
#include <string.h>
#include <sys/stat.h>

#include "log.h"
#include "interrupt.h"
#include "store.h"
#include "store_derive.h"
#include "status.h"

/* A process is identified by its trace's uuid and its directory's name, a thread by its process and file, a site by
 * its process and number. A collector has the events of a thread from the first one on, so if two have the same
 * thread, the one with more events holds everything that the other does. */
static const char merge[] =
    "CREATE TEMP TABLE process_of AS SELECT other.id AS old, process.id AS new FROM other.process AS other"
    " LEFT JOIN main.process AS process USING (uuid, directory);"
    "INSERT INTO main.machine SELECT * FROM other.machine WHERE true ON CONFLICT (machine_id) DO UPDATE SET offset_ns = excluded.offset_ns,"
    " error_ns = excluded.error_ns, measured_ns = excluded.measured_ns WHERE coalesce(excluded.measured_ns, 0) > coalesce(measured_ns, 0);"
    "INSERT INTO main.process (program, pid, parent_pid, machine_id, clock_offset_ns, directory, uuid, definitions, clock_tick,"
    " clock_nanos, clock_scale)"
    " SELECT program, pid, parent_pid, machine_id, clock_offset_ns, directory, uuid, definitions, clock_tick, clock_nanos, clock_scale FROM "
    "other.process"
    " JOIN process_of ON old = id WHERE new IS NULL;"
    "UPDATE process_of SET new = (SELECT process.id FROM main.process AS process JOIN other.process AS other USING (uuid, directory)"
    " WHERE other.id = old);"
    "UPDATE main.process AS process SET definitions = other.definitions, parent_pid = coalesce(other.parent_pid, process.parent_pid)"
    " FROM other.process AS other JOIN process_of ON old = other.id WHERE new = process.id AND other.definitions > process.definitions;"

    "INSERT OR IGNORE INTO main.site (process, number, callee, file, function, line_begin, line_end, \"column\", ast_depth, kind, inclusive)"
    " SELECT new, number, callee, file, function, line_begin, line_end, \"column\", ast_depth, kind, inclusive FROM other.site"
    " JOIN process_of ON old = process;"
    "CREATE TEMP TABLE site_of (old INTEGER PRIMARY KEY, new INTEGER);"
    "INSERT INTO site_of SELECT other.id, site.id FROM other.site AS other JOIN process_of ON old = other.process"
    " JOIN main.site AS site ON site.process = new AND site.number = other.number;"

    "INSERT OR IGNORE INTO main.thread (process, tid, name, file) SELECT new, tid, name, file FROM other.thread JOIN process_of ON old = process;"
    "CREATE TEMP TABLE thread_of (old INTEGER PRIMARY KEY, new INTEGER);"
    "INSERT INTO thread_of SELECT other.id, thread.id FROM other.thread AS other JOIN process_of ON old = other.process"
    " JOIN main.thread AS thread ON thread.process = new AND thread.file = other.file WHERE other.events > thread.events;"
    "UPDATE main.thread AS thread SET name = other.name, first_ns = other.first_ns, last_ns = other.last_ns, events = other.events,"
    " lost = other.lost, unfinished = other.unfinished, unbalanced = other.unbalanced FROM other.thread AS other JOIN thread_of ON old = other.id"
    " WHERE thread.id = new;"

    "INSERT OR REPLACE INTO main.span (id, parent_event, site, start_ns, duration_ns, self_ns, end_event, depth, flags)"
    " SELECT thread_of.new << 40 | (span.id & 0xffffffffff), parent_event, site_of.new, start_ns, duration_ns, self_ns, end_event, depth, flags"
    " FROM thread_of CROSS JOIN other.span AS span ON span.id BETWEEN thread_of.old << 40 AND (thread_of.old << 40) + 0xffffffffff"
    " JOIN site_of ON site_of.old = span.site;"
    "INSERT OR REPLACE INTO main.instant (id, time_ns, type, site, number)"
    " SELECT thread_of.new << 40 | (instant.id & 0xffffffffff), time_ns, type, site_of.new, instant.number"
    " FROM thread_of CROSS JOIN other.instant AS instant ON instant.id BETWEEN thread_of.old << 40 AND (thread_of.old << 40) + 0xffffffffff"
    " JOIN site_of ON site_of.old = instant.site;"
    "INSERT OR IGNORE INTO main.value_name SELECT new, position, name FROM other.value_name JOIN site_of ON old = site;"
    "INSERT OR IGNORE INTO main.value_word SELECT new, position, number, word FROM other.value_word JOIN site_of ON old = site;"
    "INSERT OR REPLACE INTO main.value SELECT thread_of.new << 40 | (event & 0xffffffffff), position, type, value"
    " FROM thread_of CROSS JOIN other.value ON event BETWEEN thread_of.old << 40 AND (thread_of.old << 40) + 0xffffffffff;"
    "INSERT OR IGNORE INTO main.module (process, since_ns, begin, \"end\", base, path, build_id)"
    " SELECT new, since_ns, begin, \"end\", base, path, build_id FROM other.module JOIN process_of ON old = process ORDER BY id;"
    "INSERT OR IGNORE INTO main.switch (process, stamp, number, time_ns, is_on)"
    " SELECT new, stamp, number, time_ns, is_on FROM other.switch JOIN process_of ON old = process;"
    "INSERT OR REPLACE INTO main.frame SELECT thread_of.new << 40 | (span & 0xffffffffff), depth, address, function, file, line, inlined"
    " FROM thread_of CROSS JOIN other.frame ON span BETWEEN thread_of.old << 40 AND (thread_of.old << 40) + 0xffffffffff;"
    "DELETE FROM main.kept_events WHERE thread IN (SELECT new FROM thread_of);"
    "INSERT INTO main.kept_events SELECT thread_of.new, before, stamp, bytes FROM thread_of CROSS JOIN other.kept_events ON thread = thread_of.old;"
    "INSERT OR REPLACE INTO main.derived SELECT new, -1 FROM other.derived JOIN process_of ON old = process;"
    "DROP TABLE temp.process_of; DROP TABLE temp.site_of; DROP TABLE temp.thread_of;";

/* Checked first, because ATTACH would create a missing file. */
static bool is_database(const char *path)
{
    struct stat status;
    if (stat(path, &status) != 0) {
        log_errno("%s", path);
        return false;
    }
    if (!S_ISREG(status.st_mode) || status.st_size == 0)
        log_error("%s: is no database of weft collect", path);
    return S_ISREG(status.st_mode) && status.st_size > 0;
}

static int attach(struct store *store, const char *path)
{
    sqlite3_stmt *statement = NULL, *version = NULL;
    sqlite3_int64 found = 0;
    if (store_prepare(store, &statement, "ATTACH ? AS other") == 0) {
        sqlite3_bind_text(statement, 1, path, -1, SQLITE_STATIC);
        store_step(store, statement);
    }
    sqlite3_finalize(statement);
    if (store->failure == SQLITE_OK && sqlite3_prepare_v2(store->database, "SELECT version FROM other.format", -1, &version, NULL) == SQLITE_OK)
        found = store_number(store, version, 0);
    sqlite3_finalize(version);
    if (store->failure == SQLITE_OK && found == STORE_VERSION)
        return 0;
    log_error("%s: is no database of weft collect, or of another version", path);
    return -1;
}

int store_merge(const char *into, const char *view, char **from, int count)
{
    struct store store = { 0 };
    for (int i = 0; i < count; i++)
        if (!is_database(from[i]))
            return STATUS_USAGE;
    int status = STATUS_DONE;
    if (store_open(&store, into, STORE_COLLECT, view) != 0)
        status = STATUS_FAILURE;
    for (int i = 0; i < count && status == STATUS_DONE; i++) {
        if (attach(&store, from[i]) != 0)
            status = STATUS_USAGE;
        else if (store_run(&store, "BEGIN IMMEDIATE", "cannot write") || store_run(&store, merge, "cannot merge") || store_derive(&store) ||
                 store_run(&store, "COMMIT; DETACH other", "cannot write"))
            status = STATUS_FAILURE;
    }
    if (store_close(&store) != 0 && status == STATUS_DONE)
        status = STATUS_FAILURE;
    return status;
}
