// AlbumDetail
