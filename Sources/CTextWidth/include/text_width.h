/// The width of a character in the C library, and so in curses.
#pragma once
#include <stdint.h>

/// 0, 1 or 2 cells; -1 for characters that cannot be printed. Independent of the process's locale.
int matinee_scalar_width(uint32_t scalar);
