/// The built-in catalogue's data: lines of UTF-8, compiled in so that the program needs no file.
#pragma once
#include <stddef.h>

/// Bytes of the program itself: they never change and are never freed.
typedef struct {
    const unsigned char *start;
    size_t length;
} matinee_data;

/// One film in each line: title, release date, original title, runtime in minutes, genres, directors, cast, languages and
/// overview, with a tab between them, and nothing for what is not certain. Of several a bar stands between them, and a member of
/// the cast may have `=` and a role behind the name. To read a line takes a tenth of the time of JSON, which every step in a list
/// beside its detail would wait for.
///
/// A film's id is the number of its line, from 1. Libraries store these ids, so lines are only added at the end, and never moved
/// or removed. Runtimes are those of the usual cinema version; a release date is that of the film's own country, or only the year.
matinee_data matinee_films(void);
/// The films' ids in the order of the list, one in each line, with the title for human readers. First the films known
/// all over the world, mixed in decades and countries; then the others, newest first.
matinee_data matinee_films_by_popularity(void);
/// Each film's id, and behind it those of the films that are most like it, the most alike first: at most twelve, in the order
/// of their ids where they are equally alike. `make docs` writes it.
matinee_data matinee_films_alike(void);
/// One artist in each line, in JSON, with albums and their tracks, sorted by name.
matinee_data matinee_artists(void);
