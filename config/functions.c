#include "functions.h"

const char *const meaning_names[N_MEANINGS] = { [MEANS_NOTHING] = "nothing", [MEANS_ACQUIRE] = "acquire", [MEANS_RELEASE] = "release",
                                                [MEANS_BARRIER] = "barrier", [MEANS_CREATE] = "create",   [MEANS_JOIN] = "join",
                                                [MEANS_WAIT] = "wait",       [MEANS_SIGNAL] = "signal",   [MEANS_BROADCAST] = "broadcast",
                                                [MEANS_SEND] = "send",       [MEANS_RECEIVE] = "receive", [MEANS_ALLOCATE] = "allocate",
                                                [MEANS_FREE] = "free",       [MEANS_COPY] = "copy",       [MEANS_INITIALISE] = "initialise",
                                                [MEANS_ARRIVE] = "arrive" };

const char *const class_names[N_CLASSES] = { "work", "start",   "io",      "lock",       "condition", "barrier",
                                             "join", "channel", "message", "collective", "sleep" };
