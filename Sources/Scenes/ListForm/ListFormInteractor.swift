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
        // By now others may have given it a name, or moved what is in it.
        let now = library.item(subject)
        let title = name == list?.summary.title ? now?.summary.title : nil
        let summary = LibrarySummary(subject: subject, title: title ?? name)
        try await library.addFavourite(summary)
        let note = try await describe(summary, as: description)
        let placed = try await place(with: remark, in: now)
        let step = LibraryStep(of: summary) { item in
            item.summary = now?.summary ?? list?.summary ?? summary
            item.isFavourite = list?.isFavourite ?? false
            item.note = list?.note
            if let placed, list != nil { item.things = [placed.former] }
        } to: { item in
            item.isFavourite = true
            item.note = note
            if let placed { item.things = [placed.now] }
        }
        return { [library] () async throws(LibraryFailure) in try await library.takeBack(step) }
    }

    /// - Returns: the description from then on; nil for none.
    private func describe(_ summary: LibrarySummary, as text: String) async throws(LibraryFailure) -> Note? {
        let before = list?.note
        if text.allSatisfy(\.isWhitespace) {
            guard let before else { return nil }
            let removal = try await library.removeNote(subject, startedFrom: before.revision)
            return if case .removed = removal { nil } else { before }
        }
        guard text != before?.text else { return before }
        return try await library.saveNote(text, about: summary, startedFrom: before?.revision).note
    }

    /// Puts the thing into a new list, or says something else of it.
    ///
    /// - Parameter now: the list by now; nil for a new one.
    /// - Returns: the thing as it was and as it is; nil where nothing has changed.
    private func place(
        with remark: String, in now: LibraryItem?
    ) async throws(LibraryFailure) -> (former: ListedThing, now: ListedThing)? {
        guard let opened = thing else { return nil }
        let former = now?.things.first { $0.id == opened.id } ?? opened
        var thing = former
        thing.remark = remark.allSatisfy(\.isWhitespace) ? nil : remark
        guard list == nil || thing.remark != opened.remark else { return nil }
        try await library.place(thing, in: subject)
        return (former, thing)
    }
}
