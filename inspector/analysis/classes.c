#include "classes.h"

#include <stddef.h>

#include "functions_find.h"
#include "site_language.h"

/* One for the program, since classes are asked for where nothing but the site is known. */
static const struct functions *configured;

void classes_use(const struct functions *functions)
{
    configured = functions;
}

/* Of a method: -1 if the trace does not say; 2 stands for two or more. */
static int arguments_of(const struct weft_site *site)
{
    return (int)(site->flags >> WEFT_SITE_ARGUMENTS_SHIFT & 3) - 1;
}

/* Methods of one name differ in their arguments: a thread's join() is not a path's join(name). */
static const struct function_row *row_of_method(const struct weft_site *site)
{
    int n_arguments = arguments_of(site);
    const struct function_row *row = functions_find_method(configured, site->callee, n_arguments);
    return row || n_arguments < 2 ? row : functions_find_method(configured, site->callee, 3);
}

const struct function_row *class_row(const struct weft_site *site)
{
    if (site->kind == WEFT_KIND_FUNCTION)
        return NULL; /* waiting happens in calls inside */
    return site_is_bare_method(site) ? row_of_method(site) : functions_find(configured, site->callee);
}

enum call_class class_of(const struct weft_site *site)
{
    return site->flags & WEFT_SITE_FUTURE ? CLASS_WORK : class_of_life(site);
}

const char *class_label(const struct weft_site *site)
{
    const char *label = weft_site_label(site);
    return label ? label : class_names[class_of(site)];
}

enum call_class class_of_life(const struct weft_site *site)
{
    const struct function_row *row = class_row(site);
    return row ? row->class : CLASS_WORK;
}
