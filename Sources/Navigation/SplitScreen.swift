package import Browsing
package import Commands
package import Entities
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
    private let pause: Pause
    let arrangement: Panes
    /// With a line of tabs, where there is one.
    private var wholeSize = Size(width: 0, height: 0)
    /// Of both panes together, with their border.
    private(set) var size = Size(width: 0, height: 0)
    /// Whether the tabs of the list are in a line above the panes.
    private(set) var hasTabs = false
    /// The visible list, with its details.
    private(set) var level: SplitLevel
    /// The lists below it with theirs, as they were left; the section's own first.
    private var below: [SplitLevel] = []
    /// The place in the list that was over the section's own, until that is there again.
    private var wantedAbove: ScreenMemento?
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
    private var isWide: Bool { list.top?.wantsWidth == true }

    /// Whether one pane has all the room, since the list has no rows to show a page of: the list, which says why, or a page over it.
    private var isAlone: Bool { level.isEmpty && (level.focus == .detail || details.top == nil) }

    private var hasTwoPanes: Bool { panes.second != nil }

    var list: ScreenStack { level.list }

    var details: DetailStack { level.details }

    var focused: (any Screen)? { level.focused }
}

extension SplitScreen: Navigator {
    package func open(_ item: some StableID, _ makeScreen: @escaping MakeScreen) {
        level.followed = .init(item: item, makeScreen: makeScreen)
        if details.isAbout(item) {
            details.settle()
        } else {
            details.show(item, makeScreen, settles: true)
        }
        level.focus = .detail
        display?.setNeedsDisplay()
    }

    package func follow(_ item: some StableID, of list: AnyObject, _ makeScreen: @escaping MakeScreen) {
        follow(.init(item: item, makeScreen: makeScreen), in: level(of: list))
    }

    package func didMoveDetail(to item: some StableID, _ makeScreen: @escaping MakeScreen) {
        details.didMove(to: item)
        follow(.init(item: item, makeScreen: makeScreen), in: level)
    }

    package func followNothing(of list: AnyObject) {
        follow(nil, in: level(of: list))
    }

    /// The level of this router's list. A new router belongs to the topmost level without one.
    private func level(of list: AnyObject) -> SplitLevel {
        let levels = below + [level]
        if let known = levels.last(where: { $0.leader === list }) { return known }
        let own = levels.last { $0.leader == nil } ?? level
        own.leader = list
        return own
    }

    private func follow(_ followed: SplitLevel.Followed?, in changed: SplitLevel) {
        changed.followed = followed
        if changed === level { followedChanged() }
    }

    /// Alone in sight, a list does not show what is beside it.
    private func followedChanged() {
        if drawsDetailAlone {
            display?.setNeedsDisplayOfRows()
        } else if hasTwoPanes || level.focus == .detail {
            display?.setNeedsDisplay()
        }
    }

    /// Whether only rows and the detail need redrawing; not if the panes share a border.
    private var drawsDetailAlone: Bool {
        guard level.focus == .list, !isWide, level.followed != nil, display?.isForReader != true,
            case .column = panes.divider
        else { return false }
        return true
    }

    package func pushList(_ screen: any Screen, comesBack: Bool) {
        typedAhead.forget()
        below.append(level)
        level = SplitLevel(pause: pause, comesBack: comesBack)
        if let wantedAbove {
            details.want(wantedAbove)
            screen.restore(wantedAbove)
        }
        wantedAbove = nil
        list.layout(size: panes.first.size)
        list.push(screen)
        shortenWay()
        display?.setNeedsDisplay()
    }

    package func popList() {
        guard let last = below.popLast() else { return }
        typedAhead.forget()
        level = last
        display?.setNeedsDisplay()
    }

    package func push(_ screen: any Screen) {
        if level.focus == .list { level.pushedOverList = details.screens.count }
        details.push(screen)
        level.focus = .detail
        shortenWay()
        display?.setNeedsDisplay()
    }

    package func pop() {
        guard level.focus == .detail else { return }
        details.pop()
        if details.top == nil || level.pushedOverList == details.screens.count { returnToList() }
        display?.setNeedsDisplay()
    }

    /// What was pushed where nothing stood beside the list is about none of its items, so it does not stay there.
    private func returnToList() {
        if level.pushedOverList == 0 || !hasTwoPanes { details.removeAll() }
        level.pushedOverList = nil
        level.focus = .list
    }

    /// Each list keeps the detail of what its cursor is on.
    private func shortenWay() {
        while wayLength > Self.longestWay {
            if let long = (below + [level]).first(where: { $0.details.screens.count > 2 }) {
                long.details.forgetEarliest()
                long.pushedOverList? -= 1
            } else if below.count > 1 {
                below.remove(at: 1)
            } else {
                return
            }
        }
    }

    private var wayLength: Int { (below + [level]).reduce(0) { $0 + 1 + $1.details.screens.count } }

    /// A strip says what the cursor of its list is on, not where the page of that has led. What would be lost stays.
    private func closeOverStrip() {
        guard isWide, level.focus == .list, details.screens.count > 1,
            details.screens.dropFirst().allSatisfy(\.unsaved.isEmpty)
        else { return }
        while details.screens.count > 1 { details.pop() }
        level.pushedOverList = nil
    }

    /// Called once a frame, however many items the cursor has passed since the last one.
    private func showFollowed() {
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

    package var commands: [Command] {
        // What lies over it takes nothing from it; a text that is asked about is still being written.
        let overlay = overlay
        if question != nil, overlay == nil { return [] }
        var commands = focused?.commands ?? []
        let isTyping = isTyping && (overlay == nil || overlay?.question != nil)
        let hasTwoPanes = hasTwoPanes
        let offersBack = offersBack(beside: commands)
        if hasTwoPanes, !isTyping, details.top != nil { commands.append(.otherPane) }
        if offersBack { commands.append(.back) }
        if isTyping { return commands }
        if wayLength > 2, way.count > 2 { commands.append(.trail) }
        if isWide || isAlone { return commands }
        if hasTwoPanes { commands.append(.growList) }
        if arrangement.arrangement.canTurn(in: size) { commands.append(.turnPanes) }
        return commands
    }

    /// What is about the list as a whole, where the keyboard is in a page beside that, or about the page, where it is in the list; and
    /// nothing is being written there.
    package var commandsBeside: [Command] {
        guard hasTwoPanes, !isTyping, question == nil, overlay == nil, details.screens.allSatisfy(\.unsaved.isEmpty)
        else { return [] }
        let own = focused?.commands ?? []
        let isInList = level.focus == .list
        let (beside, trait) = isInList ? (details.top, Command.Traits.ofPage) : (list.top, Command.Traits.ofList)
        return beside?.commands.filter { $0.traits.contains(trait) && !own.contains($0) } ?? []
    }

    /// Once in the footer, and not where Esc does something else first.
    private func offersBack(beside own: [Command]) -> Bool {
        (level.focus == .detail || !below.isEmpty)
            && !own.contains { [.back, .endFilter, .leaveForm, .leaveMenu].contains($0) }
    }

    package func willAppear() -> Bool { true }

    package func didAppear() {}

    package var wantsWidth: Bool { false }

    package func layOutTabs(over room: Size?) -> Bool { false }

    package func drawTabs(on line: Surface) {}

    package var isTab: Bool { false }

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

    private func layOutPanes() {
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

    package var memento: ScreenMemento {
        guard let lowest = below.first, let next = (below + [level]).dropFirst().first, next.comesBack else {
            return (below.first ?? level).memento
        }
        var memento = lowest.list.top?.memento ?? ScreenMemento()
        memento.above = [next.memento]
        return memento
    }

    package func restore(_ memento: ScreenMemento) {
        details.want(memento)
        wantedAbove = memento.above.first
        // It puts the other list over itself, if it knows of one.
        list.top?.restore(memento)
        wantedAbove = nil
    }

    package func programWillEnd() {
        for screen in screens { screen.programWillEnd() }
    }

    package var unsaved: [UnsavedText] { screens.flatMap(\.unsaved) }

    private var screens: [any Screen] { (below + [level]).flatMap { $0.list.screens + $0.details.screens } }

    /// The screens that lead to the one with the keyboard, and that.
    private var way: [any Screen] { (below + [level]).flatMap(\.way) }

    package var trail: [String] { way.map(\.title) }

    package func goBack(toStep step: Int) {
        typedAhead.forget()
        while let last = below.last, step < wayLengthBelow {
            level = last
            below.removeLast()
        }
        // The first of the rest is the list.
        let depth = step - wayLengthBelow
        if depth <= 0 { returnToList() }
        while depth > 0, level.focus == .detail, details.screens.count > depth { pop() }
        display?.setNeedsDisplay()
    }

    package var known: KnownItem? { level.focus == .detail ? details.top?.known : nil }

    package var copyable: CopyableThing? { focused?.copyable }

    package var loaded: [KnownItem] { (below + [level]).reversed().flatMap { $0.list.top?.loaded ?? [] } }

    package func showFound(isBeside: Bool, _ show: (any Navigator) -> Void) {
        typedAhead.forget()
        let (shown, focus) = (level, level.focus)
        show(self)
        // A list is never beside another.
        if isBeside, hasTwoPanes, level === shown { level.focus = focus }
    }

    /// Shows a tab of the section's own list, which may be below others.
    package func showTab(named name: String) {
        let lowest = below.first ?? level
        // The detail of an earlier session was of another tab.
        lowest.details.want(nil)
        lowest.list.top?.showTab(named: name)
    }

    private var wayLengthBelow: Int { below.reduce(0) { $0 + $1.way.count } }

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

    package func handle(_ press: KeyPress) -> Bool {
        focused?.handle(press) ?? false
    }

    package func handle(_ command: Command) -> Bool {
        defer { endWaitOnceElsewhere() }
        switch command {
        case .otherPane where hasTwoPanes:
            typedAhead.forget()
            // The cursor may be on another item since the last frame.
            showFollowed()
            focus(on: level.focus == .list && details.top != nil ? .detail : .list)
            return true
        case .growList where hasTwoPanes && !isWide:
            arrangement.change { $0.resize(1, in: size) }
            return true
        case .shrinkList where hasTwoPanes && !isWide:
            arrangement.change { $0.resize(-1, in: size) }
            return true
        case .resetPanes:
            arrangement.change { $0.reset() }
            return true
        case .turnPanes where !isWide && !isAlone && arrangement.arrangement.canTurn(in: size):
            arrangement.change { $0.turn(in: size) }
            return true
        case .back where level.focus == .detail:
            typedAhead.forget()
            // A screen with unsaved work handles the command itself.
            if focused?.handle(command) != true { goBack() }
            return true
        case .back where !below.isEmpty:
            if list.top?.handle(command) != true { popList() }
            return true
        case .refresh:
            return refresh()
        default:
            if typedAhead.isThere { display?.setNeedsDisplay() }
            handleTypedAhead()
            // One below the other, panes share a border.
            if case .row = panes.divider { display?.setNeedsDisplay() }
            if focused?.isAwaitingRows == true, typedAhead.keeps(command) { return true }
            return focused?.handle(command) == true || leaveToList(command) || leaveToPage(command)
        }
    }

    /// Hands what a page does not use to the list beside it, with the keyboard.
    private func leaveToList(_ command: Command) -> Bool {
        guard level.focus == .detail, command.traits.contains(.ofList), isTakenBeside(command) else { return false }
        focus(on: .list)
        return list.top?.handle(command) ?? false
    }

    /// Hands what a list does not use to the page beside it, without the keyboard.
    private func leaveToPage(_ command: Command) -> Bool {
        guard level.focus == .list, command.traits.contains(.ofPage) else { return false }
        // The cursor may be on another item since the last frame.
        showFollowed()
        return isTakenBeside(command) && details.top?.handle(command) == true
    }

    private func isTakenBeside(_ command: Command) -> Bool {
        commandsBeside.contains { $0.withKin.contains(command) }
    }

    /// If the user has moved meanwhile, the earlier place does not count any more.
    func endWaitOnceElsewhere() {
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
        let inSight = hasTwoPanes ? [list.top, details.top] : [focused]
        let failed = inSight.filter { $0?.hasFailed == true }
        return (failed.isEmpty ? [focused] : failed).reduce(false) { $1?.handle(.refresh) == true || $0 }
    }

    func focus(on pane: SplitLevel.Pane) {
        if pane == .list, !hasTwoPanes { returnToList() }
        level.focus = pane
        if pane == .detail { details.settle() }
        display?.setNeedsDisplay()
    }

    private func goBack() {
        if details.screens.count > 1 { pop() } else { returnToList() }
        display?.setNeedsDisplay()
    }
}
