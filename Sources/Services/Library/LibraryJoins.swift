package import Entities

/// Which kept things are one thing, under the names of several sources. Films are by ids that they have in common, artists
/// and albums by their names alone. Where something speaks against it, or two of one source could be meant, nothing is
/// joined. Both things stay as they are.
///
/// It has their names and ids; what is kept itself stands elsewhere, and is asked for there.
package struct LibraryJoins: Hashable, Sendable {
    fileprivate struct Name: Hashable {
        let kind: LibrarySubject.Kind
        let name: FoldedName
    }

    /// What is kept of exactly this subject.
    package typealias Kept = (LibrarySubject) -> LibrarySummary?

    /// By the ids that are not their own, which are written as subjects of their kind.
    private var byID: [LibrarySubject: Set<LibrarySubject>] = [:]
    private var byName: [Name: Set<LibrarySubject>] = [:]

    package init() {}

    package mutating func insert(_ summary: LibrarySummary) {
        if let name = summary.name {
            byName[name, default: []].insert(summary.subject)
        } else {
            for id in summary.otherIDs { byID[id, default: []].insert(summary.subject) }
        }
    }

    /// - Parameter summary: as it was inserted.
    package mutating func remove(_ summary: LibrarySummary) {
        let subject = summary.subject
        if let name = summary.name {
            byName[name]?.remove(subject)
            if byName[name]?.isEmpty == true { byName[name] = nil }
        } else {
            for id in summary.otherIDs {
                byID[id]?.remove(subject)
                if byID[id]?.isEmpty == true { byID[id] = nil }
            }
        }
    }

    /// What is kept of other sources and is the same thing; at most one of each. The nearest first: what is joined by way
    /// of another comes after that.
    ///
    /// - Parameters:
    ///   - own: the same thing as it is kept itself; nil if it is not.
    ///   - kept: all that was inserted.
    package func others(than asked: LibrarySummary, keptAs own: LibrarySummary?, kept: Kept) -> [LibrarySubject] {
        // Asked for every row of every frame, of which most are not kept.
        guard own != nil || isRelated(asked, kept) else { return [] }
        var first = asked
        if let own { first.aliases.unite(with: own.aliases) }
        var group = [first]
        while let next = nextMember(of: group, keptAs: own, kept) { group.append(next) }
        return group.dropFirst().map(\.subject)
    }

    private func nextMember(
        of group: [LibrarySummary], keptAs own: LibrarySummary?, _ kept: Kept
    ) -> LibrarySummary? {
        let sources = Set(group.map(\.subject.source))
        let candidates = related(to: group, kept).filter { candidate in
            !sources.contains(candidate.subject.source) && group.allSatisfy { !$0.contradicts(candidate) }
        }
        return candidates.filter { candidate in
            candidates.count { $0.subject.source == candidate.subject.source } == 1
                && !related(to: [candidate], kept).contains { rival in
                    sources.contains(rival.subject.source) && rival.subject != own?.subject
                        && !group.contains { $0.subject.means(rival.subject) } && !rival.contradicts(candidate)
                }
        }.min { $0.subject.stableText < $1.subject.stableText }
    }

    /// Whether anything has an id or its name in common with it.
    private func isRelated(_ summary: LibrarySummary, _ kept: Kept) -> Bool {
        if let name = summary.name { return byName[name] != nil }
        func isKnown(_ id: LibrarySubject) -> Bool { byID[id] != nil || kept(id) != nil }
        return isKnown(summary.subject)
            || summary.aliases.known.contains { isKnown(LibrarySubject(kind: summary.subject.kind, id: $0)) }
    }

    /// What has an id or its name in common with one of them.
    private func related(to group: [LibrarySummary], _ kept: Kept) -> [LibrarySummary] {
        var found: Set<LibrarySubject> = []
        for summary in group {
            if let name = summary.name {
                found.formUnion(byName[name] ?? [])
            } else {
                // What is kept under the id itself is one of them.
                found.formUnion(summary.ids)
                for id in summary.ids { found.formUnion(byID[id] ?? []) }
            }
        }
        return found.compactMap(kept)
    }
}

extension LibrarySummary {
    /// Nil for what is joined by ids.
    fileprivate var name: LibraryJoins.Name? {
        foldedName.map { LibraryJoins.Name(kind: subject.kind, name: $0) }
    }

    /// All ids that the thing is known by, its own first.
    fileprivate var ids: [LibrarySubject] { [subject] + otherIDs }

    fileprivate var otherIDs: [LibrarySubject] {
        aliases.known.lazy.filter { $0 != subject.id }.map { LibrarySubject(kind: subject.kind, id: $0) }
    }

    /// Whether something says that both are two things: two ids of one source, or that somebody has taken it back.
    fileprivate func contradicts(_ other: LibrarySummary) -> Bool {
        if denies(other) || other.denies(self) { return true }
        if let mbid, let otherID = other.mbid, mbid != otherID { return true }
        return ids.contains { id in other.ids.contains { $0.source == id.source && !$0.means(id) } }
    }

    private func denies(_ other: LibrarySummary) -> Bool {
        aliases.denied.contains { denied in
            let denied = LibrarySubject(kind: subject.kind, id: denied)
            return other.ids.contains { $0.means(denied) }
        }
    }

    private var mbid: String? {
        let mbid = subject.artist?.mbid ?? subject.album?.mbid
        return mbid?.isEmpty == true ? nil : mbid
    }
}

extension Aliases {
    fileprivate mutating func unite(with other: Aliases) {
        known.formUnion(other.known.subtracting(denied))
        denied.formUnion(other.denied)
        known.subtract(denied)
    }
}
