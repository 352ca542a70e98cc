package import Browsing
package import Commands
package import Entities
package import Presentation
package import TerminalKit

/// A list and the detail of what its cursor is on: side by side where there is room, else one at a time. Both layouts
/// share one state, so that a change between them loses and loads nothing.
@MainActor
package final class SplitScreen {
    /// From this width on both panes are visible.
    package static let wideWidth = 100

    private enum Pane { case list, detail }
    private struct Followed {
        let item: any StableID
        let makeScreen: Navigator.MakeScreen
    }

    private let wording: Wording
    private weak var display: (any Display)?
    private let list = ScreenStack()
    private let details: DetailStack
    private var focus = Pane.list
    /// How many details there were when a screen was pushed from the list.
    private var pushedOverList: Int?
    private var size = Size(width: 0, height: 0)
    /// The item under the cursor.
    private var followed: Followed?
    /// Commands that wait for the first rows of the list.
    private var typedAhead = TypedAhead()

    /// - Parameter pause: how long the cursor must rest on an item before its detail is requested.
    package init(wording: Wording, pause: Pause, display: any Display) {
        self.wording = wording
        details = DetailStack(pause: pause)
        self.display = display
    }

    package func start(with screen: any Screen) {
        list.replaceAll(with: screen)
    }

    private var isWide: Bool { size.width >= Self.wideWidth }

    private var listWidth: Int { min(72, size.width * 9 / 20) }

    private var focused: (any Screen)? { focus == .list ? list.top : details.top }
}

extension SplitScreen: Navigator {
    package func open(_ item: some StableID, _ makeScreen: @escaping MakeScreen) {
        followed = Followed(item: item, makeScreen: makeScreen)
        if details.isAbout(item) {
            details.settle()
        } else {
            details.show(item, makeScreen, settles: true)
        }
        focus = .detail
        display?.setNeedsDisplay()
    }

    package func follow(_ item: some StableID, _ makeScreen: @escaping MakeScreen) {
        followed = Followed(item: item, makeScreen: makeScreen)
        display?.setNeedsDisplay()
    }

    package func didMoveDetail(to item: some StableID, _ makeScreen: @escaping MakeScreen) {
        details.didMove(to: item)
        follow(item, makeScreen)
    }

    package func followNothing() {
        followed = nil
        display?.setNeedsDisplay()
    }

    package func push(_ screen: any Screen) {
        if focus == .list { pushedOverList = details.screens.count }
        details.push(screen)
        focus = .detail
        display?.setNeedsDisplay()
    }

    package func pop() {
        guard focus == .detail else { return }
        details.pop()
        if details.top == nil || pushedOverList == details.screens.count { returnToList() }
        display?.setNeedsDisplay()
    }

    private func returnToList() {
        pushedOverList = nil
        focus = .list
        if !isWide { details.removeAll() }
    }

    /// Called once a frame, however many items the cursor has passed since the last one.
    private func showFollowed() {
        guard focus == .list, !details.isAbout(followed?.item) else { return }
        if let followed, details.wantsFocus(on: followed.item) {
            open(followed.item, followed.makeScreen)
        } else if isWide, let followed {
            details.show(followed.item, followed.makeScreen, settles: false)
        } else {
            details.removeAll()
        }
    }
}

extension SplitScreen: Screen {
    package var title: String { focused?.title ?? "" }

    package var status: String? { focused?.status }

    package var isBusy: Bool {
        isWide ? [list.top, details.top].contains { $0?.isBusy == true } : focused?.isBusy == true
    }

    package var commands: [Command] {
        if question != nil { return [] }
        let own = focused?.commands ?? []
        return own + (isWide && !isTyping ? [.otherPane] : []) + (focus == .detail ? [.back] : [])
    }

    package func willAppear() -> Bool { true }

    package func didAppear() {}

    package func layout(size: Size) {
        self.size = size
        layOutPanes()
        handleTypedAhead()
    }

    private func layOutPanes() {
        let rows = size.height - 2
        list.layout(size: Size(width: isWide ? listWidth - 1 : size.width - 2, height: rows))
        showFollowed()
        details.layout(size: Size(width: isWide ? size.width - listWidth - 2 : size.width - 2, height: rows))
    }

    package func draw(on surface: Surface, hasFocus: Bool) {
        guard surface.width > 2, surface.height > 2 else { return }
        let frame = PaneFrame(surface: surface, divider: isWide ? listWidth : nil)
        frame.draw()
        if isWide {
            draw(list.top, in: frame.left, of: frame, hasFocus: hasFocus && focus == .list)
            draw(details.top, in: frame.right, of: frame, hasFocus: hasFocus && focus == .detail)
        } else {
            draw(focused, in: frame.left, of: frame, hasFocus: hasFocus)
        }
    }

    package var memento: ScreenMemento {
        var memento = list.top?.memento ?? ScreenMemento()
        if let wanted = details.wanted, wanted.item == memento.item {
            // Not shown yet, perhaps not loaded: the place of the earlier session still counts.
            (memento.details, memento.isDetailFocused) = (wanted.details, wanted.isDetailFocused)
            return memento
        }
        memento.details = details.screens.first.map { [$0.memento] } ?? []
        memento.isDetailFocused = focus == .detail && pushedOverList == nil
        return memento
    }

    package func restore(_ memento: ScreenMemento) {
        details.want(memento)
        list.top?.restore(memento)
    }

    package func programWillEnd() {
        for screen in list.screens + details.screens { screen.programWillEnd() }
    }

    package var unsaved: [UnsavedText] { (list.screens + details.screens).flatMap(\.unsaved) }

    package var question: Question? { focused?.question }

    package var isTyping: Bool { focused?.isTyping ?? false }

    package var isClosing: Bool { focused?.isClosing ?? false }

    package func handle(key: Key) -> Bool {
        focused?.handle(key: key) ?? false
    }

    package func handle(_ command: Command) -> Bool {
        defer { endWaitOnceElsewhere() }
        switch command {
        case .otherPane where isWide:
            typedAhead.forget()
            // The cursor may be on another item since the last frame.
            showFollowed()
            focus(on: focus == .list && details.top != nil ? .detail : .list)
            return true
        case .back where focus == .detail:
            typedAhead.forget()
            // A screen with unsaved work handles the command itself.
            if focused?.handle(command) != true { goBack() }
            return true
        case .refresh:
            return refresh()
        default:
            handleTypedAhead()
            if focused?.isAwaitingRows == true, typedAhead.keeps(command) { return true }
            return focused?.handle(command) ?? false
        }
    }

    /// If the user has moved meanwhile, the earlier place does not count any more.
    private func endWaitOnceElsewhere() {
        if let wanted = details.wanted, wanted.item != list.top?.memento.item { details.want(nil) }
    }

    /// One after the other: each command may change the screen for the next one.
    private func handleTypedAhead() {
        while focused?.isAwaitingRows == false, let command = typedAhead.next() {
            _ = focused?.handle(command)
            layOutPanes()
        }
    }

    /// Every visible pane that shows a failure tries again, whichever has the keyboard focus.
    private func refresh() -> Bool {
        let inSight = isWide ? [list.top, details.top] : [focused]
        let failed = inSight.filter { $0?.hasFailed == true }
        return (failed.isEmpty ? [focused] : failed).reduce(false) { $1?.handle(.refresh) == true || $0 }
    }

    private func focus(on pane: Pane) {
        focus = pane
        if pane == .detail { details.settle() }
        display?.setNeedsDisplay()
    }

    private func goBack() {
        if details.screens.count > 1 { pop() } else { returnToList() }
        display?.setNeedsDisplay()
    }

    private func draw(_ screen: (any Screen)?, in pane: Rect, of frame: PaneFrame, hasFocus: Bool) {
        guard let screen else {
            // The row under the cursor may have been evicted and be loading again.
            let text = list.top?.isBusy == true ? wording.loading : wording.nothingSelected
            frame.surface.part(pane).drawCentered([TextLine(text, .muted)])
            return
        }
        frame.drawTitle(screen.title, status: screen.status, over: pane, hasFocus: hasFocus)
        screen.draw(on: frame.surface.part(pane), hasFocus: hasFocus)
    }
}
