/// What this version does not understand of a stored item. The item is kept anyway.
package enum NotUnderstood: Hashable, Sendable {
    /// By the name that is stored.
    case kind(String)
    case source(String)
    /// Its identity does not fit its kind, as a film without a number.
    case identity
    /// As it is stored.
    case date(String)
}

extension LibrarySummary {
    package var notUnderstood: [NotUnderstood] {
        var parts: [NotUnderstood] = []
        if !subject.kind.isKnown { parts.append(.kind(subject.kind.rawValue)) }
        if !subject.source.isKnown { parts.append(.source(subject.source.rawValue)) }
        if case .other(let subject) = subject, subject.kind.isKnown { parts.append(.identity) }
        if let unreadableDate { parts.append(.date(unreadableDate)) }
        return parts
    }
}
