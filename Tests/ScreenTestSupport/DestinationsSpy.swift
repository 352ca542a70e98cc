package import Browsing
package import Entities
package import Navigation
package import Presentation

/// Wherever scenes lead: it records what it is asked for, and hands out empty screens. A scene's tests declare that it has their
/// scene's destinations.
@MainActor
package final class DestinationsSpy: NoteDestinations, PlaceDestinations {
    /// What details, lists and histories were asked for: ids, subjects and summaries.
    package private(set) var asked: [AnyHashable] = []
    package private(set) var notes: [LibrarySummary] = []
    package private(set) var places: [Place] = []
    /// The titles of the books that were to be changed; nil for a new one.
    package private(set) var forms: [String?] = []
    /// The diary that was asked for last.
    package private(set) var diary: ScreenStub?
    private weak var list: AnyObject?

    package init() {}

    /// The list that the last detail was made for, if that is still there.
    package func siblings<ID>(of id: ID.Type) -> (any SiblingSource<ID>)? { list as? any SiblingSource<ID> }

    private func detail<ID: Hashable & Sendable>(_ id: ID, _ siblings: (any SiblingSource<ID>)?) -> any Screen {
        asked.append(id)
        list = siblings
        return ScreenStub("detail")
    }

    package func listForm(_ list: LibraryItem?, with thing: ListedThing?) -> any Screen {
        forms.append(list?.summary.title ?? thing.map { "new with \($0.summary.title)" })
        return ScreenStub("list form")
    }

    package func list(_ list: LibrarySummary) -> any Screen {
        asked.append(list.subject)
        return ScreenStub(list.title)
    }

    package func importForm() -> any Screen { ScreenStub("import form") }

    package func eventForm(_ entry: DiaryEntry) -> any Screen {
        forms.append(entry.summary.title)
        return ScreenStub("entry form")
    }

    package func movieDetail(_ id: MovieID, siblings: (any SiblingSource<MovieID>)?) -> any Screen {
        detail(id, siblings)
    }

    package func bookDetail(_ id: BookID, siblings: (any SiblingSource<BookID>)?) -> any Screen { detail(id, siblings) }

    package func pokemonDetail(_ id: PokemonID, siblings: (any SiblingSource<PokemonID>)?) -> any Screen {
        detail(id, siblings)
    }

    package func albums(of artist: ArtistID) -> any Screen {
        asked.append(artist)
        return ScreenStub(artist.name)
    }

    package func detail(of item: LibrarySummary) -> any Screen {
        asked.append(item.subject)
        return ScreenStub(item.title)
    }

    package func list(of view: SavedView) -> (any Screen)? {
        asked.append(view.subject)
        return ScreenStub("list")
    }

    package func diary(matching selection: DiarySelection) -> any Screen {
        asked.append(selection)
        return ScreenStub(selection.stableText)
    }

    package func text(about thing: LibrarySummary, _ text: @escaping KeptText) -> any Screen {
        ScreenStub("kept \(thing.title)")
    }

    package func noteEditor(about summary: LibrarySummary) -> any Screen {
        notes.append(summary)
        return ScreenStub(summary.title)
    }

    package func noteHistory(of summary: LibrarySummary, delegate: any EarlierTextDelegate) -> any Screen {
        asked.append(summary)
        return ScreenStub("history")
    }

    package func placeDetail(_ place: Place) -> (any Screen)? {
        places.append(place)
        return ScreenStub("place")
    }

    package func placeList(_ place: Place) -> (any Screen)? { nil }

    package func bookForm(_ book: LibraryItem?, delegate: (any WrittenBookDelegate)?) -> any Screen {
        forms.append(book?.summary.title)
        return ScreenStub("form")
    }

    package func readingList() -> any Screen { ScreenStub("reading list") }

    package func diary(_ tabs: SharedTabs) -> any Screen {
        let screen = ScreenStub("diary")
        diary = screen
        return screen
    }

    package func toConfirm(startingAt thing: LibrarySubject?, _ tabs: SharedTabs) -> any Screen {
        if let thing { asked.append(thing) }
        return ScreenStub("to confirm")
    }

    package func year(delegate: any TabbedPageDelegate) -> any Screen { ScreenStub("year") }

    package func shelfChanges() -> any Screen { ScreenStub("shelf") }
}
