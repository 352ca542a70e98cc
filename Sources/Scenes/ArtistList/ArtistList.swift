// ArtistList
