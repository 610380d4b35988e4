/* What each command takes, as tables: the command line is read by them, and --help, the man pages and the shells'
 * completions are printed from them (help.h, man.h, completion.h). An option is a row; a command is a constant. */
#ifndef OPTION_TABLE_H
#define OPTION_TABLE_H

#include <stdbool.h>
#include <stddef.h>

struct command;

/* What can be proposed for a word while it is typed. */
enum word {
    WORD_TEXT, /* nothing */
    WORD_FILE,
    WORD_DIRECTORY,
    WORD_PROCESS, /* its number */
    WORD_PROGRAM, /* and then its own arguments */
    WORD_COMMAND  /* one of weft's */
};

/* One of the values that an option knows. */
struct option_value {
    const char *name; /* NULL behind the last one */
    const char *help; /* all values of an option have one, or none: then the names say it all */
};

/* An option on a command line. */
struct option_use {
    const struct command *command;
    const struct option_row *row;
    const char *value;  /* NULL: it takes none */
    size_t value_index; /* of option_row.values */
};

struct option_row {
    const char *name;     /* "output": --output */
    char letter;          /* 'o': -o; 0: none */
    const char *argument; /* what the value is called: "FILE"; NULL: it takes none */
    const char *help;
    enum word word;                              /* of the value; one that names a file may not be empty */
    struct option_value (*values)(size_t index); /* NULL: not a choice */
    bool takes_others;                           /* values besides those of `values` */
    bool is_required, repeats;
    /* Takes the option into the options of the command or group; STATUS_DONE, or another status after a message.
     * NULL: `at` is the offset there of a const char * for the value, or of a bool that becomes true. */
    int (*take)(const struct option_use *use, void *options);
    size_t at;
};

/* Rows that several commands may share, up to one without a name. */
struct option_group {
    const struct option_row *rows; /* NULL: behind the last group */
    size_t at;                     /* offset in the command's options of those of the group */
};
enum { MOST_GROUPS = 4 };

struct command {
    const char *name;
    const char *summary;  /* one line */
    const char *operands; /* as in the usage: "TRACE" */
    enum word operand;
    const char *about; /* paragraphs, an empty line between them; `such text` is literal */
    const char *notes; /* the same, behind the options; NULL: none */
    struct option_group groups[MOST_GROUPS];
    bool ends_at_operand;          /* everything from the first operand on belongs to a program */
    bool has_flags;                /* what is behind -- is apart from the operands */
    bool passes_on;                /* nothing is an option of weft's: the tool of the same name gets all */
    const struct command *page_of; /* described in its man page; NULL: has one of its own */
    /* argv[0] is the name; returns the exit status. */
    int (*run)(const struct command *command, int argc, char **argv);
};

/* --help, which every command has. */
extern const struct option_row option_help;
/* The options of all groups and then --help, by number; NULL behind the last. *at becomes the offset of its group, if
 * `at` is not NULL. */
const struct option_row *command_option(const struct command *command, size_t index, size_t *at);

#endif
