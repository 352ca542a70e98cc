package import Entities

/// The words about what lists can be asked, in one language.
package struct QueryWording: Sendable {
    let language: Language

    // What a list is of and how it is ordered, as titles and menus have it.
    package var collection: @Sendable (QueryCollection) -> String
    /// The name of a kept list's order that is turned round.
    package var turned: @Sendable (_ order: String) -> String
    package var genre: @Sendable (FilmGenre) -> String
    package var generation: @Sendable (_ number: String) -> String

    // What a filter lets through.
    package var not: @Sendable (_ value: String) -> String
    package var decade: @Sendable (_ year: String) -> String
    /// At least so many, of years or minutes, with the unit in the number.
    package var from: @Sendable (_ least: String) -> String
    package var upTo: @Sendable (_ most: String) -> String
    package var minutes: @Sendable (_ number: String) -> String
    package var rated: @Sendable (_ least: String) -> String
    package var votes: @Sendable (_ least: Count) -> String
    /// Where nothing is chosen.
    package var any: String

    // The menus and the line.
    package var collectionsTitle: String
    package var sortsTitle: String
    package var refineTitle: String
    package var collectionEntry: String
    package var sortEntry: String
    package var found: @Sendable (_ count: String) -> String
    /// The entry of the panel that keeps the list under a name, and what stands over that.
    package var keepView: String
    package var viewName: String
    /// What marking does with a value, where it may be wanted or not.
    package var hintToMark: String
    package var noValues: String

    // Notices.
    /// A list of that name has an order of its own.
    package var cannotSort: String
    package var cannotRefine: String
    package var oneCollection: String
    package var needsAllRows: String
    /// What of a view its list is not narrowed by, since its source cannot do that.
    package var notAnswered: @Sendable (_ filters: String) -> String
    /// Nothing was chosen that could be kept.
    package var nothingToKeep: Message
    package var viewWithoutName: Message
    package var viewKept: @Sendable (_ name: String) -> String
    /// What was typed for a filter is not understood.
    package var notUnderstood: @Sendable (QueryFilter) -> Message
    /// The source knows nothing of that name.
    package var nobodyNamed: @Sendable (_ name: String) -> String
    package var searchTooShort: @Sendable (_ letters: String) -> Message
    package var nothingFound: @Sendable (_ text: String) -> Message
    /// The same, where rows are shown that come near.
    package var onlyNear: @Sendable (_ text: String) -> String
    package var nothingLetThrough: Message
}

/// Orders and filters bring their words along.
extension Words<QueryWording> {
    package func sort(_ sort: QuerySort, _ isReversed: Bool) -> String {
        sort.name(isReversed: isReversed)[self.language]
    }

    package func filter(_ filter: QueryFilter) -> String { filter.words.name[self.language] }

    /// What stands before what is typed.
    package func prompt(_ filter: QueryFilter) -> String { filter.words.prompt[self.language] }
}
