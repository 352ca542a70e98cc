package import Browsing
package import Entities

/// Where routers get the editor of notes from: a part of each scene's destinations that has one.
@MainActor
package protocol NoteDestinations {
    /// The editor of the note about an item.
    func noteEditor(about summary: LibrarySummary) -> any Screen
}

/// The way from a scene to the notes about its items.
@MainActor
package struct NoteRoute {
    private weak var navigator: (any Navigator)?
    private let destinations: any NoteDestinations

    package init(navigator: (any Navigator)?, destinations: any NoteDestinations) {
        self.navigator = navigator
        self.destinations = destinations
    }

    fileprivate func open(about summary: LibrarySummary) {
        navigator?.push(destinations.noteEditor(about: summary))
    }
}

/// A router that leads to notes by a `NoteRoute`.
@MainActor
package protocol NoteRouting: NoteRouter {
    var notes: NoteRoute { get }
}

extension NoteRouting {
    package func editNote(about summary: LibrarySummary) {
        notes.open(about: summary)
    }
}
