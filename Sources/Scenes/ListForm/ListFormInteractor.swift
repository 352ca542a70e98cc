import Entities
import Services

protocol ListFormInteractor: Sendable {
    /// As it was when the form was opened; nil for a new one.
    var list: LibraryItem? { get }
    /// What a new list begins with, or of which a remark is written; nil for nothing.
    var thing: ListedThing? { get }
    /// What all other lists are called, folded, as names are compared.
    func takenNames() async throws(LibraryFailure) -> Set<String>
    /// Returns when all of it is durable.
    ///
    /// - Parameters:
    ///   - description: empty for none.
    ///   - remark: of the thing; empty for none.
    func save(name: String, description: String, remark: String) async throws(LibraryFailure)
}

struct ListFormDefaultInteractor: ListFormInteractor {
    let library: any Library
    @Boxed private(set) var list: LibraryItem?
    @Boxed private(set) var thing: ListedThing?
    /// What the list is, or will be, known by.
    private let subject: LibrarySubject

    init(library: any Library, list: LibraryItem?, thing: ListedThing?) {
        self.library = library
        _list = Boxed(wrappedValue: list)
        _thing = Boxed(wrappedValue: thing)
        subject = list?.id ?? .makeOwnList()
    }

    func takenNames() async throws(LibraryFailure) -> Set<String> {
        Set(try await library.lists().filter { $0.id != subject }.map(\.summary.title.folded))
    }

    func save(name: String, description: String, remark: String) async throws(LibraryFailure) {
        let summary = LibrarySummary(subject: subject, title: name)
        try await library.addFavourite(summary)
        let note = list?.note
        if description.allSatisfy(\.isWhitespace) {
            if let note { _ = try await library.removeNote(subject, startedFrom: note.revision) }
        } else if description != note?.text {
            _ = try await library.saveNote(description, about: summary, startedFrom: note?.revision)
        }
        guard var thing else { return }
        let former = thing.remark
        thing.remark = remark.allSatisfy(\.isWhitespace) ? nil : remark
        if list == nil || thing.remark != former { try await library.place(thing, in: subject) }
    }
}
