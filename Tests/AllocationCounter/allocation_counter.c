#include "allocation_counter.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) || defined(__linux__)
#include <features.h>
#endif

#if defined(__GLIBC__) && !defined(IS_SANITIZED)

#include <errno.h>
#include <stddef.h>

// The executable's own functions stand in the place of the C library's, for all that it loads.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static __thread unsigned long count;

void *malloc(size_t size) {
    count += 1;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count += 1;
    return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
    count += 1;
    return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count += 1;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    count += 1;
    void *new = __libc_memalign(alignment, size);
    if (!new) return ENOMEM;
    *memory = new;
    return 0;
}

unsigned long allocation_count(void) { return count; }
int allocations_are_counted(void) { return 1; }

#else

unsigned long allocation_count(void) { return 0; }
int allocations_are_counted(void) { return 0; }

#endif
