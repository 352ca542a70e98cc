/// The code that an input has reached, in instrumented builds (`scripts/fuzz --guided`).
#pragma once

/// Starts counting anew.
/// @return how many branches were taken, or taken more often, than with all inputs before; 0 where nothing is counted.
long matinee_coverage_take(void);
