#include "sqlite_shim.h"
