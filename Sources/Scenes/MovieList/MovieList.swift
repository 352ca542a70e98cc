// MovieList
