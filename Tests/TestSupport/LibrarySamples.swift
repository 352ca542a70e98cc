package import Entities

extension LibraryItem {
    package static func film(
        _ number: Int, title: String? = nil, added: Int = 1, source: SourceID = .tmdb, note: String? = nil
    ) -> LibraryItem {
        LibraryItem(
            summary: LibrarySummary(
                subject: .movie(MovieID(number, source: source)), title: title ?? "Film \(number)",
                released: CalendarDate(year: 1950 + number)),
            isFavourite: true, added: added, note: note.map { Note(text: $0, changed: added, revision: 1) })
    }

    package static func artist(_ name: String, added: Int = 1) -> LibraryItem {
        LibraryItem(
            summary: LibrarySummary(subject: .artist(ArtistID(name: name)), title: name), isFavourite: true,
            added: added)
    }

    package static func album(_ title: String, by artist: String, added: Int = 1) -> LibraryItem {
        LibraryItem(
            summary: LibrarySummary(
                subject: .album(AlbumID(artist: artist, title: title)), title: title, subtitle: artist),
            isFavourite: true, added: added)
    }
}
