/// What has to be done for the terminal where only async-signal-safe code may run: signals become bytes in
/// a pipe, and a crash gives the terminal back before the process dies.
#pragma once
#include <stdbool.h>
#include <stddef.h>

/// Makes SIGWINCH, SIGTSTP, SIGCONT and what asks programs to end, SIGTERM, SIGHUP, SIGINT, SIGUSR1 and SIGUSR2,
/// write their number, as one byte, to a pipe.
/// @return the pipe's end to read from, which does not block; -1 on failure.
int matinee_catch_signals(void);

/// Remembers the terminal's mode, for a crash to restore. To be called before curses changes it.
void matinee_remember_terminal(void);

/// Takes the string that undoes what the program does to the screen; from then on a trap, an abort or any other
/// signal that ends the process at once writes it, restores the mode, and shows what went to standard error
/// meanwhile.
void matinee_guard_terminal(const char *restore);

/// From now on a crash leaves the terminal alone: curses is about to give it back in an orderly way.
void matinee_release_terminal(void);

/// Whether the terminal has been asked something and not answered yet: then a crash waits a moment for the answers.
void matinee_expect_answers(bool expects);

/// Forgets what the terminal has sent and nobody has read, once all is sent to it that was written.
void matinee_discard_input(void);

/// Writes to the terminal, past curses.
void matinee_write(const void *text, size_t length);

/// Between these two, standard error is kept in memory where it is the terminal: a message in the middle of
/// the screen would be seen by nobody. Showing it writes it to the terminal.
void matinee_hold_standard_error(void);
void matinee_show_standard_error(void);
