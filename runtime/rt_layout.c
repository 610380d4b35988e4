/* Asserts that the structures of probe.h match those of format.h and rt_state.h. Both are included, one under other
 * names. */
#include <stddef.h>

#include "rt_state.h"

#include <weft/format.h>
#include <weft/tool.h>

#undef WEFT_FORMAT_VERSION
#define weft_site weft_probe_site
#define weft_unit weft_probe_unit
#define weft_hot weft_probe_hot
#define weft_task_run weft_probe_task_run
#define WEFT_IN_LIBRARY
#include <weft/task.h>
#undef weft_site
#undef weft_unit
#undef weft_hot
#undef weft_task_run

#define SAME(structure, member)                                                                                                                      \
    _Static_assert(offsetof(struct weft_##structure, member) == offsetof(struct weft_probe_##structure, weft_##member), "probe.h differs: " #member)

_Static_assert(WEFT_PLACE_MARK == WEFT_MARK_OF_PLACE && WEFT_NO_INDEX == WEFT_ANY_INDEX, "probe.h differs: places");
_Static_assert(sizeof(struct weft_place) == 16 && offsetof(struct weft_place, code) == 4 && offsetof(struct weft_place, unit) == 8 &&
                   offsetof(struct weft_place, index) == 12,
               "probe.h differs: places");
SAME(site, callee);
SAME(site, file);
SAME(site, function);
SAME(site, line_begin);
SAME(site, line_end);
SAME(site, column);
SAME(site, depth);
SAME(site, kind);
SAME(site, flags);
SAME(task_run, body);
SAME(task_run, argument);
SAME(task_run, index);
_Static_assert(sizeof(struct weft_creation) == sizeof(struct rt_creation) &&
                   offsetof(struct weft_creation, weft_tid) == offsetof(struct rt_creation, tid) &&
                   offsetof(struct weft_creation, weft_suffix) == offsetof(struct rt_creation, suffix),
               "task.h differs: creation");
SAME(unit, sites);
SAME(unit, n_sites);
SAME(unit, version);
SAME(unit, language);
SAME(unit, first_id);
SAME(unit, number);
_Static_assert(WEFT_NUMBER_OF_C == (int)WEFT_LANGUAGE_C && WEFT_NUMBER_OF_CXX == (int)WEFT_LANGUAGE_CXX, "probe.h differs: languages");
_Static_assert(offsetof(struct weft_hot, limit) == sizeof(struct weft_probe_hot) && offsetof(struct weft_hot, weft_limit) == sizeof(void *) &&
                   offsetof(struct weft_probe_hot, weft_limit) == sizeof(void *) &&
                   offsetof(struct weft_hot, weft_task) == offsetof(struct weft_probe_hot, weft_task),
               "probe.h differs: hot");
_Static_assert(sizeof(struct weft_site) == sizeof(struct weft_probe_site) && sizeof(struct weft_unit) == sizeof(struct weft_probe_unit),
               "probe.h differs in size");
_Static_assert(WEFT_STORED_BEGIN == WEFT_EVENT_BEGIN && WEFT_STORED_END == WEFT_EVENT_END && WEFT_STORED_FILLER == (int)WEFT_EVENT_FILLER &&
                   WEFT_STORED_TASK_CREATE == (int)WEFT_EVENT_TASK_CREATE && WEFT_STORED_TASK_BEGIN == (int)WEFT_EVENT_TASK_BEGIN,
               "probe.h stores events of other ids");
_Static_assert(WEFT_DEPEND_IN == (int)WEFT_DEPENDENCE_IN && WEFT_DEPEND_OUT == (int)WEFT_DEPENDENCE_OUT &&
                   WEFT_DEPEND_INOUT == (int)WEFT_DEPENDENCE_INOUT && WEFT_DEPEND_MUTEXINOUTSET == (int)WEFT_DEPENDENCE_MUTEXINOUTSET &&
                   WEFT_DEPEND_INOUTSET == (int)WEFT_DEPENDENCE_INOUTSET && WEFT_DEPEND_OUT_ALL == (int)WEFT_DEPENDENCE_OUT_ALL &&
                   WEFT_DEPEND_LAST == (int)WEFT_DEPENDENCE_LAST && (uint64_t)WEFT_DEPEND_LAST << WEFT_DEPENDENCE_SHIFT == 0 &&
                   WEFT_DEPEND_INOUT_ALL == (int)WEFT_DEPENDENCE_INOUT_ALL && WEFT_TOOL_INOUT_ALL == (int)WEFT_DEPENDENCE_INOUT_ALL,
               "probe.h differs: kinds of dependences");
_Static_assert(WEFT_TASK_IS_UNTIED == (int)WEFT_TASK_UNTIED && WEFT_TASK_IS_MERGEABLE == (int)WEFT_TASK_MERGEABLE &&
                   WEFT_TASK_IS_FINAL == (int)WEFT_TASK_FINAL && WEFT_TASK_IS_UNDEFERRED == (int)WEFT_TASK_UNDEFERRED &&
                   WEFT_TASK_IS_DETACHABLE == (int)WEFT_TASK_DETACHABLE && WEFT_TASK_HAS_A_PRIORITY == (int)WEFT_TASK_HAS_PRIORITY,
               "probe.h differs: traits of tasks");
_Static_assert(WEFT_TOOL_UNTIED == (int)WEFT_TASK_UNTIED && WEFT_TOOL_HAS_PRIORITY == (int)WEFT_TASK_HAS_PRIORITY, "tool.h differs: traits of tasks");
