/// Signal handling, with async-signal-safe code only: signals become bytes in a pipe, and after a crash the terminal is
/// restored before the process ends.
#pragma once
#include <stdbool.h>
#include <stddef.h>

/// Makes SIGWINCH, SIGTSTP, SIGCONT and the signals that ask a program to end (SIGTERM, SIGHUP, SIGINT, SIGUSR1,
/// SIGUSR2) write their number, as one byte, to a pipe. @return the non-blocking end of the pipe to read from; -1 on
/// failure.
int matinee_catch_signals(void);

/// Stores the terminal's mode, which is restored after a crash. Must be called before curses changes it.
void matinee_remember_terminal(void);

/// Sets the string that restores the screen. From then on a trap, an abort or any other fatal signal writes it,
/// restores the mode, and shows the collected standard error.
void matinee_guard_terminal(const char *restore);

/// From now on a crash does not touch the terminal, since curses is about to restore it.
void matinee_release_terminal(void);

/// Whether the terminal has been asked something and not answered yet: then a crash waits a moment for the answers.
void matinee_expect_answers(bool expects);

/// Forgets what the terminal has sent and nobody has read, once all is sent to it that was written.
void matinee_discard_input(void);

/// Writes to the terminal directly, without curses.
void matinee_write(const void *text, size_t length);

/// Between these two calls, standard error is collected in memory if it is the terminal, since messages would disturb
/// the screen. Showing it writes it to the terminal.
void matinee_hold_standard_error(void);
void matinee_show_standard_error(void);
