/* One function per command; each parses its own options and returns the exit status. argv[0] is the command's name. */
#ifndef COMMANDS_H
#define COMMANDS_H

#include "status.h"

int cmd_rewrite(int argc, char **argv);
int cmd_sites(int argc, char **argv);
int cmd_build(int argc, char **argv); /* also as make, ninja, cmake, cargo: argv[0] tells */
int cmd_cc(int argc, char **argv);
int cmd_run(int argc, char **argv);
int cmd_report(int argc, char **argv);
int cmd_estimate(int argc, char **argv);
int cmd_replay(int argc, char **argv);
int cmd_html(int argc, char **argv);
int cmd_recover(int argc, char **argv);
int cmd_snapshot(int argc, char **argv);
int cmd_switch(int argc, char **argv); /* on and off: argv[0] tells */
int cmd_export(int argc, char **argv);
int cmd_collect(int argc, char **argv);
int cmd_ship(int argc, char **argv);

#endif
