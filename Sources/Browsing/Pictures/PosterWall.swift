package import Entities
package import Pictures
package import Presentation
package import Services

/// Has the pictures of what is in sight of a grid, each ready for its tile: at once what is in memory, else what the user
/// rests on; then those that will be in sight next, onto the disk. It asks for no others.
@MainActor
package final class PosterWall {
    private enum Work: Hashable {
        case load(Picture)
        case lookAhead
    }

    /// Set by the owner, which it should hold weakly: called when a picture has come.
    package var didChange: (@MainActor () -> Void)?
    private let store: any PictureStore
    private let shape: PictureState.Shape
    private let pause: Pause
    private let notices: any NoticeBoard
    private let wording: Words<PictureWording>
    private let scope = TaskScope<Work>()
    private var rendered: [Picture: RenderedPicture] = [:]
    private var loading: Set<Picture> = []
    /// What was asked for in vain, and is not asked for again while it is in sight.
    private var missing: Set<Picture> = []
    private var ahead: [Picture] = []
    private var box: PictureBox?
    private var display: PictureDisplay?

    /// - Parameters:
    ///   - shape: the form of such pictures.
    ///   - pause: how long something must be in sight before its picture is asked for.
    ///   - notices: are told why there are no pictures.
    package init(
        _ store: any PictureStore, shape: PictureState.Shape, pause: Pause, notices: any NoticeBoard, wording: Wording
    ) {
        self.notices = notices
        self.wording = wording.pictures
        self.store = store
        self.shape = shape
        self.pause = pause
    }

    /// The form of the tiles; nil where the terminal shows no pictures.
    package var tileShape: PictureState.Shape? { store.display == nil ? nil : shape }

    /// The size of the terminal's cells in pixels; nil where it does not say.
    package var cellSize: PixelSize? { store.display?.cell }

    func sayThatThereIsNone() {
        notices.post(store.areHidden ? Message(wording.hidden) : wording.none)
    }

    /// What stands in a tile.
    ///
    /// - Parameter tint: the name of the tile's colour until its picture has come; nil for one made from the title.
    package func state(_ picture: Picture?, of title: String, tint: String? = nil) -> PictureState {
        PictureState(shape, of: title, hasPicture: picture != nil, picture.flatMap { rendered[$0] }, tint: tint)
    }

    /// Called whenever the grid is laid out.
    ///
    /// - Parameters:
    ///   - pictures: those in sight, in their order.
    ///   - ahead: those that will probably be in sight next.
    ///   - box: the room for each of them.
    package func show(_ pictures: [Picture], ahead: [Picture], in box: PictureBox) {
        if box != self.box || store.display != display {
            clear()
            (self.box, display) = (box, store.display)
        }
        let wanted = Set(pictures)
        rendered = rendered.filter { wanted.contains($0.key) }
        missing.formIntersection(wanted)
        for gone in loading.subtracting(wanted) { scope.cancel(.load(gone)) }
        loading.formIntersection(wanted)
        for picture in pictures where rendered[picture] == nil && !missing.contains(picture) {
            find(picture, in: box)
        }
        if ahead != self.ahead {
            self.ahead = ahead
            lookAhead()
        }
    }

    /// The grid is not in sight: nothing is asked for any more.
    package func clear() {
        guard box != nil else { return }
        for picture in loading { scope.cancel(.load(picture)) }
        scope.cancel(.lookAhead)
        (rendered, loading, missing, ahead, box) = ([:], [], [], [], nil)
    }

    /// After a refresh: what could not be had may be there now.
    package func tryAgain() {
        for picture in missing { store.askAgain(for: picture) }
        missing = []
    }

    private func find(_ picture: Picture, in box: PictureBox) {
        guard !loading.contains(picture) else { return }
        if let ready = store.ready(picture, in: box) { return rendered[picture] = ready }
        loading.insert(picture)
        scope.start(.load(picture)) { [weak self, store, pause] in
            await pause.wait()
            if Task.isCancelled { return }
            let rendered = await store.rendered(picture, in: box)
            if !Task.isCancelled { self?.take(rendered, of: picture) }
        }
    }

    private func take(_ picture: RenderedPicture?, of asked: Picture) {
        loading.remove(asked)
        if let picture {
            rendered[asked] = picture
            didChange?()
        } else {
            missing.insert(asked)
        }
        lookAhead()
    }

    /// Only once all that is in sight is there.
    private func lookAhead() {
        scope.cancel(.lookAhead)
        guard loading.isEmpty, !ahead.isEmpty else { return }
        scope.start(.lookAhead) { [store, pause, ahead] in
            await pause.wait()
            for picture in ahead where !Task.isCancelled { await store.prefetch(picture) }
        }
    }
}
