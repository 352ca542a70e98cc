/// Stopping the program as a terminal does at Ctrl-Z: with all that was started with it, so that the shell above sees its
/// job stopped, and only where there is one that will let it go on.
#pragma once
#include <stdbool.h>

/// Whether a process of this session, outside of the program's process group, waits for it or for who started it: a
/// shell with job control. Where the system does not tell, it may be.
bool matinee_has_job_control(void);

/// Stops the process group with SIGTSTP, and comes back when it goes on. Where nobody takes the terminal over within a
/// second, as a shell does at once, nobody has seen that it stopped: it goes on by itself.
/// @return whether somebody had the terminal meanwhile.
bool matinee_stop_job(void);

/// Lets all of the process group go on that is stopped.
void matinee_continue_job(void);
