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
    private let pause: Pause
    private let scope = TaskScope<Work>()
    /// The pictures that were looked for; nil for what has none, or is being looked for.
    private var pictures: [LibrarySubject: Picture?] = [:]
    private var beingFound: Set<LibrarySubject> = []
    /// What is in sight, and will be next, and the room for each picture; nil while there is no grid.
    private var shown: (visible: [LibrarySubject], ahead: [LibrarySubject], box: PictureBox)?

    /// - Parameters:
    ///   - wall: has the pictures.
    ///   - finder: knows which they are.
    ///   - pause: how long something must be in sight before it is looked for, once the reader scrolls.
    package init(_ wall: PosterWall, finder: any PictureFinder, pause: Pause) {
        (self.wall, self.finder, self.pause) = (wall, finder, pause)
        wall.didChange = { [weak self] in self?.didChange?() }
    }

    var tileShape: PictureState.Shape? { wall.tileShape }

    var cellSize: PixelSize? { wall.cellSize }

    func state(of thing: LibrarySummary) -> PictureState {
        wall.state(pictures[thing.subject] ?? nil, of: thing.title)
    }

    func show(_ visible: [LibrarySubject], ahead: [LibrarySubject], in box: PictureBox) {
        let wanted = visible + ahead
        // With the first things of a grid the reader stays; others may only be passed by.
        let pause = shown == nil ? nil : self.pause
        shown = (visible, ahead, box)
        stopFinding(beingFound.subtracting(wanted))
        for subject in wanted where pictures[subject] == nil { find(subject, after: pause) }
        wall.show(visible.compactMap(picture), ahead: ahead.compactMap(picture), in: box)
    }

    /// The grid is not in sight. What is not known yet is looked for anew when it comes back.
    func clear() {
        guard shown != nil else { return }
        shown = nil
        forgetMissing()
        wall.clear()
    }

    /// After a refresh: what was not known may be known now.
    package func tryAgain() {
        forgetMissing()
        wall.tryAgain()
    }

    func sayThatThereIsNone() {
        wall.sayThatThereIsNone()
    }

    private func picture(of subject: LibrarySubject) -> Picture? { pictures[subject] ?? nil }

    private func find(_ subject: LibrarySubject, after pause: Pause?) {
        pictures[subject] = .some(nil)
        guard subject.kind.hasPictures else { return }
        beingFound.insert(subject)
        scope.start(.find(subject)) { [weak self, finder] in
            await pause?.wait()
            if Task.isCancelled { return }
            let picture = await finder.picture(of: subject)
            if !Task.isCancelled { self?.take(picture, of: subject) }
        }
    }

    private func stopFinding(_ subjects: Set<LibrarySubject>) {
        for subject in subjects {
            scope.cancel(.find(subject))
            pictures[subject] = nil
        }
        beingFound.subtract(subjects)
    }

    private func forgetMissing() {
        stopFinding(beingFound)
        pictures = pictures.filter { $0.value != nil }
    }

    private func take(_ picture: Picture?, of subject: LibrarySubject) {
        beingFound.remove(subject)
        guard let picture else { return }
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
