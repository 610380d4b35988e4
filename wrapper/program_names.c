#include "program_names.h"

#include <ctype.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

const char *program_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

bool compiler_name_is(const char *name)
{
    static const char *const stems[] = { "clang", "gcc", "c89", "c99", "cc", "clang++", "g++", "c++", "gfortran", "f95", "f77" };
    size_t length = strlen(name), end = length;
    while (end > 0 && (isdigit((unsigned char)name[end - 1]) || name[end - 1] == '.'))
        end--;
    if (end == length || end == 0 || name[end - 1] != '-')
        end = length;
    else
        end--;
    for (size_t i = 0; i < sizeof stems / sizeof *stems; i++) {
        size_t stem = strlen(stems[i]);
        if (end >= stem && strncmp(name + end - stem, stems[i], stem) == 0 && (end == stem || name[end - stem - 1] == '-'))
            return true;
    }
    return false;
}

bool fortran_name_is(const char *name)
{
    const char *fortran = strstr(name, "gfortran");
    return (fortran || strcmp(name, "f95") == 0 || strcmp(name, "f77") == 0) && compiler_name_is(name);
}

bool fortran_source_is(const char *path)
{
    static const char *const endings[] = { ".f", ".for", ".ftn", ".f90", ".f95", ".f03", ".f08", ".fpp" };
    const char *dot = strrchr(program_name(path), '.');
    for (size_t i = 0; dot && i < sizeof endings / sizeof *endings; i++)
        if (strcasecmp(dot, endings[i]) == 0)
            return true;
    return false;
}

bool launcher_name_is(const char *name)
{
    static const char *const names[] = { "ccache", "sccache", "distcc", "icecc" };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}

bool builds_in_a_server(const char *name)
{
    return strcmp(name, "bazel") == 0 || strcmp(name, "bazelisk") == 0;
}

bool wrapped_name_is(const char *name)
{
    return compiler_name_is(name) || launcher_name_is(name);
}

const char *compiler_language(const char *path)
{
    return strstr(program_name(path), "++") ? "c++" : "c";
}

const struct compiler_pair compiler_pairs[] = { { "clang++", "clang" }, { "g++", "gcc" }, { "c++", "cc" }, { "gfortran", "gcc" }, { NULL, NULL } };

/* Programs that call compilers, or call programs that do. */
static const char *const tools[] = { "make", "gmake", "bmake", "remake", "ninja", "ninja-build", "samu", "cmake", "meson", "muon", "scons", "waf",
                                     "tup", "just", "b2", "bjam", "xmake", "premake5", "conan", "gn", "qmake", "libtool", "bear",
                                     /* shells and what runs a command in some way */
                                     "sh", "bash", "dash", "ksh", "zsh", "mksh", "busybox", "env", "nice", "ionice", "time", "timeout", "xargs",
                                     "nohup", "setsid", "flock", "taskset", "chrt", "stdbuf", "setarch", "strace", "prlimit", "setpriv", "unshare",
                                     "chroot", "numactl", "choom", "bwrap", "expect", "watch", "entr",
                                     /* languages, and what builds modules of theirs in C or C++ */
                                     "perl", "python", "python3", "tclsh", "ruby", "node", "php", "lua", "luajit", "R", "Rscript", "ghc", "cabal",
                                     "stack", "dune", "ocamlfind", "ocamlopt", "ocamlc", "nim", "valac", "dmd", "ldc2", "dub", "gprbuild", "gprbind",
                                     "gprlib", "gnatmake", "gnatlink", NULL };

static bool is_tool_name(const char *name)
{
    for (const char *const *tool = tools; *tool; tool++)
        if (strcmp(name, *tool) == 0)
            return true;
    return strncmp(name, "python3.", 8) == 0;
}

/* For configure, ./build.sh and the like the interpreter after "#!" counts. */
static bool is_script_of_tool(const char *file)
{
    char line[256];
    int script = strchr(file, '/') ? open(file, O_RDONLY | O_CLOEXEC) : -1;
    ssize_t length = script >= 0 ? read(script, line, sizeof line - 1) : -1;
    if (script >= 0)
        close(script);
    if (length < 3 || line[0] != '#' || line[1] != '!')
        return false;
    line[length] = '\0';
    char *at = line + 2 + strspn(line + 2, " \t");
    at[strcspn(at, " \t\n")] = '\0';
    return is_tool_name(program_name(at));
}

bool program_runs_others(const char *file)
{
    return is_tool_name(program_name(file)) || is_script_of_tool(file);
}
