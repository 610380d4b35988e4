/* weft on, weft off: switches recording in a running program, for everything, for the calls of a class or of a name. */
#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "commands.h"
#include "config_read.h"
#include "fs.h"
#include "log.h"
#include "select.h"
#include "classes.h"
#include "command.h"
#include "snapshot.h"

struct options {
    struct arena arena;
    VEC(const char *) classes, names; /* names: patterns of fnmatch(3) */
    VEC(const char *) only;           /* patterns as they were given */
    const char *config;
};

static struct option_value class(size_t index)
{
    return (struct option_value){ index < N_CLASSES ? class_names[index] : NULL, NULL };
}

static int take_class(const struct option_use *use, void *context)
{
    struct options *options = context;
    vec_push(&options->arena, &options->classes, use->value);
    return STATUS_DONE;
}

static int take_name(const struct option_use *use, void *context)
{
    struct options *options = context;
    if (!*use->value)
        return options_refuse(use->command, "--name '': which one?");
    vec_push(&options->arena, &options->names, command_name_pattern(&options->arena, slice_of(use->value)));
    return STATUS_DONE;
}

static int take_only(const struct option_use *use, void *context)
{
    struct options *options = context;
    if (use->command != &command_on || !*use->value)
        return options_refuse(use->command, *use->value ? "--only is for weft on; --name says what is not to be recorded" : "--only '': which one?");
    vec_push(&options->arena, &options->only, use->value);
    return STATUS_DONE;
}

static const struct option_row rows[] = {
    { .name = "only",
      .argument = "PATTERN",
      .repeats = true,
      .take = take_only,
      .help = "(weft on) no calls but those of this name (* and ?), whether they have been seen or not" },
    { .name = "name",
      .argument = "PATTERN",
      .repeats = true,
      .take = take_name,
      .help = "only calls of this name (* and ?), among the callees seen so far" },
    { .name = "class",
      .argument = "NAME",
      .values = class,
      .takes_others = true,
      .repeats = true,
      .take = take_class,
      .help = "only calls of this class, among the callees seen so far: a label (\"class\") of the configuration, or one of those that "
              "`weft report --by class` knows:" },
    { 0 },
};

/* Is it a class that weft knows, or a label of the configuration? */
static bool is_known_class(const char *name, const struct config *config)
{
    for (size_t i = 0; i < N_CLASSES; i++)
        if (strcmp(class_names[i], name) == 0)
            return true;
    for (size_t i = 0; config && i < config->probes.count; i++)
        if (config->probes.items[i].class_name && strcmp(config->probes.items[i].class_name, name) == 0)
            return true;
    return false;
}

static int check_classes(struct options *options, const struct config *config)
{
    for (size_t i = 0; i < options->classes.count; i++)
        if (!is_known_class(options->classes.items[i], config)) {
            log_error("--class %s: neither weft nor %s knows that class", options->classes.items[i],
                      config ? config->path : "a configuration (there is no config.json here; -c names one)");
            return STATUS_USAGE;
        }
    return STATUS_DONE;
}

/* ---- selecting callees ---- */

/* Returns the entry of the configuration that selects the site's call. */
static const struct config_probe *find_entry(struct select *select, const struct weft_site *site)
{
    if (site->kind == WEFT_KIND_FUNCTION)
        return select_function(select, site->callee);
    const char *last = strrchr(site->callee, ':');
    const struct config_probe *call = select_callee(select, site->callee), *method = select_method(select, last ? last + 1 : site->callee);
    return method > call || !call ? method : call;
}

static bool is_meant(const struct options *options, struct select *select, const struct weft_site *site)
{
    bool is_own = *site->file == '('; /* the runtime's own, which says where longjmp went */
    for (size_t i = 0; i < options->names.count && !is_own; i++)
        if (fnmatch(options->names.items[i], site->callee, 0) == 0)
            return true;
    const struct config_probe *entry = select && options->classes.count ? find_entry(select, site) : NULL;
    for (size_t i = 0; i < options->classes.count; i++) {
        const char *class = options->classes.items[i];
        if (strcmp(class_names[class_of(site)], class) == 0 || (entry && entry->class_name && strcmp(entry->class_name, class) == 0))
            return true;
    }
    return false;
}

static void add_name(struct str *names, char sort, const char *callee)
{
    size_t length = strlen(callee) + 1;
    for (size_t at = 0; at < names->length; at += strlen(names->text + at) + 1)
        if (names->text[at] == sort && strcmp(names->text + at + 1, callee) == 0)
            return;
    str_add_bytes(names, &sort, 1);
    str_add_bytes(names, callee, length);
}

static bool has_patterns(const struct weft_control *control)
{
    for (uint32_t at = 0; at < control->length; at += (uint32_t)strlen(control->names + at) + 1)
        if (control->names[at] == WEFT_CONTROL_ONLY)
            return true;
    return false;
}

/* Opens the trace and finds its process in `directory`. Returns NULL after printing a message. */
static const struct trace_process *open_process(struct options *options, struct trace *trace, const char *directory)
{
    if (command_open(trace, &options->arena, fs_directory_of(&options->arena, directory)) != STATUS_DONE)
        return NULL;
    for (size_t i = 0; i < trace->processes.count; i++) {
        const struct trace_process *process = trace->processes.items[i];
        if (strcmp(fs_name_of(process->path), fs_name_of(directory)) == 0)
            return process;
        for (size_t j = 0; j < process->guests.count; j++)
            if (strcmp(fs_name_of(process->guests.items[j]->path), fs_name_of(directory)) == 0)
                return process->guests.items[j];
    }
    log_error("%s: its definitions cannot be read", directory);
    return NULL;
}

/* Sets *select, which is NULL without a configuration. Returns a status, after a message. */
static int load_selection(struct options *options, struct select **select)
{
    struct diags diags = { .arena = &options->arena };
    const char *path = config_find(&options->arena, options->config, &diags);
    struct config *config = path ? config_load(&options->arena, path, &diags) : NULL;
    if (!config && options->config) {
        diag_print(&diags);
        return STATUS_USAGE;
    }
    *select = config ? select_new(&options->arena, config) : NULL;
    return check_classes(options, config);
}

/* ---- the control file ---- */

static void merge(struct str *names, const struct weft_control *control, const struct options *options, const struct trace_process *process,
                  struct select *select, bool on)
{
    for (uint32_t at = 0; at < control->length; at += (uint32_t)strlen(control->names + at) + 1) {
        bool goes = false;
        for (uint32_t i = 1; on && control->names[at] != WEFT_CONTROL_ONLY && i < process->n_sites; i++) {
            const struct weft_site *site = &process->sites[i];
            goes = goes || (site->callee && strcmp(site->callee, control->names + at + 1) == 0 && is_meant(options, select, site));
        }
        if (!goes)
            add_name(names, control->names[at], control->names + at + 1);
    }
    bool adds = on && has_patterns(control); /* what is on is chosen: so are these, from now on */
    for (uint32_t i = 1; (adds || !on) && i < process->n_sites; i++) {
        const struct weft_site *site = &process->sites[i];
        if (site->callee && is_meant(options, select, site))
            add_name(names, adds ? WEFT_CONTROL_ONLY : site->kind == WEFT_KIND_FUNCTION ? WEFT_CONTROL_BODY : WEFT_CONTROL_CALL, site->callee);
    }
}

static uint32_t write_control(struct weft_control *control, const struct str *names, bool is_off)
{
    uint32_t generation = control->generation + 1;
    __atomic_store_n(&control->generation, generation, __ATOMIC_RELAXED);
    __atomic_thread_fence(__ATOMIC_RELEASE);
    control->is_off = is_off;
    control->length = (uint32_t)names->length;
    memcpy(control->names, names->length ? names->text : "", names->length);
    __atomic_store_n(&control->generation, generation + 1, __ATOMIC_RELEASE);
    return generation + 1;
}

/* Returns whether the program applied the change within a second. */
static bool wait_for(const struct weft_control *control, uint32_t generation)
{
    for (int i = 0; i < 200; i++) {
        if (__atomic_load_n(&control->applied, __ATOMIC_ACQUIRE) == generation)
            return true;
        nanosleep(&(struct timespec){ 0, 5000000 }, NULL);
    }
    return false;
}

static void tell(struct weft_control *control, const struct str *names, bool is_off, uint32_t pid)
{
    uint32_t generation = write_control(control, names, is_off);
    if (control->signal)
        kill((pid_t)pid, (int)control->signal);
    if (!wait_for(control, generation))
        log_info("process %" PRIu32 ": has not come to look yet; it will when one of its threads comes to a call", pid);
}

static int switch_process(struct options *options, const char *directory, uint32_t pid, bool on)
{
    const char *path = fs_join(&options->arena, directory, WEFT_CONTROL_FILE);
    struct trace trace = { 0 };
    const struct trace_process *process = NULL;
    struct select *select = NULL;
    bool is_partial = options->classes.count || options->names.count;
    if (is_partial) {
        int status = load_selection(options, &select);
        if (status != STATUS_DONE)
            return status;
        process = open_process(options, &trace, directory);
        if (!process)
            return STATUS_FAILURE;
    }
    int file = open(path, O_RDWR | O_CLOEXEC);
    struct weft_control *control = MAP_FAILED;
    if (file >= 0 && flock(file, LOCK_EX) == 0)
        control = mmap(NULL, WEFT_CONTROL_SIZE, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (control == MAP_FAILED || control->magic != WEFT_CONTROL_MAGIC) {
        log_errno("%s", path);
        return STATUS_FAILURE;
    }
    struct str names = { .arena = &options->arena };
    bool is_off = is_partial ? control->is_off : !on;
    for (size_t i = 0; i < options->only.count; i++)
        add_name(&names, WEFT_CONTROL_ONLY, options->only.items[i]);
    if (process)
        merge(&names, control, options, process, select, on);
    else if (!on) /* keep callees off that were switched off by class or name */
        str_add_bytes(&names, control->names, control->length);
    int status = STATUS_DONE;
    if (process && !on && names.length == 0)
        log_info("process %" PRIu32 ": nothing of that class or name has been called so far", pid);
    if (names.length > sizeof control->names) {
        log_error("process %" PRIu32 ": nothing is switched: the names of all that would be off take %zu bytes, and there is room for %zu; "
                  "choose fewer of them, or switch everything off",
                  pid, names.length, sizeof control->names);
        status = STATUS_FAILURE;
    } else {
        tell(control, &names, is_off, pid);
    }
    munmap(control, WEFT_CONTROL_SIZE);
    close(file);
    return status;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct options options = { 0 };
    uint32_t pid;
    int status = command_process(command, argc, argv, &options, &pid);
    if (status == STATUS_DONE && options.only.count && (options.classes.count || options.names.count))
        status = options_refuse(command, "--only says all that is recorded: it does not go together with --class and --name");
    if (status != STATUS_DONE) {
        arena_release(&options.arena);
        return options_exit(status);
    }
    const char **directories;
    size_t n = command_find_process(&options.arena, pid, &directories);
    for (size_t i = 0; i < n && status == STATUS_DONE; i++)
        status = switch_process(&options, directories[i], pid, command == &command_on);
    if (n == 0)
        status = STATUS_FAILURE;
    arena_release(&options.arena);
    return status;
}

static const char about[] =
    "`weft off`: a running program records nothing more. `weft on`: it records everything again. With --class and --name that is about the "
    "calls of a class, or of a name; `weft on --only` leaves out all others.\n\n"
    "The program notices within some 50 ms when one of its threads comes to a call, or at once if it was started with "
    "WEFT_SIGNAL=NAME in its environment.";

const struct command command_off = {
    .name = "off",
    .summary = "a running program records nothing, or not the calls of a class or name",
    .operands = "PID",
    .operand = WORD_PROCESS,
    .about = about,
    .groups = { { command_config_rows, offsetof(struct options, config) }, { rows, 0 } },
    .run = run,
};

const struct command command_on = {
    .name = "on",
    .summary = "a running program records again",
    .operands = "PID",
    .operand = WORD_PROCESS,
    .about = about,
    .groups = { { command_config_rows, offsetof(struct options, config) }, { rows, 0 } },
    .page_of = &command_off,
    .run = run,
};
