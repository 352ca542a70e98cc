package import Entities

/// Identities of the catalogues that tests ask, as far as they say nothing else.
extension MovieID {
    package init(_ number: Int, source: SourceID = .tmdb) {
        self.init(source: source, key: String(number))
    }

    /// 0 where the key is no number.
    package var number: Int { Int(item.key) ?? 0 }
}

extension BookID {
    package init(_ number: Int, source: SourceID = .openLibrary) {
        self.init(source: source, key: "OL\(number)W")
    }

    /// 0 where the key has none.
    package var number: Int { Int(item.key.dropFirst(2).dropLast()) ?? 0 }
}

extension PokemonID {
    package init(_ number: Int, source: SourceID = .pokeAPI) {
        self.init(source: source, number: number)
    }
}

extension ArtistID {
    package init(name: String, mbid: String? = nil, source: SourceID = .lastFM) {
        self.init(source: source, name: name, mbid: mbid)
    }
}

extension AlbumID {
    package init(artist: String, title: String, mbid: String? = nil, source: SourceID = .lastFM) {
        self.init(source: source, artist: artist, title: title, mbid: mbid)
    }
}

extension ArtistID: ExpressibleByStringLiteral {
    package init(stringLiteral name: String) { self.init(name: name) }
}
