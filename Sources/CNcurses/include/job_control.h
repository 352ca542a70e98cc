/// Stops the program as a terminal does at Ctrl-Z: with its whole process group, so that the shell sees its job
/// stopped; but only if there is a shell that can resume it.
#pragma once
#include <stdbool.h>

/// Whether there is a shell with job control: a process of this session outside of the program's process group that
/// waits for it or for its starter. True if that is unknown.
bool matinee_has_job_control(void);

/// Stops the process group with SIGTSTP, and returns when it is resumed. If no shell takes the terminal within a
/// second, it resumes by itself. @return whether another process had the terminal meanwhile.
bool matinee_stop_job(void);

/// Resumes the stopped processes of the process group.
void matinee_continue_job(void);
