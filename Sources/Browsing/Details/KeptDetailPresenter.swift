package import Entities
package import Pictures
package import Presentation

/// What presenters of details of kept things hear from their views.
@MainActor
package protocol KeptDetailPresenter: DetailPresenter {
    func didAskForSibling(_ direction: SiblingDirection)
    func didToggleFavourite()
    func didAskForNote()
    /// Asks how far the reader is with it, or what they think of it.
    func didAskForState()
    func didAskForRating()
    /// Asks which lists it is to be in.
    func didAskForLists()
}

/// A presenter that composes a `SiblingDetail`: what the view tells it about the item is told to that, or to its
/// `LibraryMarks`.
@MainActor
package protocol KeptDetailComposing: KeptDetailPresenter {
    associatedtype Detail: ItemDetail

    var detail: SiblingDetail<Detail> { get }
}

extension KeptDetailComposing {
    package func viewWillAppear() -> Bool {
        detail.start()
    }

    package func viewDidAppear() {
        detail.loadUnlessCurrent()
    }

    package func viewDidLayOut(pictureBox: PictureBox?) {
        detail.makeRoom(for: pictureBox)
    }

    package func didAskForSibling(_ direction: SiblingDirection) {
        detail.step(direction)
    }

    package func didAskForRefresh() {
        detail.refresh()
    }

    package func didToggleFavourite() {
        if let summary = detail.summary { detail.libraryMarks.toggleFavourite(summary) }
    }

    package func didAskForNote() {
        if let summary = detail.summary { detail.libraryMarks.editNote(about: summary) }
    }

    package func didAskForState() {
        if let summary = detail.summary { detail.libraryMarks.standings.askForState(of: summary) }
    }

    package func didAskForRating() {
        if let summary = detail.summary { detail.libraryMarks.standings.askForRating(of: summary) }
    }

    package func didAskForLists() {
        if let summary = detail.summary { detail.libraryMarks.lists.ask(about: summary) }
    }

    package func didLeaveMenu(with entry: Int?) { detail.libraryMarks.didLeaveMenu(with: entry) }

    package func didAskForPage() {
        detail.openPage()
    }

    package func didSelect(_ place: Place) {
        detail.go(to: place)
    }

    package var posters: PosterWall? { detail.posters }

    package var marks: Marks { detail.marks }

    package var known: KnownItem? { detail.summary.map(KnownItem.init) }

    package var copyable: CopyableThing? { detail.copyable }
}
