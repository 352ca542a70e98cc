#include "main_queue.h"

#include <poll.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

matinee_readiness matinee_wait(int input, int output, int signals, int timeout) {
    struct pollfd files[] = {
        {.fd = input, .events = POLLIN},
        {.fd = output, .events = POLLOUT},
        {.fd = signals, .events = POLLIN},
        {.fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN},
    };
    // An interrupting signal is in the pipe already; the next call finds it.
    if (poll(files, 4, timeout) <= 0) return (matinee_readiness){0};
    return (matinee_readiness){
        .input = files[0].revents != 0,
        .output = files[1].revents != 0,
        .signals = files[2].revents != 0,
        .work = files[3].revents != 0,
    };
}

void matinee_run_main_queue(void) {
    uint64_t count;
    (void)!read(_dispatch_get_main_queue_handle_4CF(), &count, sizeof count);
    _dispatch_main_queue_callback_4CF(NULL);
}
