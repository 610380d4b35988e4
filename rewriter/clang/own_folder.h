/* The folder in which the unit's file stands. A compiler looks there first for what the file includes with quotes, but the rewritten text
 * stands elsewhere: the folder is named by -iquote. That is not quite the same: all quoted names are looked up there, those in
 * headers of other folders as well, and gcc drops a -iquote that names a folder of system headers. Where that makes a
 * difference the text stands alone (struct unit): its own headers become a part of it. */
#ifndef OWN_FOLDER_H
#define OWN_FOLDER_H

#include "include_tree.h"

/* Is it one of the command's folders of system headers, so that gcc would drop the option? */
bool own_folder_is_dropped(const struct unit *unit, const struct rewrite_request *request);
/* Would another file be included, somewhere in the tree, if the folder were searched for all quoted names? */
bool own_folder_misleads(const struct unit *unit, const struct rewrite_request *request, const struct include_tree *tree);
/* Does the command include a file (-include)? */
bool own_folder_has_option(const struct rewrite_request *request);
/* Does the unit's own file include a header from its folder? */
bool own_folder_is_needed(const struct unit *unit, const struct rewrite_request *request, const struct include_tree *tree);

/* Is there a file of this name in the folder of the file `path`, but not in the folder `from`? */
bool own_folder_alone_has(struct arena *arena, const struct rewrite_request *request, const char *from, const char *name);

#endif
