/// Lets our own loop run the main queue, and so the main actor, with the entry points that libdispatch has for the run
/// loop of CoreFoundation. With `dispatchMain` each key would pass through two other threads before the main actor,
/// which doubles the response time.
#pragma once
#include <stdbool.h>

typedef struct {
    bool input;
    bool output;
    bool signals;
    bool work;
} matinee_readiness;

/// Sleeps until one of two files is readable, a third takes output, work waits on the main queue, or the timeout is over.
/// @param output -1 where there is nothing to send. @param timeout in milliseconds; -1 for ever.
matinee_readiness matinee_wait(int input, int output, int signals, int timeout);

/// Runs the work on the main queue. Only on the main thread.
void matinee_run_main_queue(void);
