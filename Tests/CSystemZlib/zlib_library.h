/// The system's zlib, to unpack what was compressed.
#pragma once
#include <zlib.h>
