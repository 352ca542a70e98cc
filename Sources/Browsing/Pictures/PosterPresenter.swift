package import Entities
package import Pictures
package import Presentation

/// The presenter of a list that can be shown as a grid of pictures, as its view knows it.
@MainActor
package protocol PosterPresenter: AnyObject {
    /// The form of the tiles; nil where the terminal shows no pictures.
    var tileShape: PictureState.Shape? { get }
    /// The size of the terminal's cells in pixels, by which tiles are what pictures cover; nil where it does not say.
    var cellSize: PixelSize? { get }
    /// Nil for a row that is not in memory.
    func poster(at index: Int) -> Poster?
    /// Called whenever the grid is laid out.
    ///
    /// - Parameters:
    ///   - visible: the rows in sight.
    ///   - ahead: those that will be in sight next.
    ///   - box: the room for each picture.
    func didShowPosters(_ visible: Range<Int>, ahead: Range<Int>, in box: PictureBox)
    /// Rows are shown again.
    func didHidePosters()
    /// Says why there is no grid.
    func didAskForPostersInVain()
}

/// A presenter that composes a list of things that have pictures, and a `PosterWall`.
@MainActor
package protocol PosterListComposing: MarkedListComposing, PosterPresenter where Item: Pictured {
    var posters: PosterWall { get }
    /// The picture of an item, as far as it is known by now.
    func picture(of item: Item) -> Picture?
    /// The name of the colour that an item's tile has until its picture has come; nil for one made from the title.
    func tint(of item: Item) -> String?
    /// What stands below the title of a row that is in memory.
    func posterFacts(at index: Int) -> TileFacts
}

extension PosterListComposing {
    package func picture(of item: Item) -> Picture? { item.picture }

    package func tint(of item: Item) -> String? { nil }

    package func posterFacts(at index: Int) -> TileFacts { [] }

    package var tileShape: PictureState.Shape? { posters.tileShape }

    package var cellSize: PixelSize? { posters.cellSize }

    package func poster(at index: Int) -> Poster? {
        guard let item = list.item(at: index), let title = list.summary(at: index)?.title else { return nil }
        return Poster(
            title: title, marks: list.marks(of: item), facts: posterFacts(at: index),
            picture: posters.state(picture(of: item), of: title, tint: tint(of: item)))
    }

    package func didShowPosters(_ visible: Range<Int>, ahead: Range<Int>, in box: PictureBox) {
        let picture = { index in self.list.item(at: index).flatMap(self.picture) }
        posters.show(visible.compactMap(picture), ahead: ahead.compactMap(picture), in: box)
    }

    package func didHidePosters() {
        posters.clear()
    }

    package func didAskForPostersInVain() {
        posters.sayThatThereIsNone()
    }
}
