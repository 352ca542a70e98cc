/// What /proc says of a process, read so often that it has to be cheap.
#pragma once
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// - Returns: the length of the text; 0 where there is no such file.
static inline long matinee_read_text(const char *path, char *text, long size) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return text[0] = 0;
    long count = read(file, text, size - 1);
    close(file);
    text[count < 0 ? 0 : count] = 0;
    return count < 0 ? 0 : count;
}

/// - Returns: the context switches in the text of a `status`.
static inline long matinee_switches_in(const char *text) {
    static const char name[] = "ctxt_switches:";
    long sum = 0;
    while ((text = strstr(text, name))) sum += atol(text += sizeof name - 1);
    return sum;
}

/// - Returns: the context switches of the first thread.
static inline long matinee_switches_of_first_thread(int process) {
    char path[64], text[8192];
    snprintf(path, sizeof path, "/proc/%d/status", process);
    return matinee_read_text(path, text, sizeof text) ? matinee_switches_in(text) : 0;
}

/// - Parameters:
///   - switches: gets the context switches of all threads; NULL for nobody.
///   - awake: gets how many threads do not sleep; NULL for nobody.
/// - Returns: how many threads there are.
static inline int matinee_look_at_threads(int process, long *switches, int *awake) {
    char path[320], text[8192];
    if (switches) *switches = 0;
    if (awake) *awake = 0;
    snprintf(path, sizeof path, "/proc/%d/task", process);
    DIR *folder = opendir(path);
    if (!folder) return 0;
    int count = 0;
    for (struct dirent *entry; (entry = readdir(folder));) {
        if (entry->d_name[0] == '.') continue;
        count++;
        if (switches) {
            snprintf(path, sizeof path, "/proc/%d/task/%s/status", process, entry->d_name);
            if (matinee_read_text(path, text, sizeof text)) *switches += matinee_switches_in(text);
        }
        if (awake) {
            snprintf(path, sizeof path, "/proc/%d/task/%s/stat", process, entry->d_name);
            const char *name = matinee_read_text(path, text, sizeof text) ? strrchr(text, ')') : NULL;
            // The name of the program is in brackets, and may contain anything.
            if (!name || name[1] != ' ' || name[2] != 'S') (*awake)++;
        }
    }
    closedir(folder);
    return count;
}
