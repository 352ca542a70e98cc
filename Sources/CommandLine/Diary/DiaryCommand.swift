package import Entities
package import LibraryStore
import Services

/// Carries out `matinee diary` and `matinee log …`.
package struct DiaryCommand {
    package let location: LibraryLocation
    /// The address of the shared shelf; nil for none.
    let shelf: String?
    package let today: CalendarDate

    package init(location: LibraryLocation, shelf: String?, today: CalendarDate) {
        (self.location, self.shelf, self.today) = (location, shelf, today)
    }

    /// The latest first, each in one line.
    package func list(
        asJSON: Bool, print: (String) throws(LaunchError) -> Void
    ) throws(LaunchError) {
        let items = try translating { () throws(LibraryFailure) in try LibraryStore.openForReading(location)?.items }
        for entry in (items ?? []).flatMap(\.diary).latestFirst() {
            try print((asJSON ? entry.json : entry.sentence.printable) + "\n")
        }
    }

    /// - Parameter finder: finds things that are not in the library yet.
    package func log(
        _ request: LogRequest, finder: FindCommand, print: (String) throws(LaunchError) -> Void
    ) throws(LaunchError) {
        let day: CalendarDate? =
            switch request.day {
            case .today: today
            case .on(let day): day
            case .unknown: nil
            }
        if let day, day > today { throw .log(.inTheFuture(day.iso8601)) }
        let thing = try thing(request, finder)
        let entry = try translating { () throws(LibraryFailure) in
            let store = try LibraryStore.open(location, shelf: shelf)
            let kept = store.items.first { $0.id.means(thing.subject) }
            let written = WrittenTime(
                on: day, rating: request.rating, note: request.note, tags: request.tags, isAgain: request.isAgain,
                after: kept?.events ?? [], standing: kept?.standing)
            try store.write(written.event, of: kept?.summary ?? thing, becoming: written.standing)
            return DiaryEntry(written.event, of: kept?.summary ?? thing)
        }
        try print("in the diary: \(entry.sentence.printable)\n")
    }

    /// What is kept comes first: who has written a thing down once means that.
    private func thing(_ request: LogRequest, _ finder: FindCommand) throws(LaunchError) -> LibrarySummary {
        let title = request.find.text ?? ""
        let kept = try translating { () throws(LibraryFailure) in try LibraryStore.openForReading(location)?.items }
        var named = (kept ?? []).map(\.summary)
            .filter { request.find.includes($0.subject.kind) && $0.isCalled(title) }
        var found = named.filter { $0.isOf(request.year) }
        if found.isEmpty {
            let pages = try finder.firstPages(request.find)
            named += pages.found.filter { $0.isCalled(title) }
            found = named.filter { $0.isOf(request.year) }
            // A source that does not answer keeps nobody from what another one has: which thing it was is said, and can be undone.
            guard !found.isEmpty || pages.failures.isEmpty else {
                throw .log(.notAllAnswered(pages.failures, answered: pages.answered))
            }
            if found.isEmpty, pages.hasUnasked { throw .log(.nothingCached(title)) }
        }
        var joins = LibraryJoins()
        for summary in found { joins.insert(summary) }
        guard let first = found.first else {
            let years = Set(named.compactMap { $0.released?.year }).sorted()
            guard let year = request.year, !years.isEmpty else { throw .log(.nothing(title)) }
            throw .log(.otherYears(title, years, not: year))
        }
        // The same thing of two sources is one.
        let same = Set(
            [first.subject]
                + joins.others(than: first, keptAs: first) { subject in found.first { $0.subject == subject } })
        guard found.allSatisfy({ same.contains($0.subject) }) else {
            throw .log(.several(title, found.map { FoundItem(summary: $0).sentence }))
        }
        return first
    }
}

extension FindRequest {
    fileprivate func includes(_ subject: LibrarySubject.Kind) -> Bool {
        kinds.contains { $0 == .library && !subject.isMadeHere || $0.catalog?.subjects.contains(subject) == true }
    }
}

extension LibrarySummary {
    /// In any spelling; by another title that it is known by, too.
    fileprivate func isCalled(_ text: String) -> Bool {
        let names = subject.kind == .movie ? [title, subtitle].compactMap(\.self) : [title]
        return names.contains { $0.folded == text.folded }
    }

    /// - Parameter year: nil for any.
    fileprivate func isOf(_ year: Int?) -> Bool { year == nil || released?.year == year }
}

extension DiaryEntry {
    /// The names of the fields do not change.
    private struct Object: Encodable {
        let day: String?
        let kind: String
        let id: String
        let title: String
        let subtitle: String?
        let released: String?
        /// 0...100
        let rating: Int?
        let again: Bool
        let tags: [String]
        let note: String?
        let origin: String?
    }

    fileprivate var json: String {
        let object = Object(
            day: event.day?.iso8601, kind: summary.subject.kind.rawValue, id: summary.subject.id.stableText,
            title: summary.title, subtitle: summary.subtitle, released: summary.released?.iso8601,
            rating: event.rating?.percent, again: event.isAgain, tags: event.tags, note: event.note,
            origin: event.origin)
        return HarmlessJSON.line(of: object) ?? "{}"
    }

    /// `2026-11-20 · The Godfather (1972) · 4.5 of 5 · again · #home`
    fileprivate var sentence: String {
        let rating = event.rating.map { rating in
            let mark = rating.mark(of: 5)
            return "\(mark == mark.rounded() ? "\(Int(mark))" : "\(mark)") of 5"
        }
        let parts = [
            event.day?.iso8601 ?? "day unknown", FoundItem(summary: summary).sentence, rating,
            event.isAgain ? "again" : nil,
            event.tags.isEmpty ? nil : event.tags.map { "#\($0)" }.joined(separator: " "),
        ]
        return parts.compactMap(\.self).joined(separator: " · ")
    }
}
