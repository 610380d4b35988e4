/* Messages on stderr. Each is one line, "weft: ..." or "FILE:LINE:COLUMN: error: ...". Colours are used only on a
 * terminal and only without NO_COLOR. Each message is one write, so messages of several processes don't mix. */
#ifndef LOG_H
#define LOG_H

/* A message of weft's own: "weft: TEXT". `log_error` only prints: callers return a status (status.h). */
void log_error(const char *format, ...) __attribute__((format(printf, 1, 2)));
void log_warning(const char *format, ...) __attribute__((format(printf, 1, 2)));
void log_info(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Printed only with WEFT_VERBOSE=1. */
void log_debug(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* "weft: TEXT: strerror(errno)" */
void log_errno(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* A message about the user's input: "FILE:LINE:COLUMN: error: TEXT". A line or column of 0 is left out. */
void log_place(const char *file, unsigned line, unsigned column, const char *format, ...) __attribute__((format(printf, 4, 5)));

#endif
