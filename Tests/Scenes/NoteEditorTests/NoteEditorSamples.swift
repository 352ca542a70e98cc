import Entities
import TestSupport

extension LibrarySummary {
    static let sample = LibrarySummary(subject: .movie(MovieID(1)), title: "Yi Yi")
}

extension LibraryItem {
    static func sample(note: String?, revision: Int = 3) -> LibraryItem {
        LibraryItem(
            summary: .sample, isFavourite: true, added: 0,
            note: note.map { Note(text: $0, changed: 0, revision: revision) })
    }
}

extension Draft {
    static func sample(_ text: String, id: String = "left", startedFrom revision: Int? = 3) -> Draft {
        Draft(id: ID(rawValue: id), summary: .sample, text: text, startedFrom: revision, changed: 86_400)
    }
}
