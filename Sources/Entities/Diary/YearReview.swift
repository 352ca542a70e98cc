/// What a diary has of a year, or of any other period. Genres and countries are not in the library, and not in it.
package struct YearReview: Sendable {
    package let period: DiaryPeriod
    /// The earliest first, those without a day behind those of their month or year.
    package let entries: [DiaryEntry]
    package let counts: DiaryCounts
    /// The counts of the year before; nil where there is none, or where it has nothing.
    package let before: DiaryCounts?
    /// How many entries of the diary are in no period but all of it, since they have no date.
    package let withoutDate: Int
    /// What was listened to: these are no entries of the diary.
    package let plays: PlaysReview

    /// - Parameter diary: all of it, in any order.
    package init(of diary: [DiaryEntry], plays: PlaysReview = .none, in period: DiaryPeriod) {
        (self.period, self.plays) = (period, plays)
        entries = diary.filter { period.contains($0.event.day) }.sorted(by: Self.isEarlier)
        counts = DiaryCounts(entries)
        let earlier = period.yearEarlier.map { period in diary.filter { period.contains($0.event.day) } } ?? []
        before = earlier.isEmpty ? nil : DiaryCounts(earlier)
        withoutDate = period == .all ? 0 : diary.count { $0.event.day == nil }
    }

    private static func isEarlier(_ left: DiaryEntry, _ right: DiaryEntry) -> Bool {
        switch (left.event.day, right.event.day) {
        case (let one?, let other?) where one.lastDay != other.lastDay: one.lastDay < other.lastDay
        case (nil, .some): false
        case (.some, nil): true
        // Of one day what was written down first, and what has a day before what may be of any.
        case (let one, let other):
            (one?.monthAndDay == nil ? 1 : 0, left.event.changed, left.id.text)
                < (other?.monthAndDay == nil ? 1 : 0, right.event.changed, right.id.text)
        }
    }

    package func count(_ figure: DiaryFigure) -> Int { counts[figure] }

    /// The entries that a figure counts, the earliest first.
    package func entries(of figure: DiaryFigure) -> [DiaryEntry] {
        entries.filter { $0.counts(for: figure) }
    }

    package func selection(_ figure: DiaryFigure) -> DiarySelection { DiarySelection(figure, in: period) }
}

extension YearReview {
    /// What there is of now or was a year before, in the library's order of kinds, others by their names behind them.
    package var kinds: [LibrarySubject.Kind] {
        let found = Set((Array(counts.figures) + (before.map { Array($0.figures) } ?? [])).compactMap(\.kind))
        let others = found.filter { !$0.isKnown }.sorted { $0.rawValue < $1.rawValue }
        return LibrarySubject.Kind.known.filter(found.contains) + others
    }

    /// The months or years that it is parted into. Of all of the diary the years from its first to its last; only those that have
    /// something where that is more than a life has.
    package var parts: [CalendarDate] {
        guard period == .all else { return period.parts }
        let years = Set(entries.compactMap { $0.event.day?.wholeYear }).sorted()
        guard let first = years.first?.year, let last = years.last?.year, last - first < Self.mostYears else {
            return years
        }
        return (first...last).compactMap { CalendarDate(year: $0) }
    }

    private static let mostYears = 120

    /// What counts in none of its parts.
    package var outsideParts: DiaryFigure { parts.contains { $0.month != nil } ? .withoutMonth : .withoutDate }

    /// The mean of all ratings; nil without any.
    package var meanRating: OwnRating? {
        let rated = entries.compactMap { $0.event.rating?.percent }
        if rated.isEmpty { return nil }
        let mean = Double(rated.reduce(0, +)) / Double(rated.count)
        return OwnRating(percent: Int(mean.rounded()))
    }

    /// The decades in which things came out that are in it, the earliest first.
    package var decades: [Int] {
        counts.figures.compactMap { if case .decade(let year) = $0 { year } else { nil } }.sorted()
    }

    /// The people who are in the period more than once, the most frequent first; equally frequent ones by name.
    package func people(_ role: DiaryPerson.Role) -> [DiaryPerson] {
        counts.figures.compactMap(\.person).filter { $0.role == role && count(.person($0)) > 1 }
            .sorted { (-count(.person($0)), $0.name) < (-count(.person($1)), $1.name) }
    }

    /// What is in it more than once, the most frequent first; of equal ones by title.
    package var oftenest: [LibrarySummary] {
        var summaries: [LibrarySubject: LibrarySummary] = [:]
        for entry in entries where count(.thing(entry.summary.subject)) > 1 {
            summaries[entry.summary.subject] = entry.summary
        }
        return summaries.values.sorted {
            (-count(.thing($0.subject)), $0.title, $0.subject.stableText)
                < (-count(.thing($1.subject)), $1.title, $1.subject.stableText)
        }
    }

    /// The first and the last entry of a kind that have a day; nil if none has.
    package func ends(of kind: LibrarySubject.Kind) -> (first: DiaryEntry, last: DiaryEntry)? {
        let dated = entries(of: .kind(kind)).filter { $0.event.day?.monthAndDay != nil }
        guard let first = dated.first, let last = dated.last else { return nil }
        return (first, last)
    }
}

extension YearReview {
    /// The shortest and the longest of a kind whose lengths are known, of equal ones the earliest; nil if that is of less than two.
    package func lengths(of kind: LibrarySubject.Kind) -> (shortest: DiaryEntry, longest: DiaryEntry)? {
        let known = entries(of: .kind(kind)).compactMap { entry in entry.summary.length.map { (length: $0, entry) } }
        guard let shortest = known.min(by: { $0.length < $1.length }),
            let longest = known.max(by: { $0.length < $1.length }), shortest.length < longest.length
        else { return nil }
        return (shortest.1, longest.1)
    }
}

extension DiaryFigure {
    fileprivate var kind: LibrarySubject.Kind? { if case .kind(let kind) = self { kind } else { nil } }
    fileprivate var person: DiaryPerson? { if case .person(let person) = self { person } else { nil } }
}
