/// The built-in catalogue's data: JSON Lines, UTF-8, compiled in so that the program needs no file.
#pragma once
#include <stddef.h>

/// Bytes of the program itself: they never change and are never freed.
typedef struct {
    const unsigned char *start;
    size_t length;
} matinee_data;

/// One film a line, newest first.
matinee_data matinee_films(void);
/// One artist a line, with albums and their tracks, by name.
matinee_data matinee_artists(void);
