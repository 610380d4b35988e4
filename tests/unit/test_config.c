#define _XOPEN_SOURCE 700
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "config_read.h"
#include "functions_find.h"
#include "fs.h"

static struct arena arena;
static struct diags diags;

static void set_up(void)
{
    diags.arena = &arena;
}

static void release(void)
{
    arena_release(&arena);
}

TestSuite(config, .init = set_up, .fini = release);

static struct config *parse(const char *text)
{
    return config_parse(&arena, "c.json", text, strlen(text), &diags);
}

/* All messages so far: "LINE:COLUMN: TEXT\n" each. */
static const char *messages(void)
{
    struct str all = { .arena = &arena };
    for (size_t i = 0; i < diags.list.count; i++) {
        cr_assert_str_eq(diags.list.items[i].file, "c.json");
        str_printf(&all, "%u:%u: %s\n", diags.list.items[i].line, diags.list.items[i].column, diags.list.items[i].text);
    }
    return all.text ? all.text : "";
}

/* Every message, with its place. The right side was read by a person when it was made. */
static const struct {
    const char *text;
    size_t length;
    const char *messages;
} mistakes[] = {
    { "", 0, "1:1: the file is empty: a configuration is a JSON object, such as {\"probes\": [{\"call\": \"malloc\"}]}\n" },
    { "{}", 2, "" },
    { "  \n ", 4, "1:1: the file is empty: a configuration is a JSON object, such as {\"probes\": [{\"call\": \"malloc\"}]}\n" },
    { "[]", 2, "1:1: the configuration is an array; expected an object, such as {\"probes\": [{\"call\": \"malloc\"}]}\n" },
    { "3", 1, "1:1: the configuration is 3; expected an object, such as {\"probes\": [{\"call\": \"malloc\"}]}\n" },
    { "{\"probes\": {}}", 14, "1:12: \"probes\" is an object; expected an array of objects\n" },
    { "{\"probes\": [3, \"malloc\", {\"call\": \"f\"}]}", 40,
      "1:13: \"probes\" contains 3; expected an array of objects\n"
      "1:16: \"probes\" contains \"malloc\"; expected an array of objects\n" },
    { "{\"probs\": []}", 13,
      "1:2: unknown key \"probs\"; did you mean \"probes\"? accepted in the configuration: \"machine_id\", \"trace\", \"collector\", \"sources\", "
      "\"strict\", \"form\", \"dormant\", \"probes\", \"functions\"\n" },
    { "{\"zzz\": 1}", 10,
      "1:2: unknown key \"zzz\"; accepted in the configuration: \"machine_id\", \"trace\", \"collector\", \"sources\", \"strict\", \"form\", "
      "\"dormant\", \"probes\", \"functions\"\n" },
    { "{\"probes\": [{\"cal\": \"f\", \"call\": \"g\"}]}", 39,
      "1:14: unknown key \"cal\"; did you mean \"call\"? accepted in a probe: \"call\", \"method\", \"function\", \"region\", \"on\", \"kind\", "
      "\"class\", \"form\", \"tail\", \"start\", \"argument\", \"capture\", \"every\", \"min_ns\", \"when\", \"max_events\", \"record\", "
      "\"backtrace\", \"body\", \"name\", \"repeats\", \"memory\", \"blocks\", \"counters\", \"how\"\n" },
    { "{\"strict\": 1, \"strict\": true, \"form\": \"exakt\"}", 46,
      "1:12: \"strict\" is 1; expected true or false\n"
      "1:15: \"strict\" is given twice in the configuration, first at line 1, column 2: keep one of them\n"
      "1:39: \"form\" is \"exakt\"; did you mean \"exact\"? accepted are \"exact\" or \"block\"\n" },
    { "{\"strict\": true,\n \"strict\": false}", 34,
      "2:2: \"strict\" is given twice in the configuration, first at line 1, column 2: keep one of them\n" },
    { "{\"machine_id\": \"\"}", 18, "1:16: \"machine_id\" is empty\n" },
    { "{\"machine_id\": null}", 20, "1:16: \"machine_id\" is null; expected a string\n" },
    { "{\"trace\": {\"directory\": \"\", \"mode\": \"rign\"}}", 44,
      "1:25: \"directory\" is empty\n"
      "1:37: \"mode\" is \"rign\"; did you mean \"ring\"? accepted are \"full\" or \"ring\"\n" },
    { "{\"trace\": {\"mode\": \"x\", \"size\": 3}}", 35,
      "1:25: unknown key \"size\"; accepted in \"trace\": \"directory\", \"mode\", \"ring\", \"throttle\", \"signal\", \"compress\"\n"
      "1:20: \"mode\" is \"x\"; accepted are \"full\" or \"ring\"\n" },
    { "{\"collector\": {\"port\": 0}}", 26, "1:24: \"port\" is 0; expected an integer from 1 to 65535\n" },
    { "{\"collector\": {\"port\": 65536}}", 30, "1:24: \"port\" is 65536; expected an integer from 1 to 65535\n" },
    { "{\"collector\": {\"port\": 80.5}}", 29, "1:24: \"port\" is 80.5; expected an integer from 1 to 65535\n" },
    { "{\"collector\": {\"port\": \"80\"}}", 29, "1:24: \"port\" is \"80\"; expected an integer from 1 to 65535\n" },
    { "{\"sources\": {\"include\": \"src\"}}", 31, "1:25: \"include\" is \"src\"; expected an array of strings\n" },
    { "{\"sources\": {\"include\": [\"\", \"a***\", \"!a\", \"a\\\\b\", 3, \"\\u0001\"]}}", 65,
      "1:52: \"include\" contains 3; expected an array of strings\n"
      "1:26: a pattern of \"include\" is empty; expected a path or a pattern such as \"src/**\" or \"*.c\"\n"
      "1:30: a pattern of \"include\" contains \"***\"; there are only \"*\" (within a name) and \"**\" (across directories)\n"
      "1:38: a pattern of \"include\" begins with '!'; files to leave out are listed under \"exclude\"\n"
      "1:44: a pattern of \"include\" contains '\\'; directories are separated by '/'\n"
      "1:55: a pattern of \"include\" contains a control character\n" },
    { "{\"probes\": [{\"call\": \"f\", \"method\": \"g\"}]}", 42, "1:13: a probe has both \"call\" and \"method\"; expected only one of them\n" },
    { "{\"probes\": [{}]}", 16,
      "1:13: a probe has none of \"call\", \"method\", \"function\", \"region\", \"memory\" and \"blocks\"; one of them says what is to be "
      "probed\n" },
    { "{\"probes\": [{\"function\": \"f\", \"region\": \"omp::**\"}]}", 52,
      "1:13: a probe has both \"function\" and \"region\"; expected only one of them\n" },
    { "{\"probes\": [{\"region\": \"omp::critical(q)\"}, {\"region\": \"omp::critical(\"}, {\"region\": \"omp::parallel for\"}]}", 107,
      "1:70: the pattern of \"region\" contains '('; a pattern is a name without parentheses, write \"omp::critical\"\n" },
    { "{\"probes\": [{\"memory\": \"f\", \"blocks\": \"g\"}]}", 44, "1:13: a probe has both \"memory\" and \"blocks\"; expected only one of them\n" },
    { "{\"probes\": [{\"memory\": \"f\", \"kind\": \"local\"}, {\"blocks\": \"g\", \"every\": 2}]}", 75,
      "1:29: \"kind\" is for calls and bodies; \"memory\" records the blocks of functions\n"
      "1:63: \"every\" is for calls and bodies; \"blocks\" records the blocks of functions\n" },
    { "{\"probes\": [{\"region\": \"omp::**\", \"kind\": \"local\", \"every\": 3}]}", 64,
      "1:35: \"kind\" is for probes of calls; \"region\" selects directives\n"
      "1:52: \"every\" is for calls and bodies; \"region\" selects directives\n" },
    { "{\"probes\": [{\"function\": \"f\", \"method\": \"g\"}]}", 46,
      "1:13: a probe has both \"method\" and \"function\"; expected only one of them\n" },
    { "{\"probes\": [{\"function\": \"f\", \"kind\": \"local\", \"form\": \"block\"}]}", 65,
      "1:31: \"kind\" is for probes of calls; \"function\" selects the bodies of functions\n"
      "1:48: \"form\" is for probes of calls; \"function\" selects the bodies of functions\n" },
    { "{\"probes\": [{\"call\": \"f\", \"on\": \"T\"}]}", 38,
      "1:27: \"on\" is the type of the receiver of a \"method\"; this probe has no \"method\"\n" },
    { "{\"probes\": [{\"call\": \"f\", \"kind\": \"global\"}]}", 45,
      "1:22: kind \"global\" records the beginning and end of the program; expected \"call\": \"main\", found \"f\"\n" },
    { "{\"probes\": [{\"method\": \"f\", \"kind\": \"global\"}]}", 47,
      "1:24: kind \"global\" records the beginning and end of the program; expected \"call\": \"main\", found \"f\"\n" },
    { "{\"probes\": [{\"call\": \"f\", \"start\": 1, \"argument\": 2}]}", 54,
      "1:27: \"start\" is for probes of kind \"local\" (calls that start a thread) and \"async\" (a task)\n"
      "1:39: \"argument\" is for probes of kind \"local\" (calls that start a thread) and \"task\"\n" },
    { "{\"probes\": [{\"call\": \"f\", \"body\": 1}]}", 38, "1:27: \"body\" is for probes of kind \"task\" (calls that are given a task to run)\n" },
    { "{\"probes\": [{\"call\": \"f\", \"kind\": \"local\", \"name\": 1}]}", 55,
      "1:44: \"name\" is for probes of kind \"task\" (calls that are given a task to run)\n" },
    { "{\"probes\": [{\"call\": \"f\", \"kind\": \"async\", \"repeats\": true}]}", 61,
      "1:44: \"repeats\" is for probes of kind \"task\" (calls that are given a task to run)\n" },
    { "{\"probes\": [{\"call\": \"f\", \"kind\": \"task\", \"argument\": 2}]}", 58,
      "1:43: \"argument\" needs \"body\" as well: the positions of the task's body and of its argument\n" },
    { "{\"probes\": [{\"call\": \"f\", \"kind\": \"task\", \"body\": 2, \"argument\": 2, \"name\": 2}]}", 80,
      "1:66: \"body\" and \"argument\" are the same position, 2\n"
      "1:77: \"body\" and \"name\" are the same position, 2\n"
      "1:77: \"argument\" and \"name\" are the same position, 2\n" },
    { "{\"probes\": [{\"call\": \"f\", \"kind\": \"task\", \"start\": 2}]}", 55,
      "1:43: \"start\" is for probes of kind \"local\" (calls that start a thread) and \"async\" (a task)\n" },
    { "{\"probes\": [{\"function\": \"f\", \"body\": 2}]}", 42,
      "1:31: \"body\" is for probes of calls; \"function\" selects the bodies of functions\n" },
    { "{\"probes\": [{\"call\": \"f\", \"kind\": \"local\", \"argument\": 2}]}", 59,
      "1:44: \"argument\" needs \"start\" as well: the positions of the start routine and of its argument\n" },
    { "{\"probes\": [{\"call\": \"f\", \"kind\": \"local\", \"start\": 2, \"argument\": 2}]}", 71,
      "1:68: \"start\" and \"argument\" are the same position, 2\n" },
    { "{\"probes\": [{\"call\": \"f\", \"kind\": \"local\", \"start\": -1}]}", 57,
      "1:53: \"start\" is -1; expected an integer from 0 to 255, the position of an argument\n" },
    { "{\"probes\": [{\"call\": \"f\", \"kind\": \"locale\"}]}", 45,
      "1:35: \"kind\" is \"locale\"; did you mean \"local\"? accepted are \"call\", \"local\", \"global\", \"async\" or \"task\"\n" },
    { "{\"probes\": [{\"call\": \"f\", \"form\": \"fancy\"}]}", 44, "1:35: \"form\" is \"fancy\"; accepted are \"exact\" or \"block\"\n" },
    { "{\"probes\": [{\"call\": \"f\", \"tail\": \"jumps\"}]}", 44, "1:35: \"tail\" is \"jumps\"; accepted are \"leave\" or \"probe\"\n" },
    { "{\"probes\": [{\"call\": \"f\", \"class\": \"\"}]}", 40, "1:36: \"class\" is empty\n" },
    { "{\"probes\": [{\"call\": \"main\", \"kind\": \"global\", \"backtrace\": 4}]}", 64,
      "1:48: \"backtrace\" is for calls and bodies; kind \"global\" records the beginning and end of the program\n" },
    { "{\"probes\": [{\"call\": \"f\", \"counters\": [\"page-fault\", \"cycles\", 3]}, {\"memory\": \"f\", \"counters\": []}]}", 101,
      "1:64: \"counters\" contains 3; expected an array of strings\n"
      "1:40: \"counters\" is \"page-fault\"; did you mean \"page-faults\"? accepted are \"instructions\", \"cycles\", \"cache-references\", "
      "\"cache-misses\", \"branches\", \"branch-misses\", \"page-faults\", \"major-faults\", \"context-switches\" or \"task-clock\"\n"
      "1:85: \"counters\" is for calls and bodies; \"memory\" records the blocks of functions\n" },
    { "{\"probes\": [{\"call\": \"f\", \"backtrace\": 65}]}", 44, "1:40: \"backtrace\" is 65; expected an integer from 1 to 64 (frames)\n" },
    { "{\"probes\": [{\"call\": \"f\", \"capture\": [\"n:text\", \"args:string\", \"0:string:0\", \"400\", \"\", 3], \"every\": 0, \"min_ns\": -1, "
      "\"max_events\": 1.5}]}",
      138,
      "1:89: \"capture\" contains 3; expected an array of strings\n"
      "1:102: \"every\" is 0; expected an integer from 1 to 4294967295\n"
      "1:115: \"min_ns\" is -1; expected an integer from 1 to 9007199254740991\n"
      "1:133: \"max_events\" is 1.5; expected an integer from 1 to 9007199254740991\n"
      "1:41: \"capture\" continues with something other than \":string\" or \":debug\"\n"
      "1:54: \"capture\" names all arguments; strings are named one by one\n"
      "1:73: \"capture\" needs a limit of 1 to 255 bytes after \":string:\"\n"
      "1:79: \"capture\" is not the position of an argument; expected an integer from 0 to 255\n"
      "1:86: \"capture\" names no value; accepted are \"args\", \"return\", \"object\", the name of a parameter, or a position from 0\n" },
    { "{\"probes\": [{\"call\": \"f\", \"when\": \"x\"}]}", 40, "1:37: \"when\" needs a comparison here; accepted are == != < <= > >=\n" },
    { "{\"probes\": [{\"call\": \"f\", \"when\": \"n < \"}]}", 43, "1:40: \"when\" needs a constant here; accepted are numbers and 'text'\n" },
    { "{\"probes\": [{\"call\": \"f\", \"when\": \"n == 'a\"}]}", 46, "1:41: \"when\" has a text that is not closed with '\n" },
    { "{\"probes\": [{\"call\": \"f\", \"when\": \"n < 'a'\"}]}", 46, "1:40: \"when\" compares a text with a test other than == and !=\n" },
    { "{\"probes\": [{\"call\": \"f\", \"when\": \"n < 3 or m > 4\"}]}", 53, "1:42: \"when\" continues with something other than &&\n" },
    { "{\"probes\": [{\"call\": \"f\", \"when\": \"args > 1\"}]}", 47, "1:36: \"when\" names all arguments; a condition is about one value\n" },
    { "{\"probes\": [{\"call\": \"f\", \"when\": \"n < 3 && \"}]}", 48,
      "1:45: \"when\" names no value; accepted are \"return\", the name of a parameter, or a position from 0\n" },
    { "{\"probes\": [{\"call\": \"f\", \"when\": \"n > 99999999999999999999\"}]}", 63,
      "1:40: \"when\" has a number that does not fit into 64 bits\n" },
    { "{\"probes\": [{\"call\": \"\"}]}", 26,
      "1:22: the pattern of \"call\" is empty; expected a name such as \"pthread_create\" or a pattern such as \"pthread_*\"\n" },
    { "{\"probes\": [{\"call\": \"a***\"}]}", 30,
      "1:24: the pattern of \"call\" contains \"***\"; there are only \"*\" (within a segment) and \"**\" (across segments)\n" },
    { "{\"probes\": [{\"call\": \"malloc()\"}]}", 34,
      "1:29: the pattern of \"call\" contains '('; a pattern is a name without parentheses, write \"malloc\"\n" },
    { "{\"probes\": [{\"call\": \"a:b\"}]}", 29, "1:24: the pattern of \"call\" contains a single ':'; segments are separated by \"::\"\n" },
    { "{\"probes\": [{\"call\": \"a::::b\"}]}", 32,
      "1:24: the pattern of \"call\" contains an empty segment: two separators (\"::\" or \".\") follow each other\n" },
    { "{\"probes\": [{\"call\": \"a::\"}]}", 29, "1:24: the pattern of \"call\" ends with a separator: the last segment is missing\n" },
    { "{\"probes\": [{\"call\": \"::a\"}]}", 29, "1:23: the pattern of \"call\" begins with \"::\"; names are absolute without it, write \"a\"\n" },
    { "{\"probes\": [{\"call\": \"a..b\"}]}", 30,
      "1:24: the pattern of \"call\" contains an empty segment: two separators (\"::\" or \".\") follow each other\n" },
    { "{\"probes\": [{\"call\": \"a b\"}]}", 29, "1:24: the pattern of \"call\" contains a space, which no name has\n" },
    { "{\"probes\": [{\"call\": \"a-b::c\"}]}", 32,
      "1:24: the pattern of \"call\" contains '-', which no name has (a crate's \"-\" is \"_\" in names)\n" },
    { "{\"probes\": [{\"call\": \"a/b\"}]}", 29,
      "1:24: the pattern of \"call\" contains '/', which no name has; files are chosen under \"sources\"\n" },
    { "{\"probes\": [{\"call\": \"a;b\"}]}", 29, "1:24: the pattern of \"call\" contains ';', which no name has\n" },
    { "{\"probes\": [{\"call\": \"a\\tb\"}]}", 30, "1:22: the pattern of \"call\" contains a control character, which no name has\n" },
    { "{\"probes\": [{\"method\": \"f\", \"on\": \"a b\"}]}", 42, "1:37: the pattern of \"on\" contains a space, which no name has\n" },
    { "{\"probes\": [],}", 15, "1:14: a comma before '}': JSON allows none after the last member\n" },
    { "{\"probes\": [1 2]}", 17, "1:15: a comma is missing before this\n" },
    { "{\"probes\" []}", 13, "1:11: found '[' where ':' is expected\n" },
    { "{\"probes\" = []}", 15, "1:11: found '=' where ':' is expected\n" },
    { "{probes: []}", 12, "1:2: found probes: the name of a member is written in double quotes\n" },
    { "{\"probes\": [}", 13, "1:13: found '}' where a value is expected\n" },
    { "{\"probes\": []", 13,
      "1:14: found the end of the file where ',' or '}' is expected: the object that begins at line 1, column 1 is still open\n" },
    { "{\"probes\": [{\"call\": \"f\"]}", 26,
      "1:25: found ']' where ',' or '}' is expected: the object that begins at line 1, column 13 is still open\n" },
    { "{\"strict\": True}", 16, "1:12: found True: in JSON it is written true\n" },
    { "{\"strict\": maybe}", 17,
      "1:12: found maybe where a value is expected: strings are written in double quotes, and the only words are true, false and null\n" },
    { "{'strict': true}", 16, "1:2: found ''' where the name of a member is expected: a string in double quotes, or '}'\n" },
    { "{\"form\": 'x'}", 13, "1:10: found ' where a value is expected: strings are written in double quotes\n" },
    { "{\"form\": \"x", 11, "1:10: this string is not closed before the end of the file: a '\"' is missing\n" },
    { "{\"form\": \"a\nb\"}", 15, "1:10: this string is not closed before the end of the line: a '\"' is missing\n" },
    { "{\"form\": \"a\tb\\q\\u12\\u0000\\ud800\"}", 33,
      "1:12: found the byte 0x09 in a string: control characters are written \\uXXXX, a tab \\t\n"
      "1:14: unknown escape in a string: accepted are \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX; a backslash itself is written \\\\\n"
      "1:16: \\u in a string needs four hexadecimal digits\n"
      "1:20: \\u0000 in a string: names and paths cannot contain a NUL character\n"
      "1:26: half of a surrogate pair in a string: a character beyond U+FFFF is written \\uD83D\\uDE00 or as it is, in UTF-8\n" },
    { "{\"form\": \"\377\376\"}", 14, "1:11: found the byte 0xff, which is not UTF-8: save the file as UTF-8\n" },
    { "{\"strict\": 01}", 14, "1:12: 01 is not a number in JSON\n" },
    { "{\"strict\": .5}", 14, "1:12: found '.' where a value is expected\n" },
    { "// hello\n{\"strict\": true /* x */}", 33,
      "1:1: found a comment: JSON has no comments, remove it\n"
      "2:17: found a comment: JSON has no comments, remove it\n" },
    { "{\"functions\": [{\"means\": \"acquire\"}]}", 37,
      "1:16: a function has neither \"call\" nor \"method\"; expected one of them, with its name or a pattern\n" },
    { "{\"functions\": [{\"call\": \"f\", \"method\": \"g\", \"means\": \"acquire\"}]}", 65,
      "1:16: a function has both \"call\" and \"method\"; expected one of them, with its name or a pattern\n" },
    { "{\"functions\": [{\"call\": \"f\"}]}", 30, "1:16: a function has neither \"means\" nor \"class\": nothing is said of it\n" },
    { "{\"functions\": [{\"call\": \"f\", \"means\": \"aquire\"}]}", 49,
      "1:39: \"means\" is \"aquire\"; did you mean \"acquire\"? accepted are \"nothing\", \"acquire\", \"release\", \"barrier\", \"create\", "
      "\"join\", \"wait\", \"signal\", \"broadcast\", \"send\", \"receive\", \"allocate\", \"free\", \"copy\", \"initialise\" or \"arrive\"\n" },
    { "{\"functions\": [{\"call\": \"f\", \"class\": \"locks\"}]}", 48,
      "1:39: \"class\" is \"locks\"; did you mean \"lock\"? accepted are \"work\", \"start\", \"io\", \"lock\", \"condition\", \"barrier\", "
      "\"join\", \"channel\", \"message\", \"collective\" or \"sleep\"\n" },
    { "{\"functions\": [{\"call\": \"f\", \"class\": \"lock\", \"object\": 0}]}", 60, "1:47: \"object\" needs \"means\" as well\n" },
    { "{\"functions\": [{\"call\": \"f\", \"means\": \"acquire\", \"object\": -1}]}", 64,
      "1:60: \"object\" is -1; expected an integer from 0 to 255, the position of an argument, or \"receiver\"\n" },
    { "{\"functions\": [{\"call\": \"f\", \"means\": \"acquire\", \"mutex\": 1}]}", 62,
      "1:50: \"mutex\" is for functions that mean \"wait\", not \"acquire\"\n" },
    { "{\"functions\": [{\"call\": \"f\", \"means\": \"wait\", \"count\": 1, \"shared\": true}]}", 75,
      "1:47: \"count\" is for functions that mean \"initialise\", \"allocate\" or \"signal\", not \"wait\"\n"
      "1:59: \"shared\" is for functions that mean \"acquire\", \"send\" or \"receive\", not \"wait\"\n" },
    { "{\"functions\": [{\"call\": \"f\", \"arguments\": 1, \"means\": \"join\"}]}", 63,
      "1:30: \"arguments\" tells methods of one name apart; this function has no \"method\"\n" },
    { "{\"functions\": [{\"call\": \"f\", \"means\": \"acquire\", \"succeeds\": \"maybe\", \"obiect\": 1}]}", 84,
      "1:71: unknown key \"obiect\"; did you mean \"object\"? accepted in a function: \"call\", \"method\", \"arguments\", \"means\", \"class\", "
      "\"object\", \"mutex\", \"count\", \"size\", \"shared\", \"succeeds\"\n"
      "1:62: \"succeeds\" is \"maybe\"; accepted are \"always\", \"zero\" or \"nonzero\"\n" },
    { "{\"functions\": [{\"call\": \"a:b\", \"means\": \"free\"}]}", 49,
      "1:27: the pattern of \"call\" contains a single ':'; segments are separated by \"::\"\n" },
    { "{\"functions\": {}}", 17, "1:15: \"functions\" is an object; expected an array of objects\n" },
    { "{} {}", 5, "1:4: found '{' after the end of the configuration, which is one JSON value\n" },
    { "{\"a\000b\": 1}", 10, "1:4: found the byte 0x00 in a string: control characters are written \\uXXXX\n" },
    { "\000", 1, "1:1: found a NUL byte (is this a text file?) where a value is expected\n" },
    { "\377\376{\000", 4, "1:1: the file is UTF-16: save it as UTF-8\n" },
};

Test(config, every_mistake_has_its_message_and_place)
{
    for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
        diags.list.count = 0;
        struct config *config = config_parse(&arena, "c.json", mistakes[i].text, mistakes[i].length, &diags);
        cr_expect_str_eq(messages(), mistakes[i].messages, "for %s:\n%s", mistakes[i].text, messages());
        cr_expect_eq(config == NULL, *mistakes[i].messages != '\0', "for %s", mistakes[i].text);
    }
}

Test(config, defaults)
{
    struct config *config = parse("{}");
    cr_assert_not_null(config);
    cr_assert(config->path[0] == '/' && !config->machine_id && !config->collector_host && !config->strict);
    cr_assert_str_eq(config->trace_directory, "weft-trace");
    cr_assert_str_eq(config->trace_mode, "full");
    cr_assert_eq(config->include.count, 1);
    cr_assert_str_eq(config->include.items[0], "**");
    cr_assert(config->exclude.count == 0 && config->dependencies.count == 0 && config->probes.count == 0);
    config = parse("{\"collector\": {}}");
    cr_assert_str_eq(config->collector_host, "127.0.0.1");
    cr_assert_eq(config->collector_port, 8080);
}

Test(config, details_arrive)
{
    static const char text[] =
        "{\"probes\": [{\"call\": \"f\", \"capture\": [\"args\", \"path:string:9\", \"2:string\", \"return\"], \"every\": 7, \"min_ns\": 4000000000,"
        " \"max_events\": 9007199254740991, \"when\": \" n>=-0x10&&return != 1.5 && 1 == 'a b' \"}, {\"call\": \"g\"}]}";
    const struct config *config = config_parse(&arena, "config.json", text, sizeof text - 1, &diags);
    cr_assert_not_null(config);
    const struct capture *detail = config->probes.items[0].capture;
    cr_assert_eq(detail->captures.count, 4);
    cr_assert(detail->captures.items[0].is_all);
    cr_assert_str_eq(detail->captures.items[1].name, "path");
    cr_assert_eq(detail->captures.items[1].limit, 9);
    cr_assert_eq(detail->captures.items[2].position, 2);
    cr_assert_eq(detail->captures.items[2].limit, 64);
    cr_assert(detail->captures.items[3].is_result);
    cr_assert_eq(detail->every, 7);
    cr_assert_eq(detail->min_ns, 4000000000);
    cr_assert_eq(detail->max_events, 9007199254740991);
    cr_assert_eq(detail->conditions.count, 3);
    const struct capture_condition *conditions = detail->conditions.items;
    cr_assert(conditions[0].test == TEST_GREATER_OR_EQUAL && conditions[0].number == -16 && !conditions[0].is_real);
    cr_assert(conditions[1].test == TEST_UNEQUAL && conditions[1].real == 1.5 && conditions[1].is_real && conditions[1].value.is_result);
    cr_assert(conditions[2].value.position == 1);
    cr_assert_str_eq(conditions[2].text, "a b");
    cr_assert_null(config->probes.items[1].capture);
}

Test(config, every_key_arrives)
{
    struct config *config = parse(
        "{\"machine_id\": \"m1\", \"strict\": true, \"trace\": {\"directory\": \"t\", \"mode\": \"ring\", \"ring\": 8, \"throttle\": 1000, "
        "\"signal\": \"USR2\", \"compress\": \"lz4\"},\n"
        " \"collector\": {\"host\": \"h\", \"port\": 65535},\n"
        " \"sources\": {\"include\": [\"src/**\"], \"exclude\": [\"a\", \"b\"], \"dependencies\": [\"rayon*\"], \"attributes\": [\"m::kept\"]},\n"
        " \"probes\": [{\"call\": \"main\", \"kind\": \"global\"}, {\"method\": \"send\", \"on\": \"a::B<c::D>\", \"class\": \"sync\"},\n"
        "  {\"call\": \"spawn\", \"kind\": \"local\", \"start\": 0, \"argument\": 1, \"form\": \"exact\"}, {\"call\": \"main\"},\n"
        "  {\"memory\": \"k\", \"how\": \"hooks\"}, {\"memory\": \"k\", \"how\": \"text\"}],\n"
        " \"form\": \"block\"}");
    cr_assert_not_null(config, "%s", messages());
    cr_assert_str_eq(config->machine_id, "m1");
    cr_assert_str_eq(config->trace_directory, "t");
    cr_assert_str_eq(config->trace_mode, "ring");
    cr_assert_eq(config->trace_ring, 8);
    cr_assert_eq(config->trace_throttle, 1000);
    cr_assert_str_eq(config->trace_signal, "USR2");
    cr_assert(config->trace_compress);
    cr_assert_str_eq(config->collector_host, "h");
    cr_assert_eq(config->collector_port, 65535);
    cr_assert(config->strict);
    cr_assert_str_eq(config->include.items[0], "src/**");
    cr_assert_eq(config->include.count, 1);
    cr_assert_str_eq(config->exclude.items[1], "b");
    cr_assert_str_eq(config->dependencies.items[0], "rayon*");
    cr_assert_str_eq(config->attributes.items[0], "m::kept");
    cr_assert_eq(config->probes.count, 6);
    const struct config_probe *probes = config->probes.items;
    cr_assert(probes[0].target == TARGET_PROGRAM && probes[0].form == FORM_BLOCK && probes[0].start == -1 && probes[0].target != TARGET_METHOD);
    cr_assert(probes[1].target == TARGET_METHOD && probes[1].action == ACTION_INTERVAL);
    cr_assert_str_eq(probes[1].pattern, "send");
    cr_assert_str_eq(probes[1].on, "a::B<c::D>");
    cr_assert_str_eq(probes[1].class_name, "sync");
    cr_assert(probe_starts_thread(&probes[2]) && probes[2].start == 0 && probes[2].argument == 1 && probes[2].form == FORM_EXACT);
    cr_assert(probes[2].line == 5 && probes[2].column == 3);
    cr_assert(probes[3].target == TARGET_CALL && probes[3].action == ACTION_INTERVAL && probes[3].line == 5);
    cr_assert(probes[4].target == TARGET_MEMORY && probes[4].by_hooks && !probes[5].by_hooks);
    cr_assert_null(parse("{\"machine_id\": \"auto\"}")->machine_id);
}

Test(config, names_of_every_language_are_accepted)
{
    static const char *const names[] = { "f",
                                         "**",
                                         "a::**::b",
                                         "device.read",
                                         "gr\xc3\xb6\xc3\x9f"
                                         "e",
                                         "_Z3foov",
                                         "a$b",
                                         "ns::operator<<",
                                         "ns::operator()",
                                         "C::operator new[]",
                                         "operator/",
                                         "C::~C",
                                         "(anonymous namespace)::f",
                                         "std::vector<std::pair<int, char*>>::at",
                                         "<T as a::B>::f",
                                         "*.read",
                                         "f?",
                                         "my_operator" };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        struct config *config = parse(arena_printf(&arena, "{\"probes\": [{\"call\": \"%s\"}]}", names[i]));
        cr_expect(config && strcmp(config->probes.items[0].pattern, names[i]) == 0, "%s: %s", names[i], messages());
    }
}

Test(config, a_byte_order_mark_is_accepted_and_not_counted)
{
    cr_assert_not_null(parse("\xef\xbb\xbf{}"));
    cr_assert_null(parse("\xef\xbb\xbf{\"x\": 1}"));
    cr_assert(diags.list.items[0].line == 1 && diags.list.items[0].column == 2);
    cr_assert_neq(parse("{}")->hash, parse("{} ")->hash);
}

Test(config, deep_nesting_is_refused_and_not_followed)
{
    size_t length = 1000000;
    char *text = arena_alloc(&arena, length + 1);
    memset(text, '[', length);
    cr_assert_null(parse(text));
    cr_assert_str_eq(messages(), "1:65: nested more than 64 levels deep: a configuration needs four\n");
}

Test(config, a_flood_of_mistakes_is_cut_short)
{
    struct str text = { .arena = &arena };
    str_add(&text, "{\"probes\": [\n");
    for (int i = 0; i < 1000; i++)
        str_printf(&text, "%s7\n", i ? "," : "");
    str_add(&text, "]}");
    cr_assert_null(parse(text.text));
    cr_assert_eq(diags.list.count, 51);
    cr_assert_eq(diags.list.items[49].line, 51);
    cr_assert_str_eq(diags.list.items[50].text, "and 950 more mistakes up to here");
    cr_assert_eq(diags.list.items[50].line, 1001);
}

Test(config, ten_thousand_probes_load_at_once)
{
    struct str text = { .arena = &arena };
    str_add(&text, "{\"probes\": [");
    for (int i = 0; i < 10000; i++)
        str_printf(&text, "%s\n{\"call\": \"ns::function_%d_*\", \"class\": \"c\"}", i ? "," : "", i);
    str_add(&text, "]}");
    clock_t begin = clock();
    struct config *config = parse(text.text);
    double seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;
    cr_assert_eq(config->probes.count, 10000);
    cr_assert_eq(config->probes.items[9999].line, 10001);
    cr_assert_lt(seconds, 1.0, "%.3f s: the cost grows faster than the file",
                 seconds); /* about 16 ms when optimised and alone; generous for a loaded machine with sanitizers */
}

static const char *only_message(void)
{
    cr_assert_eq(diags.list.count, 1);
    cr_assert_eq(diags.list.items[0].line, 0);
    return diags.list.items[0].text;
}

Test(config, files_that_are_none)
{
    char scratch[] = "/tmp/weft-config-XXXXXX";
    cr_assert_not_null(mkdtemp(scratch));
    cr_assert_null(config_load(&arena, scratch, &diags));
    cr_assert_str_eq(only_message(), arena_printf(&arena, "is a directory; expected a configuration file (JSON), such as %s/config.json", scratch));
    diags.list.count = 0;
    const char *path = fs_join(&arena, scratch, "config.json");
    cr_assert_null(config_load(&arena, path, &diags));
    cr_assert_str_eq(only_message(), "the configuration cannot be read: No such file or directory");
    diags.list.count = 0;
    cr_assert_eq(fs_write_atomic(path, "{}", 2), 0);
    cr_assert_not_null(config_load(&arena, path, &diags));
    cr_assert_eq(chmod(path, 0), 0);
    if (access(path, R_OK) != 0) { /* root may read everything */
        cr_assert_null(config_load(&arena, path, &diags));
        cr_assert_str_eq(only_message(), "the configuration cannot be read: Permission denied");
        diags.list.count = 0;
    }
    cr_assert(chmod(path, 0600) == 0 && truncate(path, (64 << 20) + 1) == 0);
    cr_assert_null(config_load(&arena, path, &diags));
    cr_assert_str_eq(only_message(), "is larger than 64 MiB: too large for a configuration (a pattern such as \"pthread_*\" stands for many names)");
    unlink(path);
    rmdir(scratch);
}

Test(config, is_looked_for_in_three_places)
{
    char scratch[] = "/tmp/weft-config-XXXXXX";
    cr_assert_not_null(mkdtemp(scratch));
    cr_assert_eq(chdir(scratch), 0);
    unsetenv("WEFT_CONFIG");
    cr_assert_null(config_find(&arena, NULL, &diags));
    cr_assert_str_eq(only_message(), arena_printf(&arena,
                                                  "no configuration: -c and $WEFT_CONFIG are not given, and there is no weft.json or config.json in "
                                                  "%s, or above it in its project; `weft init` proposes one",
                                                  scratch));
    diags.list.count = 0;
    cr_assert(fs_write_atomic("config.json", "{}", 2) == 0 && fs_write_atomic("other", "{}", 2) == 0);
    cr_assert_str_eq(config_find(&arena, NULL, &diags), "config.json");
    setenv("WEFT_CONFIG", "other", 1);
    cr_assert_str_eq(config_find(&arena, NULL, &diags), "other");
    cr_assert_str_eq(config_find(&arena, "config.json", &diags), "config.json");
    cr_assert_eq(diags.list.count, 0);
    cr_assert_null(config_find(&arena, "none", &diags));
    cr_assert_str_eq(only_message(), "the configuration (named with -c) cannot be read: No such file or directory");
    diags.list.count = 0;
    setenv("WEFT_CONFIG", "none", 1);
    cr_assert_null(config_find(&arena, NULL, &diags));
    cr_assert_str_eq(only_message(), "the configuration (named by $WEFT_CONFIG) cannot be read: No such file or directory");
    unlink("config.json");
    unlink("other");
    rmdir(scratch);
}

Test(config, is_looked_for_upwards)
{
    char scratch[] = "/tmp/weft-config-XXXXXX";
    cr_assert_not_null(mkdtemp(scratch));
    cr_assert_eq(chdir(scratch), 0);
    unsetenv("WEFT_CONFIG");
    static const char ours[] = "{ \"probes\": [] }";
    cr_assert(mkdir("a", 0700) == 0 && mkdir("a/b", 0700) == 0 && mkdir("a/b/c", 0700) == 0 && chdir("a/b/c") == 0);
    cr_assert(fs_write_atomic("../../../config.json", ours, strlen(ours)) == 0);
    cr_assert_str_eq(config_find(&arena, NULL, &diags), arena_printf(&arena, "%s/config.json", scratch));
    cr_assert(fs_write_atomic("../config.json", "{ \"port\": 80 }", 14) == 0); /* another program's */
    cr_assert_str_eq(config_find(&arena, NULL, &diags), arena_printf(&arena, "%s/config.json", scratch));
    cr_assert(fs_write_atomic("../../weft.json", ours, strlen(ours)) == 0);
    cr_assert_str_eq(config_find(&arena, NULL, &diags), arena_printf(&arena, "%s/a/weft.json", scratch));
    cr_assert(mkdir("../.git", 0700) == 0); /* a repository of its own */
    cr_assert_null(config_find(&arena, NULL, &diags));
    diags.list.count = 0;
    cr_assert(fs_write_atomic("config.json", "{}", 2) == 0);
    cr_assert_str_eq(config_find(&arena, NULL, &diags), "config.json");
    cr_assert(fs_write_atomic("weft.json", "{}", 2) == 0);
    cr_assert_str_eq(config_find(&arena, NULL, &diags), "weft.json");
    cr_assert_eq(diags.list.count, 0);
    cr_assert_eq(system(arena_printf(&arena, "rm -r %s", scratch)), 0);
}

/* The last row that matches decides, and rows of the configuration come before weft's own. */
Test(config, functions_are_looked_up)
{
    struct config *config = parse("{\"functions\": [{\"call\": \"my_*\", \"means\": \"acquire\", \"object\": 1}, {\"call\": \"my_try\", \"means\": "
                                  "\"acquire\", \"succeeds\": \"nonzero\", \"class\": \"work\"}, {\"call\": \"sem_post\", \"means\": \"release\"}]}");
    cr_assert(config, "%s", messages());
    const struct function_row *row = functions_find(&config->functions, "my_lock");
    cr_expect(row && row->means == MEANS_ACQUIRE && row->object == 1 && row->class == CLASS_LOCK && row->success == SUCCESS_ALWAYS);
    row = functions_find(&config->functions, "my_try");
    cr_expect(row && row->success == SUCCESS_NONZERO && row->class == CLASS_WORK && row->object == -1);
    cr_expect_eq(functions_find(&config->functions, "sem_post")->means, MEANS_RELEASE);
    cr_expect_eq(functions_find(NULL, "sem_post")->means, MEANS_SIGNAL);
    cr_expect_null(functions_find(NULL, "my_lock"));
    row = functions_find(NULL, "pthread_cond_timedwait");
    cr_expect(row && row->means == MEANS_WAIT && row->object == 0 && row->mutex == 1 && row->success == SUCCESS_ZERO);
    cr_expect_eq(functions_find(NULL, "pthread_rwlock_rdlock")->is_shared, true);
    cr_expect_eq(functions_find_method(NULL, "join", 0)->means, MEANS_JOIN);
    cr_expect_null(functions_find_method(NULL, "join", 1));
    cr_expect_null(functions_find(NULL, "join"), "a function of this name is none of Rust's threads");
}
