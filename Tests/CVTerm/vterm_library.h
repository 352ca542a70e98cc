/// The system's libvterm: a terminal without a window, which knows nothing of curses.
#pragma once
#include <vterm.h>
