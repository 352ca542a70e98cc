package import Commands
package import Presentation
package import TerminalKit

/// What it says of itself is what the screen with the keyboard says, but for what both panes have together.
extension SplitScreen: Screen {
    package var title: String { focused?.title ?? "" }

    package var status: String? { focused?.status }

    package var selected: String? { focused?.selected }

    /// The section names the origin of its own list; only lists above it answer here.
    package var rowOrigin: RowOrigin? { below.isEmpty ? nil : list.top?.rowOrigin }

    package var isBusy: Bool {
        hasTwoPanes ? [list.top, details.top].contains { $0?.isBusy == true } : focused?.isBusy == true
    }

    package var isAwaitingRows: Bool { focused?.isAwaitingRows ?? false }

    package var isEmptyList: Bool { focused?.isEmptyList ?? false }

    package var hasFailed: Bool { focused?.hasFailed ?? false }

    package var failureInPlaceOfRows: ListState.Failure? { focused?.failureInPlaceOfRows }

    package func willAppear() -> Bool { true }

    package func didAppear() {}

    package var wantsWidth: Bool { false }

    package func layOutTabs(over room: Size?) -> Bool { false }

    package func drawTabs(on line: Surface) {}

    package var isTab: Bool { false }

    package var known: KnownItem? { level.focus == .detail ? details.top?.known : nil }

    package var copyable: CopyableThing? { focused?.copyable }

    package var loaded: [KnownItem] { (below + [level]).reversed().flatMap { $0.list.top?.loaded ?? [] } }

    package var inFront: any Screen { focused?.inFront ?? self }

    package var overlay: (any OverlayContent)? { focused?.overlay }

    package var hints: [Command: String] { focused?.hints ?? [:] }

    package var question: Question? { focused?.question }

    package var isTyping: Bool { focused?.isTyping ?? false }

    package var takesText: Bool { focused?.takesText ?? false }

    package var isClosing: Bool { focused?.isClosing ?? false }

    package var keyScope: KeyScope {
        if let own = focused?.keyScope, own != .everywhere { return own }
        return level.focus == .list ? .list : .detail
    }
}
