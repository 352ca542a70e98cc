extension ArtistWording {
    static let spanish = ArtistWording(
        about: "Sobre el artista", tags: "Etiquetas", biography: "Biografía", similar: "Artistas similares",
        topTracks: "Lo más escuchado",
        nothing: "No se sabe nada más.")
}
