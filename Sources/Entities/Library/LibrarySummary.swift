/// What is stored of a film, artist, album, Pokémon or book besides its identity, so that the library can show it without a
/// request.
package struct LibrarySummary: Hashable, Sendable {
    package let subject: LibrarySubject
    /// Never empty once it is stored.
    package let title: String
    /// The original title of a film, the artist of an album, the number of a Pokémon, the authors of a book.
    package let subtitle: String?
    /// A day, or a year.
    package let released: CalendarDate?
    /// 0 where nobody knows. Beside the date it costs no room in a list of many.
    private var knownLength: UInt16 = 0
    /// The stored date, where this version cannot read it; else nil.
    package let unreadableDate: String?
    /// By which ids the same thing is known elsewhere.
    package var aliases: Aliases
    /// What artists and albums of several sources are told to be the same by; nil for all else.
    package let foldedName: FoldedName?

    package init(
        subject: LibrarySubject, title: String, subtitle: String? = nil, released: CalendarDate? = nil,
        aliases: Aliases = Aliases()
    ) {
        self.init(
            subject: subject, title: title, subtitle: subtitle, released: released, aliases: aliases,
            foldedName: subject.foldedName(title: title, subtitle: subtitle))
    }

    private init(
        subject: LibrarySubject, title: String, subtitle: String?, released: CalendarDate?,
        aliases: Aliases, foldedName: FoldedName?
    ) {
        self.subject = subject
        self.title = title
        self.subtitle = subtitle
        self.released = released
        self.aliases = aliases
        self.foldedName = foldedName
        unreadableDate = nil
    }

    /// - Parameter storedDate: as it is stored, readable or not.
    package init(
        subject: LibrarySubject, title: String, subtitle: String?, storedDate: String?, length: Int? = nil,
        aliases: Aliases = Aliases()
    ) {
        self.subject = subject
        self.title = title
        self.subtitle = subtitle
        knownLength = length.flatMap { UInt16(exactly: $0) } ?? 0
        self.aliases = aliases
        foldedName = subject.foldedName(title: title, subtitle: subtitle)
        released = storedDate.flatMap { CalendarDate(iso8601: $0) }
        unreadableDate = released == nil ? storedDate : nil
    }

    /// This thing under another source's name.
    package func called(_ other: LibrarySubject) -> LibrarySummary {
        LibrarySummary(
            subject: other, title: title, subtitle: subtitle, storedDate: storedDate, length: length, aliases: aliases)
    }

    /// Minutes of a film or an album, pages of a book: 1...65,535. Nil where nobody knows, and for what is no such number.
    package var length: Int? {
        get { knownLength == 0 ? nil : Int(knownLength) }
        set { knownLength = newValue.flatMap { UInt16(exactly: $0) } ?? 0 }
    }

    /// The date that the library stores, as text: of the release, or one that this version cannot read. Nil where there is none.
    package var storedDate: String? { released?.iso8601 ?? unreadableDate }

    package init(_ movie: Movie) {
        self.init(
            subject: .movie(movie.id), title: movie.title, subtitle: movie.originalTitle, released: movie.released,
            aliases: Aliases(known: movie.aliases), foldedName: nil)
    }

    package init(_ artist: Artist) {
        self.init(
            subject: .artist(artist.id), title: artist.name, subtitle: nil, released: nil, aliases: Aliases(),
            foldedName: artist.foldedName)
    }

    package init(_ album: Album) {
        self.init(
            subject: .album(album.id), title: album.title, subtitle: album.artist, released: album.released,
            aliases: Aliases(), foldedName: album.foldedName)
    }

    /// With its length, where that of each track is known.
    package init(_ detail: AlbumDetail) {
        self.init(detail.album)
        let durations = detail.tracks.compactMap(\.durationInSeconds)
        guard !durations.isEmpty, durations.count == detail.tracks.count else { return }
        length = max(1, (durations.reduce(0, +) + 30) / 60)
    }

    package init(_ pokemon: Pokemon) {
        self.init(
            subject: .pokemon(pokemon.id), title: pokemon.name, subtitle: pokemon.paddedNumber, released: nil,
            aliases: Aliases(known: [ItemID(nationalPokedex: pokemon.number)]), foldedName: nil)
    }

    package init(_ book: Book) {
        self.init(
            subject: .book(book.id), title: book.title,
            subtitle: book.authors.isEmpty ? nil : book.authors.joined(separator: ", "), released: book.firstPublished,
            aliases: Aliases(known: book.aliases), foldedName: nil)
    }
}

extension LibrarySubject.Kind {
    /// What the subtitle of such a thing says.
    enum SubtitleRole { case otherTitle, people, number, unknown }

    var subtitleRole: SubtitleRole {
        switch self {
        case .movie: .otherTitle
        case .album, .book: .people
        case .pokemon: .number
        default: .unknown
        }
    }
}

extension LibrarySubject {
    fileprivate func foldedName(title: String, subtitle: String?) -> FoldedName? {
        switch kind {
        case .artist: FoldedName([title])
        case .album: subtitle.flatMap { FoldedName([$0, title]) }
        default: nil
        }
    }
}
