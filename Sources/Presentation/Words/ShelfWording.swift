package import Entities

/// The words about a shared shelf, and about what it does not have yet, in one language.
package struct ShelfWording: Sendable {
    package var title: String
    package var empty: Message
    /// Why it cannot be asked, and that nothing is lost.
    package var failed: @Sendable (_ reason: Message) -> String
    /// How many changes wait, and how many of them want an answer.
    package var pending: @Sendable (_ count: Int, _ unanswered: Int) -> String

    /// What was done, in a word.
    package var kind: @Sendable (ShelfChange.Kind) -> String
    /// How it is, in few words.
    package var change: @Sendable (ShelfChange.State) -> String
    /// How a change is, in sentences, with what to do.
    package var explanation: @Sendable (ShelfChange.State) -> String
    package var mine: String
    package var theirs: String
    /// In place of a book that is not there any more.
    package var deleted: String

    // The menus.
    package var askAbout: @Sendable (_ title: String) -> String
    package var sendNow: String
    package var edit: String
    package var tryAgain: String
    package var takeBack: String
    package var keepMine: String
    package var takeTheirs: String
    /// For all books that are gone there.
    package var keepAllMine: String
    package var takeAllTheirs: String
    /// Says that so many books were taken off the reading list, and came back.
    package var takenOff: @Sendable (_ count: Int) -> String
    package var backOnList: @Sendable (_ count: Int) -> String
}
