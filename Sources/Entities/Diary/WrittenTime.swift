/// A time that somebody writes down, and what the thing is to them from then on.
package struct WrittenTime: Hashable, Sendable {
    package let event: DiaryEvent
    package let standing: Standing

    /// - Parameters:
    ///   - day: a day, a month or a year; nil where nobody knows it any more.
    ///   - isAgain: whether its reader says that it was not the first time; it is not where times are written down already.
    ///   - times: those that are written down of it, under the names of all sources.
    ///   - standing: what it was until now.
    package init(
        on day: CalendarDate?, rating: OwnRating? = nil, note: String? = nil, tags: [String] = [],
        isAgain: Bool = false, after times: [DiaryEvent], standing before: Standing?
    ) {
        event = DiaryEvent(
            id: .makeOwn(), day: day, rating: rating, note: note, tags: tags, isAgain: isAgain || !times.isEmpty,
            changed: 0)
        var standing = before ?? Standing()
        standing.finish(on: day)
        if let rating { standing.rating = rating }
        self.standing = standing
    }
}

extension Standing {
    /// What a thing is to its reader once one of its times was changed: what is thought of the last time is thought of the thing.
    ///
    /// - Parameter times: all of it, the latest first.
    package func afterChange(of event: DiaryEvent, among times: [DiaryEvent]) -> Standing {
        var standing = self
        if event.id == times.first?.id { standing.rating = event.rating }
        return standing
    }
}
