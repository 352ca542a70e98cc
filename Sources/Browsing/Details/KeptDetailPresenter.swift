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

/// A presenter that composes a `SiblingDetail`: what the view tells it about the item is told to that.
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
        detail.toggleFavourite()
    }

    package func didAskForNote() {
        detail.editNote()
    }

    package func didAskForState() { detail.askForState() }

    package func didAskForRating() { detail.askForRating() }

    package func didAskForLists() { detail.askForLists() }

    package func didLeaveMenu(with entry: Int?) { detail.leaveMenu(with: entry) }

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
