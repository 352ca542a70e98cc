/// Wrappers for parts of ncursesw that Swift cannot import: macros with arguments, variadic functions, and global
/// variables, which Swift 6 rejects as shared mutable state.
#pragma once

#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#include <curses.h>
#include <stdbool.h>
#include <stdint.h>

typedef enum {
    matinee_started,
    /// TERM is not in terminfo.
    matinee_unknown_terminal,
    /// The terminal cannot move its cursor.
    matinee_no_cursor,
} matinee_start_result;

/// Reads what terminfo says of the terminal that TERM names; `matinee_capability` and the like tell of that until curses is
/// started.
matinee_start_result matinee_know_terminal(void);

/// Whether terminfo has an entry of this name.
bool matinee_has_entry(const char *name);

/// Starts curses on the process's terminal. If that fails, the terminal is unchanged.
/// @param name of the terminal; NULL for TERM.
matinee_start_result matinee_start(const char *name);

/// A capability that is a number; -1 if the terminal has none.
int matinee_number(const char *name);

static inline WINDOW *matinee_screen(void) { return stdscr; }
static inline int matinee_colors(void) { return COLORS; }
static inline int matinee_pairs(void) { return COLOR_PAIRS; }

/// Attributes, which are macros with casts.
static inline attr_t matinee_bold(void) { return WA_BOLD; }
static inline attr_t matinee_dim(void) { return WA_DIM; }
static inline attr_t matinee_underline(void) { return WA_UNDERLINE; }
static inline attr_t matinee_reverse(void) { return WA_REVERSE; }
static inline attr_t matinee_italic(void) { return WA_ITALIC; }

/// Puts `count` cells, made by `matinee_cell`, at a position of the screen.
static inline void matinee_put(int y, int x, const cchar_t *cells, int count) {
    mvwadd_wchnstr(stdscr, y, x, cells, count);
}

/// Puts together what shows all that has changed, and takes it for sent. Left to itself curses writes after each movement
/// of the cursor, and the terminal shows a frame in pieces.
/// @param bytes is set to what was put together, which stays there until the next call.
/// @return how many bytes; 0 where nothing has changed.
size_t matinee_compose(const uint8_t **bytes);

/// One cell: a base character and up to three marks, 21 bits each, the first lowest, in attributes and a
/// colour pair.
cchar_t matinee_cell(uint32_t base, uint64_t marks, attr_t attributes, int pair);

/// The terminal's string for a capability, without padding; NULL if it has none. The caller owns it.
char *matinee_capability(const char *name);

/// What sets a colour of text or ground, without padding; NULL if the terminal has none. The caller owns it.
char *matinee_color(int number, bool is_ground);

/// Whether the terminal has a capability of any type.
bool matinee_has_capability(const char *name);

/// The terminal's size from the kernel; false if that is unknown.
bool matinee_terminal_size(int *width, int *height);

/// The size of one cell in pixels; false if the kernel does not know it.
bool matinee_cell_size(int *width, int *height);
