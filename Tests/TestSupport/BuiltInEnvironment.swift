/// The environment of a program that asks nobody: the sections show what is built in, and who is asked in the sources'
/// screen is not there.
package let builtInEnvironment = [
    "MATINEE_FILMS_SOURCE": "builtin", "MATINEE_MUSIC_SOURCE": "builtin", "MATINEE_POKEMON_SOURCE": "builtin",
].merging(
    ["TMDB", "LASTFM", "CINEMETA", "DEEZER", "OPENLIBRARY", "POKEAPI"].map {
        ("MATINEE_\($0)_URL", "http://127.0.0.1:9")
    }
) { $1 }
