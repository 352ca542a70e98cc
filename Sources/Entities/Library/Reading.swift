/// What is kept of a book on the reading list, beside its title, author and release date, which its summary has.
package struct Reading: Hashable, Sendable {
    /// How far its reader is with a book. The names are stored.
    package enum State: String, CaseIterable, Sendable {
        case wanted = "want"
        case reading
        case read
    }

    /// The name of its state as it is stored, known to this version or not.
    package private(set) var storedState: String?
    /// The days by the names of their states, both as they are stored, understood by this version or not.
    package private(set) var storedDays: [String: String]
    /// The reader's own, 1...5.
    package var rating: Int?
    /// As it is stored, valid or not: a shared shelf may have others than `ISBN` lets through.
    package var isbn: String?
    /// 1...100,000
    package var pages: Int?

    package init(
        state: State? = nil, since: [State: CalendarDate] = [:], rating: Int? = nil, isbn: String? = nil,
        pages: Int? = nil
    ) {
        self.init(storedState: state?.rawValue, storedDays: [:], rating: rating, isbn: isbn, pages: pages)
        self.since = since
    }

    package init(storedState: String?, storedDays: [String: String], rating: Int?, isbn: String?, pages: Int?) {
        self.storedState = storedState
        self.storedDays = storedDays
        self.rating = rating
        self.isbn = isbn
        self.pages = pages
    }

    /// Sets how far its reader is, from this day on. The days of the other states stay.
    package mutating func enter(_ state: State?, on day: CalendarDate) {
        guard state != self.state else { return }
        self.state = state
        if let state { since[state] = day }
    }

    package static let ratings = 1...5
    package static let pageCounts = 1...100_000
    /// A rule of thumb: a page takes two minutes.
    package static let pagesAnHour = 30

    /// In hours; nil where the pages are not known.
    package var duration: Double? {
        pages.map { Double($0) / Double(Self.pagesAnHour) }
    }
}

extension Reading {
    /// Nil for a book that is on the list without one, as those that come from a shared shelf, and for one that this
    /// version does not know.
    package var state: State? {
        get { storedState.flatMap { State(rawValue: $0) } }
        set { storedState = newValue?.rawValue }
    }

    /// The day on which each state was last set. To change it leaves alone what this version does not understand.
    package var since: [State: CalendarDate] {
        get {
            var since: [State: CalendarDate] = [:]
            for state in State.allCases { since[state] = day(of: state) }
            return since
        }
        set {
            for state in State.allCases {
                if let day = newValue[state] {
                    storedDays[state.rawValue] = day.iso8601
                } else if day(of: state) != nil {
                    storedDays[state.rawValue] = nil
                }
            }
        }
    }

    /// Whether it has what only its reader knows.
    package var isReadersOwn: Bool { storedState != nil || !storedDays.isEmpty || rating != nil }

    /// What this version does not understand of it.
    package var notUnderstood: [NotUnderstood] {
        let name = storedState.flatMap { State(rawValue: $0) == nil ? $0 : nil }
        let days = storedDays.sorted { $0.key < $1.key }.filter { CalendarDate(iso8601: $0.value) == nil }
        return (name.map { [.readingState($0)] } ?? []) + days.map { .date($0.value) }
    }

    /// Of two accounts of one book the state with the later day counts; what one of them does not say is taken from the
    /// other.
    package func completed(with other: Reading) -> Reading {
        let isOlder = other.storedState != nil && (storedState == nil || (other.dayOfState ?? "") > (dayOfState ?? ""))
        return Reading(
            storedState: isOlder ? other.storedState : storedState,
            storedDays: storedDays.merging(other.storedDays) { own, theirs in isOlder ? max(own, theirs) : own },
            rating: rating ?? other.rating, isbn: isbn ?? other.isbn, pages: pages ?? other.pages)
    }

    private var dayOfState: String? { storedState.flatMap { storedDays[$0] } }

    private func day(of state: State) -> CalendarDate? {
        storedDays[state.rawValue].flatMap { CalendarDate(iso8601: $0) }
    }
}

extension BookID {
    /// A new one of one's own, different from all others.
    package static func makeOwn() -> BookID {
        let halves = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }
        return BookID(source: .ownBooks, key: halves.joined(separator: "-"))
    }
}

extension SourceID {
    /// The books that somebody has written down without a catalogue.
    package static let ownBooks = SourceID(rawValue: "own-books")
}
