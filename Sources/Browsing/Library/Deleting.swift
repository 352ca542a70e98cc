package import Entities
package import Presentation
package import Services

/// Deletes items of the library, or entries of the diary, after a question. Undo brings them back.
@MainActor
package final class Deleting {
    /// What can be deleted.
    package enum Doomed: Equatable {
        case item(LibraryItem)
        case entry(DiaryEntry)
    }

    /// The question that waits for its answer.
    package private(set) var question: Question?
    /// Set by the owner, which they should hold weakly: called before an item is brought back.
    package var willRestore: (@MainActor (LibrarySubject) -> Void)?
    /// Set by the owner, which they should hold weakly: called after deleting something has failed.
    package var didFail: (@MainActor () -> Void)?
    private let library: any Diary
    private let notices: any NoticeBoard
    private let undo: UndoStack<LibraryFailure>
    private let wording: Wording
    private let orders: Orders<LibraryFailure>
    /// What the question is about.
    private var doomed: Doomed?

    /// - Parameter undo: gets a step for each deleted item.
    package init(
        interactor: any KeepingInteractor, notices: any NoticeBoard, undo: UndoStack<LibraryFailure>, wording: Wording
    ) {
        library = interactor.library
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
        doomed = .item(item)
        let title = item.summary.title
        question =
            item.id.kind == .list
            ? wording.list.askDelete(title, wording.facts(ofList: item))
            : wording.library.askDelete(title, wording.deletedParts(of: item))
    }

    /// - Parameter question: whether it is to be removed.
    package func ask(_ question: Question, about entry: DiaryEntry) {
        (self.question, doomed) = (question, .entry(entry))
    }

    /// - Returns: that whose deletion has begun; nil if it stays.
    package func didAnswer(isYes: Bool) -> Doomed? {
        let answered = isYes ? doomed : nil
        (question, doomed) = (nil, nil)
        switch answered {
        case .item(let item): delete(item)
        case .entry(let entry): remove(entry)
        case nil: break
        }
        return answered
    }

    private func remove(_ entry: DiaryEntry) {
        orders.begin { [library, wording, notices, undo] () async throws(LibraryFailure) in
            guard let removed = try await library.removeEvent(entry.event.id, of: entry.summary.subject) else { return }
            undo.push { () async throws(LibraryFailure) in
                wording.restored(entry.summary.title, try await library.restore(removed))
            }
            let day = entry.event.day.map(wording.format.short) ?? wording.diary.dayUnknown
            notices.post(Message(wording.diary.removed(entry.summary.title.beforeDay, day)))
        } recover: { [weak self] in
            self?.didFail?()
        }
    }

    private func delete(_ item: LibraryItem) {
        orders.begin { [weak self, library, wording, notices, undo] () async throws(LibraryFailure) in
            let record = try await library.delete(item.id)
            undo.push { () async throws(LibraryFailure) in
                self?.willRestore?(item.id)
                return wording.restored(item.summary.title, try await library.restore(record))
            }
            notices.post(Message(wording.library.deleted(item.summary.title.beforeSentence)))
        } recover: { [weak self] in
            self?.didFail?()
        }
    }
}
