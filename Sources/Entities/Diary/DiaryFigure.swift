/// Something that entries of the diary are counted by. Which figures an entry counts for is said once (`figures`), so that a number
/// and the list behind it are of the same entries.
package enum DiaryFigure: Hashable, Sendable {
    case all
    /// Not for the first time.
    case again
    case kind(LibrarySubject.Kind)
    /// The entries of a year, a month or a day.
    case date(CalendarDate)
    /// The entries of all days of the week with that number, from 1 for Monday to 7 for Sunday.
    case weekday(Int)
    /// The entries of which only a month or a year is known, or nothing.
    case withoutDay
    /// The entries of which only a year is known, or nothing.
    case withoutMonth
    /// The entries of which not even a year is known.
    case withoutDate
    /// From 1 to 10.
    case rating(tenth: Int)
    case unrated
    /// By the first year of the decade in which the thing came out.
    case decade(Int)
    case undatedThing
    /// By somebody whose name the library has.
    case person(DiaryPerson)
    /// As it is written in an entry, without a sign.
    case tag(String)
    case thing(LibrarySubject)
    case entry(DiaryEvent.ID)
}

extension DiaryEntry {
    /// All that it counts for.
    package var figures: [DiaryFigure] {
        var figures: [DiaryFigure] = [.all, .kind(summary.subject.kind), .thing(summary.subject), .entry(event.id)]
        if event.isAgain { figures.append(.again) }
        if let day = event.day { figures += day.parts.map { .date($0) } } else { figures.append(.withoutDate) }
        figures.append(event.day?.weekday.map { .weekday($0) } ?? .withoutDay)
        if event.day?.month == nil { figures.append(.withoutMonth) }
        figures.append(event.rating.map { .rating(tenth: $0.tenth) } ?? .unrated)
        figures.append(summary.released.map { .decade($0.year / 10 * 10) } ?? .undatedThing)
        if let person = DiaryPerson(of: summary) { figures.append(.person(person)) }
        figures += event.tags.map { .tag($0) }
        return figures
    }

    /// Whether it counts for a figure.
    package func counts(for figure: DiaryFigure) -> Bool { figures.contains(figure) }
}

extension CalendarDate {
    /// Its year, its month and itself, as far as they are known.
    fileprivate var parts: [CalendarDate] {
        [wholeYear, wholeMonth, monthAndDay.map { _ in self }].compactMap(\.self)
    }
}

extension OwnRating {
    /// From 1 to 10, as marks of ten, or halves of five stars, have it. The worst that there is counts as 1.
    package var tenth: Int { max(1, (percent + 9) / 10) }

    /// The ratings that are a tenth.
    package static func percents(ofTenth tenth: Int) -> ClosedRange<Int> {
        (tenth == 1 ? 0 : tenth * 10 - 9)...tenth * 10
    }
}
