package import Entities

/// What the reader has said of a thing, for where no source tells of it.
extension Wording {
    /// What it is to them, their rating, and the times with what they wrote of each, as pages say it; nothing where they have said
    /// nothing.
    package func said(of item: LibraryItem) -> [Paragraph] {
        let thing = KeptThing(summary: item.summary, standing: item.standing, events: item.events)
        let words = words(of: thing, item.id.kind, own: item.id.source)
        return words.fields.isEmpty ? [] : [.gap, .said(seen: words.seen, spoken: words.fields)]
    }

    /// Their note. What they wrote of a time stands with that.
    package func written(of item: LibraryItem) -> [Paragraph] {
        item.note.map { [.gap, .label(library.note), .prose($0.text)] } ?? []
    }
}

/// What there is to tell of a view.
extension Wording {
    /// What its list is of, and what that is asked, order and all, each on a line with its name.
    package func asked(by view: SavedView) -> [Paragraph] {
        let fields = QueryFormatter(self).fields(view.refinement).map { "\($0.label): \($0.value)" }
        let searched = view.refinement.text.map(library.searching)
        return ([kinds.lists(of: view.kind)] + fields + [searched].compactMap(\.self)).map { .plain($0) }
    }

    /// How its list is opened, or that it is not to be had.
    ///
    /// - Parameter canShow: whether there is a source for its list.
    package func opening(canShow: Bool) -> Paragraph {
        canShow ? .plain(library.viewHint) : .muted(library.viewIsClosed.what)
    }
}
