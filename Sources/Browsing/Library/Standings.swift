package import Entities
package import Presentation
package import Services

/// Menus for state and rating of a thing; stores the answer, with undo.
@MainActor
package final class Standings {
    /// What a menu asks of a thing.
    private struct Question {
        enum Subject { case state, rating }

        let subject: Subject
        let thing: LibrarySummary
        /// The time of the thing that is asked about; nil for the thing itself.
        var event: DiaryEvent?
    }

    /// What there is to choose, in the order of the menu: by its first three digits most is said.
    private enum Choice: CaseIterable {
        case wanted, begun, doneToday, doneBefore, paused, givenUp, nothing

        /// The state that it leads to; nil where nothing is said any more.
        var state: Standing.State? {
            switch self {
            case .wanted: .wanted
            case .begun: .begun
            case .doneToday, .doneBefore: .done
            case .paused: .paused
            case .givenUp: .givenUp
            case .nothing: nil
            }
        }
    }

    /// The menu that waits for its answer.
    package private(set) var menu: Menu?
    /// Set by the owner, which it should hold weakly: called when there is a menu or none any more.
    package var didChange: (@MainActor () -> Void)?
    private let diary: any Diary
    private let notices: any NoticeBoard
    private let undo: UndoStack<LibraryFailure>
    private let wording: Wording
    private let orders: Orders<LibraryFailure>
    /// What the menu asks; nil without one.
    private var asked: Question?

    /// - Parameter undo: gets a step for whatever was said.
    package init(
        diary: any Diary, notices: any NoticeBoard, undo: UndoStack<LibraryFailure>, wording: Wording
    ) {
        self.diary = diary
        self.notices = notices
        self.undo = undo
        self.wording = wording
        orders = Orders(notices: notices, message: wording.library.orderFailed)
    }

    private var words: Words<DiaryWording> { wording.diary }

    /// From memory, at once; nil where nothing is said of it.
    package func standing(of thing: LibrarySummary) -> Standing? { diary.standing(of: thing) }

    /// As marks say it: what was seen, heard or read counts as done, whatever else is said.
    package func state(of thing: LibrarySummary) -> Standing.State? {
        // Asked for every row of every frame, of which most are not kept.
        if let state = state(thing.subject) { return state }
        for other in diary.others(than: thing) {
            if let state = state(other) { return state }
        }
        return nil
    }

    private func state(_ subject: LibrarySubject) -> Standing.State? {
        diary.standing(subject)?.state ?? (diary.item(subject)?.events.isEmpty == false ? .done : nil)
    }

    /// Asks how far the reader is with a thing.
    package func askForState(of thing: LibrarySummary) {
        let choices = Choice.allCases
        let current = choice(of: thing)
        let chosen = choices.firstIndex(of: current) ?? choices.endIndex - 1
        show(
            Menu(
                words.askState(thing.title), choices.map { word($0, thing) },
                signs: choices.map { $0.state.map(Marks.state) ?? "" }, chosen: [chosen],
                // Where nothing is said yet, most want to keep it for later.
                start: current == .nothing ? choices.startIndex : chosen, careful: [choices.endIndex - 1],
                isAboutRow: true),
            Question(subject: .state, thing: thing))
    }

    private func choice(of thing: LibrarySummary) -> Choice {
        switch state(of: thing) {
        case .wanted: .wanted
        case .begun: .begun
        case .done: diary.events(of: thing).first?.day == diary.today ? .doneToday : .doneBefore
        case .paused: .paused
        case .givenUp: .givenUp
        case nil: .nothing
        }
    }

    private func word(_ choice: Choice, _ thing: LibrarySummary) -> String {
        let steps = words.steps(thing.subject.kind)
        return switch choice {
        case .wanted: steps.wanted
        case .begun: steps.begun
        case .doneToday: steps.doneToday
        case .doneBefore: steps.doneBefore
        case .paused: words.paused
        case .givenUp: words.givenUp(thing.subject.kind)
        case .nothing: words.nothing
        }
    }

    /// Asks what the reader thinks of a thing.
    ///
    /// - Parameter event: the time that the rating is of; nil for the thing itself.
    package func askForRating(of thing: LibrarySummary, at event: DiaryEvent? = nil) {
        let (scale, choices) = (wording.format.ratingScale, ratings)
        let rating = event.map(\.rating) ?? standing(of: thing)?.rating
        let chosen = rating.flatMap { rating in choices.lastIndex { $0 >= rating } }
        show(
            Menu(
                words.askRating(thing.title), choices.map(wording.own) + [words.noRating],
                drawn: choices.map { scale.stars($0) ?? wording.own($0) } + [words.noRating],
                numbers: choices.map(scale.number) + [0], chosen: [chosen ?? choices.count],
                // From the middle neither end is far.
                start: chosen ?? choices.firstIndex { $0.percent == 60 }, isAboutRow: true),
            Question(subject: .rating, thing: thing, event: event))
    }

    /// What there is to choose, the best first.
    private var ratings: [OwnRating] { wording.format.ratingScale.choices.reversed() }

    /// - Parameter entry: of the menu; nil where none was chosen.
    package func didLeaveMenu(with entry: Int?) {
        let asked = asked
        show(nil, nil)
        guard let asked, let entry else { return }
        switch asked.subject {
        case .state: if let choice = Choice.allCases.dropFirst(entry).first { take(choice, asked.thing) }
        case .rating: rate(ratings.dropFirst(entry).first, asked.thing, asked.event)
        }
    }

    private func show(_ menu: Menu?, _ asked: Question?) {
        (self.menu, self.asked) = (menu, asked)
        didChange?()
    }

    private func take(_ choice: Choice, _ thing: LibrarySummary) {
        switch choice {
        case .wanted: enter(.wanted, thing)
        case .begun: enter(.begun, thing)
        case .paused: enter(.paused, thing)
        case .givenUp: enter(.givenUp, thing)
        case .doneToday: write(thing, on: diary.today)
        case .doneBefore: write(thing, on: nil)
        case .nothing: forget(thing)
        }
    }

    private func enter(_ state: Standing.State?, _ thing: LibrarySummary) {
        let today = diary.today
        change(thing) { $0.enter(state, on: today) }
    }

    /// What is thought of a thing today is thought of the time that was written down today, too; and what of its last time, of the
    /// thing.
    private func rate(_ rating: OwnRating?, _ thing: LibrarySummary, _ event: DiaryEvent?) {
        let notice = said(of: rating, thing)
        let thing = diary.standingSummary(for: thing)
        let events = diary.item(thing.subject)?.events ?? []
        // By now something else may have been said of that time.
        let asked = event.map { event in events.first { $0.id == event.id } ?? event }
        guard var event = asked ?? events.first(where: { $0.day == diary.today }) else {
            return change(thing, saying: notice) { standing in
                standing.rating = rating
                // What is rated is known.
                if rating != nil, standing.state == nil { standing.state = .done }
            }
        }
        let before = (event, diary.standing(thing.subject))
        event.rating = rating
        let standing = before.1?.afterChange(of: event, among: events)
        guard event != before.0 || standing != before.1 else { return }
        write(event, of: thing, becoming: standing, instead: before, saying: notice)
    }

    /// Few lists show it.
    private func said(of rating: OwnRating?, _ thing: LibrarySummary) -> String {
        let title = thing.title.beforeSentence
        return rating.map { words.rated(title, wording.own($0)) } ?? words.unrated(title)
    }

    /// - Parameter notice: once it is stored; nil where what is in sight says it.
    private func change(_ thing: LibrarySummary, saying notice: String? = nil, _ body: (inout Standing) -> Void) {
        let thing = diary.standingSummary(for: thing)
        let before = diary.standing(thing.subject)
        var standing = before ?? Standing()
        body(&standing)
        // What says nothing brings no thing into the library.
        guard standing != before ?? Standing() else { return }
        let step = LibraryStep(of: thing, from: { $0.standing = before }, to: { $0.standing = standing })
        orders.begin { [diary, undo, notices, wording, standing] () async throws(LibraryFailure) in
            try await diary.setStanding(standing, of: thing)
            undo.push { () async throws(LibraryFailure) in
                wording.undone(thing.title, try await diary.takeBack(step))
            }
            if let notice { notices.post(Message(notice)) }
        }
    }

    /// What was written on the same day is not written twice by the same key.
    private func write(_ thing: LibrarySummary, on day: CalendarDate?) {
        let thing = diary.standingSummary(for: thing)
        let (before, events) = (diary.standing(thing.subject), diary.events(of: thing))
        let written = WrittenTime(on: day, after: events, standing: before)
        guard !events.contains(where: { $0.day == day }) else { return change(thing) { $0 = written.standing } }
        write(
            written.event, of: thing, becoming: written.standing, instead: (nil, before),
            saying: words.written(thing.title.beforeSentence))
    }

    /// - Parameters:
    ///   - before: what undoing it leads back to: nil for no such event.
    ///   - notice: once it is stored.
    private func write(
        _ event: DiaryEvent, of thing: LibrarySummary, becoming standing: Standing?,
        instead before: (event: DiaryEvent?, standing: Standing?), saying notice: String
    ) {
        let step = LibraryStep(of: thing) { item in
            (item.events, item.standing) = (before.event.map { [$0] } ?? [], before.standing)
        } to: { item in
            (item.events, item.standing) = ([event], standing ?? before.standing)
        }
        orders.begin { [diary, undo, notices, wording] () async throws(LibraryFailure) in
            try await diary.write(event, of: thing, becoming: standing)
            undo.push { () async throws(LibraryFailure) in
                wording.undone(thing.title, try await diary.takeBack(step))
            }
            notices.post(Message(notice))
        }
    }

    /// A book that somebody has written down has no place but the list: it stays, without a state.
    private func forget(_ thing: LibrarySummary) {
        guard thing.subject.source != .ownBooks else { return enter(nil, thing) }
        let thing = diary.standingSummary(for: thing)
        orders.begin { [diary, notices, undo, wording, words] () async throws(LibraryFailure) in
            guard let removed = try await diary.removeStanding(thing.subject) else { return }
            undo.push { () async throws(LibraryFailure) in
                wording.restored(thing.title, try await diary.restore(removed))
            }
            notices.post(Message(words.forgotten(thing.title.beforeSentence)))
        }
    }
}
