/// Which code an input has reached, where the compiler was told to count it (`scripts/fuzz --guided`).
#pragma once

/// Starts counting anew.
/// @return how many branches were taken, or taken more often, than with all inputs before; 0 where nothing is counted.
long matinee_coverage_take(void);
