package import Entities
import TerminalKit

/// What routers ask for: which screens are there, and which of them has the keyboard.
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
    var drawsDetailAlone: Bool {
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

    package func close(_ screen: any Screen) {
        if screen === focused { return pop() }
        for level in below + [level] { level.remove(screen) }
        display?.setNeedsDisplay()
    }

    /// What was pushed where nothing stood beside the list is about none of its items, so it does not stay there.
    func returnToList() {
        if level.pushedOverList == 0 || !hasTwoPanes { details.removeAll() }
        level.pushedOverList = nil
        level.focus = .list
    }

    /// Each list keeps the detail of what its cursor is on, and nothing goes with which a text would be lost.
    private func shortenWay() {
        while wayLength > Self.longestWay {
            if (below + [level]).contains(where: { $0.forgetEarliest() }) { continue }
            let lists = below.dropFirst()
            guard let place = lists.firstIndex(where: { $0.screens.allSatisfy(\.unsaved.isEmpty) }) else { return }
            below.remove(at: place)
        }
    }

    var wayLength: Int { (below + [level]).reduce(0) { $0 + 1 + $1.details.screens.count } }
}
