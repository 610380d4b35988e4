/* Reads the rows of "functions" in config.json. */
#ifndef FUNCTIONS_READ_H
#define FUNCTIONS_READ_H

#include "json_object.h"

/* Reads a row and appends it to the configuration's functions. */
void functions_read_row(struct config_reader *reader, struct json_node object);

#endif
