#include "allocation_count.h"

#include <stddef.h>

#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)

bool matinee_counts_allocations(void) { return false; }
uint64_t matinee_allocation_count(void) { return 0; }

#else

// The C library's functions, under their internal names.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);

static _Thread_local uint64_t allocations;

bool matinee_counts_allocations(void) { return true; }
uint64_t matinee_allocation_count(void) { return allocations; }

void *malloc(size_t size) {
    allocations++;
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    allocations++;
    return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
    allocations++;
    return __libc_realloc(block, size);
}

#endif
