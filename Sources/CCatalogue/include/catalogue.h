/// The built-in catalogue's data: lines of UTF-8, compiled in so that the program needs no file.
#pragma once
#include <stddef.h>

/// Bytes of the program itself: they never change and are never freed.
typedef struct {
    const unsigned char *start;
    size_t length;
} matinee_data;

/// One film a line, in JSON. A film's id is the number of its line, from 1, and libraries keep ids: lines are added at
/// the end, and none is ever moved or taken out. Runtimes are minutes of the version that cinemas usually show; a
/// release date is that of the film's own country, or the year alone. What is not certain is left out.
matinee_data matinee_films(void);
/// The films' ids in the order of a list, one a line, each before its title for whoever reads the file. First come those
/// that people all over the world know, mixed in decades and countries; then the others, newest first.
matinee_data matinee_films_by_popularity(void);
/// One artist a line, in JSON, with albums and their tracks, by name.
matinee_data matinee_artists(void);
