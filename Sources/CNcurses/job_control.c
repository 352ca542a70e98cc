#define _GNU_SOURCE
#include "job_control.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/// 0 if the parent is not visible here, -1 if that is unknown.
static pid_t parent_of(pid_t process) {
    char text[512];
    snprintf(text, sizeof text, "/proc/%d/stat", process);
    int file = open(text, O_RDONLY | O_CLOEXEC);
    if (file < 0) return -1;
    ssize_t count = read(file, text, sizeof text - 1);
    close(file);
    if (count <= 0) return -1;
    text[count] = 0;
    // The name of the program is in brackets, and may contain anything.
    const char *name_end = strrchr(text, ')');
    int parent;
    return name_end && sscanf(name_end + 1, " %*c %d", &parent) == 1 ? parent : -1;
}

bool matinee_has_job_control(void) {
    pid_t group = getpgrp(), session = getsid(0);
    if (tcgetpgrp(STDIN_FILENO) < 0) return false;
    pid_t ancestor = getppid();
    while (ancestor > 0) {
        if (getsid(ancestor) != session) return false;
        if (getpgid(ancestor) != group) return true;
        ancestor = parent_of(ancestor);
    }
    return ancestor < 0;
}

enum { pause_milliseconds = 10, patience_milliseconds = 1000 };

/// Runs in a process of its own, since a stopped process cannot watch.
static _Noreturn void watch(pid_t group, atomic_bool *is_abandoned) {
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    for (int waited = 0; waited < patience_milliseconds; waited += pause_milliseconds) {
        struct timespec pause = {.tv_nsec = pause_milliseconds * 1000000L};
        nanosleep(&pause, NULL);
        if (tcgetpgrp(STDIN_FILENO) != group) _exit(0);
    }
    atomic_store(is_abandoned, true);
    kill(-group, SIGCONT);
    _exit(0);
}

bool matinee_stop_job(void) {
    atomic_bool *is_abandoned = mmap(NULL, sizeof *is_abandoned, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (is_abandoned == MAP_FAILED) return false;
    struct sigaction ignoring = {.sa_handler = SIG_IGN}, standard = {.sa_handler = SIG_DFL}, before;
    sigaction(SIGTSTP, &ignoring, &before);
    pid_t group = getpgrp(), watcher = fork();
    if (watcher == 0) watch(group, is_abandoned);
    if (watcher > 0) {
        // All of the job at once: a shell that continues it before this process is stopped takes its stop back too.
        sigaction(SIGTSTP, &standard, NULL);
        kill(0, SIGTSTP);
        kill(watcher, SIGKILL);
        while (waitpid(watcher, NULL, 0) < 0 && errno == EINTR) continue;
    }
    sigaction(SIGTSTP, &before, NULL);
    bool was_seen = watcher > 0 && !atomic_load(is_abandoned);
    munmap(is_abandoned, sizeof *is_abandoned);
    return was_seen;
}

void matinee_continue_job(void) {
    kill(0, SIGCONT);
}
