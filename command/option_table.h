/* Tables of the commands' options. They are used to read the command line, and to generate --help, the man pages and
 * the shells' completions (help.h, man.h, completion.h). An option is a row; a command is a constant. */
#ifndef OPTION_TABLE_H
#define OPTION_TABLE_H

#include <stdbool.h>
#include <stddef.h>

struct command;

/* The kind of a word, for completion. */
enum word {
    WORD_TEXT, /* has no completions */
    WORD_FILE,
    WORD_DIRECTORY,
    WORD_PROCESS, /* a process id */
    WORD_PROGRAM, /* a program, followed by its own arguments */
    WORD_COMMAND  /* a command of weft */
};

/* One of the predefined values of an option. */
struct option_value {
    const char *name; /* NULL after the last one */
    const char *help; /* either all values of an option have one or none has */
};

/* An option on a command line. */
struct option_use {
    const struct command *command;
    const struct option_row *row;
    const char *value;  /* NULL: the option takes no value */
    size_t value_index; /* index in option_row.values */
};

struct option_row {
    const char *name;     /* "output": --output */
    char letter;          /* 'o': -o; 0: none */
    const char *argument; /* name of the value: "FILE"; NULL: the option takes no value */
    const char *help;
    enum word word;                              /* kind of the value; the name of a file must not be empty */
    struct option_value (*values)(size_t index); /* predefined values; NULL: there are none */
    bool takes_others;                           /* accepts values that aren't in `values` */
    bool is_required, repeats;
    /* Stores the option in the options of the command or group. Returns STATUS_DONE, or another status after printing
     * a message. If NULL, `at` is the offset of the member to set: a const char * for the value, or a bool that
     * becomes true. */
    int (*take)(const struct option_use *use, void *options);
    size_t at;
};

/* Rows that several commands may share, terminated by a row without a name. */
struct option_group {
    const struct option_row *rows; /* NULL: after the last group */
    size_t at;                     /* offset of the group's options in the command's options */
};
enum { MOST_GROUPS = 6 };

struct command {
    const char *name;
    const char *summary;  /* one line */
    const char *operands; /* as shown in the usage: "TRACE" */
    enum word operand;
    const char *about; /* paragraphs, separated by empty lines; text in `backquotes` is literal */
    const char *notes; /* the same, printed after the options; NULL: none */
    struct option_group groups[MOST_GROUPS];
    bool ends_at_operand;          /* everything from the first operand on belongs to a program */
    bool has_flags;                /* words after -- are flags, not operands */
    bool passes_on;                /* weft takes no options: all words go to the tool of the same name */
    const struct command *page_of; /* the command whose man page describes this one; NULL: it has its own */
    /* argv[0] is the command's name. Returns the exit status. */
    int (*run)(const struct command *command, int argc, char **argv);
};

/* --help, which every command has. */
extern const struct option_row option_help;
/* Returns an option by its index: those of all groups, then --help, then NULL. Sets *at to the offset of its group if
 * `at` isn't NULL. */
const struct option_row *command_option(const struct command *command, size_t index, size_t *at);

#endif
