/// What this version does not understand of a stored item. The item is kept anyway.
package enum NotUnderstood: Hashable, Sendable {
    /// By the name that is stored.
    case kind(String)
    case source(String)
    /// Its key does not fit its kind, as an album without an artist.
    case identity
    /// As it is stored.
    case date(String)
}

extension LibrarySummary {
    /// - Parameter sources: those that this version knows.
    package func notUnderstood(knowing sources: Set<SourceID>) -> [NotUnderstood] {
        var parts: [NotUnderstood] = []
        if !subject.kind.isKnown { parts.append(.kind(subject.kind.rawValue)) }
        if !sources.contains(subject.source) { parts.append(.source(subject.source.rawValue)) }
        if !subject.isCalledByItsKind { parts.append(.identity) }
        if let unreadableDate { parts.append(.date(unreadableDate)) }
        return parts
    }
}

extension LibrarySubject {
    fileprivate var isCalledByItsKind: Bool {
        switch kind {
        // No catalogue's key of a film has a slash in it; what was made of fields that are not a film's has.
        case .movie: !id.key.isEmpty && !id.key.utf8.contains(UInt8(ascii: "/"))
        case .artist: artist != nil
        case .album: album != nil
        default: true
        }
    }
}
