#include "curses_shim.h"
