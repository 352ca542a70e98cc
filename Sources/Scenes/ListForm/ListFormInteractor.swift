import Entities
import Services

protocol ListFormInteractor: Sendable {
    /// As it was when the form was opened; nil for a new one.
    var list: LibraryItem? { get }
    /// What a new list begins with; nil for nothing.
    var thing: LibrarySummary? { get }
    /// Returns when all of it is durable.
    ///
    /// - Parameter description: empty for none.
    func save(name: String, description: String) async throws(LibraryFailure)
}

struct ListFormDefaultInteractor: ListFormInteractor {
    let library: any Library
    @Boxed private(set) var list: LibraryItem?
    @Boxed private(set) var thing: LibrarySummary?
    /// What the list is, or will be, known by.
    private let subject: LibrarySubject

    init(library: any Library, list: LibraryItem?, thing: LibrarySummary?) {
        self.library = library
        _list = Boxed(wrappedValue: list)
        _thing = Boxed(wrappedValue: thing)
        subject = list?.id ?? .makeOwnList()
    }

    func save(name: String, description: String) async throws(LibraryFailure) {
        let summary = LibrarySummary(subject: subject, title: name)
        try await library.addFavourite(summary)
        let note = list?.note
        if description.allSatisfy(\.isWhitespace) {
            if let note { _ = try await library.removeNote(subject, startedFrom: note.revision) }
        } else if description != note?.text {
            _ = try await library.saveNote(description, about: summary, startedFrom: note?.revision)
        }
        if let thing {
            try await library.place(ListedThing(thing, at: .between(nil, nil)), in: subject)
        }
    }
}
