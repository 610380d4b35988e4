#include "own_folder.h"

#include <stdlib.h>
#include <string.h>

#include "clang_args.h"
#include "fs.h"

static bool identify_in(struct arena *arena, const struct rewrite_request *request, const char *folder, const char *name,
                        struct file_identity *identity)
{
    return file_identify(arena, request, fs_join(arena, folder, name), identity);
}

/* The value of the option, in the i-th word of the command or in the next one; NULL: that is another option. */
static const char *value_of(const struct rewrite_request *request, size_t i, const char *option)
{
    const char *value = text_starts_with(request->flags[i], option) ? request->flags[i] + strlen(option) : NULL;
    return !value || *value ? value : i + 1 < request->n_flags ? request->flags[i + 1] : "";
}

/* --- folders of system headers --- */

static bool is_own(struct arena *arena, const struct rewrite_request *request, const char *folder)
{
    struct file_identity own, other;
    return file_identify(arena, request, request_folder(arena, request), &own) && file_identify(arena, request, folder, &other) &&
           file_is_same(own, other);
}

/* In a list with colons between them, where an empty one is the working directory. */
static bool is_listed(struct arena *arena, const struct rewrite_request *request, const char *list)
{
    while (list) {
        size_t length = strcspn(list, ":");
        if (is_own(arena, request, length ? arena_strndup(arena, list, length) : "."))
            return true;
        list = list[length] ? list + length + 1 : NULL;
    }
    return false;
}

bool own_folder_is_dropped(const struct unit *unit, const struct rewrite_request *request)
{
    static const char *const options[] = { "-isystem", "-idirafter" }, *const variables[] = { "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH" };
    struct arena *arena = unit->arena;
    bool is = false;
    for (size_t i = 0; !is && i < request->n_flags; i++)
        for (size_t k = 0; !is && k < sizeof options / sizeof *options; k++) {
            const char *value = value_of(request, i, options[k]);
            is = value && is_own(arena, request, value);
        }
    for (size_t i = 0; !is && i < sizeof variables / sizeof *variables; i++)
        is = is_listed(arena, request, getenv(variables[i]));
    return is && clang_args_is_gcc(arena, request);
}

/* --- files --- */

bool own_folder_alone_has(struct arena *arena, const struct rewrite_request *request, const char *from, const char *name)
{
    struct file_identity identity;
    return *name != '/' && identify_in(arena, request, request_folder(arena, request), name, &identity) &&
           !identify_in(arena, request, from, name, &identity);
}

/* The name between the quotes of a directive; NULL: it has none. */
static const char *quoted_name(struct arena *arena, const struct include_event *event)
{
    const char *end = event->directive.text + event->directive.length, *open = memchr(event->directive.text, '"', event->directive.length);
    const char *close = open ? memchr(open + 1, '"', (size_t)(end - open - 1)) : NULL;
    return close ? arena_strndup(arena, open + 1, (size_t)(close - open - 1)) : NULL;
}

static bool is_in_tree(struct arena *arena, const struct rewrite_request *request, const struct include_tree *tree, const char *name)
{
    struct file_identity own, other;
    if (!identify_in(arena, request, request_folder(arena, request), name, &own))
        return false;
    for (size_t i = 0; i < tree->files.count; i++)
        if (strcmp(fs_name_of(tree->files.items[i]->name), fs_name_of(name)) == 0 &&
            file_identify(arena, request, tree->files.items[i]->name, &other) && file_is_same(own, other))
            return true;
    return false;
}

static const char *without_dot(const char *name)
{
    return strncmp(name, "./", 2) == 0 ? name + 2 : name;
}

/* Would the directive in `file` bring in another file, or the same one by another name (__FILE__)? */
static bool event_misleads(struct arena *arena, const struct rewrite_request *request, const struct include_tree *tree,
                           const struct include_file *file, const struct include_event *event)
{
    const char *name = quoted_name(arena, event);
    if (!name || !own_folder_alone_has(arena, request, fs_directory_of(arena, file->name), name))
        return false;
    if (!event->child) /* known already, so that it was not entered */
        return !is_in_tree(arena, request, tree, name);
    return strcmp(without_dot(fs_join(arena, request_folder(arena, request), name)), without_dot(event->child->name)) != 0;
}

static const char *const including[] = { "-include", "-imacros" };

bool own_folder_has_option(const struct rewrite_request *request)
{
    for (size_t i = 0; i < request->n_flags; i++)
        if (value_of(request, i, including[0]) || value_of(request, i, including[1]))
            return true;
    return false;
}

/* -include NAME is looked up in the working directory, and then like a quoted name in it. */
static bool option_misleads(struct arena *arena, const struct rewrite_request *request, const struct include_tree *tree)
{
    for (size_t i = 0; i < request->n_flags; i++)
        for (size_t k = 0; k < sizeof including / sizeof *including; k++) {
            const char *value = value_of(request, i, including[k]);
            if (value && own_folder_alone_has(arena, request, ".", value) && !is_in_tree(arena, request, tree, value))
                return true;
        }
    return false;
}

bool own_folder_misleads(const struct unit *unit, const struct rewrite_request *request, const struct include_tree *tree)
{
    for (size_t i = 0; i < tree->files.count; i++) {
        const struct include_file *file = tree->files.items[i];
        for (size_t k = 0; k < file->events.count; k++)
            if (event_misleads(unit->arena, request, tree, file, &file->events.items[k]))
                return true;
    }
    return option_misleads(unit->arena, request, tree);
}

bool own_folder_is_needed(const struct unit *unit, const struct rewrite_request *request, const struct include_tree *tree)
{
    struct file_identity own, child;
    for (size_t i = 0; i < tree->own->events.count; i++) {
        const struct include_event *event = &tree->own->events.items[i];
        const char *name = quoted_name(unit->arena, event);
        if (name && event->child && identify_in(unit->arena, request, request_folder(unit->arena, request), name, &own) &&
            file_identify(unit->arena, request, event->child->name, &child) && file_is_same(own, child))
            return true;
    }
    return false;
}
