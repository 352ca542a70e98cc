/// What is stored of a film, artist or album besides its identity, so that the library can show it without a request.
package struct LibrarySummary: Hashable, Sendable {
    package let subject: LibrarySubject
    /// Never empty once it is stored.
    package let title: String
    /// The original title of a film, the artist of an album.
    package let subtitle: String?
    /// A day, or a year.
    package let released: CalendarDate?
    /// The stored date, where this version cannot read it; else nil.
    package let unreadableDate: String?

    package init(subject: LibrarySubject, title: String, subtitle: String? = nil, released: CalendarDate? = nil) {
        self.subject = subject
        self.title = title
        self.subtitle = subtitle
        self.released = released
        unreadableDate = nil
    }

    /// - Parameter storedDate: as it is stored, readable or not.
    package init(subject: LibrarySubject, title: String, subtitle: String?, storedDate: String?) {
        self.subject = subject
        self.title = title
        self.subtitle = subtitle
        released = storedDate.flatMap { CalendarDate(iso8601: $0) }
        unreadableDate = released == nil ? storedDate : nil
    }

    /// As it is stored.
    package var storedDate: String? { released?.iso8601 ?? unreadableDate }

    package init(_ movie: Movie) {
        self.init(
            subject: .movie(movie.id), title: movie.title, subtitle: movie.originalTitle, released: movie.released)
    }

    package init(_ artist: Artist) {
        self.init(subject: .artist(artist.id), title: artist.name)
    }

    package init(_ album: Album) {
        self.init(
            subject: .album(album.id), title: album.title, subtitle: album.artist, released: album.released)
    }
}
