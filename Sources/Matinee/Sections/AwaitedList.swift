import Commands
import Entities
import Navigation
import Presentation
import TerminalKit

/// The section of a service with a key: until its list has its first rows, or says why it has none, rows that come with the program
/// are seen in their place, without colours and cursor, so that the screen is not blank. Keys and pointer are for the list itself from
/// the start, which keeps those that need rows. If the list has failed without a row, those that come with the program become the
/// section's own, until its source answers.
@MainActor
final class AwaitedList {
    private let list: FallbackSection.List
    private let makeRows: @MainActor () -> any Screen
    private let makeFallback: MakeFallback
    private let wording: Wording
    /// The name of where the rows are from; nil where nobody sees them.
    private let standIn: String?
    private lazy var screen: any Screen = list.makeScreen()
    /// What is seen meanwhile; nil before and after that.
    private var rows: (any Screen)?
    /// Whether the list has had its say: screens that it leads to wait for rows of their own.
    private var hasAnswered = false
    /// What the section is after the list has failed; nil before that.
    private var fallback: FallbackSection?

    /// Makes the section that shows the rows that come with the program, and asks the source of the list again.
    ///
    /// - Parameters:
    ///   - live: the list, as it is once its source answers.
    ///   - rows: what comes with the program, which is in sight already.
    ///   - failure: why the list has no rows.
    typealias MakeFallback =
        @MainActor (_ live: FallbackSection.List, _ rows: any Screen, _ failure: CatalogFailure) -> FallbackSection

    /// - Parameters:
    ///   - standIn: the name of where the rows are from that are seen meanwhile; nil where nobody sees them.
    ///   - makeRows: makes those.
    ///   - makeFallback: makes what the section is if the list fails.
    init(
        _ list: FallbackSection.List, standIn: String?, wording: Wording,
        makeRows: @escaping @MainActor () -> any Screen, makeFallback: @escaping MakeFallback
    ) {
        (self.list, self.standIn, self.wording, self.makeRows) = (list, standIn, wording, makeRows)
        self.makeFallback = makeFallback
    }

    /// Where the rows are from, and that their source is being asked, or why they stand in for its own.
    var origin: SectionOrigin {
        if let fallback { return fallback.origin }
        var origin = list.origin
        guard rows != nil else { return origin }
        (origin.hint, origin.state) = (wording.asking(origin.source), .asked)
        if let standIn { origin.source = standIn }
        return origin
    }
}

extension AwaitedList: ScreenWrapper {
    var wrapped: any Screen { screen }

    func handle(_ command: Command) -> Bool {
        // What waited for rows is said as soon as they are there, before the next layout.
        notice()
        return screen.handle(command)
    }

    private func notice() {
        guard !hasAnswered, !screen.isAwaitingRows else { return }
        hasAnswered = true
        guard case .catalog(let failure) = screen.failureInPlaceOfRows, !failure.needsTheReader,
            // What is being written or asked there would be gone.
            !screen.isTyping, screen.overlay == nil, screen.question == nil
        else { return }
        let (place, list) = (screen.memento, list)
        let live = FallbackSection.List(origin: list.origin) {
            let screen = list.makeScreen()
            screen.restore(place)
            return screen
        }
        let fallback = makeFallback(live, rows ?? makeRows(), failure)
        (self.fallback, screen) = (fallback, fallback)
    }

    func layout(size: Size) {
        let hadFallback = fallback != nil
        screen.layout(size: size)
        notice()
        if fallback != nil, !hadFallback { screen.layout(size: size) }
        rows = hasAnswered ? nil : rows ?? makeRows()
        rows?.layout(size: size)
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        // A screen reader would read out rows that are not meant.
        guard let rows, !screen.isTyping, !surface.isForReader else {
            return screen.draw(on: surface, hasFocus: hasFocus)
        }
        rows.draw(on: surface, hasFocus: false)
        surface.veil()
    }
}

extension CatalogFailure {
    /// Whether asking again is of no use until the reader has done something: what that is stands on the list's page.
    fileprivate var needsTheReader: Bool {
        switch self {
        case .keyRejected, .keySuspended, .networkLibraryMissing, .cancelled: true
        case .offline, .startedOffline, .hostNotFound, .connectionRefused, .connectionLost, .untrusted, .timedOut,
            .redirectRefused, .redirectsInCircles, .notFound, .rateLimited, .unavailable, .refused, .unreadable,
            .tooLarge:
            false
        }
    }
}
