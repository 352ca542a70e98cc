package import Entities

/// An interactor of books that the user can put on the reading list: what it asks the list, the same in every scene.
package protocol ShelvingInteractor: Sendable {
    var readingList: any ReadingList { get }
    /// The current day in the user's time zone.
    var today: @Sendable () -> CalendarDate { get }
}
