/* Which probes are nops: those that record nothing, and need not come and look whether they are to record again. Their
 * sites are off all the same (rt_switch.h), so a probe that is awake too long, or again too early, does no harm. */
#ifndef RT_DORMANT_H
#define RT_DORMANT_H

void rt_dormant_wake(void); /* before something is switched on, as rt_wish says */
void rt_dormant_rest(void); /* after something has been switched off */

#endif
