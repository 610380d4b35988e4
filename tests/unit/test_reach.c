#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "config_read.h"
#include "fs.h"
#include "reach.h"
#include "spelled.h"

static struct arena arena;
static char folder[] = "/tmp/weft-reach-XXXXXX";

static void write_file(const char *name, const char *text)
{
    char *path = fs_join(&arena, folder, name);
    fs_make_directories(fs_directory_of(&arena, path));
    cr_assert_eq(fs_write_atomic(path, text, strlen(text)), 0);
}

static void begin(void)
{
    cr_assert(mkdtemp(folder));
    write_file("own.h", "static inline int own(int x) { return hidden_in_own(x); }\n#define OWN(x) by_macro(x)\n");
    write_file("include/system.h",
               "#ifndef SYSTEM_H\n#include <more.h>\nint target(int);\nint unused(int); /* hidden_in_system */\nstruct widget { widget(int); };\n"
               "#define VIA(x) indirect(x)\n#define indirect(x) /* a\n comment */ target(x)\n#define JOIN(x) pre_ ## x\n#endif\n");
    write_file("include/more.h", "  #  define FAR(x) \\\n    far_away(x)\n#define LOST_FILE \"system.h\"\n");
    write_file("include/quoted.h", "#define FIRST \"/*\"\n#define LAST(x) target(x)\n/* */\n");
    write_file("include/raw.h", "const char *text = R\"(\n/* \n)\";\n#define RAW(x) target(x)\n");
}

static void end(void)
{
    for (const char *const *name =
             (const char *const[]){ "own.h", "include/system.h", "include/more.h", "include/raw.h", "include/quoted.h", "include", "", NULL };
         *name; name++)
        remove(fs_join(&arena, folder, *name));
    arena_release(&arena);
}

TestSuite(reach, .init = begin, .fini = end);

/* `probe`: an entry of the configuration. */
static bool is_possible(const char *probe, const char *text, bool is_cxx, const char *const *flags)
{
    struct diags diags = { .arena = &arena };
    const char *json = arena_printf(&arena, "{ \"probes\": [ %s ] }", probe);
    const struct config *config = config_parse(&arena, fs_join(&arena, folder, "config.json"), json, strlen(json), &diags);
    cr_assert(config, "%s", json);
    const char *search[] = { fs_join(&arena, folder, "include") };
    size_t n = 0;
    while (flags && flags[n])
        n++;
    struct rewrite_request request = { .path = "unit",
                                       .contents = slice_of(text),
                                       .flags = flags,
                                       .n_flags = n,
                                       .search = search,
                                       .n_search = 1,
                                       .directory = folder,
                                       .config = config,
                                       .select = select_new(&arena, config) };
    return reach_is_possible(&arena, &request, is_cxx);
}

#define PLAIN "{ \"call\": \"target\" }"
#define expect_reached(probe, text, is_cxx) cr_expect(is_possible(probe, text, is_cxx, NULL), "%s: %s", probe, text)
#define expect_beyond(probe, text, is_cxx) cr_expect(!is_possible(probe, text, is_cxx, NULL), "%s: %s", probe, text)

Test(reach, what_is_spelled)
{
    for (int is_cxx = 0; is_cxx < 2; is_cxx++) {
        expect_reached(PLAIN, "int f(void) { return target(1); }", is_cxx);
        expect_reached(PLAIN, "int f(void) { return target /* \n */ (1); }", is_cxx);
        expect_beyond(PLAIN, "int f(void) { return targets(1) + my_target(2); }", is_cxx);
        expect_beyond(PLAIN, "/* target(1) */ int f(void) { return 1; } // target(2) \\\n target(3)\nint g;", is_cxx);
        expect_reached(PLAIN, "char c = '\"'; int f(void) { return target(1); } char d = '\"';", is_cxx);
        expect_reached(PLAIN, "const char *s = \"/*\"; int f(void) { return target(1); } /* */", is_cxx);
        expect_reached(PLAIN, "const char *s = \"a\\\n/*\"; int f(void) { return target(1); } /* */", is_cxx);
        expect_reached(PLAIN, "#if 0\nit's /* here\n#endif\nint x; // */ \nint f(void) { return target(1); }", is_cxx);
        expect_reached("{ \"region\": \"omp::for\" }", "#pragma omp for\n", is_cxx);
        expect_reached("{ \"region\": \"omp::for\" }", "#define FOR _Pragma(\"omp for\")\nvoid f(void) { FOR ; }", is_cxx);
        expect_beyond("{ \"region\": \"omp::**\" }", "int f(void) { return target(1); }", is_cxx);
        expect_reached("{ \"call\": \"main\", \"kind\": \"global\" }", "int main(void) { return 0; }", is_cxx);
        expect_beyond("{ \"call\": \"main\", \"kind\": \"global\" }", "int f(void) { return 0; }", is_cxx);
        expect_reached("{ \"call\": \"target\", \"record\": false }", "int f(void) { return target(1); }", is_cxx);
    }
}

Test(reach, patterns)
{
    expect_reached("{ \"call\": \"tar*\" }", "int f(void) { return target(1); }", false);
    expect_beyond("{ \"call\": \"tar*x\" }", "int f(void) { return target(1); }", false);
    expect_reached("{ \"call\": \"*get\" }", "int f(void) { return target(1); }", false);
    expect_reached("{ \"call\": \"*get\" }", "int f(void) { return 1; }", true); /* an operator of conversion */
    expect_reached("{ \"call\": \"**\" }", "int x;", false);
    expect_reached("{ \"call\": \"space::**\" }", "int x;", true);
    expect_reached("{ \"call\": \"space::target\" }", "int x = target(1);", true);
    expect_reached("{ \"call\": \"**::target\" }", "int x = target(1);", true);
    expect_beyond("{ \"call\": \"**::target\" }", "int x = other(1);", true);
    expect_reached("{ \"call\": \"device.read\" }", "int f(struct device *d) { return d->read(1); }", false);
    expect_reached("{ \"call\": \"operator new\" }", "int *x = make(1);", true);
    expect_reached("{ \"call\": \"number::operator+\" }", "int x = a + b;", true);
    expect_reached("{ \"function\": \"box::~box\" }", "box::~box() { }", true);
    expect_beyond("{ \"method\": \"target\" }", "int x = other(1);", true);
    expect_reached("{ \"call\": \"ta**et\" }", "int f(void) { return target(1); }", false);
}

/* In C. `hidden` are texts that hide where brackets end. */
Test(reach, what_is_only_declared)
{
    static const char *const declared[] = {
        "int target(int);",
        "int target /* */ (int);",
        "static int *target(int) { return 0; }",
        "LUA_API int (target) (int);",
        "LUA_API int *( target )(int);",
        "int f(void) { return 1; } int target(int x) { return f(); }",
        "#ifdef __cplusplus\nextern \"C\" {\n#endif\nint target(int);\n#ifdef __cplusplus\n}\n#endif\n",
        "#if defined(__cplusplus)\nextern \"C\" {\n#else\nint f(int);\n#endif\nint target(int);\n#if defined(__cplusplus)\n}\n#endif\n",
        "#ifndef __cplusplus\nint f(int);\n#else\nextern \"C\" {\n#endif\nint target(int);\n",
        "#define BEGIN_DECLS extern \"C\" {\nint target(int);",
        "int f(int x) {\n#ifdef A\nif (x) {\n#else\nif (!x) {\n#endif\n} }\nint target(int);",
        "#if 0\n}\n#endif\nint target(int);",
        "#if ! defined ( __cplusplus ) /* C */\n#else // C++\nextern \"C\" {\n#endif\nint target(int);\n",
        "#define API extern\nAPI int target(int);",
        "int a[] = { 1 }; int target(int);",
        "int a = 1; int target(int);",
        "#include \"own.h\"\nint target(int);",
    };
    static const char *const used[] = {
        "int f(int x) { return target(x); }",
        "int f(int x) { int target(int); return target(x); }",
        "int f(int x) { else target(x); }",
        "int f(int x) { x * target(x); }",
        "int (*f)(int) = target;",
        "int f = sizeof target(1);",
        "int f = A * target(1);",
        "int f[sizeof(int target(1))];",
        "FORWARD(int target(int));",
        "target(x) int x; { }",
        "#ifdef FOO\ntarget(x) int x; { }\n#endif",
        "#define BEGIN {\nint f(int x) BEGIN } int y; return target(1); }",
        "#define target(x) other(x)\nint target(int);",
        "#define CALL(x) int y = x\nCALL (target) (1);",
        "int f(int x) {\n#ifdef A\n}\n#else\nif (x) {}\n#endif\nint target(int);",
        "#ifdef A\nint f(int x) { return\n#endif\nint target(int);",
        "int f(int x) {\n#include \"own.h\"\n} int target(int);",
        "} int target(int);",
        "int f(int x) {\n#if __cplusplus < 201103L\n}\n#endif\nint target(int);",
        "#if __cplusplus < 201103L\nint f(int x) {\n#endif\nint target(int);",
        "#ifdef __cplusplus_cli\nint f(int x) {\n#endif\nint target(int);",
        "#if 0 || A\nint f(int x) {\n#endif\nint target(int);",
        "int f(int x) { int target(int);",
        "#include <system.h>\nint f(int x) { OPEN } int target(int);",
        "#include <system.h>\n#define MAKE MADE(1)\nint f(void) { return MAKE; }",
    };
    write_file("include/more.h", "#define OPEN {\n#define MADE(x) int y = target(x)\n");
    for (size_t i = 0; i < sizeof declared / sizeof *declared; i++)
        expect_beyond(PLAIN, declared[i], false);
    for (size_t i = 0; i < sizeof used / sizeof *used; i++)
        expect_reached(PLAIN, used[i], false);
    expect_reached("{ \"function\": \"target\" }", "int target(int x) { return x; }", false);
    expect_reached("{ \"memory\": \"tar*\" }", "int target(int x) { return x; }", false);
}

/* The same in C++, in namespaces and classes, where values are not constant. */
Test(reach, what_is_only_declared_in_cxx)
{
    static const char *const declared[] = {
        "int target(int);",
        "namespace a { namespace b::c { int &target(int); } }",
        "inline namespace { std::vector<int> target(int); }",
        "extern \"C\" { int target(int); }",
        "#ifdef __cplusplus\nextern \"C\" {\n#endif\nint target(int);\n#ifdef __cplusplus\n}\n#endif\n",
        "struct a { explicit a(int); virtual int target(int) const = 0; };",
        "class a final : public b::c<int>, d {\npublic:\n    int target(int);\n};",
        "template <class T> struct a<T *> { T target(int); };",
        "struct a { struct { int x; }; union { int y; }; int target(int); };",
        "struct a { int f() const { return 1; } int target(int); };",
        "widget other(int); widget target(1);",
        "#define OPEN namespace x {\n#define CLOSE }\nOPEN int target(int); CLOSE",
        "int x = f(1); int target(int);",
        "enum class a { b, c }; int target(int);",
        "struct a { a() : b{1}, c(2) { } int target(int); };",
    };
    static const char *const used[] = {
        "int x = target(1);",
        "int x{target(1)};",
        "auto x = a{1} * target(1);",
        "auto x = a > target(1);",
        "struct a { int x = n * target(1); };",
        "struct a { a() : b(target(1)) { } };",
        "struct a { a() : b{1}, c{2} { n * target(1); } };",
        "struct a b { n * target(1) };",
        "struct a { int f() const { n * target(1); } };",
        "struct a f() const { n * target(1); }",
        "struct a *f() noexcept { n * target(1); }",
        "auto f = [] { struct b { }; n * target(1); };",
        "template <class T> void f(T x) { x & target(1); }",
        "enum class a { b = n * target(1) };",
        "int f(int x = n * target(1));",
        "int x(n * target(1));",
        "alignas(n * target(1)) int x;",
        "union { int x; } f() { n * target(1); }",
        "TEST(struct, a) { n * target(1); }",
        "#define OPEN namespace x { int f() {\nOPEN } n * target(1); }",
        "#define BEGIN {\nnamespace a { void f() BEGIN } n * target(1); } }",
        "namespace a {\n#ifdef A\nvoid f() {\n#else\nvoid g(); namespace b {\n#endif\nn * target(1); } }",
        "namespace a { } } int target(int);",
        "#if __cplusplus >= 201703L\nint f(int x) {\n#endif\nint target(int);",
        "#ifdef __cplusplus_cli\nint f(int x) {\n#endif\nint target(int);",
        "#ifdef __cplusplus\nint f(int x) {\n#endif\nint target(int);",
        "template <bool B = (n * target(1))> struct a { };",
        "struct a : b<n * target(1)> { };",
        "auto f() -> a<n * target(1)>;",
    };
    for (size_t i = 0; i < sizeof declared / sizeof *declared; i++)
        expect_beyond(PLAIN, declared[i], true);
    for (size_t i = 0; i < sizeof used / sizeof *used; i++)
        expect_reached(PLAIN, used[i], true);
    expect_reached("{ \"function\": \"a::target\" }", "struct a { int target(int); };", true);
    expect_reached("{ \"call\": \"widget::widget\" }", "struct widget { explicit widget(int); };", true);
}

Test(reach, headers)
{
    expect_reached("{ \"call\": \"hidden_in_own\" }", "#include \"own.h\"\n", false);
    expect_reached("{ \"call\": \"hidden_in_own\" }", "  # /* */ include /* */ \"own.h\" /* \n */\n", false);
    expect_reached("{ \"call\": \"by_macro\" }", "#include \"own.h\"\nint x = OWN(1);", false);
    expect_beyond("{ \"call\": \"by_macro\" }", "#include \"own.h\"\nint x = own(1);", false);
    expect_beyond("{ \"call\": \"unused\" }", "#include <system.h>\nint x = other(1);", false);
    expect_beyond(PLAIN, "#include <system.h>\nint x = other(1);", true);
    expect_reached(PLAIN, "#include <system.h>\nint x = VIA(1);", false);
    expect_reached("{ \"call\": \"far_away\" }", "#include <system.h>\nint x = FAR(1);", false);
    expect_beyond("{ \"call\": \"far_away\" }", "#include <system.h>\nint x = VIA(1);", false);
    expect_reached(PLAIN, "#define WHAT <system.h>\n#include WHAT\n", false);
    expect_reached(PLAIN, "#include <system.h>\n#include LOST_FILE\n", false);
    expect_beyond(PLAIN, "#ifdef NOBODY_DEFINES_IT\n#include NOBODY_DEFINES_IT\n#endif\n", false);
    expect_reached(PLAIN, "#include <raw.h>\nint x = RAW(1);", true);
    /* a constructor under another name */
    expect_reached("{ \"call\": \"widget::widget\" }", "#include <system.h>\nauto x = alias(1);", true);
    expect_beyond("{ \"call\": \"widget\" }", "#include <system.h>\nauto x = alias(1);", true);
}

/* What a macro spells counts where it is used. */
Test(reach, macros)
{
    expect_beyond(PLAIN, "#define CALL(x) target(x)\nint x = other(1);", false);
    expect_reached(PLAIN, "#define CALL(x) target(x)\nint x = CALL(1);", false);
    expect_reached(PLAIN, "#define CALL(x) \\\n  target(x)\n#define FAR(x) CALL(x)\nint x = FAR(1);", true);
    expect_reached(PLAIN, "int x = CALL(1);\n#define CALL(x) target(x)\nint y = CALL(1);", false);
    expect_reached(PLAIN, "#if A\n#define CALL(x) other(x)\n#else\n#define CALL(x) target(x)\n#endif\nint x = CALL(1);", false);
    expect_reached(PLAIN, "#define QUOTED \"/*\"\nint f(void) { return target(1); } /* */", false);
    expect_reached(PLAIN, "#include <quoted.h>\nint x = LAST(1);", false);
    expect_beyond(PLAIN, "#define DIR \"a/\"\n#define ALL DIR\"b\"\nint x = other(1);", true);
    expect_reached(PLAIN, "#define RAW R\"(\n/*\n)\"\nint x = target(1); /* */", true);
    const char *const flags[] = { "-DCALL(x)=target(x)", NULL };
    cr_expect(is_possible(PLAIN, "int x = CALL(1);", false, flags));
    cr_expect(!is_possible(PLAIN, "int x = other(1);", false, flags));
}

Test(reach, pasted)
{
    expect_reached(PLAIN, "#define CAT(a, b) a ## b\nint x = CAT(tar, get)(1);", false);
    expect_reached(PLAIN, "#define CAT(a, b) a##b\n#define TWICE(a, b) CAT(a, b)\nint x = TWICE(TWICE(t, ar), get)(1);", false);
    expect_beyond(PLAIN, "#define CAT(a, b) a ## b\nint x = CAT(tar, gets)(1);", false);
    expect_reached(PLAIN, "#define TAR(b) tar /* */ ## \\\n b\nint x = TAR(get)(1);", false);
    expect_beyond(PLAIN, "#define MY(b) my_ ## b\nint x = MY(tar) + get;", false);
    expect_reached(PLAIN, "#define LOG(f, ...) f(0, ## __VA_ARGS__)\nint x = LOG(target);", false);
    expect_beyond(PLAIN, "#define LOG(f, ...) f(0, ## __VA_ARGS__)\nint x = LOG(tar, get);", false);
    expect_reached("{ \"call\": \"pre_*\" }", "#include <system.h>\nint x = JOIN(fix)(1);", false);
    expect_reached("{ \"call\": \"pre_fix\" }", "#include <system.h>\nint x = JOIN(fix)(1);", false);
    expect_beyond("{ \"call\": \"prefix\" }", "#include <system.h>\nint x = JOIN(fix)(1);", false);
    expect_reached(PLAIN, "#include <system.h>\n#define CAT(a, b) a ## b\nint x = CAT(V, IA)(1);", false); /* a macro's name */
    expect_reached("{ \"call\": \"target_*\" }", "#define CAT(a, b) a ## b\nint x = CAT(targ, et_1)(1);", false);
    expect_reached(PLAIN, "#define F(x) target##x\nint x = F()(1);", false);
}

Test(reach, what_hides_words)
{
    expect_reached(PLAIN, "int x = tar\\\nget(1);", false);
    expect_reached(PLAIN, "/* *\\\n/ int x = target(1); /* */", false);
    expect_reached(PLAIN, "%:define F(x) tar %:%: x\nint x = F(get)(1);", false);
    expect_reached(PLAIN, "?\?=define F(x) target(x)\n", false);
    expect_reached(PLAIN, "int x = tar\\u0067et(1);", true);
    expect_reached(PLAIN, "import system;\nint x = other(1);", true);
    expect_reached(PLAIN, "auto s = R\"(/*)\"; int x = target(1); /* */", true);
    expect_reached(PLAIN, "auto s = u8R\"!(\")/*)!\"; int x = target(1); /* */", true);
    expect_beyond(PLAIN, "auto s = R\"(/*)\"; int x = 1'000 + other('\\''); /* target */", true);
}

Test(reach, flags)
{
    const char *own = arena_printf(&arena, "-I%s/include", folder), *file = arena_printf(&arena, "%s/own.h", folder);
    cr_expect(is_possible(PLAIN, "int x = call(1);", false, (const char *const[]){ "-Dcall=target", NULL }));
    cr_expect(is_possible(PLAIN, "int x = call(1);", false, (const char *const[]){ "-D", "call(x)=target(x)", NULL }));
    cr_expect(!is_possible(PLAIN, "int x = call(1);", false, (const char *const[]){ "-D", "call(x)=others(x)", NULL }));
    cr_expect(is_possible("{ \"function\": \"unused\" }", "#include <system.h>\n", false, (const char *const[]){ own, NULL }));
    cr_expect(is_possible("{ \"call\": \"hidden_in_own\" }", "int x;", false, (const char *const[]){ "-include", file, NULL }));
    cr_expect(is_possible("{ \"call\": \"by_macro\" }", "int x = OWN(1);", false, (const char *const[]){ "-imacros", file, NULL }));
    cr_expect(is_possible(PLAIN, "int x;", true, (const char *const[]){ "-stdlib=libc++", NULL }));
    cr_expect(is_possible(PLAIN, "#include WHAT\n", true, (const char *const[]){ "-DWHAT=<system.h>", NULL }));
}

Test(reach, ends_of_texts)
{
    static const char *const pieces[] = { "/",
                                          "/*",
                                          "/* *",
                                          "//",
                                          "\"",
                                          "\"\\",
                                          "'",
                                          "'\\",
                                          "#",
                                          "# ",
                                          "#include",
                                          "#include <",
                                          "#include \"x",
                                          "#define",
                                          "#define F(",
                                          "#define F(x) x ##",
                                          "#define F ##",
                                          "\\",
                                          "\\\n",
                                          "R\"",
                                          "R\"(",
                                          "1'",
                                          "##",
                                          "%",
                                          "%:",
                                          "class",
                                          "class x :",
                                          "namespace x::",
                                          "int x (",
                                          "int (x) ",
                                          "#if",
                                          "#if !",
                                          "#else",
                                          "#endif",
                                          "struct /*",
                                          "#define F x ## /*" };
    for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++)
        for (int is_cxx = 0; is_cxx < 2; is_cxx++) {
            char *text = arena_printf(&arena, "int x;\n%s", pieces[i]);
            struct spelled spelled; /* without the NUL: what lies behind is found by the sanitizers */
            char *exact = malloc(strlen(text));
            memcpy(exact, text, strlen(text));
            spelled_start(&spelled, &arena, is_cxx);
            spelled.wants_classes = is_cxx;
            spelled_read(&spelled, (struct slice){ exact, strlen(text) });
            spelled_read_header(&spelled, (struct slice){ exact, strlen(text) });
            cr_expect_eq(texts_known(&spelled.words, "int"), 0, "%s", text);
            free(exact);
        }
}
