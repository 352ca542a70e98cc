#define _GNU_SOURCE
#include "terminal_guard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static int signal_pipe[2] = {-1, -1};

static struct termios original_mode;
static char *restore_string;
static size_t restore_length;
static atomic_bool is_guarded;
static atomic_bool expects_answers;
/// Set on the one thread that ends the process after a fault.
static _Thread_local bool is_ending;
static atomic_bool process_ends;

static int held_errors = -1;
static int standard_error = -1;

static void report_signal(int number) {
    int saved = errno;
    unsigned char byte = (unsigned char)number;
    // If the pipe is full, the reader will wake up anyway.
    (void)!write(signal_pipe[1], &byte, 1);
    errno = saved;
}

int matinee_catch_signals(void) {
    if (pipe2(signal_pipe, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
    struct sigaction action = {.sa_handler = report_signal, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    const int numbers[] = {SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGUSR1, SIGUSR2, SIGTSTP, SIGCONT};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaction(numbers[i], &action, NULL);
    // A closed pipe and a file size limit should be ordinary write errors.
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN);
    return signal_pipe[0];
}

/// Another process may have made the terminal non-blocking, which affects all processes that share it. @param patience
/// how long to wait, in milliseconds, if the terminal takes no data; -1 for ever.
static void write_all(int file, const char *bytes, size_t length, int patience) {
    while (length > 0) {
        ssize_t written = write(file, bytes, length);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0 && errno == EAGAIN) {
            struct pollfd output = {.fd = file, .events = POLLOUT};
            int ready = poll(&output, 1, patience);
            if (ready > 0 || (ready < 0 && errno == EINTR)) continue;
        }
        if (written <= 0) return;
        bytes += written;
        length -= (size_t)written;
    }
}

/// After a crash it waits no longer than this for the terminal, in milliseconds.
enum { crash_patience = 2000 };

void matinee_write(const void *text, size_t length) {
    // A frame after the terminal was given back would be left on the user's own screen.
    while (atomic_load(&process_ends) && !is_ending) pause();
    write_all(STDOUT_FILENO, text, length, -1);
}

void matinee_release_terminal(void) {
    atomic_store(&is_guarded, false);
}

void matinee_expect_answers(bool expects) {
    atomic_store(&expects_answers, expects);
}

void matinee_discard_input(void) {
    struct termios mode;
    if (tcgetattr(STDIN_FILENO, &mode) == 0) tcsetattr(STDIN_FILENO, TCSAFLUSH, &mode);
}

enum { answer_patience = 100 };

/// Takes in answers that are on their way, before somebody else would take them for typing.
static void discard_answers(void) {
    struct timespec start, now;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (long left = answer_patience; left > 0;) {
        struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
        char bytes[256];
        int ready = poll(&input, 1, (int)left);
        if (ready > 0 && (!(input.revents & POLLIN) || read(STDIN_FILENO, bytes, sizeof bytes) <= 0)) break;
        clock_gettime(CLOCK_MONOTONIC, &now);
        left = answer_patience - (now.tv_sec - start.tv_sec) * 1000 - (now.tv_nsec - start.tv_nsec) / 1000000;
    }
    tcflush(STDIN_FILENO, TCIFLUSH);
}

static void restore_terminal(void) {
    if (!atomic_exchange(&is_guarded, false)) return;
    write_all(STDOUT_FILENO, restore_string, restore_length, crash_patience);
    if (atomic_load(&expects_answers)) discard_answers();
    // At once, since waiting for pending output may take for ever.
    tcsetattr(STDIN_FILENO, TCSANOW, &original_mode);
}

static void die_restored(int number) {
    // Another thread, with a fault of its own, waits for the end.
    while (atomic_exchange(&process_ends, true) && !is_ending) pause();
    is_ending = true;
    restore_terminal();
    matinee_show_standard_error();
    signal(number, SIG_DFL);
    raise(number);
}

void matinee_remember_terminal(void) {
    tcgetattr(STDIN_FILENO, &original_mode);
}

void matinee_guard_terminal(const char *restore) {
    if (!restore_string) {
        restore_string = strdup(restore);
        restore_length = strlen(restore);
        static char stack[1 << 16];
        // The handler needs a stack of its own, since a crash may be a stack overflow. Only for this thread.
        sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL);
        struct sigaction action = {.sa_handler = die_restored, .sa_flags = SA_NODEFER | SA_RESETHAND | SA_ONSTACK};
        sigemptyset(&action.sa_mask);
        // Crashes, and other signals that end a program by default.
        const int numbers[] = {SIGILL,  SIGTRAP,   SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS,   SIGQUIT,
                               SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGIO,  SIGPWR, SIGSTKFLT};
        for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaction(numbers[i], &action, NULL);
    }
    atomic_store(&is_guarded, true);
}

void matinee_hold_standard_error(void) {
    if (standard_error >= 0 || !isatty(STDERR_FILENO)) return;
    held_errors = memfd_create("standard error", MFD_CLOEXEC);
    if (held_errors < 0) return;
    standard_error = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    dup2(held_errors, STDERR_FILENO);
}

void matinee_show_standard_error(void) {
    if (standard_error < 0) return;
    dup2(standard_error, STDERR_FILENO);
    close(standard_error);
    standard_error = -1;
    char buffer[4096];
    off_t offset = 0;
    ssize_t count;
    while ((count = pread(held_errors, buffer, sizeof buffer, offset)) > 0) {
        write_all(STDERR_FILENO, buffer, (size_t)count, crash_patience);
        offset += count;
    }
    close(held_errors);
    held_errors = -1;
}
