#include "probes.h"

#include <string.h>

#include "patterns.h"

enum {
    PROBE_KEY_CALL,
    PROBE_KEY_METHOD,
    PROBE_KEY_FUNCTION,
    PROBE_KEY_REGION,
    PROBE_KEY_ON,
    PROBE_KEY_KIND,
    PROBE_KEY_CLASS,
    PROBE_KEY_FORM,
    PROBE_KEY_TAIL,
    PROBE_KEY_START,
    PROBE_KEY_ARGUMENT,
    PROBE_KEY_CAPTURE,
    PROBE_KEY_EVERY,
    PROBE_KEY_MIN_NS,
    PROBE_KEY_WHEN,
    PROBE_KEY_MAX_EVENTS,
    PROBE_KEY_RECORD,
    PROBE_KEY_BACKTRACE,
    PROBE_KEY_BODY,
    PROBE_KEY_NAME,
    PROBE_KEY_REPEATS,
    PROBE_KEY_MEMORY,
    PROBE_KEY_BLOCKS,
    PROBE_KEY_COUNTERS,
    PROBE_KEY_HOW,
    PROBE_KEY_COUNT
};
static const struct key_rule probe_rules[] = {
    { "call", TYPE_STRING },       { "method", TYPE_STRING },   { "function", TYPE_STRING },  { "region", TYPE_STRING },    { "on", TYPE_STRING },
    { "kind", TYPE_STRING },       { "class", TYPE_STRING },    { "form", TYPE_STRING },      { "tail", TYPE_STRING },      { "start", TYPE_INDEX },
    { "argument", TYPE_INDEX },    { "capture", TYPE_STRINGS }, { "every", TYPE_COUNT },      { "min_ns", TYPE_NUMBER },    { "when", TYPE_STRING },
    { "max_events", TYPE_NUMBER }, { "record", TYPE_BOOL },     { "backtrace", TYPE_FRAMES }, { "body", TYPE_INDEX },       { "name", TYPE_INDEX },
    { "repeats", TYPE_BOOL },      { "memory", TYPE_STRING },   { "blocks", TYPE_STRING },    { "counters", TYPE_STRINGS }, { "how", TYPE_STRING },
};
_Static_assert(COUNT(probe_rules) <= MOST_KEYS, "every key has a slot");

const char *const probe_form_names[N_FORMS] = { [FORM_EXACT] = "exact", [FORM_BLOCK] = "block" };

static const char *const tail_names[] = { "leave", "probe" };
static const char *const how_names[] = { "text", "hooks" };

/* Keys that don't apply to bodies of functions. */
static const int call_keys[] = { PROBE_KEY_ON,       PROBE_KEY_KIND, PROBE_KEY_FORM, PROBE_KEY_START,
                                 PROBE_KEY_ARGUMENT, PROBE_KEY_BODY, PROBE_KEY_NAME, PROBE_KEY_REPEATS };

/* Keys that say what to record, and when. */
static const int recording_keys[] = { PROBE_KEY_CAPTURE,    PROBE_KEY_EVERY,     PROBE_KEY_MIN_NS,  PROBE_KEY_WHEN,
                                      PROBE_KEY_MAX_EVENTS, PROBE_KEY_BACKTRACE, PROBE_KEY_COUNTERS };

/* The values of "kind". */
enum kind { KIND_CALL, KIND_LOCAL, KIND_GLOBAL, KIND_ASYNC, KIND_TASK };
static const char *const kind_names[] = {
    [KIND_CALL] = "call", [KIND_LOCAL] = "local", [KIND_GLOBAL] = "global", [KIND_ASYNC] = "async", [KIND_TASK] = "task"
};

const char *probe_kind_name(const struct config_probe *probe)
{
    if (probe->target == TARGET_MEMORY)
        return probe->only_blocks ? "blocks" : "memory";
    if (probe->target == TARGET_BODY || probe->target == TARGET_REGION)
        return probe->target == TARGET_BODY ? "function" : "region";
    if (probe->action == ACTION_SCOPE)
        return kind_names[probe->target == TARGET_PROGRAM ? KIND_GLOBAL : KIND_LOCAL];
    return kind_names[probe->action == ACTION_FUTURE ? KIND_ASYNC : probe->action == ACTION_TASK ? KIND_TASK : KIND_CALL];
}

/* The positions of a task's body, argument and name are three, and the others say nothing without the body's. */
static void check_task(struct config_reader *reader, const struct json_node *found)
{
    static const int positions[] = { PROBE_KEY_BODY, PROBE_KEY_ARGUMENT, PROBE_KEY_NAME };
    if (found[PROBE_KEY_ARGUMENT].item && !found[PROBE_KEY_BODY].item)
        complain_key(reader, found[PROBE_KEY_ARGUMENT], "\"argument\" needs \"body\" as well: the positions of the task's body and of its argument");
    for (size_t i = 0; i < COUNT(positions); i++)
        for (size_t k = 0; k < i; k++) {
            const struct json_node *one = &found[positions[i]], *other = &found[positions[k]];
            if (one->item && other->item && one->item->valuedouble == other->item->valuedouble)
                complain_value(reader, *one, "\"%s\" and \"%s\" are the same position, %d", probe_rules[positions[k]].name,
                               probe_rules[positions[i]].name, one->item->valueint);
        }
}

/* One key says what is to be probed. */
static void check_targets(struct config_reader *reader, struct json_node object)
{
    static const char *const targets[] = { "call", "method", "function", "region", "memory", "blocks" };
    const char *first = NULL, *second = NULL;
    for (size_t i = 0; i < COUNT(targets); i++) {
        if (!cJSON_GetObjectItemCaseSensitive(object.item, targets[i]))
            continue;
        second = first && !second ? targets[i] : second;
        first = first ? first : targets[i];
    }
    if (second)
        complain_value(reader, object, "a probe has both \"%s\" and \"%s\"; expected only one of them", first, second);
    else if (!first)
        complain_value(reader, object,
                       "a probe has none of \"call\", \"method\", \"function\", \"region\", \"memory\" and \"blocks\"; one of them says "
                       "what is to be probed");
}

/* "memory" and "blocks" know "class" and "record". Returns false for other entries. */
static bool check_memory(struct config_reader *reader, struct json_node object, const struct json_node *found)
{
    static const char *const names[] = { "memory", "blocks" };
    const char *name = NULL;
    for (size_t i = 0; i < COUNT(names); i++)
        name = cJSON_GetObjectItemCaseSensitive(object.item, names[i]) ? names[i] : name;
    if (!name)
        return false;
    for (size_t i = 0; i < COUNT(call_keys) + COUNT(recording_keys); i++) {
        int key = i < COUNT(call_keys) ? call_keys[i] : recording_keys[i - COUNT(call_keys)];
        if (found[key].item)
            complain_key(reader, found[key], "\"%s\" is for calls and bodies; \"%s\" records the blocks of functions", probe_rules[key].name, name);
    }
    return true;
}

/* Reports keys that are valid separately, but not together. */
static void check_combination(struct config_reader *reader, struct json_node object, const struct json_node *found, enum kind kind)
{
    const struct json_node *call = &found[PROBE_KEY_CALL], *method = &found[PROBE_KEY_METHOD], *start = &found[PROBE_KEY_START],
                           *argument = &found[PROBE_KEY_ARGUMENT];
    bool has_method = cJSON_GetObjectItemCaseSensitive(object.item, "method");
    bool has_function = cJSON_GetObjectItemCaseSensitive(object.item, "function");
    bool has_region = cJSON_GetObjectItemCaseSensitive(object.item, "region");
    check_targets(reader, object);
    if (found[PROBE_KEY_HOW].item && !found[PROBE_KEY_MEMORY].item)
        complain_key(reader, found[PROBE_KEY_HOW], "\"how\" says how \"memory\" is recorded; this probe has no \"memory\"");
    if (check_memory(reader, object, found))
        return;
    for (size_t i = 0; has_region && i < COUNT(call_keys); i++)
        if (found[call_keys[i]].item)
            complain_key(reader, found[call_keys[i]], "\"%s\" is for probes of calls; \"region\" selects directives", probe_rules[call_keys[i]].name);
    for (size_t i = 0; has_region && i < COUNT(recording_keys); i++)
        if (found[recording_keys[i]].item)
            complain_key(reader, found[recording_keys[i]], "\"%s\" is for calls and bodies; \"region\" selects directives",
                         probe_rules[recording_keys[i]].name);
    if (has_region)
        return;
    for (size_t i = 0; has_function && i < COUNT(call_keys); i++)
        if (found[call_keys[i]].item)
            complain_key(reader, found[call_keys[i]], "\"%s\" is for probes of calls; \"function\" selects the bodies of functions",
                         probe_rules[call_keys[i]].name);
    if (has_function)
        return;
    if (found[PROBE_KEY_ON].item && !has_method)
        complain_key(reader, found[PROBE_KEY_ON], "\"on\" is the type of the receiver of a \"method\"; this probe has no \"method\"");
    if (kind == KIND_GLOBAL && (method->item || (call->item && strcmp(call->item->valuestring, "main") != 0)))
        complain_value(reader, call->item ? *call : *method,
                       "kind \"global\" records the beginning and end of the program; expected \"call\": \"main\", found %s",
                       json_object_describe(reader, call->item ? call->item : method->item));
    for (size_t i = 0; kind == KIND_GLOBAL && i < COUNT(recording_keys); i++)
        if (found[recording_keys[i]].item)
            complain_key(reader, found[recording_keys[i]],
                         "\"%s\" is for calls and bodies; kind \"global\" records the beginning and end of the program",
                         probe_rules[recording_keys[i]].name);
    if (start->item && kind != KIND_LOCAL && kind != KIND_ASYNC)
        complain_key(reader, *start, "\"start\" is for probes of kind \"local\" (calls that start a thread) and \"async\" (a task)");
    static const int task_keys[] = { PROBE_KEY_BODY, PROBE_KEY_NAME, PROBE_KEY_REPEATS };
    for (size_t i = 0; kind != KIND_TASK && i < COUNT(task_keys); i++)
        if (found[task_keys[i]].item)
            complain_key(reader, found[task_keys[i]], "\"%s\" is for probes of kind \"task\" (calls that are given a task to run)",
                         probe_rules[task_keys[i]].name);
    if (kind == KIND_TASK) {
        check_task(reader, found);
        return;
    }
    if (argument->item && kind != KIND_LOCAL)
        complain_key(reader, *argument, "\"argument\" is for probes of kind \"local\" (calls that start a thread) and \"task\"");
    else if (argument->item && !start->item)
        complain_key(reader, *argument, "\"argument\" needs \"start\" as well: the positions of the start routine and of its argument");
    else if (argument->item && start->item->valuedouble == argument->item->valuedouble)
        complain_value(reader, *argument, "\"start\" and \"argument\" are the same position, %d", argument->item->valueint);
}

static void complain_inside(struct config_reader *reader, struct json_node node, size_t offset, const char *key, const char *fault)
{
    json_text_complain(&reader->json, json_object_place(reader, node, offset), "\"%s\" %s", key, fault);
}

static uint32_t read_counters(struct config_reader *reader, struct json_node node)
{
    uint32_t counters = 0;
    unsigned n = 0;
    for (node = json_object_first(node); node.item; node = json_object_next(reader, node)) {
        if (!cJSON_IsString(node.item))
            continue; /* a wrong type is reported elsewhere */
        int bit = json_object_choice(reader, node, "counters", capture_counter_names, CAPTURE_N_COUNTERS, -1);
        if (bit < 0 || counters & 1u << bit)
            continue;
        counters |= 1u << bit;
        if (++n == CAPTURE_MOST_VALUES + 1)
            complain_value(reader, node, "\"counters\" has more than %d names", CAPTURE_MOST_VALUES);
    }
    return counters;
}

/* Reads those keys; NULL if the entry has none of them. */
static const struct capture *read_capture(struct config_reader *reader, const struct json_node *found)
{
    bool any = false;
    for (size_t i = 0; i < COUNT(recording_keys); i++)
        any = any || found[recording_keys[i]].item;
    if (!any)
        return NULL;
    struct capture *capture = arena_new(reader->arena, struct capture);
    capture->functions = &reader->config->functions;
    const char *fault;
    size_t offset;
    if (found[PROBE_KEY_CAPTURE].item)
        for (struct json_node node = json_object_first(found[PROBE_KEY_CAPTURE]); node.item; node = json_object_next(reader, node)) {
            struct capture_value value;
            if (!cJSON_IsString(node.item))
                continue; /* a wrong type is reported elsewhere */
            if ((fault = capture_read_value(reader->arena, node.item->valuestring, &value, &offset)) != NULL)
                complain_inside(reader, node, offset, "capture", fault);
            else
                vec_push(reader->arena, &capture->captures, value);
        }
    const struct json_node *when = &found[PROBE_KEY_WHEN];
    if (when->item && (fault = capture_read_conditions(reader->arena, when->item->valuestring, capture, &offset)) != NULL)
        complain_inside(reader, *when, offset, "when", fault);
    if (found[PROBE_KEY_EVERY].item)
        capture->every = (uint32_t)found[PROBE_KEY_EVERY].item->valuedouble;
    if (found[PROBE_KEY_MIN_NS].item)
        capture->min_ns = (uint64_t)found[PROBE_KEY_MIN_NS].item->valuedouble;
    if (found[PROBE_KEY_BACKTRACE].item)
        capture->backtrace = (uint32_t)found[PROBE_KEY_BACKTRACE].item->valuedouble;
    if (found[PROBE_KEY_COUNTERS].item)
        capture->counters = read_counters(reader, found[PROBE_KEY_COUNTERS]);
    if (found[PROBE_KEY_MAX_EVENTS].item)
        capture->max_events = (uint64_t)found[PROBE_KEY_MAX_EVENTS].item->valuedouble;
    return capture;
}

void probes_read_one(struct config_reader *reader, struct json_node object, enum probe_form form)
{
    struct json_node found[COUNT(probe_rules)];
    struct config_probe probe = { .start = -1, .argument = -1, .body = -1, .name = -1 };
    json_object_read(reader, object, "a probe", probe_rules, COUNT(probe_rules), found);
    const char *call = patterns_read_name(reader, found[PROBE_KEY_CALL], "call"),
               *method = patterns_read_name(reader, found[PROBE_KEY_METHOD], "method"),
               *function = patterns_read_name(reader, found[PROBE_KEY_FUNCTION], "function"),
               *region = patterns_read_directive(reader, found[PROBE_KEY_REGION], "region"),
               *memory = patterns_read_name(reader, found[PROBE_KEY_MEMORY], "memory"),
               *blocks = patterns_read_name(reader, found[PROBE_KEY_BLOCKS], "blocks");
    probe.pattern = call ? call : method ? method : function ? function : region ? region : memory ? memory : blocks;
    probe.only_blocks = blocks != NULL;
    probe.by_hooks = json_object_choice(reader, found[PROBE_KEY_HOW], "how", how_names, COUNT(how_names), 0) == 1;
    probe.on = patterns_read_name(reader, found[PROBE_KEY_ON], "on");
    probe.class_name = json_object_text(reader, found[PROBE_KEY_CLASS], "class", NULL);
    enum kind kind = (enum kind)json_object_choice(reader, found[PROBE_KEY_KIND], "kind", kind_names, COUNT(kind_names), KIND_CALL);
    probe.target = function              ? TARGET_BODY
                   : memory || blocks    ? TARGET_MEMORY
                   : kind == KIND_GLOBAL ? TARGET_PROGRAM
                   : !call && method     ? TARGET_METHOD
                   : region              ? TARGET_REGION
                                         : TARGET_CALL;
    static const enum probe_action actions[] = { [KIND_CALL] = ACTION_INTERVAL,
                                                 [KIND_LOCAL] = ACTION_SCOPE,
                                                 [KIND_GLOBAL] = ACTION_SCOPE,
                                                 [KIND_ASYNC] = ACTION_FUTURE,
                                                 [KIND_TASK] = ACTION_TASK };
    probe.action = function || region || memory || blocks ? ACTION_INTERVAL : actions[kind];
    probe.form = (enum probe_form)json_object_choice(reader, found[PROBE_KEY_FORM], "form", probe_form_names, N_FORMS, (int)form);
    probe.probes_tails = json_object_choice(reader, found[PROBE_KEY_TAIL], "tail", tail_names, COUNT(tail_names), 0) == 1;
    if (found[PROBE_KEY_START].item)
        probe.start = (int)found[PROBE_KEY_START].item->valuedouble;
    if (found[PROBE_KEY_ARGUMENT].item)
        probe.argument = (int)found[PROBE_KEY_ARGUMENT].item->valuedouble;
    if (found[PROBE_KEY_BODY].item)
        probe.body = (int)found[PROBE_KEY_BODY].item->valuedouble;
    if (found[PROBE_KEY_NAME].item)
        probe.name = (int)found[PROBE_KEY_NAME].item->valuedouble;
    probe.repeats = found[PROBE_KEY_REPEATS].item && cJSON_IsTrue(found[PROBE_KEY_REPEATS].item);
    probe.capture = read_capture(reader, found);
    probe.is_dropped = found[PROBE_KEY_RECORD].item && cJSON_IsFalse(found[PROBE_KEY_RECORD].item);
    check_combination(reader, object, found, kind);
    json_text_locate(&reader->json, reader->json.places.items[object.place].value, &probe.line, &probe.column);
    vec_push(reader->arena, &reader->config->probes, probe);
}
