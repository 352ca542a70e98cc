package import TerminalKit

/// What the pointer does on the line of tabs, on the panes, and on the line between them.
extension SplitScreen {
    package func handle(_ pointing: Pointing) -> PointerUse {
        guard hasTabs else { return handleOnPanes(pointing) }
        if pointing.action != .drag, tabLine.contains(pointing.position) {
            defer { endWaitOnceElsewhere() }
            if case .press(.tab) = pointing.action, details.top?.isTab == true { leaveTab() }
            return handle(pointing, in: .list, at: tabLine)
        }
        return handleOnPanes(pointing.on(paneRoom))
    }

    /// Another tab takes the place of the page that is one.
    private func leaveTab() {
        details.pop()
        level.pushedOverList = nil
        level.focus = .list
        display?.setNeedsDisplay()
    }

    private func handleOnPanes(_ pointing: Pointing) -> PointerUse {
        let panes = panes
        if pointing.action == .drag {
            arrangement.change { $0.moveDivider(to: pointing.position, in: size) }
            return .marked
        }
        defer { endWaitOnceElsewhere() }
        guard let second = panes.second else { return focused?.handle(pointing.on(panes.first)) ?? .none }
        if panes.first.contains(pointing.position) { return handle(pointing, in: .list, at: panes.first) }
        return second.contains(pointing.position) ? handle(pointing, in: .detail, at: second) : .none
    }

    /// A press gives the pane the keyboard; a wheel does not.
    private func handle(_ pointing: Pointing, in pane: SplitLevel.Pane, at rect: Rect) -> PointerUse {
        guard let screen = pane == .list ? list.top : details.top else { return .none }
        let hasKeyboard = level.focus == pane
        guard case .press = pointing.action, !hasKeyboard else { return screen.handle(pointing.on(rect)) }
        // What is being written in the detail would be lost if the cursor of the list moved on.
        if level.focus == .detail, focused?.isTyping == true { return .none }
        typedAhead.forget()
        focus(on: pane)
        let use = screen.handle(pointing.on(rect, hasKeyboard: false))
        return use == .none ? .marked : use
    }
}
