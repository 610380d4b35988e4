/* For programs whose accesses are compared: what they access has a name, since addresses differ between two builds. */
#ifndef TRUTH_H
#define TRUTH_H

/* Every object that is accessed must be noted, in main or where it is declared. */
#define NOTE(object) truth_object(#object, (const void *)&(object), sizeof(object))
/* One whose place may have been another one's until now. */
#define NOTE_FROM_HERE(object) truth_object_from_here(#object, (const void *)&(object), sizeof(object))
#ifdef __cplusplus
extern "C" {
#endif
void truth_object(const char *name, const void *begin, unsigned long size);
void truth_object_from_here(const char *name, const void *begin, unsigned long size);
void *truth_allocate(const char *name, unsigned long size);
#ifdef __cplusplus
}
#endif

#endif
