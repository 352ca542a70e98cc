import Commands

extension ArtistWording {
    static func spanish(_ keys: KeyNames) -> ArtistWording {
        ArtistWording(
            one: "Artista", several: "artistas", album: "Álbum", albums: "álbumes",
            about: "Sobre el artista (\(keys(.fold)))", tags: "Etiquetas", biography: "Biografía",
            similar: "Artistas similares", topTracks: "Lo más escuchado", nothing: "No se sabe nada más.")
    }
}
