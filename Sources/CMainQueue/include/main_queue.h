/// Lets a loop of our own run the main queue, and so the main actor: the entry points that libdispatch has
/// for the run loop of CoreFoundation. With `dispatchMain` each key would pass through two other threads
/// before it came to the main actor, which doubles the time it takes to answer it.
#pragma once
#include <stdbool.h>

typedef struct {
    bool input;
    bool signals;
    bool work;
} matinee_readiness;

/// Sleeps until one of two files can be read, work waits on the main queue, or the time is over.
/// @param timeout in milliseconds; -1 for ever.
matinee_readiness matinee_wait(int input, int signals, int timeout);

/// Does what waits on the main queue. On the main thread only.
void matinee_run_main_queue(void);
