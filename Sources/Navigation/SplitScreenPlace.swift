package import Browsing
package import Presentation

/// The way that led here, back along it, and what a session remembers of it.
extension SplitScreen {
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

    /// If the user has moved meanwhile, the earlier place does not count any more.
    func endWaitOnceElsewhere() {
        if let wanted = details.wanted, wanted.item != list.top?.memento.item { details.want(nil) }
    }

    package func programWillEnd() {
        for screen in screens { screen.programWillEnd() }
    }

    package var unsaved: [UnsavedText] { screens.flatMap(\.unsaved) }

    private var screens: [any Screen] { (below + [level]).flatMap(\.screens) }

    /// The screens that lead to the one with the keyboard, and that.
    var way: [any Screen] { (below + [level]).flatMap(\.way) }

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

    private var wayLengthBelow: Int { below.reduce(0) { $0 + $1.way.count } }

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
}
