import Entities
import Presentation

/// What can be found, in words.
struct PaletteFormatter {
    let wording: Wording

    /// How much of what was opened is there before anything is typed.
    private static let mostOpened = 8
    /// And how much of what is used most.
    private static let mostUsed = 5
    /// And how many entries of the diary, the latest: older ones are found by its filter.
    private static let mostEntries = 20_000
    /// In letters, of a word that says something, and how many such words a phrase has beside those of the name.
    private static let leastOfAWord = 4
    private static let leastOfWords = 2
    /// What was opened comes before places, these before what is kept, that before what is loaded.
    private static let recencyOfOpened = 60_000
    private static let recencyOfPlaces = 55_000
    private static let recencyOfKept = 50_000

    var title: String { wording.palette.title }

    var hint: String { wording.palette.hint }

    /// All headings that there may be.
    var headings: [String] {
        let kinds: [PaletteCandidate.Kind] = [
            .used, .opened, .places, .library, .diary, .commands, .unavailable, .search,
        ]
        return (kinds + LibrarySubject.Kind.known.map { .things($0) }).map(heading)
    }

    /// Each thing once.
    func candidates(_ directory: ProgramDirectory, kept: [LibraryItem]) -> [PaletteCandidate] {
        var seen = Set<LibrarySubject>(minimumCapacity: kept.count)
        // Of a library there may be a hundred thousand: they are put into one array, and not copied from one into the next.
        var candidates: [PaletteCandidate] = []
        func add(_ items: some Sequence<KnownItem>, _ kind: PaletteCandidate.Kind, recency: Int) {
            for (place, item) in items.enumerated() where seen.insert(item.subject).inserted {
                candidates.append(candidate(item, kind, recency: max(0, recency - place)))
            }
        }
        add(directory.opened, .opened, recency: Self.recencyOfOpened)
        candidates += fixed(directory) + directory.commands.map(described)
        add(kept.lazy.map { KnownItem($0.summary) }, .library, recency: Self.recencyOfKept)
        candidates += diary(kept.flatMap(\.diary))
        for item in directory.loaded where seen.insert(item.subject).inserted { candidates.append(thing(item)) }
        return candidates
    }

    /// What a list has loaded, or a source has found.
    func thing(_ item: KnownItem) -> PaletteCandidate {
        candidate(item, .things(item.subject.kind), recency: 0)
    }

    private func candidate(_ item: KnownItem, _ kind: PaletteCandidate.Kind, recency: Int) -> PaletteCandidate {
        PaletteCandidate(
            kind: kind, entry: .item(item),
            text: [item.summary.title, item.summary.subtitle].compactMap(\.self).joined(separator: " "),
            recency: recency)
    }

    /// Tags, the one with the most entries first, and entries, the latest first.
    private func diary(_ entries: [DiaryEntry]) -> [PaletteCandidate] {
        var tags: [String: Int] = [:]
        for entry in entries {
            for tag in Set(entry.event.tags) { tags[tag, default: 0] += 1 }
        }
        let latest = entries.latestFirst().prefix(Self.mostEntries)
        let candidates = tags.map { tag, count in
            PaletteCandidate(
                kind: .diary, entry: .tag(tag, count: count), text: "#\(tag)",
                recency: Self.mostEntries + count)
        }
        return candidates
            + latest.enumerated().map { place, entry in
                let words = [entry.summary.title, entry.event.day?.iso8601].compactMap(\.self) + entry.tags
                return PaletteCandidate(
                    kind: .diary, entry: .event(entry), text: words.joined(separator: " "),
                    recency: Self.mostEntries - place)
            }
    }

    /// The entries of the diary that something leads to.
    func place(_ figure: DiaryFigure) -> ProgramPlace {
        ProgramPlace(.diary(DiarySelection(figure, in: .all)), name: wording.diary.title)
    }

    private func fixed(_ directory: ProgramDirectory) -> [PaletteCandidate] {
        let places = directory.places.map {
            PaletteCandidate(
                kind: .places, entry: .place($0),
                text: [$0.name, $0.section].compactMap(\.self).joined(separator: " "), recency: Self.recencyOfPlaces)
        }
        return places + directory.commands.map(candidate)
    }

    private func candidate(_ offered: OfferedCommand) -> PaletteCandidate {
        PaletteCandidate(
            kind: offered.isAvailable ? .commands : .unavailable, entry: .command(offered), text: name(offered),
            recency: 0)
    }

    /// A command that is found by the words of what is said about it, not by its name.
    private func described(_ offered: OfferedCommand) -> PaletteCandidate {
        PaletteCandidate(
            kind: offered.isAvailable ? .commands : .unavailable, entry: .command(offered),
            text: wording.description(offered.command), isSentence: true, recency: 0)
    }

    private func name(_ offered: OfferedCommand) -> String { wording.name(offered.command) }

    /// What is there before anything is typed: what can be done now. Parts of sections are named by their tabs.
    func beginning(_ directory: ProgramDirectory) -> [PaletteFinding] {
        let opened = directory.opened.prefix(Self.mostOpened).map { candidate($0, .opened, recency: 0) }
        let fixed = fixed(directory).filter { $0.kind != .unavailable && !$0.entry.isPartOfSection }
        let used = directory.used.compactMap { used in fixed.first { $0.entry.means(used) } }.prefix(Self.mostUsed)
            .map { PaletteCandidate(kind: .used, entry: $0.entry, text: $0.text, recency: 0) }
        return (used + opened + fixed).map { PaletteFinding(candidate: $0) }
    }

    /// What was found of a kind, under its heading.
    func group(_ part: PaletteFindings.Part) -> PaletteGroup {
        PaletteGroup(
            heading: heading(part.kind),
            rows: part.findings.map { finding in
                row(
                    finding.candidate.entry, marks: finding.candidate.isSentence ? [] : finding.marks,
                    saysKind: !part.kind.isOfThings)
            }, note: part.failure.map { wording.message($0).what })
    }

    /// Leads into the search of a section.
    func search(_ kind: LibrarySubject.Kind, for text: String) -> PaletteFinding {
        PaletteFinding(
            candidate: PaletteCandidate(kind: .search, entry: .search(kind, text: text), text: text, recency: 0))
    }

    /// Says which sources are being asked; nil for none.
    func status(_ asked: [SourceID]) -> String? {
        let names = asked.reduce(into: [String]()) { names, source in
            let name = wording.sources.name(of: source)
            if !names.contains(name) { names.append(name) }
        }
        return names.count > 1 ? wording.palette.asking(Count(names.count)) : names.first.map(wording.asking)
    }

    func nothingFound(_ text: String) -> Message { wording.palette.nothingFound(text) }

    private func heading(_ kind: PaletteCandidate.Kind) -> String {
        switch kind {
        case .used: wording.palette.used
        case .opened: wording.palette.opened
        case .places: wording.palette.places
        case .library: wording.palette.library
        case .diary: wording.diary.title
        case .things(let kind): wording.kinds.lists(of: kind)
        case .commands: wording.palette.commands
        case .unavailable: wording.palette.unavailable
        case .search: wording.palette.search
        }
    }

    /// - Parameter saysKind: whether a thing says what it is.
    private func row(_ entry: PaletteCandidate.Entry, marks: [Range<Int>], saysKind: Bool) -> PaletteRow {
        switch entry {
        case .command(let offered):
            PaletteRow(
                title: name(offered), marks: marks, subtitle: phrase(offered), briefSubtitles: briefPhrases(offered),
                detail: offered.isAvailable ? offered.keys : wording.palette.notNow(offered.need),
                isOpen: offered.isAvailable)
        case .place(let place):
            PaletteRow(title: place.name, marks: marks, subtitle: place.section, detail: place.key ?? "")
        case .item(let item):
            PaletteRow(
                title: item.summary.title, marks: marks, subtitle: item.summary.subtitle,
                detail: [saysKind ? kind(item.subject.kind) : nil, item.summary.released.map { "\($0.year)" }]
                    .compactMap(\.self).joined(separator: " · "),
                kind: saysKind ? KindMark(item.subject.kind) : nil)
        case .tag(let tag, let count):
            PaletteRow(title: "#\(tag)", marks: marks, detail: wording.diary.count(wording.format.count(count)))
        case .event(let entry):
            PaletteRow(
                title: entry.summary.title, marks: marks,
                subtitle: entry.tags.isEmpty ? entry.event.note : entry.tags.joined(separator: " "),
                detail: wording.time(entry.event), kind: KindMark(entry.summary.subject.kind))
        case .search(let kind, let text):
            PaletteRow(title: wording.palette.searchFor(wording.kinds.several(of: [kind]), text))
        }
    }

    /// What it does, in short: the help says the rest. Nil where that is what its name says.
    private func phrase(_ offered: OfferedCommand) -> String? {
        let phrase = wording.description(offered.command).split(separator: ";").first.map(String.init) ?? ""
        let named = Set(name(offered).folded.split { !$0.isLetter })
        // “Rate it” says no more than “Rate”, and “Redraw the screen” hardly more than “Redraw”.
        let new = Set(phrase.folded.split { !$0.isLetter }).filter {
            $0.count >= Self.leastOfAWord && !named.contains($0)
        }
        return new.count >= Self.leastOfWords ? phrase : nil
    }

    /// The first parts of that, between which commas stand.
    private func briefPhrases(_ offered: OfferedCommand) -> [String] {
        let parts = phrase(offered)?.split(separator: ",") ?? []
        return (1..<max(1, parts.count)).reversed().map { parts[..<$0].joined(separator: ",") }
    }

    private func kind(_ kind: LibrarySubject.Kind) -> String { wording.kinds.one(of: kind) }
}

extension DiaryEntry {
    fileprivate var tags: [String] { event.tags.map { "#\($0)" } }
}

extension PaletteCandidate.Entry {
    fileprivate var isPartOfSection: Bool {
        if case .place(let place) = self { place.section != nil } else { false }
    }

    fileprivate func means(_ used: ProgramDirectory.Used) -> Bool {
        switch (self, used) {
        case (.command(let offered), .command(let other)): offered == other
        case (.place(let place), .place(let other)): place == other
        default: false
        }
    }
}
