enum Usage {
    static let version = "0.1.0"

    static let text = """
        Usage: matinee [movies|music] [--builtin] [--help] [--version]

        Discover films and music in the terminal. Without keys it shows its built-in
        catalogue; with a key a section browses the live service.

          movies, music   the section to start in (movies)
          --builtin       use the built-in catalogue only
          -h, --help      show this and exit
          -V, --version   show the version and exit

        Environment:
          TMDB_API_KEY        key or read access token for films from TMDB
          LASTFM_API_KEY      key for music from Last.fm
          MATINEE_TMDB_URL    another address for TMDB
                              (https://api.themoviedb.org/3)
          MATINEE_LASTFM_URL  another address for Last.fm
                              (https://ws.audioscrobbler.com/2.0/)
          LC_ALL, LC_MESSAGES, LANG
                              language, country, and how numbers and dates look
          NO_COLOR            when set and not empty, no colours

        Keys: press ? in the program.
        """
}
