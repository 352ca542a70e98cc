#include "catalogue.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

const unsigned char matinee_films[] = {
#embed "films.jsonl"
};
const size_t matinee_films_length = sizeof matinee_films;

const unsigned char matinee_artists[] = {
#embed "artists.jsonl"
};
const size_t matinee_artists_length = sizeof matinee_artists;
