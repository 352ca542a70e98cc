/// A line of the diary: a thing, and one time that it was seen, heard or read.
package struct DiaryEntry: KeptItem, Hashable {
    package let summary: LibrarySummary
    package let event: DiaryEvent

    package var id: DiaryEvent.ID { event.id }

    package init(_ event: DiaryEvent, of summary: LibrarySummary) {
        self.event = event
        self.summary = summary
    }
}

extension [DiaryEntry] {
    /// The latest first, as `DiaryEvent.isLater` has them. Only what tells their order is moved about: there may be 100,000.
    package func latestFirst() -> [DiaryEntry] {
        let keys = indices.map { place in
            (day: self[place].event.day?.number ?? .min, changed: self[place].event.changed, place: place)
        }
        return keys.sorted { left, right in
            if left.day != right.day { return left.day > right.day }
            if left.changed != right.changed { return left.changed > right.changed }
            return self[left.place].id > self[right.place].id
        }
        .map { self[$0.place] }
    }
}

extension DiaryEvent.ID: StableID {
    package var stableText: String { text }
}
