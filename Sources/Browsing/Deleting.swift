package import Entities
package import Presentation
package import Services

/// Deletes items of the library, or entries of the diary, after a question. Undo brings them back.
@MainActor
package final class Deleting {
    /// The question that waits for its answer.
    package private(set) var question: Question?
    /// Set by the owner, which they should hold weakly: called before an item is brought back, and after deleting one has
    /// failed.
    package var willRestore: (@MainActor (LibrarySubject) -> Void)?
    package var didFail: (@MainActor () -> Void)?
    private let interactor: any DeletingInteractor
    private let notices: any NoticeBoard
    private let undo: UndoStack<LibraryFailure>
    private let wording: Wording
    private let orders: Orders<LibraryFailure>
    /// What the question is about.
    private var doomed: LibraryItem?
    private var doomedEntry: DiaryEntry?

    /// - Parameter undo: gets a step for each deleted item.
    package init(
        interactor: any DeletingInteractor, notices: any NoticeBoard, undo: UndoStack<LibraryFailure>, wording: Wording
    ) {
        self.interactor = interactor
        self.notices = notices
        self.undo = undo
        self.wording = wording
        orders = Orders(notices: notices, message: wording.library.orderFailed)
    }

    /// Whether there is something to bring back.
    package var canUndo: Bool { !undo.isEmpty }

    /// - Parameter isKept: whether it is in the library. Of what only has an unsaved note, that is said instead.
    package func ask(about item: LibraryItem, isKept: Bool) {
        guard isKept else { return notices.post(Message(wording.unsaved.onlyDraft)) }
        doomed = item
        let title = item.summary.title
        question =
            item.id.kind == .list
            ? wording.list.askDelete(title, wording.facts(ofList: item))
            : wording.library.askDelete(title, wording.deletedParts(of: item))
    }

    /// - Returns: the item whose deletion has begun; nil if it stays.
    package func didAnswer(isYes: Bool) -> LibraryItem? {
        let item = isYes ? doomed : nil
        (question, doomed) = (nil, nil)
        if let item { delete(item) }
        return item
    }

    /// - Parameter question: whether it is to be removed.
    package func ask(_ question: Question, about entry: DiaryEntry) {
        (self.question, doomedEntry) = (question, entry)
    }

    /// - Returns: the entry whose removal has begun; nil if it stays.
    package func didAnswerAboutEntry(isYes: Bool) -> DiaryEntry? {
        let entry = isYes ? doomedEntry : nil
        (question, doomedEntry) = (nil, nil)
        if let entry { remove(entry) }
        return entry
    }

    private func remove(_ entry: DiaryEntry) {
        orders.begin { [interactor, wording, notices, undo] () async throws(LibraryFailure) in
            guard let removed = try await interactor.remove(entry) else { return }
            undo.push { () async throws(LibraryFailure) in
                try await interactor.restore(removed)
                return Message(wording.library.restored(entry.summary.title.inSentence))
            }
            notices.post(Message(wording.diary.removed(entry.summary.title.beforeSentence)))
        } recover: { [weak self] in
            self?.didFail?()
        }
    }

    private func delete(_ item: LibraryItem) {
        orders.begin { [weak self, interactor, wording, notices, undo] () async throws(LibraryFailure) in
            let record = try await interactor.delete(item.id)
            undo.push { () async throws(LibraryFailure) in
                self?.willRestore?(item.id)
                try await interactor.restore(record)
                return Message(wording.library.restored(item.summary.title.inSentence))
            }
            notices.post(Message(wording.library.deleted(item.summary.title.beforeSentence)))
        } recover: { [weak self] in
            self?.didFail?()
        }
    }
}
