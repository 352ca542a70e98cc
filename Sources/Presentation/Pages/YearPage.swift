package import Entities

/// What a diary has of a year as a page: drawn, spoken, said in lines, and printed from the same value.
package struct YearPage {
    private let review: YearReview
    private let wording: Wording

    package init(_ review: YearReview, _ wording: Wording) {
        (self.review, self.wording) = (review, wording)
    }

    /// The most rows of a list of what came up most often.
    private static let most = 10

    private typealias Row = DetailSection.Row
    private typealias Bar = DetailSection.Bar

    private var words: Words<YearWording> { wording.year }

    package var title: String { words.title(wording.name(of: review.period)) }

    package var isEmpty: Bool { review.entries.isEmpty && review.plays.count == 0 }

    /// What is said where it is empty.
    package var emptiness: Message { words.empty(wording.name(of: review.period)) }

    package var content: DetailContent {
        if review.entries.isEmpty {
            return DetailContent(title: title, parts: .fields(fields) + .sections(played))
        }
        return DetailContent(
            title: title, facts: facts(of: review.counts, in: review.period),
            parts: .fields(fields)
                + .sections(
                    [
                        section(
                            "kinds", words.kinds, .bars(bars(review.kinds, { .kind($0) }, wording.kinds.lists)),
                            column: .left),
                        parts, ratings, decades, people(.artist), people(.author), oftenest,
                        section("ends", words.ends, .rows(review.kinds.compactMap(ends)), column: .right),
                        section("lengths", words.lengths, .rows(review.kinds.compactMap(lengths))),
                    ] + played + [days]))
    }

    // MARK: - What it is in all

    private func facts(of counts: DiaryCounts, in period: DiaryPeriod) -> LinkedText {
        let all = Place.diary(DiarySelection(.all, in: period))
        let again = counts[.again]
        let facts = [
            LinkedText(wording.diary.count(count(counts[.all])), all),
            LinkedText(words.things(count(counts.things)), all),
            again > 0 ? LinkedText(words.again(count(again)), .diary(DiarySelection(.again, in: period))) : nil,
        ]
        return facts.compactMap(\.self).joined(separator: ", ") ?? ""
    }

    private var fields: [DetailContent.Field] {
        let before = review.period.yearEarlier.flatMap { earlier in
            review.before.map { (wording.name(of: earlier), Optional(facts(of: $0, in: earlier))) }
        }
        let undated = review.withoutDate
        let withoutDate =
            undated > 0
            ? LinkedText(words.inNoYear(count(undated)), .diary(DiarySelection(.withoutDate, in: .all))) : nil
        return .known([before, (words.withoutDate, withoutDate), (words.played, plays)].compactMap(\.self))
    }

    // MARK: - What was listened to

    private var plays: LinkedText? {
        let plays = review.plays
        guard plays.count > 0 else { return nil }
        let before = plays.before.map { words.before(count($0)) }
        return LinkedText([words.plays(count(plays.count)), before].compactMap(\.self).joined(separator: " · "))
    }

    private var played: [DetailSection?] {
        [
            played("played-artists", words.playedArtists, review.plays.artists),
            played("played-albums", words.playedAlbums, review.plays.albums),
            played("played-tracks", words.playedTracks, review.plays.tracks),
        ]
    }

    /// The library need not have them: they lead nowhere.
    private func played(_ name: String, _ label: String, _ shares: [PlaysReview.Share]) -> DetailSection? {
        let rows = shares.prefix(Self.most).map { share in
            Row(
                LinkedText([share.name, share.artist].compactMap(\.self).joined(separator: " · ")),
                LinkedText(wording.format.grouped(share.count)))
        }
        return rows.isEmpty ? nil : section(name, label, .rows(rows, .pairs))
    }

    // MARK: - Its parts

    private var parts: DetailSection? {
        let parts = review.parts
        let areMonths = parts.contains { $0.month != nil }
        let bars = bars(parts, { .date($0) }) { part in part.month.map(wording.format.month) ?? String(part.year) }
        return section(
            "parts", areMonths ? words.months : words.years, note: note(words.outside, review.outsideParts),
            areMonths ? .columns(bars) : .bars(bars), column: .left)
    }

    private var ratings: DetailSection? {
        guard let mean = review.meanRating else { return nil }
        let notes = [LinkedText(words.mean(wording.own(mean))), note(words.unrated, .unrated)]
        let bars = tenths.reversed().map { tenth in
            let ratings = OwnRating.percents(ofTenth: tenth)
            return bar(
                .rating(tenth: tenth), label(ratings), most: most((1...10).map { .rating(tenth: $0) }),
                step: RatingStep(share: Double(ratings.upperBound) / 100))
        }
        return section(
            "ratings", words.ratings, note: notes.compactMap(\.self).joined(separator: " · "), .bars(bars),
            column: .right)
    }

    /// Of the scale of ratings those that have a bar: half stars where any was given.
    private var tenths: [Int] {
        let halves = stride(from: 1, through: 9, by: 2)
        let hasHalves = halves.contains { review.count(.rating(tenth: $0)) > 0 }
        return (1...10).filter { hasHalves || wording.format.ratingScale != .stars || $0.isMultiple(of: 2) }
    }

    /// `4.5`, or `81–90` on a scale that is finer.
    private func label(_ percents: ClosedRange<Int>) -> String {
        let ends = [percents.lowerBound, percents.upperBound].compactMap { OwnRating(percent: $0) }.map(wording.mark)
        return wording.format.ratingScale == .hundred ? ends.joined(separator: "–") : ends.last ?? ""
    }

    private var decades: DetailSection? {
        section(
            "decades", words.decades, note: note(words.undated, .undatedThing),
            .bars(bars(review.decades, { .decade($0) }, words.decade)), column: .right)
    }

    private func people(_ role: DiaryPerson.Role) -> DetailSection? {
        let rows = review.people(role).prefix(Self.most).map { row($0.name, .person($0)) }
        return section(role.rawValue, words.people(role), .rows(rows, .pairs))
    }

    private var oftenest: DetailSection? {
        let rows = review.oftenest.prefix(Self.most).map { row($0.title, .thing($0.subject)) }
        return section("oftenest", words.oftenest, .rows(rows, .pairs))
    }

    private func ends(of kind: LibrarySubject.Kind) -> DetailSection.Row? {
        review.ends(of: kind).map { first, last in
            let entries = first == last ? [first] : [first, last]
            return Row(LinkedText(wording.kinds.one(of: kind)), entries.map(ended).joined(separator: " – "))
        }
    }

    private func lengths(of kind: LibrarySubject.Kind) -> DetailSection.Row? {
        review.lengths(of: kind).map { shortest, longest in
            let entries = [shortest, longest].map { entry in
                let length = entry.summary.length.map { wording.length($0, of: kind) } ?? ""
                return LinkedText(entry.summary.title, place(.entry(entry.id))) + LinkedText(", " + length)
            }
            return Row(LinkedText(wording.kinds.one(of: kind)), entries.joined(separator: " – "))
        }
    }

    private func ended(_ entry: DiaryEntry) -> LinkedText {
        let title = LinkedText(entry.summary.title, place(.entry(entry.id)))
        return entry.event.day.map { title + LinkedText(", " + wording.format.short($0)) } ?? title
    }

    // MARK: - Its days

    private var days: DetailSection? {
        guard let days = DiaryDays(of: review, firstWeekday: wording.format.firstWeekday), let busiest = days.busiest
        else { return nil }
        // Where no day has two, none of them stands out.
        let most = busiest.count > 1 ? words.busiest(wording.format.long(busiest.date), count(busiest.count)) : nil
        let notes = [
            LinkedText(words.usedDays(count(days.usedCount))), most.map { LinkedText($0, place(.date(busiest.date))) },
            note(words.withoutDay, .withoutDay),
        ]
        return section(
            "days", words.days, note: notes.compactMap(\.self).joined(separator: " · "), .days(heatMap(days)),
            column: .left)
    }

    private func heatMap(_ days: DiaryDays) -> HeatMap {
        let rows = (0..<7).map { row in
            let weekday = (days.firstWeekday - 1 + row) % 7 + 1
            let number = review.count(.weekday(weekday))
            return HeatMap.Row(
                label: wording.format.shortWeekday(weekday),
                name: LinkedText(wording.format.weekday(weekday), number > 0 ? place(.weekday(weekday)) : nil),
                number: wording.format.grouped(number),
                cells: days.weeks.map { week in
                    week[row].map { .init(shade: $0.shade, place: $0.count > 0 ? place(.date($0.date)) : nil) }
                })
        }
        let starts = days.weeks.enumerated().compactMap { column, week in
            week.lazy.compactMap(\.self).first { $0.date.monthAndDay?.day == 1 }?.date.month.map { ($0, column) }
        }
        // Of three letters: a month has four columns.
        return HeatMap(
            rows: rows, headings: starts.map { .init(String(wording.format.month($0).prefix(3)), column: $1) })
    }

    // MARK: - Pieces

    private func section(
        _ name: String, _ label: String, note: LinkedText? = nil, _ body: DetailSection.Body,
        column: DetailSection.Column? = nil
    ) -> DetailSection {
        DetailSection(name, label, note: note, body, column: column)
    }

    private func bars<Value>(
        _ values: [Value], _ figure: (Value) -> DiaryFigure, _ label: (Value) -> String
    ) -> [DetailSection.Bar] {
        let most = most(values.map(figure))
        return values.map { bar(figure($0), label($0), most: most) }
    }

    private func most(_ figures: [DiaryFigure]) -> Int {
        figures.map { max(review.count($0), review.before?[$0] ?? 0) }.max() ?? 0
    }

    private func bar(
        _ figure: DiaryFigure, _ label: String, most: Int, step: RatingStep? = nil
    ) -> DetailSection.Bar {
        let number = review.count(figure)
        // Only kinds and ratings are the same figures in another year.
        let before =
            switch figure {
            case .kind: review.before.map { words.before(count($0[figure])) }
            default: String?.none
            }
        return Bar(
            label: label, number: wording.format.grouped(number), share: most > 0 ? Double(number) / Double(most) : 0,
            step: step, place: number > 0 ? place(figure) : nil, aside: before)
    }

    private func row(_ title: String, _ figure: DiaryFigure) -> DetailSection.Row {
        Row(LinkedText(title, place(figure)), LinkedText(wording.format.grouped(review.count(figure))))
    }

    /// Nil where there is nothing to say.
    private func note(_ words: (Count) -> String, _ figure: DiaryFigure) -> LinkedText? {
        let number = review.count(figure)
        return number > 0 ? LinkedText(words(count(number)), place(figure)) : nil
    }

    private func place(_ figure: DiaryFigure) -> Place { .diary(review.selection(figure)) }

    private func count(_ number: Int) -> Count { wording.format.count(number) }
}

extension Wording {
    /// `2 h 53 min`, `320 pages`
    ///
    /// - Parameter length: as `LibrarySummary` has it.
    package func length(_ length: Int, of kind: LibrarySubject.Kind) -> String {
        kind == .book ? library.pages(format.count(length)) : runtime(length)
    }

    /// `2026`, `March 2026`, `November 2025 – February 2026`
    package func name(of period: DiaryPeriod) -> String {
        switch period {
        case .all: year.all
        case .from(let first, let last):
            first == last ? format.long(first) : "\(format.long(first)) – \(format.long(last))"
        }
    }
}
