package import Entities

/// An interactor of things that the user can mark as favourites, write notes on and keep a diary of: what it asks the library, the
/// same in every scene.
package protocol KeepingInteractor: Sendable {
    var library: any Diary { get }
    /// Asks for ids that kept things have at other sources, and are not known.
    func findAliases(of kept: [LibrarySummary]) async
}

extension KeepingInteractor {
    /// Where nobody is asked.
    package func findAliases(of kept: [LibrarySummary]) async {}

    /// The current day in the user's time zone.
    package var today: CalendarDate { library.today }

    /// Whether it is one under any source's name, from memory.
    package func isFavourite(_ summary: LibrarySummary) -> Bool {
        library.isFavourite(summary.subject) || library.others(than: summary).contains { library.isFavourite($0) }
    }

    /// From memory.
    package func hasNote(_ summary: LibrarySummary) -> Bool {
        library.hasNote(summary.subject) || library.others(than: summary).contains { library.hasNote($0) }
    }
}
