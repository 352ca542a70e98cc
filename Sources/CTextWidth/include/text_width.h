/// How wide the C library, and so curses, takes a character to be.
#pragma once
#include <stdint.h>

/// 0, 1 or 2 cells; -1 for what cannot be printed. Independent of the process's locale.
int matinee_scalar_width(uint32_t scalar);
