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

    /// `◐ Watching · since Nov 27, 2026 · ★★★★★`, or `★★★★½ · seen 3 times`; below that a line for each time, with what was written about
    /// it, and for how often it was played.
    private func seen(_ thing: KeptThing, of kind: LibrarySubject.Kind) -> [DetailContent.Field] {
        let (standing, events) = (thing.standing, thing.events)
        let isSaidByTime = !events.isEmpty && (standing?.state ?? .done) == .done
        let state = isSaidByTime ? nil : standing?.state
        let since = state.flatMap { standing?.since[$0] }
        // A single time says how good it was; that of the thing is said where it is another one, or a time has none.
        let rating = events.count == 1 && events[0].rating == standing?.rating ? nil : standing?.rating
        let now = [
            state.map { stateWithSign($0, of: kind) },
            since.map { "\(diary.since.lowercasingFirst) \(format.short($0))" }, rating.map { seen($0) },
            events.count > 1 ? doneTimes(events.count, of: kind) : nil,
        ].compactMap(\.self)
        var values: [DetailContent.Field] =
            now.isEmpty ? [] : [.init(label: "", value: LinkedText(now.joined(separator: " · ")))]
        let sign = events.count == 1 ? stateWithSign(.done, of: kind) : nil
        values += events.prefix(Self.mostTimes).map { seen($0, sign: sign) }
        let rest = events.count - Self.mostTimes
        let others = (rest > 0 ? ["+\(format.grouped(rest))"] : []) + (thing.plays.map { [sentence(of: $0)] } ?? [])
        values += others.map { .init(label: "", value: LinkedText($0)) }
        return values.enumerated().map { index, field in index == 0 ? field.labelled(diary.reader) : field }
    }

    /// `seen 3 times`
    private func doneTimes(_ count: Int, of kind: LibrarySubject.Kind) -> String {
        diary.doneTimes(format.count(count), diary.state(.done, of: kind).lowercasingFirst)
    }

    /// `● Seen · Sep 29, 2000 · ★★★★½ · again · #paris`; of several times each without what it was, in columns.
    private func seen(_ event: DiaryEvent, sign: String?) -> DetailContent.Field {
        let facts = [
            event.day.map(format.short) ?? diary.dayUnknown, event.rating.map { seen($0) } ?? "",
            event.isAgain ? diary.again : "", event.saidTags,
        ]
        guard let sign else { return .init(label: "", cells: facts, note: event.note) }
        let text = ([sign] + facts.filter { !$0.isEmpty }).joined(separator: " · ")
        return .init(label: "", value: LinkedText(text), note: event.note)
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
                events.count > 1 ? doneTimes(events.count, of: kind) : nil,
            ].compactMap(\.self)
            // Of what was seen several times that says all.
            let said = isSaidBelow && events.count > 1 ? Array(parts.dropFirst()) : parts
            fields.append((diary.title, said.joined(separator: " · ")))
        }
        fields.append((diary.ownRating, standing?.rating.map(own)))
        var said = [DetailContent.Field].known(fields)
        for (index, event) in events.prefix(Self.mostTimes).enumerated() {
            let text = [time(event), event.saidTags].filter { !$0.isEmpty }.joined(separator: " · ")
            said.append(.init(label: index == 0 ? diary.times : "", value: LinkedText(text), note: event.note))
        }
        let rest = events.count - Self.mostTimes
        if rest > 0 { said.append(.init(label: "", value: LinkedText("+\(format.grouped(rest))"))) }
        return said
    }

    /// `29 September 2000 · 4.5 of 5 · again`
    package func time(_ event: DiaryEvent) -> String {
        [event.day.map(format.long) ?? diary.dayUnknown, event.rating.map(own), event.isAgain ? diary.again : nil]
            .compactMap(\.self).joined(separator: " · ")
    }

    /// More are in the diary.
    private static let mostTimes = 5
}

extension DiaryEvent {
    /// `#paris #with Ana`; empty without tags.
    fileprivate var saidTags: String { tags.map { "#\($0)" }.joined(separator: " ") }
}

extension DetailContent.Field {
    fileprivate func labelled(_ label: String) -> Self {
        cells.isEmpty ? .init(label: label, value: value, note: note) : .init(label: label, cells: cells, note: note)
    }
}
