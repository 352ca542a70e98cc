package import Entities

/// What the reader has said of a thing, for where no source tells of it.
extension Wording {
    /// What it is to them, their rating, and the times, as pages say it; nothing where they have said nothing.
    package func said(of item: LibraryItem) -> [Paragraph] {
        let thing = KeptThing(summary: item.summary, standing: item.standing, events: item.events)
        let words = words(of: thing, item.id.kind, own: item.id.source)
        return words.fields.isEmpty ? [] : [.gap, .said(seen: words.seen, spoken: words.fields)]
    }

    /// What they wrote of the times, the latest first, and their note.
    package func written(of item: LibraryItem) -> [Paragraph] {
        var text: [Paragraph] = []
        for event in item.events {
            if let note = event.note { text += [.gap, .label(time(event)), .prose(note)] }
        }
        if let note = item.note { text += [.gap, .label(library.note), .prose(note.text)] }
        return text
    }
}
