import Entities
import Services

protocol LibraryInteractor: Sendable {
    func items() async throws(LibraryFailure) -> [LibraryItem]
    /// Notes that were never saved, latest first.
    func abandonedDrafts() async -> [Draft]
    /// What is stored of it now, at once.
    func item(_ subject: LibrarySubject) -> LibraryItem?
    /// The items whose title or subtitle contains every word of the filter, sorted.
    func arranged(_ items: [LibraryItem], by sort: LibrarySort, matching filter: String) -> [LibraryItem]
    /// Whether its catalogue is in use.
    func isFromRunningCatalogue(_ subject: LibrarySubject) -> Bool
    /// How its catalogue becomes available, if it is not in use; nil for one that this version does not know.
    func access(to subject: LibrarySubject) -> CatalogAccess?
    /// Changes of the library, by this or another process.
    func changes() -> AsyncStream<LibraryChange>
    func draftChanges() -> AsyncStream<Void>
    /// Returns when the change is durable.
    func toggleFavourite(_ item: LibraryItem) async throws(LibraryFailure)
    func delete(_ subject: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord
    func restore(_ deleted: LibraryRecord) async throws(LibraryFailure)
}

struct LibraryDefaultInteractor: LibraryInteractor {
    let library: any Library
    let drafts: any Drafts
    let availability: SourceAvailability

    func items() async throws(LibraryFailure) -> [LibraryItem] {
        try await library.items()
    }

    func abandonedDrafts() async -> [Draft] {
        await drafts.abandoned()
    }

    func item(_ subject: LibrarySubject) -> LibraryItem? {
        library.item(subject)
    }

    func arranged(_ items: [LibraryItem], by sort: LibrarySort, matching filter: String) -> [LibraryItem] {
        let words = filter.lowercased().split(whereSeparator: \.isWhitespace)
        let found =
            words.isEmpty
            ? items
            : items.filter { item in
                let text = "\(item.summary.title) \(item.summary.subtitle ?? "")".lowercased()
                return words.allSatisfy { text.contains($0) }
            }
        guard sort != .added else { return found }
        let keyed = found.enumerated().map { index, item in
            (
                kind: sort == .kind ? item.id.kind.rank : 0, title: item.summary.title.lowercased(), index: index,
                item: item
            )
        }
        return keyed.sorted { ($0.kind, $0.title, $0.index) < ($1.kind, $1.title, $1.index) }.map(\.item)
    }

    func isFromRunningCatalogue(_ subject: LibrarySubject) -> Bool {
        availability.answers(about: subject)
    }

    func access(to subject: LibrarySubject) -> CatalogAccess? {
        availability.access(to: subject.source)
    }

    func changes() -> AsyncStream<LibraryChange> {
        library.changes()
    }

    func draftChanges() -> AsyncStream<Void> {
        drafts.changes()
    }

    func toggleFavourite(_ item: LibraryItem) async throws(LibraryFailure) {
        try await library.toggleFavourite(item.summary)
    }

    func delete(_ subject: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord {
        try await library.delete(subject)
    }

    func restore(_ deleted: LibraryRecord) async throws(LibraryFailure) {
        try await library.restore(deleted)
    }
}

extension LibrarySubject.Kind {
    fileprivate var rank: Int {
        switch self {
        case .movie: 0
        case .artist: 1
        case .album: 2
        default: 3
        }
    }
}
