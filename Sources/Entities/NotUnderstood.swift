/// What of a kept item this version does not understand. The item is kept all the same.
package enum NotUnderstood: Hashable, Sendable {
    /// By the name that is stored.
    case kind(String)
    case source(String)
    /// It is called by what does not go with its kind: a film without a number.
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
