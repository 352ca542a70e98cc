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

extension DiaryEvent.ID: StableID {
    package var stableText: String { text }
}
