/// Counts heap allocations of a thread: replaces malloc, calloc and realloc, and calls the C library's.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// How many blocks this thread has allocated so far.
uint64_t matinee_allocation_count(void);

/// Whether allocations are counted. They are not in a build with a sanitizer, which has its own heap.
bool matinee_counts_allocations(void);
