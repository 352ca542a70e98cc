package import Entities

/// What may be stored. Texts are stored as they are, except that NUL is removed.
package enum LibraryRules {
    /// - Throws: `emptyText` or `tooLong`, with the field at fault.
    package static func checked(_ summary: LibrarySummary) throws(LibraryFailure) -> LibrarySummary {
        let subtitle = try summary.subtitle.map { text throws(LibraryFailure) in
            try checked(text, .subtitle, limit: LibraryLimits.subtitle, mayBeEmpty: true)
        }
        let date = try summary.storedDate.map { text throws(LibraryFailure) in
            try checked(text, .date, limit: LibraryLimits.date, mayBeEmpty: true)
        }
        return LibrarySummary(
            subject: try checked(summary.subject),
            title: try checked(summary.title, .title, limit: LibraryLimits.title),
            subtitle: subtitle == "" ? nil : subtitle,
            storedDate: date == "" ? nil : date,
            length: summary.length,
            aliases: Aliases(known: checked(summary.aliases.known), denied: checked(summary.aliases.denied)))
    }

    /// Without those that cannot be stored: nobody has written them, and the item is more than they.
    package static func checked(_ aliases: Set<ItemID>) -> Set<ItemID> {
        aliases.filter { alias in
            [alias.source.rawValue, alias.key].allSatisfy {
                (1...LibraryLimits.name).contains($0.utf8.count) && !$0.utf8.contains(0)
            }
        }
    }

    package static func checkedNote(_ text: String) throws(LibraryFailure) -> String {
        try checked(text, .note, limit: LibraryLimits.note)
    }

    /// - Throws: `tooLong`, or `outOfRange`, with the field at fault.
    package static func checked(_ standing: Standing) throws(LibraryFailure) -> Standing {
        func optional(_ text: String?, _ field: LibraryField, limit: Int) throws(LibraryFailure) -> String? {
            let text = try text.map { text throws(LibraryFailure) in
                try checked(text, field, limit: limit, mayBeEmpty: true)
            }
            return text?.allSatisfy(\.isWhitespace) == true ? nil : text
        }
        if let pages = standing.pages, !Standing.pageCounts.contains(pages) { throw .outOfRange(.pages) }
        var days: [String: String] = [:]
        for (state, day) in standing.storedDays {
            guard let state = try optional(state, .readingState, limit: LibraryLimits.readingState) else { continue }
            days[state] = try optional(day, .date, limit: LibraryLimits.date)
        }
        return Standing(
            storedState: try optional(standing.storedState, .readingState, limit: LibraryLimits.readingState),
            storedDays: days, rating: standing.rating,
            isbn: try optional(standing.isbn, .isbn, limit: LibraryLimits.isbn), pages: standing.pages)
    }

    /// - Throws: `emptyText` or `tooLong`, with the field at fault.
    package static func checked(_ event: DiaryEvent) throws(LibraryFailure) -> DiaryEvent {
        var checkedEvent = DiaryEvent(
            id: .init(text: try checked(event.id.text, .name, limit: LibraryLimits.name)), day: event.day,
            rating: event.rating, isAgain: event.isAgain, origin: event.origin.map(withoutNUL), changed: event.changed)
        if let note = event.note, !note.allSatisfy(\.isWhitespace) { checkedEvent.note = try checkedNote(note) }
        for tag in event.tags where !tag.allSatisfy(\.isWhitespace) && !checkedEvent.tags.contains(tag) {
            checkedEvent.tags.append(try checked(tag, .tag, limit: LibraryLimits.tag))
        }
        return checkedEvent
    }

    private static func checked(_ subject: LibrarySubject) throws(LibraryFailure) -> LibrarySubject {
        func name(_ text: String) throws(LibraryFailure) -> String {
            try checked(text, .name, limit: LibraryLimits.name)
        }
        let source = SourceID(rawValue: try name(subject.source.rawValue))
        if let id = subject.artist {
            return .artist(ArtistID(source: source, name: try name(id.name), mbid: id.mbid.map(withoutNUL)))
        }
        if let id = subject.album {
            let (artist, title) = (try name(id.artist), try name(id.title))
            return .album(AlbumID(source: source, artist: artist, title: title, mbid: id.mbid.map(withoutNUL)))
        }
        // Of whatever kind: what is not understood is not judged by what it means.
        return LibrarySubject(
            kind: LibrarySubject.Kind(rawValue: try name(subject.kind.rawValue)),
            id: ItemID(source: source, key: try name(subject.id.key)))
    }

    private static func checked(
        _ text: String, _ field: LibraryField, limit: Int, mayBeEmpty: Bool = false
    ) throws(LibraryFailure) -> String {
        let text = withoutNUL(text)
        guard mayBeEmpty || !text.allSatisfy(\.isWhitespace) else { throw .emptyText(field) }
        guard text.utf8.count <= limit else { throw .tooLong(field, limitInBytes: limit) }
        return text
    }

    private static func withoutNUL(_ text: String) -> String {
        text.utf8.contains(0) ? String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value != 0 })) : text
    }
}
