/* Trace -> OTF2 archive, written with the OTF2 library. A process is a location group, a thread a location, a callee a
 * region. Each enter has the place of its call expression as an attribute; captured values are attributes, too. Tasks
 * have records of their own (otf2_tasks.h). */
#include <otf2/otf2.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "log.h"
#include "callees.h"
#include "classes.h"
#include "export_creation.h"
#include "exporter.h"
#include "omp_regions.h"
#include "otf2_mpi.h"
#include "otf2_tasks.h"
#include "texts.h"
#include "values.h"

enum {
    EVENT_CHUNK = 1 << 20,
    DEFINITION_CHUNK = 4 << 20,
    PLACE = 0 /* number of the attribute "place"; others follow */,
    EMPTY = 0 /* number of the string ""; numbers of other strings follow */
};

struct location {
    const struct trace_thread *thread;
    uint32_t group;
    uint64_t n_events;
};

struct state {
    struct arena arena;
    OTF2_Archive *archive;
    OTF2_EvtWriter *writer;                   /* of the current thread */
    const struct interval *interval;          /* being written */
    const struct trace_event *event;          /* the same */
    struct export_creation creation, created; /* a task's: held back; being written */
    OTF2_AttributeList *attributes;
    OTF2_GlobalDefWriter *definitions;
    struct callees callees;
    VEC(struct location) locations;
    uint32_t **places; /* per process, by site number: number of the call expression's place, without gaps */
    uint32_t n_places;
    struct texts attributes_of; /* captured values: a digit for the type, then the name */
    struct texts strings;       /* string values */
    struct otf2_tasks tasks;
    struct otf2_mpi mpi;
    uint32_t n_strings;
    uint64_t last; /* ns: the latest time stamp */
    OTF2_ErrorCallback previous;
    jmp_buf escape; /* the way out of the library, after an error */
};

static OTF2_ErrorCode is_there(const void *made)
{
    return made ? OTF2_SUCCESS : OTF2_ERROR_INVALID;
}

/* Called by the library when an error happens. */
static OTF2_ErrorCode on_error(void *context, const char *file, uint64_t place, const char *function, OTF2_ErrorCode code, const char *format,
                               va_list arguments)
{
    struct export_job *job = context;
    char text[256] = "";
    (void)file, (void)place, (void)function;
    if (code < 0) /* a warning */
        return code;
    if (format)
        vsnprintf(text, sizeof text, format, arguments);
    log_error("%s: OTF2: %s%s%s", job->path, OTF2_Error_GetDescription(code), *text ? ": " : "", text);
    job->failed = true;
    longjmp(((struct state *)job->state)->escape, 1);
}

static void attempt(struct export_job *job, OTF2_ErrorCode code)
{
    if (code != OTF2_SUCCESS)
        job->failed = true;
}

/* All calls of the library run inside this function. The library crashes if it continues after a failed write (it
 * closes its file twice), so on_error jumps out of it immediately, and it is not called again. */
static void escapable(struct export_job *job, void (*use_library)(struct export_job *job))
{
    struct state *state = job->state;
    if (!job->failed && setjmp(state->escape) == 0)
        use_library(job);
}

static OTF2_FlushType before_flush(void *context, OTF2_FileType type, OTF2_LocationRef location, void *caller, bool final)
{
    (void)context, (void)type, (void)location, (void)caller, (void) final;
    return OTF2_FLUSH;
}

static OTF2_TimeStamp after_flush(void *context, OTF2_FileType type, OTF2_LocationRef location)
{
    (void)context, (void)type, (void)location;
    return 0;
}

static void open_archive_now(struct export_job *job)
{
    static const OTF2_FlushCallbacks flush = { .otf2_pre_flush = before_flush, .otf2_post_flush = after_flush };
    struct state *state = job->state;
    state->callees.arena = state->attributes_of.arena = state->strings.arena = state->tasks.arena = state->mpi.arena = &state->arena;
    otf2_mpi_read(&state->mpi, job);
    state->tasks.first_team = (uint32_t)state->mpi.communicators.count;
    state->places = arena_array(&state->arena, uint32_t *, job->trace->processes.count + 1);
    state->previous = OTF2_Error_RegisterCallback(on_error, job);
    state->archive =
        OTF2_Archive_Open(job->path, "traces", OTF2_FILEMODE_WRITE, EVENT_CHUNK, DEFINITION_CHUNK, OTF2_SUBSTRATE_POSIX, OTF2_COMPRESSION_NONE);
    state->attributes = OTF2_AttributeList_New();
    if (!state->archive || !state->attributes) {
        job->failed = true;
        return;
    }
    attempt(job, OTF2_Archive_SetFlushCallbacks(state->archive, &flush, NULL));
    attempt(job, OTF2_Archive_SetSerialCollectiveCallbacks(state->archive));
    attempt(job, OTF2_Archive_SetCreator(state->archive, "weft"));
    attempt(job, OTF2_Archive_OpenEvtFiles(state->archive));
}

static void open_archive(struct export_job *job)
{
    escapable(job, open_archive_now);
}

static void begin_process(struct export_job *job)
{
    struct state *state = job->state;
    uint32_t *places = arena_array(&state->arena, uint32_t, job->process->n_sites + (size_t)1);
    for (uint32_t number = 1; number < job->process->n_sites; number++)
        if (job->process->sites[number].callee)
            places[number] = state->n_places++;
    state->places[job->process_index] = places;
    otf2_tasks_process(&state->tasks, job);
}

static void begin_thread_now(struct export_job *job)
{
    struct state *state = job->state;
    attempt(job, is_there(state->writer = OTF2_Archive_GetEvtWriter(state->archive, job->thread_index)));
}

static void begin_thread(struct export_job *job)
{
    struct state *state = job->state;
    vec_push(&state->arena, &state->locations, (struct location){ .thread = job->thread, .group = job->process_index });
    otf2_tasks_thread(&state->tasks, job);
    state->mpi.n_events = state->mpi.last = 0;
    escapable(job, begin_thread_now);
}

static uint32_t define_string(struct export_job *job, const char *text)
{
    struct state *state = job->state;
    attempt(job, OTF2_GlobalDefWriter_WriteString(state->definitions, state->n_strings, text));
    return state->n_strings++;
}

/* ---- captured values: an attribute for each name and type ---- */

static const struct attribute_type {
    char digit;
    OTF2_Type type;
} type_string = { 's', OTF2_TYPE_STRING }, type_int = { 'i', OTF2_TYPE_INT64 }, type_unsigned = { 'u', OTF2_TYPE_UINT64 },
  type_float = { 'f', OTF2_TYPE_DOUBLE };

static void add_attribute(struct export_job *job, struct arena *arena, const struct attribute_type *type, struct slice name,
                          OTF2_AttributeValue value)
{
    struct state *state = job->state;
    uint32_t number = texts_find(&state->attributes_of, arena_printf(arena, "%c%.*s", type->digit, (int)name.length, name.text));
    attempt(job, OTF2_AttributeList_AddAttribute(state->attributes, PLACE + 1 + number, type->type, value));
}

static OTF2_AttributeValue string_value(struct state *state, struct arena *arena, const char *text)
{
    return (OTF2_AttributeValue){ .stringRef = EMPTY + 1 + texts_find(&state->strings, export_utf8(arena, text)) };
}

static void add_value(struct export_job *job, struct arena *arena, const struct value *value, unsigned index)
{
    const char *number = arena_printf(arena, "%u", index);
    struct slice name = value->name.length ? value->name : (struct slice){ number, strlen(number) };
    if (value->enumerator.length)
        add_attribute(job, arena, &type_string, name,
                      string_value(job->state, arena, arena_strndup(arena, value->enumerator.text, value->enumerator.length)));
    else if (value->kind == WEFT_WIRE_STRING)
        add_attribute(job, arena, &type_string, name, string_value(job->state, arena, value->is.string));
    else if (value->kind == WEFT_WIRE_INT)
        add_attribute(job, arena, &type_int, name, (OTF2_AttributeValue){ .int64 = value->is.number });
    else if (value->kind == WEFT_WIRE_FLOAT)
        add_attribute(job, arena, &type_float, name, (OTF2_AttributeValue){ .float64 = value->is.real });
    else if (value->kind != WEFT_WIRE_NONE)
        add_attribute(job, arena, &type_unsigned, name, (OTF2_AttributeValue){ .uint64 = value->is.natural });
}

static void add_values(struct export_job *job, const struct trace_values *values, const char *names)
{
    struct arena arena = { 0 };
    struct value_cursor cursor;
    struct value value;
    if (!values->bytes)
        return;
    for (values_open(&cursor, values, names); values_next(&cursor, &value);)
        add_value(job, &arena, &value, cursor.done - 1u);
    arena_release(&arena);
}

static void define_attributes(struct export_job *job)
{
    struct state *state = job->state;
    const struct attribute_type *types[] = { &type_string, &type_int, &type_unsigned, &type_float };
    for (uint32_t i = 0; i < state->attributes_of.items.count; i++) {
        const char *text = state->attributes_of.items.items[i];
        size_t type = 0;
        while (types[type]->digit != *text)
            type++;
        uint32_t name = define_string(job, text + 1);
        attempt(job, OTF2_GlobalDefWriter_WriteAttribute(state->definitions, PLACE + 1 + i, name, EMPTY, types[type]->type));
    }
}

/* ---- events ---- */

static void add_place(struct export_job *job, uint32_t site)
{
    struct state *state = job->state;
    if (site < job->process->n_sites && job->process->sites[site].callee)
        attempt(job, OTF2_AttributeList_AddSourceCodeLocationRef(state->attributes, PLACE, state->places[job->process_index][site]));
}

static void enter(struct export_job *job)
{
    struct state *state = job->state;
    uint32_t callee = callees_find(&state->callees, job->process, state->interval->site, state->interval->kind);
    attempt(job, otf2_tasks_enter(&state->tasks, state->writer, state->interval));
    add_place(job, state->interval->site);
    add_values(job, &state->interval->arguments, reader_value_names(job->process, state->interval->site));
    attempt(job, OTF2_EvtWriter_Enter(state->writer, state->attributes, state->interval->start, callee)); /* empties the list */
}

static void leave(struct export_job *job)
{
    struct state *state = job->state;
    uint32_t callee = callees_find(&state->callees, job->process, state->interval->site, state->interval->kind);
    add_values(job, &state->interval->result, values_result_name(reader_value_names(job->process, state->interval->site)));
    attempt(job, OTF2_EvtWriter_Leave(state->writer, state->attributes, state->interval->start + state->interval->duration, callee));
    attempt(job, otf2_tasks_leave(&state->tasks, state->writer, state->interval));
}

static void add_traits(struct export_job *job, const struct task_traits *traits)
{
    static const char name[] = "traits", priority[] = "priority";
    struct arena arena = { 0 };
    struct str words = { .arena = &arena };
    task_traits_words(&words, traits);
    if (words.length)
        add_attribute(job, &arena, &type_string, (struct slice){ name, strlen(name) }, string_value(job->state, &arena, words.text));
    if (traits->bits & WEFT_TASK_HAS_PRIORITY)
        add_attribute(job, &arena, &type_int, (struct slice){ priority, strlen(priority) }, (OTF2_AttributeValue){ .int64 = traits->priority });
    arena_release(&arena);
}

static void create_task(struct export_job *job)
{
    struct state *state = job->state;
    const struct trace_event *event = &state->created.event;
    if (event->time > state->last)
        state->last = event->time;
    add_place(job, event->site);
    add_traits(job, &state->created.traits);
    attempt(job, otf2_tasks_create(&state->tasks, state->writer, state->attributes, event));
}

static void add_event(struct export_job *job, const struct interval *interval, void (*write)(struct export_job *job))
{
    struct state *state = job->state;
    state->mpi.last = write == enter ? interval->start : interval->start + interval->duration;
    state->locations.items[state->locations.count - 1].n_events++;
    if (interval->start + interval->duration > state->last)
        state->last = interval->start + interval->duration;
    state->interval = interval;
    escapable(job, write);
}

/* The LEAVE that was held back. */
static void release_leave(struct export_job *job)
{
    struct state *state = job->state;
    if (!state->mpi.is_held)
        return;
    state->mpi.is_held = false;
    add_event(job, &state->mpi.held, leave);
}

/* `next`: as in export_creation_take. */
static void release_creation(struct export_job *job, const struct trace_event *next)
{
    struct state *state = job->state;
    if (export_creation_take(&state->creation, next, &state->created))
        escapable(job, create_task);
}

static void open_interval(struct export_job *job, const struct interval *interval)
{
    release_leave(job);
    release_creation(job, NULL);
    add_event(job, interval, enter);
}

static void close_interval(struct export_job *job, const struct interval *interval)
{
    struct state *state = job->state;
    release_leave(job);
    release_creation(job, NULL);
    if (!state->mpi.is_there || interval->kind != WEFT_KIND_CALL || !messages_wants(job->process, interval->site)) {
        add_event(job, interval, leave);
        return;
    }
    state->mpi.is_held = true;
    state->mpi.held = *interval;
    state->mpi.begin = interval->start > state->mpi.last ? interval->start : state->mpi.last;
    if (interval->result.bytes)
        state->mpi.held.result.bytes =
            memcpy(arena_alloc(&state->arena, interval->result.size + (size_t)1), interval->result.bytes, interval->result.size);
}

static void write_mpi(struct export_job *job)
{
    struct state *state = job->state;
    attempt(job, otf2_mpi_event(&state->mpi, state->writer, job, state->event));
}

static void add_instant(struct export_job *job, const struct trace_event *event)
{
    struct state *state = job->state;
    state->event = event;
    if (event->type >= WEFT_EVENT_MESSAGE_SEND && event->type <= WEFT_EVENT_COMMUNICATOR)
        escapable(job, write_mpi);
    else
        release_leave(job);
    release_creation(job, event);
}

static void end_thread_now(struct export_job *job)
{
    struct state *state = job->state;
    state->locations.items[state->locations.count - 1].n_events += state->tasks.n_events + state->mpi.n_events;
    attempt(job, OTF2_Archive_CloseEvtWriter(state->archive, state->writer));
}

static void end_thread(struct export_job *job)
{
    release_leave(job);
    release_creation(job, NULL);
    escapable(job, end_thread_now);
}

/* ---- definitions, which are written last ---- */

/* `is_work`: of the statement, not of the construct with its waiting. */
static OTF2_RegionRole role_of_directive(enum omp_region region, bool is_work)
{
    static const OTF2_RegionRole roles[][2] = {
        [OMP_TASK] = { OTF2_REGION_ROLE_TASK, OTF2_REGION_ROLE_TASK },
        [OMP_PARALLEL] = { OTF2_REGION_ROLE_PARALLEL, OTF2_REGION_ROLE_PARALLEL },
        [OMP_PARALLEL_LOOP] = { OTF2_REGION_ROLE_PARALLEL, OTF2_REGION_ROLE_PARALLEL },
        [OMP_LOOP] = { OTF2_REGION_ROLE_LOOP, OTF2_REGION_ROLE_LOOP },
        [OMP_SECTIONS] = { OTF2_REGION_ROLE_SECTIONS, OTF2_REGION_ROLE_SECTION },
        [OMP_SINGLE] = { OTF2_REGION_ROLE_SINGLE, OTF2_REGION_ROLE_SINGLE_SBLOCK },
        [OMP_MASKED] = { OTF2_REGION_ROLE_MASTER, OTF2_REGION_ROLE_MASTER },
        [OMP_CRITICAL] = { OTF2_REGION_ROLE_CRITICAL, OTF2_REGION_ROLE_CRITICAL_SBLOCK },
        [OMP_ORDERED] = { OTF2_REGION_ROLE_ORDERED, OTF2_REGION_ROLE_ORDERED_SBLOCK },
        [OMP_BARRIER] = { OTF2_REGION_ROLE_BARRIER, OTF2_REGION_ROLE_BARRIER },
        [OMP_TASKWAIT] = { OTF2_REGION_ROLE_TASK_WAIT, OTF2_REGION_ROLE_CODE },
        [OMP_ATOMIC] = { OTF2_REGION_ROLE_ATOMIC, OTF2_REGION_ROLE_ATOMIC },
        [OMP_FLUSH] = { OTF2_REGION_ROLE_FLUSH, OTF2_REGION_ROLE_FLUSH },
        [OMP_SCOPE] = { OTF2_REGION_ROLE_CODE, OTF2_REGION_ROLE_CODE },
        [OMP_OTHER] = { OTF2_REGION_ROLE_CODE, OTF2_REGION_ROLE_CODE },
    };
    return roles[region][is_work];
}

static OTF2_RegionRole role_of(const struct callee *callee, enum omp_region region)
{
    static const OTF2_RegionRole roles[N_CLASSES] = {
        [CLASS_WORK] = OTF2_REGION_ROLE_FUNCTION,
        [CLASS_START] = OTF2_REGION_ROLE_THREAD_CREATE,
        [CLASS_IO] = OTF2_REGION_ROLE_FILE_IO,
        [CLASS_LOCK] = OTF2_REGION_ROLE_CRITICAL,
        [CLASS_CONDITION] = OTF2_REGION_ROLE_THREAD_WAIT,
        [CLASS_BARRIER] = OTF2_REGION_ROLE_BARRIER,
        [CLASS_JOIN] = OTF2_REGION_ROLE_THREAD_WAIT,
        [CLASS_CHANNEL] = OTF2_REGION_ROLE_POINT2POINT,
        [CLASS_MESSAGE] = OTF2_REGION_ROLE_POINT2POINT,
        [CLASS_COLLECTIVE] = OTF2_REGION_ROLE_COLL_OTHER,
        [CLASS_SLEEP] = OTF2_REGION_ROLE_FUNCTION,
    };
    if (region != OMP_NONE)
        return role_of_directive(region, callee->kind == WEFT_KIND_WORK);
    return !interval_is_scope(callee->kind) ? roles[class_of(callee->site)] : OTF2_REGION_ROLE_ARTIFICIAL;
}

static void define_openmp(struct export_job *job)
{
    struct state *state = job->state;
    for (uint32_t i = 0; i < state->callees.items.count; i++) {
        const struct callee *callee = &state->callees.items.items[i];
        if (omp_region_of(callee->site->callee, callee->kind) == OMP_NONE)
            continue;
        uint32_t name = define_string(job, "OpenMP");
        attempt(job, OTF2_GlobalDefWriter_WriteParadigm(state->definitions, OTF2_PARADIGM_OPENMP, name, OTF2_PARADIGM_CLASS_THREAD_FORK_JOIN));
        return;
    }
}

static void define_regions(struct export_job *job)
{
    struct state *state = job->state;
    define_openmp(job);
    for (uint32_t i = 0; i < state->callees.items.count; i++) {
        const struct callee *callee = &state->callees.items.items[i];
        enum omp_region region = omp_region_of(callee->site->callee, callee->kind);
        bool is_mpi = state->mpi.is_there && strncmp(callee->site->callee, "MPI_", 4) == 0;
        OTF2_Paradigm paradigm = is_mpi ? OTF2_PARADIGM_MPI : region == OMP_NONE ? OTF2_PARADIGM_USER : OTF2_PARADIGM_OPENMP;
        uint32_t name = define_string(job, callee->name);
        attempt(job, OTF2_GlobalDefWriter_WriteRegion(state->definitions, i, name, name, EMPTY, role_of(callee, region), paradigm,
                                                      OTF2_REGION_FLAG_NONE, EMPTY, 0, 0));
    }
}

static void define_places(struct export_job *job)
{
    struct state *state = job->state;
    const char *last = NULL; /* sites of a file are adjacent */
    uint32_t file = EMPTY;
    uint32_t name = define_string(job, "place"), description = define_string(job, "file and line of the call");
    attempt(job, OTF2_GlobalDefWriter_WriteAttribute(state->definitions, PLACE, name, description, OTF2_TYPE_SOURCE_CODE_LOCATION));
    for (size_t i = 0; i < job->trace->processes.count; i++) {
        const struct trace_process *process = job->trace->processes.items[i];
        for (uint32_t number = 1; number < process->n_sites; number++) {
            const struct weft_site *site = &process->sites[number];
            if (!site->callee)
                continue;
            if (!last || strcmp(last, site->file) != 0)
                file = define_string(job, last = site->file);
            attempt(job, OTF2_GlobalDefWriter_WriteSourceCodeLocation(state->definitions, state->places[i][number], file, site->line_begin));
        }
    }
}

/* The number of each process's machine, from 0 in order of appearance. */
static uint32_t *number_machines(const struct export_job *job, struct arena *arena)
{
    const struct trace *trace = job->trace;
    uint32_t *machines = arena_array(arena, uint32_t, trace->processes.count + 1), n_machines = 0;
    for (size_t i = 0; i < trace->processes.count; i++) {
        size_t first = 0;
        while (strcmp(trace->processes.items[first]->machine_id, trace->processes.items[i]->machine_id) != 0)
            first++;
        machines[i] = first == i ? n_machines++ : machines[first];
    }
    return machines;
}

static void define_system(struct export_job *job)
{
    struct state *state = job->state;
    uint32_t *machines = number_machines(job, &state->arena), n_machines = 0, class = define_string(job, "machine");
    for (uint32_t i = 0; i < job->trace->processes.count; i++) {
        const struct trace_process *process = job->trace->processes.items[i];
        if (machines[i] == n_machines) {
            uint32_t machine = define_string(job, process->machine_id);
            attempt(job, OTF2_GlobalDefWriter_WriteSystemTreeNode(state->definitions, n_machines, machine, class, OTF2_UNDEFINED_SYSTEM_TREE_NODE));
            n_machines++;
        }
        uint32_t name = define_string(job, arena_printf(&state->arena, "%s %u", process->program, process->pid));
        attempt(job, OTF2_GlobalDefWriter_WriteLocationGroup(state->definitions, i, name, OTF2_LOCATION_GROUP_TYPE_PROCESS, machines[i],
                                                             OTF2_UNDEFINED_LOCATION_GROUP));
    }
    for (uint32_t i = 0; i < state->locations.count; i++) {
        const struct location *location = &state->locations.items[i];
        uint32_t name = define_string(job, arena_printf(&state->arena, "%s %u", reader_thread_name(location->thread), location->thread->tid));
        attempt(job,
                OTF2_GlobalDefWriter_WriteLocation(state->definitions, i, name, OTF2_LOCATION_TYPE_CPU_THREAD, location->n_events, location->group));
    }
}

/* ---- communicators and teams: a group and a number each, first those of MPI. Group 0 has the locations of the ranks. ---- */

static uint32_t first_team_group(const struct state *state)
{
    return state->mpi.communicators.count ? (uint32_t)state->mpi.communicators.count + 1 : 0;
}

static void define_communicators(struct export_job *job)
{
    struct state *state = job->state;
    const struct otf2_mpi *mpi = &state->mpi;
    if (mpi->communicators.count == 0)
        return;
    uint64_t *members = arena_array(&state->arena, uint64_t, mpi->n_ranks + (size_t)1);
    uint32_t mpi_name = define_string(job, "MPI"), world = define_string(job, "MPI_COMM_WORLD"), other = define_string(job, "communicator");
    attempt(job, OTF2_GlobalDefWriter_WriteParadigm(state->definitions, OTF2_PARADIGM_MPI, mpi_name, OTF2_PARADIGM_CLASS_PROCESS));
    for (uint32_t i = 0; i < mpi->n_ranks; i++)
        members[i] = mpi->locations[i];
    attempt(job, OTF2_GlobalDefWriter_WriteGroup(state->definitions, 0, mpi_name, OTF2_GROUP_TYPE_COMM_LOCATIONS, OTF2_PARADIGM_MPI,
                                                 OTF2_GROUP_FLAG_NONE, mpi->n_ranks, members));
    for (uint32_t i = 0; i < mpi->communicators.count; i++) {
        const struct otf2_communicator *communicator = &mpi->communicators.items[i];
        uint32_t name = i == mpi->world ? world : other;
        for (uint32_t k = 0; k < communicator->n_ranks; k++)
            members[k] = (uint64_t)communicator->ranks[k];
        attempt(job, OTF2_GlobalDefWriter_WriteGroup(state->definitions, 1 + i, name, OTF2_GROUP_TYPE_COMM_GROUP, OTF2_PARADIGM_MPI,
                                                     OTF2_GROUP_FLAG_NONE, communicator->n_ranks, members));
        attempt(job, OTF2_GlobalDefWriter_WriteComm(state->definitions, i, name, 1 + i, OTF2_UNDEFINED_COMM, OTF2_COMM_FLAG_NONE));
    }
}

/* The first group of the teams has the locations of all, in their order; the others one team each, by positions in it. */
static void define_team(struct export_job *job, uint32_t number, uint64_t *members, uint32_t before)
{
    struct state *state = job->state;
    const struct otf2_team *team = &state->tasks.teams.items[number];
    const struct trace_process *process = job->trace->processes.items[team->process];
    uint32_t name = define_string(job, arena_printf(&state->arena, "threads of %s %u", process->program, process->pid));
    uint32_t group = first_team_group(state) + 1 + number;
    for (uint32_t i = 0; i < team->n_threads; i++)
        members[i] = before + i;
    attempt(job, OTF2_GlobalDefWriter_WriteGroup(state->definitions, group, name, OTF2_GROUP_TYPE_COMM_GROUP, OTF2_PARADIGM_OPENMP,
                                                 OTF2_GROUP_FLAG_NONE, team->n_threads, members));
    attempt(job, OTF2_GlobalDefWriter_WriteComm(state->definitions, state->tasks.first_team + number, name, group, OTF2_UNDEFINED_COMM,
                                                OTF2_COMM_FLAG_NONE));
}

static void define_teams(struct export_job *job)
{
    struct state *state = job->state;
    uint64_t *members = arena_array(&state->arena, uint64_t, state->locations.count + 1);
    uint32_t n_members = 0;
    if (state->tasks.teams.count == 0)
        return;
    uint32_t name = define_string(job, "threads");
    for (uint32_t i = 0; i < state->tasks.teams.count; i++)
        for (uint32_t j = 0; j < state->tasks.teams.items[i].n_threads; j++)
            members[n_members++] = state->tasks.teams.items[i].first_location + j;
    attempt(job, OTF2_GlobalDefWriter_WriteGroup(state->definitions, first_team_group(state), name, OTF2_GROUP_TYPE_COMM_LOCATIONS,
                                                 OTF2_PARADIGM_OPENMP, OTF2_GROUP_FLAG_NONE, n_members, members));
    for (uint32_t i = 0, before = 0; i < state->tasks.teams.count; before += state->tasks.teams.items[i++].n_threads)
        define_team(job, i, members, before);
}

static void define_all(struct export_job *job)
{
    struct state *state = job->state;
    attempt(job, OTF2_Archive_CloseEvtFiles(state->archive));
    attempt(job, OTF2_Archive_OpenDefFiles(state->archive));
    for (uint32_t i = 0; i < state->locations.count && !job->failed; i++) {
        OTF2_DefWriter *writer = OTF2_Archive_GetDefWriter(state->archive, i);
        attempt(job, is_there(writer));
        attempt(job, OTF2_Archive_CloseDefWriter(state->archive, writer));
    }
    attempt(job, OTF2_Archive_CloseDefFiles(state->archive));
    attempt(job, is_there(state->definitions = OTF2_Archive_GetGlobalDefWriter(state->archive)));
    uint64_t length = state->last > job->start ? state->last - job->start : 0;
    int64_t offset = job->trace->processes.count > 0 ? job->trace->processes.items[0]->clock_offset : 0;
    attempt(job, OTF2_GlobalDefWriter_WriteClockProperties(state->definitions, 1000000000, job->start, length, job->start + (uint64_t)offset));
    define_string(job, "");
    for (size_t i = 0; i < state->strings.items.count; i++)
        define_string(job, state->strings.items.items[i]);
    define_system(job);
    define_regions(job);
    define_communicators(job);
    define_teams(job);
    define_places(job);
    define_attributes(job);
}

static void close_archive_now(struct export_job *job)
{
    struct state *state = job->state;
    OTF2_AttributeList_Delete(state->attributes);
    attempt(job, OTF2_Archive_Close(state->archive));
}

static void close_archive(struct export_job *job, bool is_complete)
{
    struct state *state = job->state;
    if (is_complete)
        escapable(job, define_all);
    escapable(job, close_archive_now); /* after a failure, resources are left to the end of the process */
    OTF2_Error_RegisterCallback(state->previous, NULL);
    otf2_mpi_close(&state->mpi);
    arena_release(&state->arena);
}

const struct exporter export_otf2 = {
    .name = "otf2",
    .help = "OTF2 archive (a directory): Vampir, Cube, Trace Compass, otf2-print",
    .target = EXPORT_DIRECTORY,
    .files = (const char *const[]){ "traces.otf2", "traces.def", "traces/[0-9]*.evt", "traces/[0-9]*.def", NULL },
    .state_size = sizeof(struct state),
    .open = open_archive,
    .process = begin_process,
    .thread = begin_thread,
    .instant = add_instant,
    .opened = open_interval,
    .closed = close_interval,
    .thread_over = end_thread,
    .close = close_archive,
};
