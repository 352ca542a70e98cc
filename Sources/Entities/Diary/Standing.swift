/// What a thing is to somebody: how far they are with it, and what they think of it. Of a book also what they know of their copy.
package struct Standing: Hashable, Sendable {
    /// How far somebody is. The names are stored: two of them are from when there were only books.
    package enum State: String, CaseIterable, Sendable {
        case wanted = "want"
        case begun = "reading"
        case paused
        case done = "read"
        case givenUp = "given-up"
    }

    /// The name of its state as it is stored, known to this version or not.
    package private(set) var storedState: String?
    /// The days by the names of their states, both as they are stored, understood by this version or not.
    package private(set) var storedDays: [String: String]
    package var rating: OwnRating?
    /// As it is stored, valid or not: a shared shelf may have others than `ISBN` lets through.
    package var isbn: String?
    /// 1...100,000
    package var pages: Int?

    package init(
        state: State? = nil, since: [State: CalendarDate] = [:], rating: OwnRating? = nil, isbn: String? = nil,
        pages: Int? = nil
    ) {
        self.init(storedState: state?.rawValue, storedDays: [:], rating: rating, isbn: isbn, pages: pages)
        self.since = since
    }

    package init(storedState: String?, storedDays: [String: String], rating: OwnRating?, isbn: String?, pages: Int?) {
        self.storedState = storedState
        self.storedDays = storedDays
        self.rating = rating
        self.isbn = isbn
        self.pages = pages
    }

    /// Sets how far somebody is, from this day on. The days of the other states stay.
    package mutating func enter(_ state: State?, on day: CalendarDate) {
        guard state != self.state else { return }
        self.state = state
        if let state { since[state] = day }
    }

    /// It was seen, heard or read. The latest day counts.
    ///
    /// - Parameter day: a month, a year, or nil where no more is known, which is no day of a state.
    package mutating func finish(on day: CalendarDate?) {
        state = .done
        guard let day, day.monthAndDay != nil else { return }
        since[.done] = max(day, since[.done] ?? day)
    }

    /// It is in no state, and nobody says that it ever was.
    package mutating func forgetState() { (storedState, storedDays) = (nil, [:]) }

    package static let pageCounts = 1...100_000
    /// A rule of thumb: a page takes two minutes.
    package static let pagesAnHour = 30

    /// In hours; nil where the pages are not known.
    package var duration: Double? {
        pages.map { Double($0) / Double(Self.pagesAnHour) }
    }
}

extension Standing {
    /// Nil for what has none, as books that come from a shared shelf, and for one that this version does not know.
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

    /// Puts two accounts of one thing together: the state with the later day counts; what one of them does not say is taken from the
    /// other.
    package func completed(with other: Standing) -> Standing {
        let isOlder = other.storedState != nil && (storedState == nil || (other.dayOfState ?? "") > (dayOfState ?? ""))
        return Standing(
            storedState: isOlder ? other.storedState : storedState,
            storedDays: storedDays.merging(other.storedDays) { own, theirs in isOlder ? max(own, theirs) : own },
            rating: rating ?? other.rating, isbn: isbn ?? other.isbn, pages: pages ?? other.pages)
    }

    private var dayOfState: String? { storedState.flatMap { storedDays[$0] } }

    private func day(of state: State) -> CalendarDate? {
        storedDays[state.rawValue].flatMap { CalendarDate(iso8601: $0) }
    }
}
