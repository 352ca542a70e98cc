#include "catalogue.h"

// #embed is C23; clang has had it since version 19.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char films[] = {
#embed "films.txt"
};

static const unsigned char films_by_popularity[] = {
#embed "films-by-popularity.txt"
};

static const unsigned char films_alike[] = {
#embed "films-alike.txt"
};

static const unsigned char artists[] = {
#embed "artists.jsonl"
};

matinee_data matinee_films(void) {
    return (matinee_data){films, sizeof films};
}

matinee_data matinee_films_by_popularity(void) {
    return (matinee_data){films_by_popularity, sizeof films_by_popularity};
}

matinee_data matinee_films_alike(void) {
    return (matinee_data){films_alike, sizeof films_alike};
}

matinee_data matinee_artists(void) {
    return (matinee_data){artists, sizeof artists};
}
