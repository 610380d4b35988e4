/* Messages on stderr. Each is one line "weft: ..." or "FILE:LINE:COLUMN: error: ..."; colour only on a terminal, NO_COLOR honoured. */
#ifndef LOG_H
#define LOG_H

/* A message of weft's own: "weft: TEXT". `log_error` returns nothing and does not exit: callers hand on a status. */
void log_error(const char *format, ...) __attribute__((format(printf, 1, 2)));
void log_warning(const char *format, ...) __attribute__((format(printf, 1, 2)));
void log_info(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Only with WEFT_VERBOSE=1 or --verbose. */
void log_debug(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* "weft: TEXT: strerror(errno)" */
void log_errno(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* A message about the user's input: "FILE:LINE:COLUMN: error: TEXT"; line or column 0 is left out. */
void log_place(const char *file, unsigned line, unsigned column, const char *format, ...) __attribute__((format(printf, 4, 5)));
void log_set_verbose(int verbose);

#endif
