package import Entities

/// What there is to tell of a list that somebody has made, for where it is not opened.
extension Wording {
    /// How much is in it, what it is for, and the first things in it, by their numbers.
    ///
    /// - Parameter facts: what stands behind the title of one of them; empty for nothing.
    package func contents(ofList item: LibraryItem, facts: (LibrarySummary) -> String) -> [Paragraph] {
        let things = item.things
        var text: [Paragraph] = [things.isEmpty ? .muted(list.empty.what) : .plain(counts(of: things))]
        if let note = item.note { text += [.gap, .prose(note.text)] }
        guard !things.isEmpty else { return text }
        text.append(.gap)
        for (index, thing) in things.prefix(Self.mostListed).enumerated() {
            let known = [thing.summary.title, facts(thing.summary)].filter { !$0.isEmpty }
            text.append(.plain("\(format.grouped(index + 1)). \(known.joined(separator: " · "))"))
        }
        let rest = things.count - Self.mostListed
        return rest > 0 ? text + [.muted("+\(format.grouped(rest))")] : text
    }

    /// `4 things · Films 2 · Albums 1 · Books 1`; `Films 4` where all are of one kind.
    private func counts(of things: [ListedThing]) -> String {
        let kinds = things.reduce(into: [:]) { $0[$1.summary.subject.kind, default: 0] += 1 }
            .sorted { $0.key.isBefore($1.key) }.map { "\(self.kinds.lists(of: $0)) \(format.grouped($1))" }
        let all = kinds.count > 1 ? [list.count(format.count(things.count))] : []
        return (all + kinds).joined(separator: " · ")
    }

    /// A longer list is for where it is opened.
    private static let mostListed = 30
}
