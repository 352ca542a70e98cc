package import Entities
package import Pictures
package import Presentation
package import Services

/// Has the picture of what is shown, ready for the room that there is: at once where it is in memory, else for what the
/// user rests on. It never has the picture of something else.
@MainActor
package final class PictureFollower {
    private enum Work { case load, lookAhead }

    /// Set by the owner, which it should hold weakly: called when the picture has come, or the terminal shows pictures in
    /// another way, or no longer.
    package var didChange: (@MainActor () -> Void)?
    /// Set by the owner: the picture that will probably be shown next; nil for none.
    package var next: (@MainActor () -> Picture?)?
    /// Nil while it is loading, and where there is none.
    package private(set) var rendered: RenderedPicture?
    private let store: any PictureStore
    private let pause: Pause
    private let scope = TaskScope<Work>()
    private var picture: Picture?
    private var box: PictureBox?
    private var display: PictureDisplay?

    /// - Parameter pause: how long the user must rest on a thing before its picture is asked for.
    package init(_ store: any PictureStore, pause: Pause) {
        self.store = store
        self.pause = pause
        display = store.display
    }

    private var isOn: Bool { display != nil }

    /// What stands in the place of the picture; nil where the terminal shows none.
    ///
    /// - Parameters:
    ///   - shape: the form of such pictures.
    ///   - title: what it is a picture of.
    ///   - tint: the name of the place's colour until the picture has come; nil for one made from the title.
    package func state(_ shape: PictureState.Shape, of title: String, tint: String? = nil) -> PictureState? {
        isOn ? PictureState(shape, of: title, hasPicture: picture != nil, rendered, tint: tint) : nil
    }

    /// What is shown has this picture; nil where it has none, or nothing is known of it.
    package func show(_ picture: Picture?) {
        guard picture != self.picture else { return }
        self.picture = picture
        find()
    }

    /// After a refresh: where there was no picture there may be one.
    package func tryAgain() {
        guard rendered == nil, let picture else { return }
        store.askAgain(for: picture)
        find()
    }

    /// Called whenever the screen is laid out.
    ///
    /// - Parameter box: the room for a picture; nil for none.
    package func makeRoom(for box: PictureBox?) {
        let (former, display) = (rendered, store.display)
        guard box != self.box || display != self.display else { return }
        let isOther = display != self.display
        (self.box, self.display) = (box, display)
        find()
        if isOther || rendered !== former { didChange?() }
    }

    /// The next one onto the disk, behind the one that is shown, and only if the user rests on that.
    private func lookAhead() {
        guard let next = next?() else { return }
        scope.start(.lookAhead) { [store, pause] in
            await pause.wait()
            if !Task.isCancelled { await store.prefetch(next) }
        }
    }

    private func find() {
        scope.cancel(.load)
        scope.cancel(.lookAhead)
        rendered = nil
        guard let picture, let box, isOn else { return }
        rendered = store.ready(picture, in: box)
        guard rendered == nil else { return lookAhead() }
        scope.start(.load) { [weak self, store, pause] in
            await pause.wait()
            if Task.isCancelled { return }
            let rendered = await store.rendered(picture, in: box)
            if let rendered, !Task.isCancelled { self?.take(rendered) }
        }
    }

    private func take(_ rendered: RenderedPicture) {
        self.rendered = rendered
        didChange?()
        lookAhead()
    }
}
