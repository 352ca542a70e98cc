/// A note with all that was written of it: a set of revisions, each of which says what it came after. What nothing came after is a
/// head. Two machines that wrote beside each other leave two heads, of which the later is shown and the other stays, until a
/// revision comes after both.
///
/// Merging is the union of the sets, and then to cut the texts that are no longer kept. Which those are depends on the set alone, and a
/// text that is cut in a part of it is cut in the whole: so it does not matter in which order parts are merged.
package struct NoteHistory: Hashable, Sendable {
    /// How many texts are kept, besides those of heads. The oldest are cut first.
    package static let kept = 100

    private var revisions: [RevisionID: Revision] = [:]

    package init() {}

    package var isEmpty: Bool { revisions.isEmpty }

    /// By their ids.
    package var all: [Revision] { revisions.values.sorted { $0.id < $1.id } }

    /// The revisions whose text is kept, oldest first.
    package var texts: [Revision] { revisions.values.filter { $0.text != nil }.sorted(by: Self.isEarlier) }

    /// What nothing came after, the latest first.
    package var heads: [Revision] {
        let followed = Set(revisions.values.lazy.flatMap(\.parents))
        return revisions.values.filter { !followed.contains($0.id) }.sorted { Self.isEarlier($1, $0) }
    }

    /// The note of now; nil where there is none. A text that was written beside a removal brings the note back.
    package var current: Revision? { heads.first { $0.text != nil } }

    /// What was written beside the note of now, where it says something else; the latest first.
    package var others: [Revision] {
        let heads = heads.filter { $0.text != nil }
        return heads.dropFirst().filter { $0.text != heads.first?.text }
    }

    /// Whether a text of this second was there when somebody deleted the note with its earlier texts.
    package func hasErased(_ changed: Int) -> Bool {
        ancestors(of: erasures).contains { revisions[$0]?.changed == changed }
    }

    package mutating func merge(_ others: [Revision]) {
        for revision in others {
            if revisions[revision.id]?.merge(revision) == nil { revisions[revision.id] = revision }
        }
        cutTexts()
    }

    /// What is to be merged and sent for a new text: it comes after all that is there.
    package func writing(_ text: [UInt8], changed: Int, at stamp: Stamp) -> Revision {
        Revision(.text(text), after: heads.map(\.id), stamp: stamp, changed: changed)
    }

    /// What is to be merged and sent for taking the note away; nil where there is nothing to take away.
    ///
    /// - Parameter isWhole: whether its earlier texts go too.
    package func takingAway(isWhole: Bool, changed: Int, at stamp: Stamp) -> Revision? {
        guard isWhole ? revisions.values.contains(where: { $0.text != nil }) : current != nil else { return nil }
        return Revision(isWhole ? .erasure : .removal, after: heads.map(\.id), stamp: stamp, changed: changed)
    }

    private mutating func cutTexts() {
        let erasures = erasures
        guard revisions.count > Self.kept || !erasures.isEmpty else { return }
        for id in ancestors(of: erasures) { revisions[id]?.cut() }
        let heads = Set(heads.map(\.id))
        // By fields that never change; merging may lower a stamp.
        let earlier = revisions.values.filter { !heads.contains($0.id) }
            .sorted { ($0.changed, $0.id) > ($1.changed, $1.id) }
        for revision in earlier.dropFirst(Self.kept) { revisions[revision.id]?.cut() }
    }

    private var erasures: [Revision] { revisions.values.filter { $0.content == .erasure } }

    private func ancestors(of revisions: [Revision]) -> Set<RevisionID> {
        var found: Set<RevisionID> = []
        var waiting = revisions.flatMap(\.parents)
        while let id = waiting.popLast() {
            if found.insert(id).inserted { waiting += self.revisions[id]?.parents ?? [] }
        }
        return found
    }

    private static func isEarlier(_ left: Revision, _ right: Revision) -> Bool {
        left.stamp == right.stamp ? left.id < right.id : left.stamp < right.stamp
    }
}
