/// How well something that a catalogue has goes with a thing that was kept under a name alone.
package enum TitleMatch: Int, Comparable, Sendable {
    case unlikely
    /// One title begins with the other, somebody has made both, or the years are next to each other.
    case possible
    /// The title is the same in some spelling, and the year as far as both are known; or one before or after that.
    case likely
    /// The title is the same, and so is the year.
    case exact
    /// Both have an id in common.
    case known

    package static func < (left: TitleMatch, right: TitleMatch) -> Bool { left.rawValue < right.rawValue }
}

extension LibrarySummary {
    /// How well something that a catalogue has goes with this.
    package func match(_ candidate: LibrarySummary) -> TitleMatch {
        guard candidate.subject.kind == subject.kind else { return .unlikely }
        if !ids.isDisjoint(with: candidate.ids) { return .known }
        let names = (Set(people.map(\.letters)), Set(candidate.people.map(\.letters)))
        let isBySame = !names.0.isDisjoint(with: names.1)
        if !isBySame, !names.0.isEmpty, !names.1.isEmpty { return .unlikely }
        let years = yearsBetween(candidate)
        if years == 0, !spelledTitles.isDisjoint(with: candidate.spelledTitles) { return .exact }
        let (own, theirs) = (comparedTitles, candidate.comparedTitles)
        let isTitled = !own.isDisjoint(with: theirs)
        if isTitled, years ?? 0 <= 1 { return .likely }
        let isNear = isBySame || isTitled || years.map { $0 <= 1 } == true
        return isNear || own.contains { theirs.contains(where: $0.isRelated(to:)) } ? .possible : .unlikely
    }

    /// What of the things that were found it may be, the best first. What somebody has said that it is not is left out.
    package func candidates(among found: [LibrarySummary]) -> [LibrarySummary] {
        var seen: Set<LibrarySubject> = [subject]
        let fitting = found.filter { seen.insert($0.subject).inserted && !denies($0) }
        return fitting.enumerated().map { index, candidate in
            (match: match(candidate), years: yearsBetween(candidate) ?? .max, index: index, candidate: candidate)
        }
        .filter { $0.match > .unlikely }
        .sorted { ($1.match, $0.years, $0.index) < ($0.match, $1.years, $1.index) }.map(\.candidate)
    }

    /// The one that it is without asking anybody: by an id, or by its exact title and year, where no other one of the same
    /// source could be meant.
    ///
    /// - Parameter found: all that are known.
    package func certain(among found: [LibrarySummary]) -> LibrarySummary? {
        let candidates = candidates(among: found)
        let matches = candidates.map(match)
        let best = zip(candidates, matches).first { $0.1 >= .exact }
        guard let best else { return nil }
        let rivals = zip(candidates, matches).filter { $0.1 >= (best.1 == .known ? .known : .likely) }.map(\.0)
        let isAlone = Set(rivals.map(\.subject.source)).count == rivals.count
        return isAlone ? best.0 : nil
    }

    /// All ids that it is known by.
    package var ids: Set<ItemID> { aliases.known.union([subject.id]) }

    /// What there is to search for, without what only one service adds to a title: the narrower first.
    package var searchedTexts: [String] {
        let title = title.withoutBrackets
        return people.prefix(1).map { "\(title) \($0)" } + [title]
    }

    /// Nil where the year of one is not known.
    private func yearsBetween(_ other: LibrarySummary) -> Int? {
        released.flatMap { own in other.released.map { abs(own.year - $0.year) } }
    }

    /// The people who have made it, as far as its subtitle says.
    package var people: [String] {
        guard subject.kind.subtitleRole == .people, let subtitle else { return [] }
        return subtitle.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
    }

    private func denies(_ candidate: LibrarySummary) -> Bool {
        !aliases.denied.isDisjoint(with: candidate.ids) || !candidate.aliases.denied.isDisjoint(with: ids)
    }

    private var titles: [String] {
        [title] + (subject.kind.subtitleRole == .otherTitle ? [subtitle].compactMap(\.self) : [])
    }

    private var spelledTitles: Set<String> {
        Set(titles.map { $0.folded.split(whereSeparator: \.isWhitespace).joined(separator: " ") })
    }

    /// All that it may be called.
    package var comparedTitles: Set<ComparedTitle> {
        titles.reduce(into: []) { $0.formUnion(ComparedTitle.all(of: $1)) }
    }
}

extension String {
    /// `J. R. R. Tolkien` and `J.R.R. Tolkien` are one.
    fileprivate var letters: String { folded.filter(\.isLetter) }
}
