/// Those entries of a period that one figure counts: what stands behind a number.
package struct DiarySelection: Hashable, Sendable {
    package let period: DiaryPeriod
    package let figure: DiaryFigure

    package init(_ figure: DiaryFigure, in period: DiaryPeriod) {
        (self.figure, self.period) = (figure, period)
    }

    package func contains(_ entry: DiaryEntry) -> Bool {
        period.contains(entry.event.day) && entry.counts(for: figure)
    }
}

extension DiarySelection: StableID {
    /// `2026/kind/movie`
    package var stableText: String { ([period.text] + figure.words).map(\.percentEscaped).joined(separator: "/") }
}

extension DiaryFigure {
    fileprivate var words: [String] {
        switch self {
        case .all: []
        case .again: ["again"]
        case .kind(let kind): ["kind", kind.rawValue]
        case .date(let date): ["date", date.iso8601]
        case .weekday(let number): ["weekday", String(number)]
        case .withoutDay: ["without-day"]
        case .withoutMonth: ["without-month"]
        case .withoutDate: ["without-date"]
        case .rating(let tenth): ["rating", String(tenth)]
        case .unrated: ["unrated"]
        case .decade(let year): ["decade", String(year)]
        case .undatedThing: ["undated"]
        case .person(let person): [person.role.rawValue, person.name]
        case .tag(let tag): ["tag", tag]
        case .thing(let subject): ["thing", subject.stableText]
        case .entry(let id): ["entry", id.text]
        }
    }
}

extension LibraryItem {
    /// What it has in the diary.
    package var diary: [DiaryEntry] {
        var summary = summary
        summary.length = length
        return events.map { DiaryEntry($0, of: summary) }
    }
}
