package import Entities

/// What is kept of one thing under the names of several sources, as the reader sees it: together.
extension Library {
    /// The thing itself, kept or not, and what is kept of other sources and is the same.
    package func together(_ summary: LibrarySummary) -> [LibrarySubject] {
        [summary.subject] + others(than: summary)
    }

    /// What is stored of a thing that a source has, under whatever name it is kept.
    ///
    /// - Parameter registers: whose ids are the source's keys too.
    package func summary(of subject: LibrarySubject, alsoIn registers: Set<SourceID>) -> LibrarySummary? {
        if let kept = item(subject)?.summary { return kept }
        let ids = Set(registers.map { ItemID(source: $0, key: subject.id.key) })
        let asked = LibrarySummary(subject: subject, title: "", aliases: Aliases(known: ids))
        return others(than: asked).first.flatMap { item($0)?.summary }
    }

    @discardableResult
    package func restore(_ deleted: LibraryRecord) async throws(LibraryFailure) -> TakenBack {
        try await restore([deleted])
    }

    /// Makes an item a favourite; or, where it is one under any source's name, none under all of them: its mark would stay
    /// otherwise. Returns when the change is durable.
    ///
    /// - Returns: what was taken away.
    @discardableResult
    package func toggleFavourite(_ summary: LibrarySummary) async throws(LibraryFailure) -> [LibraryRecord] {
        let favourites = together(summary).filter(isFavourite)
        guard favourites.isEmpty else { return try await removeFavourites(favourites) }
        try await addFavourite(summary)
        return []
    }

    /// The notes about it, its own first.
    package func notes(about summary: LibrarySummary) -> [KeptNote] {
        together(summary).compactMap { subject in
            item(subject)?.note.map { KeptNote(source: subject.source, text: $0.text) }
        }
    }

    /// What a note would be written about: the item itself, unless only the same thing under another source's name has
    /// a note.
    package func noteSummary(for summary: LibrarySummary) -> LibrarySummary {
        together(summary).first(where: hasNote).flatMap { item($0)?.summary } ?? summary
    }

    /// Whether `learn` would store something. Nothing is stored where a failure of it would only be heard once more.
    package func hasNews(in summary: LibrarySummary) -> Bool {
        guard state == .ready else { return false }
        let own = item(summary.subject)?.summary
        return own?.aliases.news(in: summary.aliases.known).isEmpty == false
            || own.map { summary.length != nil && summary.length != $0.length } == true
            || others(than: summary).contains { other in
                item(other)?.summary.aliases.news(in: [summary.subject.id]).isEmpty == false
            }
    }
}

extension Diary {
    /// What a thing is to its reader, whatever the source's name under which that was said.
    package func standing(of summary: LibrarySummary) -> Standing? {
        standing(summary.subject) ?? others(than: summary).lazy.compactMap(standing).first
    }

    /// What a new standing would be said of: the thing itself, unless only the same thing under another source's name has one.
    package func standingSummary(for summary: LibrarySummary) -> LibrarySummary {
        if standing(summary.subject) != nil { return summary }
        let other = others(than: summary).first { standing($0) != nil }
        return other.flatMap { item($0)?.summary } ?? summary
    }

    /// The times that it was seen, heard or read, under the names of all sources; the latest first.
    package func events(of summary: LibrarySummary) -> [DiaryEvent] {
        let subjects = together(summary)
        let events = subjects.flatMap { item($0)?.events ?? [] }
        return subjects.count == 1 ? events : events.sorted(by: DiaryEvent.isLater)
    }
}
