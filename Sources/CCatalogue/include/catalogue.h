/// The built-in catalogue's data: JSON Lines, UTF-8, compiled in so that the program needs no file.
#pragma once
#include <stddef.h>

/// One film a line, newest first.
extern const unsigned char matinee_films[];
extern const size_t matinee_films_length;

/// One artist a line, with albums and their tracks, by name.
extern const unsigned char matinee_artists[];
extern const size_t matinee_artists_length;
