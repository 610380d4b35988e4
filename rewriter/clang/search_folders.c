#include "search_folders.h"

#include <stdlib.h>
#include <string.h>

#include "fs.h"

/* Flags that change where files are found or what is read, in ways that are not followed here. */
static bool is_unclear_flag(const char *flag)
{
    static const char *const prefixes[] = { "-stdlib",      "-iprefix",     "-iwithprefix",  "-ivfs",      "-fmodule",       "-F",
                                            "-iframework",  "-include-pch", "-fplugin",      "-wrapper",   "-Xpreprocessor", "-Xclang",
                                            "-cxx-isystem", "-specs",       "-resource-dir", "-imultilib", "-trigraphs" };
    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
        if (text_starts_with(flag, prefixes[i]))
            return true;
    return text_starts_with(flag, "-Wp,") && !text_starts_with(flag, "-Wp,-M") && !text_starts_with(flag, "-Wp,-D");
}

/* The value of an option, in the same word or in the next one; NULL: it is another one. */
static const char *value_of(const struct rewrite_request *request, size_t *at, const char *option)
{
    const char *flag = request->flags[*at];
    if (!text_starts_with(flag, option))
        return NULL;
    if (flag[strlen(option)])
        return flag + strlen(option);
    return *at + 1 < request->n_flags ? request->flags[++*at] : "";
}

static void add_folder(struct search_folders *folders, struct arena *arena, const struct rewrite_request *request, const char *path, bool is_system)
{
    if (text_starts_with(path, "=") || text_starts_with(path, "$") || strcmp(path, "-") == 0) /* of the sysroot; -I- */
        folders->unclear = path;
    const char *directory = request->directory ? request->directory : ".";
    vec_push(arena, &folders->list, (struct search_folder){ fs_join(arena, directory, path), is_system });
}

void search_folders_find(struct search_folders *folders, struct arena *arena, const struct rewrite_request *request)
{
    static const struct {
        const char *option;
        bool is_system;
    } options[] = { { "-I", false }, { "-iquote", false }, { "-isystem", true }, { "-idirafter", true } };
    static const char *const files[] = { "-include", "-imacros" };
    for (size_t i = 0; !folders->unclear && i < request->n_flags; i++) {
        const char *value = NULL;
        if (is_unclear_flag(request->flags[i]))
            folders->unclear = request->flags[i];
        for (size_t k = 0; !value && k < sizeof options / sizeof *options; k++)
            if ((value = value_of(request, &i, options[k].option)) != NULL)
                add_folder(folders, arena, request, value, options[k].is_system);
        for (size_t k = 0; !value && k < sizeof files / sizeof *files; k++)
            if ((value = value_of(request, &i, files[k])) != NULL)
                vec_push(arena, &folders->included, value);
        if (!value && ((value = value_of(request, &i, "-D")) != NULL || (value = value_of(request, &i, "-Wp,-D")) != NULL))
            vec_push(arena, &folders->defined, value);
    }
    for (size_t i = 0; i < request->n_search; i++)
        add_folder(folders, arena, request, request->search[i], true);
}

bool search_folders_are_hidden(void)
{
    return getenv("CPATH") || getenv("C_INCLUDE_PATH") || getenv("CPLUS_INCLUDE_PATH") || getenv("GCC_EXEC_PREFIX");
}
