package import Commands
import TerminalKit

/// Which commands there are, and which pane takes them.
extension SplitScreen {
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

    /// One after the other: each command may change the screen for the next one.
    func handleTypedAhead() {
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
