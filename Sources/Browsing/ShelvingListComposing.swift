import Entities
package import Presentation

/// A presenter of a list of books that the user can put on the reading list from there: it asks by a menu over the rows.
@MainActor
package protocol ShelvingListComposing: RemoteListComposing {
    var shelving: Shelving { get }
    /// Beside the reader's own list; nil where it stands alone.
    var tabs: ListTabs? { get }
}

extension ShelvingListComposing {
    package var controls: ListControls {
        var controls = remote.controls
        controls.tabs = tabs
        controls.menu = controls.menu ?? shelving.menu
        return controls
    }

    /// Asks how far the reader is with a book.
    package func didAskForState(at index: Int) {
        if let book = list.summary(at: index) { shelving.askForState(of: book) }
    }

    /// Asks what the reader thinks of a book.
    package func didAskForRating(at index: Int) {
        if let book = list.summary(at: index) { shelving.askForRating(of: book) }
    }

    package func didAnswer(_ answer: MenuAnswer) {
        shelving.menu == nil ? remote.refining.answer(answer) : shelving.didLeaveMenu(with: answer.entry)
    }
}
