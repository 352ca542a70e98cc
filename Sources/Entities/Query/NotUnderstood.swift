/// What this version does not understand of a stored item. The item is kept anyway.
package enum NotUnderstood: Hashable, Sendable {
    /// A kind of thing, with the name that is stored.
    case kind(String)
    case source(String)
    /// Its key does not fit its kind, as an album without an artist.
    case identity
    /// A date that is none, with the text that is stored.
    case date(String)
    /// How far its reader is with it, by the name that is stored.
    case readingState(String)
}

extension LibrarySummary {
    /// - Parameter sources: those that this version knows.
    package func notUnderstood(knowing sources: Set<SourceID>) -> [NotUnderstood] {
        var parts: [NotUnderstood] = []
        if !subject.kind.isKnown { parts.append(.kind(subject.kind.rawValue)) }
        if !subject.source.isReader, !subject.source.isImported, !sources.contains(subject.source) {
            parts.append(.source(subject.source.rawValue))
        }
        if !subject.isCalledByItsKind { parts.append(.identity) }
        if let unreadableDate { parts.append(.date(unreadableDate)) }
        return parts
    }
}

extension LibraryItem {
    /// - Parameter sources: those that this version knows.
    package func notUnderstood(knowing sources: Set<SourceID>) -> [NotUnderstood] {
        summary.notUnderstood(knowing: sources) + (standing?.notUnderstood ?? [])
    }
}

extension LibrarySubject {
    fileprivate var isCalledByItsKind: Bool {
        switch kind {
        // No catalogue's key of a film has a slash in it; what was made of fields that are not a film's has.
        case .movie: !id.key.isEmpty && !id.key.utf8.contains(UInt8(ascii: "/"))
        case .artist: artist != nil
        case .album: album != nil
        case .pokemon: pokemon?.number != nil
        case .view: view != nil
        default: true
        }
    }
}

extension SourceID {
    /// Whether what is from there was made by the reader, and is no catalogue's.
    fileprivate var isReader: Bool { [.ownBooks, .ownLists, .ownViews].contains(self) }

    /// Whether what is from there came with a file of a service, and waits for a catalogue to know it.
    fileprivate var isImported: Bool { DiaryService(rawValue: rawValue) != nil }
}
