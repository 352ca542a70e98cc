package import Entities
package import Pictures
package import Presentation
package import Services

/// The picture of a thing of which nothing is at hand but what the library keeps: found by what catalogues have told of it, and then
/// had ready for the room that there is.
@MainActor
package final class KeptPicture {
    private enum Work { case find }

    /// Set by the owner, which it should hold weakly: called when the picture has come.
    package var didChange: (@MainActor () -> Void)?
    private let thing: LibrarySummary
    private let finder: any PictureFinder
    private let follower: PictureFollower
    private let scope = TaskScope<Work>()

    /// - Parameters:
    ///   - thing: what it is a picture of.
    ///   - finder: knows which picture that is.
    ///   - store: has it.
    ///   - pause: how long the user must rest on the thing before it is asked for.
    package init(of thing: LibrarySummary, finder: any PictureFinder, store: any PictureStore, pause: Pause) {
        (self.thing, self.finder) = (thing, finder)
        follower = PictureFollower(store, pause: pause)
        follower.didChange = { [weak self] in self?.didChange?() }
    }

    /// Looks for it.
    package func find() {
        guard thing.subject.kind.hasPictures, !scope.isRunning(.find) else { return }
        scope.start(.find) { [weak self, finder, subject = thing.subject] in
            let picture = await finder.picture(of: subject)
            guard !Task.isCancelled, let picture else { return }
            self?.follower.show(picture)
            self?.didChange?()
        }
    }

    /// Called whenever the screen is laid out.
    ///
    /// - Parameter box: the room for it; nil for none.
    package func makeRoom(for box: PictureBox?) {
        follower.makeRoom(for: box)
    }

    /// What stands in its place; nil where the terminal shows no pictures, and for what never has one.
    package var state: PictureState? {
        guard thing.subject.kind.hasPictures else { return nil }
        return follower.state(thing.subject.kind.pictureShape, of: thing.title)
    }
}

extension LibrarySubject.Kind {
    /// Whether there are pictures of such things.
    package var hasPictures: Bool { isKnown && !isMadeHere }

    /// The form of their pictures.
    package var pictureShape: PictureState.Shape {
        switch self {
        case .artist, .album, .pokemon: .square
        default: .upright
        }
    }
}
