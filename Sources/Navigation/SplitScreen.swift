package import Browsing
package import Presentation
package import TerminalKit

/// A list and the detail of what its cursor is on: beside or below it as `Panes` says, or one at a time. All of these share
/// one state, so that a change between them loses and loads nothing.
@MainActor
package final class SplitScreen {
    /// How many screens there can be on the way to the visible one. Of a longer way the earliest details are forgotten.
    package static let longestWay = 100

    private let wording: Wording
    private(set) weak var display: (any Display)?
    let pause: Pause
    let arrangement: Panes
    /// With a line of tabs, where there is one.
    private var wholeSize = Size(width: 0, height: 0)
    /// Of both panes together, with their border.
    private(set) var size = Size(width: 0, height: 0)
    /// Whether the tabs of the list are in a line above the panes.
    private(set) var hasTabs = false
    /// The visible list, with its details.
    var level: SplitLevel
    /// The lists below it with theirs, as they were left; the section's own first.
    var below: [SplitLevel] = []
    /// The place in the list that was over the section's own, until that is there again.
    var wantedAbove: ScreenMemento?
    /// Whether the detail beside the list is another than in the last frame.
    private var hasNewDetail = false
    /// Commands that wait for the first rows of the list.
    var typedAhead = TypedAhead()

    /// - Parameters:
    ///   - pause: how long the cursor must rest on an item before its detail is requested.
    ///   - panes: how list and detail share the screen.
    package init(wording: Wording, pause: Pause, panes: Panes = Panes(), display: any Display) {
        self.wording = wording
        self.pause = pause
        arrangement = panes
        level = SplitLevel(pause: pause)
        self.display = display
    }

    package func start(with screen: any Screen) {
        list.replaceAll(with: screen)
    }

    var panes: FramedPanes {
        if isAlone { return FramedPanes(size: size) }
        let panes = arrangement.arrangement.panes(in: size)
        guard panes.second != nil, isWide else { return panes }
        // A detail that has the keyboard is there to be read.
        return level.focus == .list ? PaneArrangement.strip(in: size) : FramedPanes(size: size)
    }

    /// Whether what is beside the list gives way to it.
    var isWide: Bool { list.top?.wantsWidth == true }

    /// Whether one pane has all the room, since the list has no rows to show a page of: the list, which says why, or a page over it.
    var isAlone: Bool { level.isEmpty && (level.focus == .detail || details.top == nil) }

    var hasTwoPanes: Bool { panes.second != nil }

    var list: ScreenStack { level.list }

    var details: DetailStack { level.details }

    var focused: (any Screen)? { level.focused }
}

/// Where both panes are, and what is drawn there.
extension SplitScreen {
    package func layout(size: Size) {
        wholeSize = size
        layOutPanes()
        handleTypedAhead()
    }

    /// However the panes stand, the tabs of the list are in the same place; not while a page has all the room, unless that is a tab.
    private func layOutTabs() {
        (size, hasTabs) = (wholeSize, false)
        let isInSight = level.focus == .list || hasTwoPanes || details.top?.isTab == true
        // Told line by line, they come behind the title of their list, and before that of a page that is one of them and told alone.
        let isToldAlone = level.focus == .detail && !hasTwoPanes && details.top?.isTab == true
        let hasRoom = isInSight && (display?.isForReader != true || isToldAlone)
        let inside = Size(width: size.width, height: FramedPanes(size: size).first.height)
        hasTabs = list.top?.layOutTabs(over: hasRoom ? inside : nil) == true
        if hasTabs { size = Size(width: size.width, height: size.height - Self.tabHeight) }
    }

    /// In lines.
    private static let tabHeight = 1

    /// The line of tabs, where there is one.
    var tabLine: Rect { Rect(x: 0, y: 0, width: size.width, height: hasTabs ? Self.tabHeight : 0) }

    /// Both panes, with their border.
    var paneRoom: Rect { Rect(x: 0, y: tabLine.height, width: size.width, height: size.height) }

    func layOutPanes() {
        noticeRows()
        layOutTabs()
        let panes = panes
        list.layout(size: panes.first.size)
        showFollowed()
        details.layout(size: (panes.second ?? panes.first).size)
    }

    /// While rows are asked for the panes stay as they are, so that nothing jumps.
    private func noticeRows() {
        guard let list = list.top, !list.isAwaitingRows else { return }
        level.isEmpty = list.isEmptyList
        // The page of its last row goes before one pane has all the room.
        if level.isEmpty { showFollowed() }
    }

    package func draw(on surface: Surface, hasFocus: Bool) {
        guard surface.width > 2, surface.height > 2 else { return }
        if hasTabs, !surface.keepsFrame { list.top?.drawTabs(on: surface.part(tabLine)) }
        SplitDrawing(level: level, panes: panes, canMoveDivider: !isWide, wording: wording)
            .draw(on: hasTabs ? surface.part(paneRoom) : surface, hasFocus: hasFocus, hasNewDetail: hasNewDetail)
        hasNewDetail = false
    }

    /// A strip says what the cursor of its list is on, not where the page of that has led. What would be lost stays.
    private func closeOverStrip() {
        guard isWide, level.focus == .list, details.screens.count > 1,
            details.screens.dropFirst().allSatisfy(\.unsaved.isEmpty)
        else { return }
        while details.screens.count > 1 { details.pop() }
        level.pushedOverList = nil
    }

    /// Called once a frame, however many items the cursor has passed since the last one.
    func showFollowed() {
        closeOverStrip()
        guard level.focus == .list, !details.isAbout(level.followed?.item) else { return }
        if let followed = level.followed, details.wantsFocus(on: followed.item) {
            open(followed.item, followed.makeScreen)
        } else if hasTwoPanes, let followed = level.followed {
            guard drawsDetailAlone, let display else {
                return details.show(followed.item, followed.makeScreen, settles: false)
            }
            hasNewDetail = true
            display.changePart { details.show(followed.item, followed.makeScreen, settles: false) }
        } else {
            details.removeAll()
        }
    }
}
