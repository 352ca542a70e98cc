/// What its reader has said of a thing, under the names of all its sources.
package struct KeptThing: Hashable, Sendable {
    /// The thing's own first.
    package var notes: [KeptNote]
    /// As it is kept; nil for what is not.
    package var summary: LibrarySummary?
    package var standing: Standing?
    /// The times that it was seen, heard or read, the latest first.
    package var events: [DiaryEvent]
    /// How often it was listened to; nil for what is no music, and until that is known.
    package var plays: PlayCount?

    package init(
        notes: [KeptNote] = [], summary: LibrarySummary? = nil, standing: Standing? = nil, events: [DiaryEvent] = [],
        plays: PlayCount? = nil
    ) {
        (self.notes, self.summary, self.standing, self.events) = (notes, summary, standing, events)
        self.plays = plays
    }
}
