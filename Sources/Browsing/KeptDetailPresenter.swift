package import Entities
package import Pictures
package import Presentation

/// What presenters of details of kept things hear from their views.
@MainActor
package protocol KeptDetailPresenter: AnyObject {
    /// - Returns: whether the item is complete in memory.
    func viewWillAppear() -> Bool
    func viewDidAppear()
    /// The screen is laid out, with this room for a picture; nil for none.
    func viewDidLayOut(pictureBox: PictureBox?)
    func didAskForSibling(_ direction: SiblingDirection)
    func didAskForRefresh()
    func didToggleFavourite()
    func didAskForNote()
    /// The user goes to something that the detail names.
    func didSelect(_ place: Place)
    /// The item's current marks from the library.
    var marks: Marks { get }
    /// The item, by name; nil until it is known.
    var known: KnownItem? { get }
    /// What there is to copy of it; nil likewise.
    var copyable: CopyableThing? { get }
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

    package var marks: Marks { detail.marks }

    package var known: KnownItem? { detail.summary.map(KnownItem.init) }

    package var copyable: CopyableThing? { detail.copyable }
}
