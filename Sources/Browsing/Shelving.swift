package import Entities
package import Presentation
package import Services

/// The reading list as any screen with books offers it: a menu of states, a menu of ratings, and what becomes of an answer.
@MainActor
package final class Shelving {
    private enum Asked { case state, rating }
    private enum Work { case listen }

    /// The menu that waits for its answer.
    package private(set) var menu: Menu?
    /// Set by the owner, which it should hold weakly: called when there is a menu or none any more, and after `listen` when
    /// something of the list may be different.
    package var didChange: (@MainActor () -> Void)?
    private let interactor: any ShelvingInteractor
    private let notices: any NoticeBoard
    private let undo: UndoStack<LibraryFailure>
    private let wording: Wording
    private let orders: Orders<LibraryFailure>
    private let scope = TaskScope<Work>()
    /// What the menu is about.
    private var asked: (Asked, LibrarySummary)?

    /// - Parameter undo: gets a step for each book that was taken off the list.
    package init(
        interactor: any ShelvingInteractor, notices: any NoticeBoard, undo: UndoStack<LibraryFailure>, wording: Wording
    ) {
        self.interactor = interactor
        self.notices = notices
        self.undo = undo
        self.wording = wording
        orders = Orders(notices: notices, message: wording.library.failure)
    }

    private var words: Words<ReadingWording> { wording.readingList }

    /// Hears of changes of the list from now on.
    package func listen() {
        guard !scope.isRunning(.listen) else { return }
        scope.start(.listen) { [weak self, changes = interactor.readingList.changes()] in
            for await _ in changes { self?.didChange?() }
        }
    }

    /// From memory, at once; nil for what is not on the list.
    package func reading(of subject: LibrarySubject) -> Reading? {
        interactor.readingList.reading(subject)
    }

    /// Asks how far the reader is with a book.
    package func askForState(of book: LibrarySummary) {
        let states = Reading.State.allCases
        let current = reading(of: book.subject)?.state.flatMap(states.firstIndex)
        let none = book.subject.source == .ownBooks ? words.withoutState : words.notOnList
        // Where there is no state yet, one is wanted.
        show(
            Menu(
                words.askState(book.title), states.map(words.state) + [none], chosen: [current ?? states.count],
                start: current ?? states.startIndex,
                careful: [states.count], isAboutRow: true),
            (.state, book))
    }

    /// Asks for the reader's rating of a book of the list.
    package func askForRating(of book: LibrarySummary) {
        guard let reading = reading(of: book.subject) else { return notices.post(words.putOnListFirst) }
        let ratings = Reading.ratings.map { words.rating(wording.format.grouped($0)) }
        let chosen = reading.rating.map { $0 - Reading.ratings.lowerBound } ?? ratings.count
        show(
            Menu(words.askRating(book.title), ratings + [words.noRating], chosen: [chosen], isAboutRow: true),
            (.rating, book))
    }

    /// - Parameter entry: of the menu; nil where none was chosen.
    package func didLeaveMenu(with entry: Int?) {
        let asked = asked
        show(nil, nil)
        guard let (question, book) = asked, let entry else { return }
        switch question {
        case .state: enter(Reading.State.allCases.dropFirst(entry).first, book)
        case .rating: rate(Array(Reading.ratings).dropFirst(entry).first, book)
        }
    }

    private func show(_ menu: Menu?, _ asked: (Asked, LibrarySummary)?) {
        (self.menu, self.asked) = (menu, asked)
        didChange?()
    }

    /// A book that somebody has written down has no place but the list: it stays, without a state.
    private func enter(_ state: Reading.State?, _ book: LibrarySummary) {
        guard state != nil || book.subject.source == .ownBooks else { return takeOff(book) }
        change(book) { reading, today in reading.enter(state, on: today) }
    }

    private func rate(_ rating: Int?, _ book: LibrarySummary) {
        change(book) { reading, _ in reading.rating = rating }
    }

    private func change(_ book: LibrarySummary, _ body: (inout Reading, CalendarDate) -> Void) {
        var reading = reading(of: book.subject) ?? Reading()
        let before = reading
        body(&reading, interactor.today())
        guard reading != before || self.reading(of: book.subject) == nil else { return }
        orders.begin { [list = interactor.readingList, reading] () async throws(LibraryFailure) in
            try await list.setReading(reading, of: book)
        }
    }

    private func takeOff(_ book: LibrarySummary) {
        orders.begin {
            [list = interactor.readingList, notices, undo, wording, words] () async throws(LibraryFailure) in
            guard let removed = try await list.removeReading(book.subject) else { return }
            undo.push { () async throws(LibraryFailure) in
                try await list.restore(removed)
                return Message(wording.library.restored(book.title.inSentence))
            }
            notices.post(Message(words.takenOff(book.title.inSentence)))
        }
    }
}
