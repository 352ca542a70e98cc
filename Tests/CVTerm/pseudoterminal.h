/// What the C library shows only with its extensions: how the other end of a pseudoterminal is found.
#pragma once
#include <sys/ioctl.h>

/// - Returns: N of `/dev/pts/N`, after it may be opened; -1 with errno set where there is none.
static inline int matinee_unlock_pseudoterminal(int keyboard) {
    int locked = 0, number;
    if (ioctl(keyboard, TIOCSPTLCK, &locked) != 0 || ioctl(keyboard, TIOCGPTN, &number) != 0) return -1;
    return number;
}
