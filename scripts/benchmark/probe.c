// One key, measured without an interpreter between: a program on a pseudo-terminal gets keys, one after the other's
// answer, and after rests.
//
//   probe COLUMNS ROWS FOLDER PRELUDE PRESSES PROGRAM [ARGUMENT...]
//   probe echo
//
// Sends PRELUDE, then PRESSES keys with each rest, ↓ and ↑ by turns in stretches of 15; with a PRESSES below zero ↓
// alone. Prints a line a rest: its name, p50 and p99 in microseconds from the key's write to the last byte of the answer,
// and means of bytes, page faults without a disk, and switches of context. `echo` is the program that does least: it
// writes one byte for what it reads.
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static int terminal;
static pid_t program;
static int takes_application_keys;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static void echo(void) {
    struct termios mode;
    tcgetattr(0, &mode);
    cfmakeraw(&mode);
    tcsetattr(0, TCSANOW, &mode);
    char bytes[64];
    while (read(0, bytes, sizeof bytes) > 0)
        if (write(1, ".", 1) != 1) break;
}

// Reads until nothing comes for so many milliseconds, and waits at most `patience` for the beginning. Returns when the
// last byte came; 0 if none did.
static double take(int quiet, int patience, long *bytes) {
    static char data[1 << 16];
    double last = 0;
    for (;;) {
        struct pollfd file = {terminal, POLLIN, 0};
        if (poll(&file, 1, last ? quiet : patience) <= 0) return last;
        ssize_t count = read(terminal, data, sizeof data - 1);
        if (count <= 0) return last;
        last = now();
        *bytes += count;
        data[count] = 0;
        if (memmem(data, count, "\x1b[?1h", 5)) takes_application_keys = 1;
        // What is asked of the terminal is answered as a plain VT220 would.
        if (memmem(data, count, "\x1b[c", 3) && write(terminal, "\x1b[?62;22c", 9) != 9) exit(1);
        if (memmem(data, count, "\x1b[6n", 4) && write(terminal, "\x1b[1;1R", 6) != 6) exit(1);
    }
}

// The number behind a name in a file of `/proc`.
static long number(const char *path, const char *name) {
    char text[4096];
    int file = open(path, O_RDONLY);
    ssize_t count = file < 0 ? 0 : read(file, text, sizeof text - 1);
    if (file >= 0) close(file);
    text[count > 0 ? count : 0] = 0;
    const char *found = strstr(text, name);
    return found ? strtol(found + strlen(name), NULL, 10) : 0;
}

static long faults(void) {
    char path[64], text[1024];
    snprintf(path, sizeof path, "/proc/%d/stat", program);
    FILE *file = fopen(path, "r");
    size_t count = file ? fread(text, 1, sizeof text - 1, file) : 0;
    if (file) fclose(file);
    text[count] = 0;
    long result = 0;
    const char *rest = strrchr(text, ')');
    if (rest) sscanf(rest + 2, "%*c %*d %*d %*d %*d %*d %*u %ld", &result);
    return result;
}

// Of all its threads.
static long switches(void) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/task", program);
    DIR *tasks = opendir(path);
    long total = 0;
    for (struct dirent *task; tasks && (task = readdir(tasks));) {
        char status[400];
        snprintf(status, sizeof status, "%s/%s/status", path, task->d_name);
        total += number(status, "\nvoluntary_ctxt_switches:") + number(status, "nonvoluntary_ctxt_switches:");
    }
    if (tasks) closedir(tasks);
    return total;
}

static int ascending(const void *first, const void *second) {
    double a = *(const double *)first, b = *(const double *)second;
    return (a > b) - (a < b);
}

static void measure(const char *name, int rest, int presses) {
    int goes_on = presses < 0;
    presses = abs(presses);
    double times[presses];
    int count = 0;
    long bytes = 0, faults_before = faults(), switches_before = switches();
    for (int press = 0; press < presses; press++) {
        const char *key = goes_on || press / 15 % 2 == 0 ? "B" : "A";
        char text[8];
        int length = snprintf(text, sizeof text, "\x1b%c%s", takes_application_keys ? 'O' : '[', key);
        if (rest) usleep(rest * 1000);
        double start = now();
        if (write(terminal, text, length) != length) exit(1);
        double end = take(3, 200, &bytes);
        if (end) times[count++] = end - start;
    }
    qsort(times, count, sizeof *times, ascending);
    if (count * 10 < presses * 9) printf("# %s: %d of %d keys were answered\n", name, count, presses);
    if (count)
        printf("%s %.1f %.1f %.1f %.2f %.2f\n", name, times[count / 2], times[count * 99 / 100],
               (double)bytes / presses, (double)(faults() - faults_before) / presses,
               (double)(switches() - switches_before) / presses);
    fflush(stdout);
}

int main(int count, char **arguments) {
    if (count == 2 && !strcmp(arguments[1], "echo")) return echo(), 0;
    if (count < 7) return fputs("probe: too few arguments\n", stderr), 2;
    struct winsize size = {.ws_col = atoi(arguments[1]), .ws_row = atoi(arguments[2])};
    program = forkpty(&terminal, NULL, NULL, &size);
    if (program < 0) return perror("probe"), 1;
    if (program == 0) {
        if (chdir(arguments[3])) _exit(127);
        execvp(arguments[6], arguments + 6);
        _exit(127);
    }
    long bytes = 0;
    take(700, 10000, &bytes);
    size_t length = strlen(arguments[4]);
    if (write(terminal, arguments[4], length) != (ssize_t)length) return 1;
    take(300, 300, &bytes);
    int presses = atoi(arguments[5]);
    measure("warm", 0, presses);
    measure("15ms", 15, presses);
    measure("1s", 1000, presses / 10);
    kill(-program, SIGHUP);
    usleep(50000);
    kill(-program, SIGKILL);
    close(terminal);
    waitpid(program, NULL, 0);
    return 0;
}
