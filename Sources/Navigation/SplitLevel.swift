import Browsing
import Entities
import Presentation
import TerminalKit

/// A list, and the details of what its cursor is on, beside or above it.
@MainActor
final class SplitLevel {
    enum Pane { case list, detail }

    struct Followed {
        let item: any StableID
        let makeScreen: Navigator.MakeScreen
    }

    let list = ScreenStack()
    let details: DetailStack
    /// Whether the list below brings this one back in a later session.
    let comesBack: Bool
    var focus = Pane.list
    /// How many details there were when a screen was pushed from the list.
    var pushedOverList: Int?
    /// Whether its list has no rows; while it asks for some, as before that.
    var isEmpty = false
    /// The item under the cursor.
    var followed: Followed?
    /// The router that reports this list's cursor; nil until its first report.
    weak var leader: AnyObject?

    init(pause: Pause, comesBack: Bool = false) {
        details = DetailStack(pause: pause)
        self.comesBack = comesBack
    }

    var focused: (any Screen)? { focus == .list ? list.top : details.top }

    var screens: [any Screen] { list.screens + details.screens }

    /// The screens that lead to the one with the keyboard, the list first.
    var way: [any Screen] { list.screens + (focus == .detail ? details.screens : []) }

    /// Removes a screen that was pushed, wherever it lies. If nothing is left of what was pushed from the list, that has the keyboard.
    func remove(_ screen: any Screen) {
        guard let place = details.remove(screen), let before = pushedOverList else { return }
        if place < before {
            pushedOverList = before - 1
        } else if details.screens.count == before {
            (pushedOverList, focus) = (nil, .list)
        }
    }

    /// Drops the earliest screen over the lowest detail: not the one on top, and none with a text that would be lost.
    ///
    /// - Returns: whether there was one.
    func forgetEarliest() -> Bool {
        let between = details.screens.dropFirst().dropLast()
        guard let earliest = between.first(where: \.unsaved.isEmpty) else { return false }
        remove(earliest)
        return true
    }

    var memento: ScreenMemento {
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
}
