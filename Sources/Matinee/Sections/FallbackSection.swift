import Browsing
import CommandLine
import Commands
import Entities
import Navigation
import Presentation
import TerminalKit

/// A section of a service that needs no key, or of one with a key that has failed: until it answers for the first time, what is
/// built in stands in for it. The first frame never waits for the network, and the rows never change under a reader's cursor.
@MainActor
final class FallbackSection {
    /// A list of the section, by where its rows come from.
    struct List {
        let origin: SectionOrigin
        let makeScreen: @MainActor () -> any Screen
    }

    /// Asks the service for the first page of its list; the list has it then.
    struct FirstPage {
        let isCached: @MainActor () async -> Bool
        let ask: @MainActor () async throws(CatalogFailure) -> Void
    }

    private enum Phase: Equatable {
        case asking
        /// It has answered, but the reader is busy with what stands in.
        case ready
        case failed(CatalogFailure)
        /// Its own list is shown, for good.
        case live
    }

    private enum Work { case ask }

    private let live: List
    private let builtIn: List
    private let firstPage: FirstPage
    private let wording: Wording
    private let notices: any NoticeBoard
    private weak var display: (any Display)?
    private let scope = TaskScope<Work>()
    private var phase = Phase.asking
    private var isLiveShown = false
    private var hasBegun = false
    /// Whether the reader has done something with the list.
    private var isTouched = false
    private lazy var shown: any Screen = builtIn.makeScreen()

    /// - Parameter failure: why its own list has no rows, where that is known already: nobody is asked until the reader asks
    ///   again. Nil to ask as soon as something is seen.
    init(
        live: List, builtIn: List, firstPage: FirstPage, wording: Wording, notices: any NoticeBoard,
        display: any Display, after failure: CatalogFailure? = nil
    ) {
        if let failure { (phase, hasBegun) = (.failed(failure), true) }
        self.live = live
        self.builtIn = builtIn
        self.firstPage = firstPage
        self.wording = wording
        self.notices = notices
        self.display = display
    }

    /// Where the rows are from now, and why.
    var origin: SectionOrigin {
        guard !isLiveShown else { return live.origin }
        var origin = builtIn.origin
        origin.hint =
            switch phase {
            case .asking: wording.asking(live.origin.source)
            case .ready: wording.readyToShow(live.origin.source)
            case .failed(.offline), .failed(.startedOffline): wording.offline
            case .failed(.unreadable), .failed(.notFound), .failed(.tooLarge):
                wording.wrongAnswer(live.origin.source)
            case .failed(.rateLimited(let seconds)): wording.asksToWait(live.origin.source, seconds)
            case .failed(.refused), .failed(.keyRejected), .failed(.keySuspended):
                wording.refuses(live.origin.source)
            case .failed: wording.noAnswer(live.origin.source)
            case .live: nil
            }
        switch phase {
        case .failed: origin.isWarning = true
        case .ready:
            (origin.state, origin.command) = (.answers, .refresh)
            origin.briefHints = [live.origin.source, nil].map(wording.readyToShowBriefly)
        case .asking, .live: origin.state = .asked
        }
        return origin
    }

    /// - Parameter places: the names of the places in the session. Who has been in the live list has it at once: its rows
    ///   are cached.
    func start(places: Set<String>) {
        if live.origin.places.contains(where: places.contains) { show(live) }
    }

    /// Nobody is asked before there is something to see: to load what speaks HTTP takes as long as a frame.
    private func begin() {
        hasBegun = true
        let isRemembered = isLiveShown
        scope.start(.ask) { [weak self, firstPage] in
            if isRemembered, await firstPage.isCached() {
                self?.phase = .live
            } else {
                await self?.ask()
            }
        }
    }

    private func ask() async {
        phase = .asking
        display?.setNeedsDisplay()
        do throws(CatalogFailure) {
            try await firstPage.ask()
            if !Task.isCancelled { didAnswer() }
        } catch {
            if !Task.isCancelled { didFail(error) }
        }
        display?.setNeedsDisplay()
    }

    private func didAnswer() {
        guard !isLiveShown else { return phase = .live }
        guard isTouched else { return showLive() }
        phase = .ready
        // Who sees the header sees it there.
        let message = Message(wording.readyToShow(live.origin.source))
        if display?.isPlain == true { notices.post(message) } else { notices.announce(message) }
    }

    private func didFail(_ failure: CatalogFailure) {
        // A list in use says itself what has failed.
        guard !isLiveShown || !isTouched else { return phase = .live }
        phase = .failed(failure)
        if isLiveShown { show(builtIn) }
    }

    private func showLive() {
        show(live)
        phase = .live
    }

    private func show(_ list: List) {
        shown = list.makeScreen()
        isLiveShown = list.origin == live.origin
    }

    /// - Returns: whether it is for the service, not for what stands in for it.
    private func refresh() -> Bool {
        switch phase {
        case .live: return false
        case .asking: return !isLiveShown
        case .ready: showLive()
        case .failed: scope.start(.ask) { [weak self] in await self?.ask() }
        }
        display?.setNeedsDisplay()
        return true
    }
}

extension FallbackSection: ScreenWrapper {
    var wrapped: any Screen { shown }

    /// What is asked behind the list is said in words; nothing has to turn for it. Lines that were said do not change any
    /// more, so a dialogue waits for the answer.
    var isBusy: Bool {
        shown.isBusy || (display?.isPlain == true && phase == .asking && !isLiveShown && !isTouched)
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        shown.draw(on: surface, hasFocus: hasFocus)
        if !hasBegun { begin() }
    }

    func handle(_ press: KeyPress) -> Bool {
        let isUsed = shown.handle(press)
        if isUsed { isTouched = true }
        return isUsed
    }

    func handle(_ command: Command) -> Bool {
        if command == .refresh, refresh() { return true }
        isTouched = true
        return shown.handle(command)
    }

    func handle(_ pointing: Pointing) -> PointerUse {
        let use = shown.handle(pointing)
        if use != .none { isTouched = true }
        return use
    }

    func showFound(isBeside: Bool, _ show: (any Navigator) -> Void) {
        isTouched = true
        shown.showFound(isBeside: isBeside, show)
    }
}
