import Entities
import TestSupport

extension LibrarySummary {
    static let yiYi = LibrarySummary(subject: .movie(MovieID(1)), title: "Yi Yi")
    static let ran = LibrarySummary(subject: .movie(MovieID(2)), title: "Ran")
    static let homogenic = LibrarySummary(
        subject: .album(AlbumID(artist: "Björk", title: "Homogenic")), title: "Homogenic")
}

extension Arrival {
    /// Four of two machines, the latest first.
    static let samples: [Arrival] = {
        let note = Note(text: "Seen with Ada.\n\n千と千尋の神隠し was sold out.", changed: 5, revision: 2)
        let former = Note(text: "To be seen.", changed: 1, revision: 1)
        return [
            .sample(
                LibraryItem(summary: .yiYi, isFavourite: true, added: 1, note: note), from: "laptop", number: 4,
                before: LibraryItem(summary: .yiYi, isFavourite: false, added: 1, note: former)),
            .sample(
                LibraryItem(summary: .ran, isFavourite: true, added: 1), number: 3,
                before: LibraryItem(summary: .ran, isFavourite: true, added: 1, standing: Standing(state: .wanted))),
            .sample(LibraryItem(summary: .homogenic, isFavourite: true, added: 1), number: 2),
            Arrival(
                number: 1, machine: "0a1b2c3d", second: 1_764_000_000,
                before: LibraryRecord(
                    item: LibraryItem(
                        summary: LibrarySummary(
                            subject: .movie(MovieID(9)), title: String(repeating: "Long and longer, ", count: 9)),
                        isFavourite: true, added: 1), revisions: []), after: nil),
        ]
    }()
}
