import Entities

/// Deezer knows artists and albums by numbers from 1: `27`. Ids hold them as text, and become part of a path.
enum DeezerNumber {
    /// Whether a text is one such number, written as Deezer writes it. Ids come from files too.
    static func isValid(_ text: String) -> Bool {
        Int(text).map { $0 > 0 && String($0) == text } ?? false
    }

    /// Where people read about an artist or an album; nil for anything else.
    static func page(of subject: LibrarySubject) -> String? {
        if let artist = subject.artist, artist.isDeezers { return "\(site)/artist/\(artist.name)" }
        if let album = subject.album, album.isDeezers { return "\(site)/album/\(album.title)" }
        return nil
    }

    private static let site = "https://www.deezer.com"
}

extension ArtistID {
    /// Nil for a number that stands for no artist.
    init?(deezer number: Int) {
        guard number > 0 else { return nil }
        self.init(source: DeezerSource.id, name: String(number))
    }

    var isDeezers: Bool { DeezerNumber.isValid(name) }
}

extension AlbumID {
    /// Nil for a number that stands for no album.
    init?(deezer number: Int, of artist: ArtistID) {
        guard number > 0 else { return nil }
        self.init(source: DeezerSource.id, artist: artist.name, title: String(number))
    }

    var isDeezers: Bool { DeezerNumber.isValid(artist) && DeezerNumber.isValid(title) }
}
