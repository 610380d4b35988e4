#include <string.h>

#include "rt_wish.h"

#include "rt_filter.h"
#include "rt_switch.h"

struct rt_wish rt_wish;

bool rt_wish_is_off(const struct weft_site *site)
{
    char sort = site->kind == WEFT_KIND_FUNCTION ? WEFT_CONTROL_BODY : WEFT_CONTROL_CALL;
    bool has_patterns = false, is_chosen = false;
    if (rt_wish.length == 0 || rt_switch_is_scope(site))
        return false;
    for (const char *name = rt_wish.names; name < rt_wish.names + rt_wish.length; name += strlen(name) + 1) {
        if (*name == sort && strcmp(name + 1, site->callee) == 0)
            return true;
        if (*name == WEFT_CONTROL_ONLY) {
            has_patterns = true;
            is_chosen = is_chosen || rt_filter_matches(name + 1, site->callee);
        }
    }
    return has_patterns && !is_chosen && !rt_filter_is_exempt(site);
}
