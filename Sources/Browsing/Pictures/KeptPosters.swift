import Entities
package import Pictures
package import Presentation
package import Services

/// The pictures of what is kept, for a grid of it: found by what catalogues have told of each thing that comes into sight, and then had
/// ready for its tile.
@MainActor
package final class KeptPosters {
    private enum Work: Hashable { case find(LibrarySubject) }

    /// Set by the owner, which it should hold weakly: called when a picture has come.
    package var didChange: (@MainActor () -> Void)?
    private let wall: PosterWall
    private let finder: any PictureFinder
    private let scope = TaskScope<Work>()
    /// The pictures that were looked for; nil for what has none, or is being looked for.
    private var pictures: [LibrarySubject: Picture?] = [:]
    /// What is in sight, and will be next, and the room for each picture; nil while there is no grid.
    private var shown: (visible: [LibrarySubject], ahead: [LibrarySubject], box: PictureBox)?

    /// - Parameters:
    ///   - wall: has the pictures.
    ///   - finder: knows which they are.
    package init(_ wall: PosterWall, finder: any PictureFinder) {
        (self.wall, self.finder) = (wall, finder)
        wall.didChange = { [weak self] in self?.didChange?() }
    }

    var tileShape: PictureState.Shape? { wall.tileShape }

    var cellSize: PixelSize? { wall.cellSize }

    func state(of thing: LibrarySummary) -> PictureState {
        wall.state(pictures[thing.subject] ?? nil, of: thing.title)
    }

    func show(_ visible: [LibrarySubject], ahead: [LibrarySubject], in box: PictureBox) {
        shown = (visible, ahead, box)
        for subject in visible + ahead where pictures[subject] == nil { find(subject) }
        wall.show(visible.compactMap(picture), ahead: ahead.compactMap(picture), in: box)
    }

    /// The grid is not in sight. What is not known yet is looked for anew when it comes back.
    func clear() {
        guard shown != nil else { return }
        shown = nil
        pictures = pictures.filter { $0.value != nil }
        wall.clear()
    }

    package func tryAgain() {
        wall.tryAgain()
    }

    func sayThatThereIsNone() {
        wall.sayThatThereIsNone()
    }

    private func picture(of subject: LibrarySubject) -> Picture? { pictures[subject] ?? nil }

    private func find(_ subject: LibrarySubject) {
        pictures[subject] = .some(nil)
        guard subject.kind.hasPictures else { return }
        scope.start(.find(subject)) { [weak self, finder] in
            let picture = await finder.picture(of: subject)
            if let picture, !Task.isCancelled { self?.take(picture, of: subject) }
        }
    }

    private func take(_ picture: Picture, of subject: LibrarySubject) {
        pictures[subject] = picture
        guard let shown else { return }
        show(shown.visible, ahead: shown.ahead, in: shown.box)
        didChange?()
    }
}

/// The pictures of a list of kept things.
extension KeptListComposing {
    package var tileShape: PictureState.Shape? { posters.tileShape }

    package var cellSize: PixelSize? { posters.cellSize }

    package func poster(at index: Int) -> Poster? {
        guard let thing = summary(at: index), let row = row(at: index) else { return nil }
        return Poster(
            title: row.title, marks: row.marks, facts: tileFacts(of: row), picture: posters.state(of: thing))
    }

    package func tileFacts(of row: Row) -> TileFacts { TileFacts(columns.shortFacts(of: row)) }

    package func didShowPosters(_ visible: Range<Int>, ahead: Range<Int>, in box: PictureBox) {
        let subject = { index in self.summary(at: index)?.subject }
        posters.show(visible.compactMap(subject), ahead: ahead.compactMap(subject), in: box)
    }

    package func didHidePosters() {
        posters.clear()
    }

    package func didAskForPostersInVain() {
        posters.sayThatThereIsNone()
    }
}
