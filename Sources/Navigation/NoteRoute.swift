package import Browsing
package import Entities

/// Where routers get the editor of notes and the form of lists from: a part of each scene's destinations that has them.
@MainActor
package protocol NoteDestinations {
    /// The editor of the note about an item.
    func noteEditor(about summary: LibrarySummary) -> any Screen
    /// The form of a list.
    ///
    /// - Parameters:
    ///   - list: nil for a new one.
    ///   - thing: what a new one begins with, or of which a remark is written; nil for nothing.
    func listForm(_ list: LibraryItem?, with thing: ListedThing?) -> any Screen
}

/// The way from a scene to the notes about its items, and to new lists of them.
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

    fileprivate func makeList(beginningWith thing: LibrarySummary) {
        navigator?.push(destinations.listForm(nil, with: ListedThing(thing, at: .between(nil, nil))))
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

    package func makeList(beginningWith thing: LibrarySummary) {
        notes.makeList(beginningWith: thing)
    }
}
