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
    /// - Returns: what takes all of it back.
    func save(name: String, description: String, remark: String) async throws(LibraryFailure) -> TakeBack
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

    func save(name: String, description: String, remark: String) async throws(LibraryFailure) -> TakeBack {
        let summary = LibrarySummary(subject: subject, title: name)
        let unname = try await library.keep(summary, insteadOf: list)
        let undescribe = try await describe(summary, as: description)
        let unplace = try await place(with: remark)
        // The last first: a list of which nothing is left is gone.
        return { () async throws(LibraryFailure) in
            try await unplace?()
            try await undescribe?()
            try await unname()
        }
    }

    /// - Returns: what takes it back; nil where it is as it was.
    private func describe(
        _ summary: LibrarySummary, as text: String
    ) async throws(LibraryFailure) -> TakeBack? {
        let before = list?.note
        if text.allSatisfy(\.isWhitespace) {
            guard let before,
                case .removed(let record) = try await library.removeNote(subject, startedFrom: before.revision)
            else { return nil }
            return { () async throws(LibraryFailure) in try await library.restore(record) }
        }
        guard text != before?.text else { return nil }
        let saved = try await library.saveNote(text, about: summary, startedFrom: before?.revision).note
        return { () async throws(LibraryFailure) in
            // Who has written another text since then keeps it.
            guard library.item(subject)?.note?.revision == saved.revision else { return }
            if let before {
                _ = try await library.saveNote(before.text, about: summary, startedFrom: saved.revision)
            } else {
                _ = try await library.removeNote(subject, startedFrom: saved.revision)
            }
        }
    }

    /// Puts the thing into a new list, or says something else of it.
    ///
    /// - Returns: what takes it back; nil where it is as it was.
    private func place(with remark: String) async throws(LibraryFailure) -> TakeBack? {
        guard let former = thing else { return nil }
        var thing = former
        thing.remark = remark.allSatisfy(\.isWhitespace) ? nil : remark
        let isNew = list == nil
        guard isNew || thing.remark != former.remark else { return nil }
        try await library.place(thing, in: subject)
        return { () async throws(LibraryFailure) in
            if isNew {
                try await library.takeOut(former.id, of: subject)
            } else {
                try await library.place(former, in: subject)
            }
        }
    }
}
