package import Pictures
package import Presentation

/// The presenter of a detail, as its view knows it.
@MainActor
package protocol DetailPresenter: AnyObject {
    /// - Returns: whether the thing is complete in memory.
    func viewWillAppear() -> Bool
    func viewDidAppear()
    /// The screen is laid out, with this room for a picture; nil for none.
    func viewDidLayOut(pictureBox: PictureBox?)
    func didAskForRefresh()
    /// In the browser.
    func didAskForPage()
    /// The user goes to something that the detail names.
    func didSelect(_ place: Place)
    /// - Parameter entry: of the menu; nil where none was chosen.
    func didLeaveMenu(with entry: Int?)
    /// To the question.
    func didAnswer(isYes: Bool)
    /// The pictures that stand in its text; nil where nothing in it has one.
    var posters: PosterWall? { get }
    /// The thing's current marks from the library.
    var marks: Marks { get }
    /// The thing, by name; nil until it is known.
    var known: KnownItem? { get }
    /// What there is to copy of the thing; nil until that is known.
    var copyable: CopyableThing? { get }
}

/// Defaults for what the library does not keep, for a detail that asks nothing, and for a text without pictures.
extension DetailPresenter {
    package func didLeaveMenu(with entry: Int?) {}

    package func didAnswer(isYes: Bool) {}

    package var posters: PosterWall? { nil }

    package var marks: Marks { Marks() }

    package var known: KnownItem? { nil }
}
