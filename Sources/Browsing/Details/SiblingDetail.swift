package import Entities
package import Pictures
package import Presentation
package import Services

/// The detail of a thing that can be a favourite and have notes, and that leads to the next and the previous one of the
/// list that it was opened from: what presenters of such details compose.
@MainActor
package final class SiblingDetail<Detail: ItemDetail> {
    package typealias ID = Detail.Item.ID

    private enum Work { case rest, lookAhead }

    /// Set by the owner, which they should hold weakly: called when there is something to show.
    package var didChange: (@MainActor () -> Void)?
    /// Set by the owner, which they should hold weakly: called when a step has led to another item.
    package var didMove: (@MainActor () -> Void)?
    /// Set by the owner, which they should hold weakly: called when the library knows something else of it. Without it,
    /// `didChange` is.
    package var didHear: (@MainActor () -> Void)?
    private let interactor: any DetailInteractor<Detail>
    private let router: any SiblingDetailRouter<ID>
    private let pace: DetailPace
    private let wording: Wording
    private let library: KeptDetail
    private let loader: DetailLoader<ID, Detail>
    private let walk: SiblingWalk<ID>
    private let picture: PictureFollower
    /// The pictures of what it names.
    package let posters: PosterWall
    /// What its reader does with it in the library.
    package let libraryMarks: LibraryMarks
    private let scope = TaskScope<Work>()
    /// What lists know of it.
    private var listed: Detail.Item?
    /// The direction of the last step, until the item after it is asked for.
    private var direction: SiblingDirection?
    private var travel = SiblingDirection.next

    /// - Parameters:
    ///   - picturePause: how long the user must rest on another item before its picture is asked for.
    ///   - undo: gets a step for a favourite that was taken away under another name.
    package init<Interactor: DetailInteractor<Detail>, Router: SiblingDetailRouter<ID>>(
        of id: ID, interactor: Interactor, router: Router, pace: DetailPace, picturePause: Pause,
        notices: any NoticeBoard, undo: UndoStack<LibraryFailure>, wording: Wording
    ) {
        self.interactor = interactor
        self.router = router
        self.pace = pace
        self.wording = wording
        libraryMarks = LibraryMarks(
            interactor: interactor, router: router, notices: notices, undo: undo, wording: wording)
        library = KeptDetail(interactor: interactor)
        picture = PictureFollower(interactor.pictures, pause: picturePause)
        posters = PosterWall(
            interactor.pictures, shape: .upright, pause: picturePause, notices: notices, wording: wording)
        loader = DetailLoader(read: interactor.detail, readCached: interactor.cachedDetail)
        walk = SiblingWalk(from: id, siblings: router.siblings) { next in
            guard !pace.isOneByOne else { return }
            await pace.pause?.wait()
            if !Task.isCancelled { await interactor.prepare(next) }
        }
        loader.didChange = { [weak self] in self?.didLoad() }
        library.didChange = { [weak self] in self?.heard() }
        libraryMarks.onChange { [weak self] in self?.show() }
        picture.didChange = { [weak self] in self?.show() }
        posters.didChange = { [weak self] in self?.show() }
        picture.next = { [weak self] in self?.nextPicture }
        walk.didMove = { [weak self] in self?.didStep() }
        walk.didStop = { [weak self] in self?.show() }
    }
}

extension SiblingDetail {
    package var id: ID { walk.id }

    /// Nil until it is here.
    package var loaded: Detail? { loader.detail }

    /// As lists know it; nil if nothing is known of it yet.
    package var item: Detail.Item? { loader.detail?.item ?? listed }

    /// As the library knows it.
    package var summary: LibrarySummary? {
        var summary = item.map(interactor.summary)
        summary?.length = loaded?.length
        return summary
    }

    /// What its reader has said of it.
    package var kept: KeptWords {
        guard let summary else { return KeptWords() }
        return wording.words(of: library.said, summary.subject.kind, own: summary.subject.source)
    }

    package var marks: Marks { summary.map(libraryMarks.marks) ?? Marks() }

    /// The room that the screen has for a picture; nil for none.
    package func makeRoom(for box: PictureBox?) {
        picture.makeRoom(for: box)
    }

    /// What there is to copy of it; nil while nothing is known.
    package var copyable: CopyableThing? {
        summary.map { libraryMarks.copyable($0, page: loader.detail?.page) }
    }

    /// Why it is not shown as it is now; nil if it is.
    package var loadFailure: CatalogFailure? { loader.failure }

    /// What is shown of it.
    ///
    /// - Parameters:
    ///   - content: nil while nothing is known of it.
    ///   - shape: the form of such pictures.
    ///   - tint: the name of the colour that stands in for a picture until it has come; nil for one made from the title.
    ///   - first: says that the item is the first of its list.
    ///   - last: that it is the last.
    package func state(
        _ content: DetailContent?, picture shape: PictureState.Shape, tint: String? = nil, first: String, last: String
    ) -> DetailState {
        var state = DetailState(
            title: content?.title ?? "", content: content,
            message: wording.message(aboutLoading: loader, walk, first: first, last: last))
        state.picture = content.flatMap { picture.state(shape, of: $0.title, tint: tint) }
        state.failure = walk.failure ?? loader.failure
        state.isLoading = loader.isLoading || libraryMarks.isAboutToAsk
        state.hasSiblings = walk.hasSiblings
        state.menu = libraryMarks.menu
        if loader.detail?.page != nil { state.offers.insert(.page) }
        return state
    }
}

extension SiblingDetail {
    /// - Returns: whether it is complete in memory.
    package func start() -> Bool {
        showWhatIsKnown()
        return loader.isCurrent
    }

    package func loadUnlessCurrent() {
        if !loader.isCurrent { loader.load() }
    }

    package func refresh() {
        if loader.isLoading || walk.retry() { return }
        picture.tryAgain()
        posters.tryAgain()
        loader.loadAgain(isWhole: { _ in true }, forget: interactor.invalidateCache)
    }

    /// What is known of it may be something else now.
    package func reload() {
        showWhatIsKnown()
        loadUnlessCurrent()
    }

    package func step(_ direction: SiblingDirection) {
        (self.direction, travel) = (direction, direction)
        walk.step(direction)
    }

    package func openPage() {
        if let page = loader.detail?.page { router.go(to: .page(page)) }
    }

    package func go(to place: Place) {
        router.go(to: place)
    }

    private func heard() { if let didHear { didHear() } else { show() } }

    private func didStep() {
        scope.cancel(.lookAhead)
        showWhatIsKnown()
        didMove?()
        guard let pause = pace.pause else { return loadUnlessCurrent() }
        // What is cached comes at once; the source is asked for it only where the user stays.
        scope.start(.rest) { [weak self] in
            await pause.wait()
            if !Task.isCancelled { self?.loadUnlessCurrent() }
        }
    }

    private func showWhatIsKnown() {
        let known = interactor.peek(walk.id)
        listed = known?.item
        loader.show(walk.id, having: known?.detail)
    }

    /// News about loading replaces the message about a step.
    private func didLoad() {
        walk.forgetObstacle()
        show()
        if pace.isOneByOne { lookAhead() }
    }

    private func lookAhead() {
        guard let direction, loader.isCurrent, case .item(let next) = router.siblings?.sibling(direction, of: walk.id)
        else {
            return
        }
        self.direction = nil
        scope.start(.lookAhead) { [interactor, pace] in
            await pace.pause?.wait()
            if !Task.isCancelled { await interactor.prepare(next) }
        }
    }

    /// In the direction of the last step; forwards where there was none yet.
    private var nextPicture: Picture? {
        guard case .item(let next) = router.siblings?.sibling(travel, of: walk.id) else { return nil }
        return interactor.peek(next)?.item.picture
    }

    private func show() {
        library.show(summary)
        picture.show(item?.picture)
        didChange?()
    }
}
