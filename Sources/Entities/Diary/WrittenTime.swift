/// A time that somebody writes down, and what the thing is to them from then on.
package struct WrittenTime: Hashable, Sendable {
    package let event: DiaryEvent
    package let standing: Standing

    /// One that was long ago can be written down after a later one: it is not "again" by that, and its rating is not what is thought of
    /// the thing now.
    ///
    /// - Parameters:
    ///   - day: a day, a month or a year; nil where nobody knows it any more.
    ///   - isAgain: whether its reader says that it was not the first time; it is not where an earlier one is written down.
    ///   - times: those that are written down of it, under the names of all sources.
    ///   - standing: what it was until now.
    package init(
        on day: CalendarDate?, rating: OwnRating? = nil, note: String? = nil, tags: [String] = [],
        isAgain: Bool = false, after times: [DiaryEvent], standing before: Standing?
    ) {
        // Nothing was written down after it.
        let written = DiaryEvent(id: .makeOwn(), day: day, changed: .max)
        let isAfterOne = times.contains { DiaryEvent.isLater(written, $0) }
        event = DiaryEvent(
            id: written.id, day: day, rating: rating, note: note, tags: tags, isAgain: isAgain || isAfterOne,
            changed: 0)
        var standing = before ?? Standing()
        standing.finish(on: day)
        let isLast = times.allSatisfy { DiaryEvent.isLater(written, $0) }
        if let rating, isLast || standing.rating == nil { standing.rating = rating }
        self.standing = standing
    }
}

extension Standing {
    /// What a thing is to its reader once one of its times was changed: what is thought of the last time is thought of the thing.
    ///
    /// - Parameters:
    ///   - event: as it is now. By its new day it may be the last time, or no longer be that.
    ///   - times: all of it, as they were before, the latest first.
    package func afterChange(of event: DiaryEvent, among times: [DiaryEvent]) -> Standing {
        let others = times.filter { $0.id != event.id }
        let isLast = others.allSatisfy { DiaryEvent.isLater(event, $0) }
        let wasLast = event.id == times.first?.id
        var standing = self
        if isLast, wasLast {
            standing.rating = event.rating
        } else if isLast != wasLast, let rating = isLast ? event.rating : others.first?.rating {
            standing.rating = rating
        }
        return standing
    }
}
