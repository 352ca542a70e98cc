/// How often something was listened to.
package struct PlayCount: Hashable, Sendable {
    /// At least 1.
    package let count: Int
    /// The day of the last time, in UTC, as all days of files are.
    package let last: CalendarDate

    package init(count: Int, last: CalendarDate) {
        (self.count, self.last) = (count, last)
    }
}
