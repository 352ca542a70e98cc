/// An entry of the diary: somebody has seen, heard or read a thing, or met one. There can be many for one thing.
package struct DiaryEvent: Identifiable, Hashable, Sendable {
    package let id: ID
    /// A day, a month or a year; nil where nobody knows it any more.
    package var day: CalendarDate?
    package var rating: OwnRating?
    /// What there is to say about this time, as the reader wrote it.
    package var note: String?
    /// In the reader's order, each once.
    package var tags: [String]
    /// Whether it was not the first time. Said by the reader: an earlier time need not be written down.
    package var isAgain: Bool
    /// The service whose file it came from, by its name there (`letterboxd`); nil for what was written down here.
    package var origin: String?
    /// When it was written down or changed here, in seconds since 1970 (UTC), which the library sets; for what comes from a file, what
    /// that says.
    package var changed: Int

    package init(
        id: ID, day: CalendarDate?, rating: OwnRating? = nil, note: String? = nil, tags: [String] = [],
        isAgain: Bool = false, origin: String? = nil, changed: Int
    ) {
        self.id = id
        self.day = day
        self.rating = rating
        self.note = note
        self.tags = tags
        self.isAgain = isAgain
        self.origin = origin
        self.changed = changed
    }
}

extension DiaryEvent {
    /// Whether two accounts of one thing may be of one time: both of the same day, and not both from the same file.
    package func isSameTime(as other: DiaryEvent) -> Bool {
        day?.monthAndDay != nil && day == other.day && origin != other.origin
    }

    /// Whether it only says that there was a time, of which the same service tells the day in the other one.
    package func isMark(of dated: DiaryEvent) -> Bool {
        day == nil && dated.day != nil && origin != nil && origin == dated.origin
    }

    /// With what somebody has changed in an earlier account of the same time. What was said here since then stays.
    ///
    /// - Parameters:
    ///   - before: the earlier account.
    ///   - after: what they have made of it.
    package func changed(as before: DiaryEvent, became after: DiaryEvent) -> DiaryEvent {
        var event = self
        if after.day != before.day { event.day = after.day }
        if after.rating != before.rating { event.rating = after.rating }
        if after.note != before.note { event.note = after.note }
        if after.tags != before.tags { event.tags = after.tags }
        if after.isAgain != before.isAgain { event.isAgain = after.isAgain }
        return event
    }

    /// With what another account of the same time says and this one does not.
    package func completed(with other: DiaryEvent) -> DiaryEvent {
        var event = self
        event.rating = rating ?? other.rating
        event.note = note ?? other.note
        event.tags += other.tags.filter { !tags.contains($0) }
        event.isAgain = isAgain || other.isAgain
        return event
    }

    /// The latest first; those without a day at the end. Of one day what was written down last comes first.
    package static func isLater(_ left: DiaryEvent, _ right: DiaryEvent) -> Bool {
        switch (left.day, right.day) {
        case (let left?, let right?) where left != right: left > right
        case (nil, .some): false
        case (.some, nil): true
        default: (left.changed, left.id) > (right.changed, right.id)
        }
    }
}
