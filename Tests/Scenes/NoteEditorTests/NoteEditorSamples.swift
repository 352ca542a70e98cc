import Entities

extension LibrarySummary {
    static let sample = LibrarySummary(subject: .movie(MovieID(1), .tmdb), title: "Yi Yi")
}

extension LibraryItem {
    static func sample(note: String?) -> LibraryItem {
        LibraryItem(
            summary: .sample, isFavourite: true, added: 0, note: note.map { Note(text: $0, changed: 0, revision: 3) })
    }
}
