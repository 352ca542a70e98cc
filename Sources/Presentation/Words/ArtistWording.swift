import Commands

/// The words about an artist beside the albums, in one language.
package struct ArtistWording: Sendable, WordTable {
    /// What one is called, as a heading, and several within a sentence.
    package var one: String
    package var several: String
    package var album: String
    package var albums: String
    /// What leads to all this, with its key.
    package var about: String
    /// Behind the beginning of it: that this key leads to the rest.
    package var more: String
    package var tags: String
    package var biography: String
    package var similar: String
    package var topTracks: String
    /// Where nothing of all this is known.
    package var nothing: String
}

extension ArtistWording {
    static func english(_ keys: KeyNames) -> ArtistWording {
        ArtistWording(
            one: "Artist", several: "artists", album: "Album", albums: "albums",
            about: "About the artist (\(keys(.fold)))", more: "\(keys(.fold)) more", tags: "Tags",
            biography: "Biography", similar: "Similar artists", topTracks: "Most played",
            nothing: "Nothing more is known.")
    }

    static func german(_ keys: KeyNames) -> ArtistWording {
        ArtistWording(
            one: "Interpret", several: "Künstler", album: "Album", albums: "Alben",
            about: "Mehr zum Künstler (\(keys(.fold)))", more: "\(keys(.fold)) mehr", tags: "Stichwörter",
            biography: "Biografie", similar: "Ähnliche Künstler", topTracks: "Meistgespielt",
            nothing: "Mehr ist nicht bekannt.")
    }
}

extension ArtistWording {
    static func spanish(_ keys: KeyNames) -> ArtistWording {
        ArtistWording(
            one: "Artista", several: "artistas", album: "Álbum", albums: "álbumes",
            about: "Sobre el artista (\(keys(.fold)))", more: "\(keys(.fold)) más", tags: "Etiquetas",
            biography: "Biografía", similar: "Artistas similares", topTracks: "Lo más escuchado",
            nothing: "No se sabe nada más.")
    }
}
