package import Entities

/// What the user has written about something, and what stands above it.
package struct LabelledNote: Equatable, Sendable {
    package let label: String
    package let text: String

    package init(label: String, text: String) {
        self.label = label
        self.text = text
    }
}

extension Wording {
    /// With the names of their sources, unless there is only the thing's own.
    ///
    /// - Parameter own: the thing's source.
    private func notes(_ notes: [KeptNote], of own: SourceID?) -> [LabelledNote] {
        let isAlone = notes.allSatisfy { $0.source == own }
        return notes.map { note in
            let label = library.note
            return LabelledNote(
                label: isAlone ? label : "\(label) · \(sources.name(of: note.source))", text: note.text)
        }
    }
}

/// What a detail says of its thing that its reader has said: what it is to them, when they have seen, heard or read it, and their notes.
package struct KeptWords: Equatable, Sendable {
    package var fields: [DetailContent.Field] = []
    /// The facts of `fields` in few words, for where they are seen.
    package var seen: [DetailContent.Field] = []
    package var notes: [LabelledNote] = []

    /// - Parameter seen: nil for the fields as they are.
    package init(
        fields: [DetailContent.Field] = [], seen: [DetailContent.Field]? = nil, notes: [LabelledNote] = []
    ) {
        (self.fields, self.seen, self.notes) = (fields, seen ?? fields, notes)
    }
}

extension Wording {
    /// - Parameter own: the thing's source.
    package func words(of thing: KeptThing, _ kind: LibrarySubject.Kind, own: SourceID) -> KeptWords {
        KeptWords(
            fields: fields(thing.standing, thing.events, of: kind)
                + .known([(diary.played, thing.plays.map(times))]),
            seen: seen(thing, of: kind), notes: notes(thing.notes, of: own))
    }

    /// `◐ Watching · since Nov 27, 2026 · ★★★★★`, and below that a line for each time, and for how often it was played.
    private func seen(_ thing: KeptThing, of kind: LibrarySubject.Kind) -> [DetailContent.Field] {
        let standing = thing.standing
        var (events, rating) = (thing.events, standing?.rating)
        // A time says itself that it was seen, and how good it was; the latest one says the rating of now too where it has none.
        let isSaidByTime = !events.isEmpty && (standing?.state ?? .done) == .done
        if isSaidByTime, events[0].rating == nil { events[0].rating = rating }
        if rating == events.first?.rating { rating = nil }
        let state = isSaidByTime && rating == nil ? nil : isSaidByTime ? .done : standing?.state
        let since = isSaidByTime ? nil : state.flatMap { standing?.since[$0] }
        let now = [
            state.map { stateWithSign($0, of: kind) },
            since.map { "\(diary.since.lowercasingFirst) \(format.short($0))" }, rating.map { seen($0) },
        ].compactMap(\.self)
        var lines = (now.isEmpty ? [] : [now]) + events.prefix(Self.mostTimes).map { seen($0, of: kind) }
        if events.count > Self.mostTimes { lines.append(["+\(format.grouped(events.count - Self.mostTimes))"]) }
        lines += thing.plays.map { [[sentence(of: $0)]] } ?? []
        return lines.enumerated().map { index, line in
            .init(label: index == 0 ? diary.reader : "", value: LinkedText(line.joined(separator: " · ")))
        }
    }

    /// `● Seen · Sep 29, 2000 · ★★★★½ · again`
    private func seen(_ event: DiaryEvent, of kind: LibrarySubject.Kind) -> [String] {
        [
            stateWithSign(.done, of: kind), event.day.map(format.short) ?? diary.dayUnknown,
            event.rating.map { seen($0) }, event.isAgain ? diary.again : nil,
        ].compactMap(\.self)
    }

    private func stateWithSign(_ state: Standing.State, of kind: LibrarySubject.Kind) -> String {
        "\(Marks.state(state)) \(diary.state(state, of: kind))"
    }

    /// `213 times, last 3 October 2026`
    private func times(_ plays: PlayCount) -> String {
        diary.playedTimes(format.count(plays.count), format.long(plays.last))
    }

    /// `Played 213 times, last 3 October 2026`
    package func sentence(of plays: PlayCount) -> String { "\(diary.played) \(times(plays))" }

    /// What a thing is to its reader, their rating, and the times, the latest first.
    private func fields(_ standing: Standing?, _ events: [DiaryEvent], of kind: LibrarySubject.Kind) -> [DetailContent
        .Field]
    {
        let state = standing?.state ?? (events.isEmpty ? nil : .done)
        let since = state.flatMap { standing?.since[$0] }.map(format.long)
        var fields: [(label: String, value: String?)] = []
        if let state {
            let isSaidBelow = state == .done && !events.isEmpty
            let parts = [
                diary.state(state, of: kind), isSaidBelow ? nil : since.map { "\(diary.since.lowercasingFirst) \($0)" },
            ]
            fields.append((diary.title, parts.compactMap(\.self).joined(separator: " · ")))
        }
        fields.append((diary.ownRating, standing?.rating.map(own)))
        if !events.isEmpty {
            let shown = events.prefix(Self.mostTimes).map(time)
            let rest = events.count > Self.mostTimes ? ["+\(format.grouped(events.count - Self.mostTimes))"] : []
            fields.append((diary.times, (shown + rest).joined(separator: "; ")))
        }
        return .known(fields)
    }

    /// `29 September 2000 · 4.5 of 5 · again`
    package func time(_ event: DiaryEvent) -> String {
        [event.day.map(format.long) ?? diary.dayUnknown, event.rating.map(own), event.isAgain ? diary.again : nil]
            .compactMap(\.self).joined(separator: " · ")
    }

    /// More are in the diary.
    private static let mostTimes = 5
}
