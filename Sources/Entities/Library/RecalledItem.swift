/// A kept thing of which the library knows enough for a start, where no catalogue has told of it yet in this session.
package protocol RecalledItem: KeptItem {
    static func subject(of id: ID) -> LibrarySubject
    /// Nil where the summary is not enough, or of something else.
    init?(_ summary: LibrarySummary)
}

extension Movie: RecalledItem {
    package static func subject(of id: MovieID) -> LibrarySubject { .movie(id) }

    package init?(_ summary: LibrarySummary) {
        guard let id = summary.subject.movie else { return nil }
        self.init(
            id: id, title: summary.title, originalTitle: summary.subtitle, released: summary.released, rating: nil,
            aliases: summary.aliases.known)
    }
}

extension Book: RecalledItem {
    package static func subject(of id: BookID) -> LibrarySubject { .book(id) }

    package init?(_ summary: LibrarySummary) {
        guard let id = summary.subject.book else { return nil }
        self.init(
            id: id, title: summary.title, authors: summary.subtitle.map { [$0] } ?? [],
            firstPublished: summary.released, aliases: summary.aliases.known)
    }
}

extension Pokemon: RecalledItem {
    package static func subject(of id: PokemonID) -> LibrarySubject { .pokemon(id) }

    package init?(_ summary: LibrarySummary) {
        guard let id = summary.subject.pokemon, let number = id.number else { return nil }
        self.init(id: id, number: number, name: summary.title)
    }
}
