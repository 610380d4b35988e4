/* Variables of the environment, without a call: programs (shells) may have a getenv of their own, with probes in it. */
#ifndef RT_ENVIRONMENT_H
#define RT_ENVIRONMENT_H

/* NULL if it is not set. As getenv's, the text is the environment's own. */
const char *rt_environment(const char *name);

#endif
