/// Counts what a thread asks of the heap: malloc and its kin, in place of the C library's and by way of them.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// How many blocks this thread has asked for so far, by malloc, calloc and realloc.
uint64_t matinee_allocation_count(void);

/// Whether anything is counted: not in a build with a sanitizer, which has a heap of its own.
bool matinee_counts_allocations(void);
