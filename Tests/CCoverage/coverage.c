#include "coverage.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// An 8-bit counter for each branch, and the orders of magnitude that each has reached.
static uint8_t *counts;
static uint8_t *seen;
static size_t length;

/// Called at start by every instrumented object.
void __sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *end) {
    if (counts == start) return;
    counts = start;
    length = (size_t)(end - start);
    seen = calloc(length, 1);
}

long matinee_coverage_take(void) {
    if (seen == NULL) return 0;
    long found = 0;
    for (size_t i = 0; i < length; i++) {
        // Nearly all are zero, so eight are checked at a time.
        uint64_t eight;
        while (i + sizeof eight <= length && (memcpy(&eight, counts + i, sizeof eight), eight == 0)) i += sizeof eight;
        if (i >= length) break;
        if (counts[i] == 0) continue;
        uint8_t magnitude = (uint8_t)(1u << (31 - __builtin_clz(counts[i])));
        if ((seen[i] & magnitude) == 0) found++;
        seen[i] |= magnitude;
        counts[i] = 0;
    }
    return found;
}
