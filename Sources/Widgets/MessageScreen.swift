package import Browsing
package import Commands
import Navigation
package import Presentation
package import TerminalKit

/// A list's place where there can be no list: it says why, and what to do. Tabs beside it lead to what there is.
@MainActor
package final class MessageScreen {
    package let title: String
    let message: Message
    let tabs: ListTabs?
    private let isPassing: Bool
    private let showTab: @MainActor (_ index: Int) -> Void
    private var tabLine = TabLine()
    private var tabHeight = 0

    /// - Parameters:
    ///   - tabs: those of the list, of which this is the first; nil for none.
    ///   - isPassing: whether a list is about to take its place.
    ///   - showTab: shows another one of them.
    package init(
        title: String, message: Message, tabs: ListTabs? = nil, isPassing: Bool = false,
        showTab: @escaping @MainActor (_ index: Int) -> Void = { _ in }
    ) {
        self.title = title
        self.message = message
        self.tabs = tabs
        self.isPassing = isPassing
        self.showTab = showTab
        tabLine.show(tabs)
    }

    private func show(tab: Int) -> Bool {
        guard tab != tabs?.chosen else { return false }
        showTab(tab)
        return true
    }
}

extension MessageScreen: LeafScreen {
    package var status: String? { nil }

    package var isBusy: Bool { false }

    package var isEmptyList: Bool { !isPassing }

    package var commands: [Command] { tabs == nil ? [] : [.nextTab] }

    package func willAppear() -> Bool { true }

    package func didAppear() {}

    package func layOutTabs(over room: Size?) -> Bool { tabLine.layout(over: room) }

    package func drawTabs(on line: Surface) {
        tabLine.draw(on: line)
    }

    package func layout(size: Size) {
        tabHeight = tabLine.layout(size: size)
    }

    package func draw(on surface: Surface, hasFocus: Bool) {
        if tabHeight > 0 {
            tabLine.draw(on: surface.part(Rect(x: 0, y: 0, width: surface.width, height: tabHeight)))
        }
        let rest = Rect(x: 0, y: tabHeight, width: surface.width, height: surface.height - tabHeight)
        surface.part(rest).draw(message, hasFocus: hasFocus)
    }

    package func handle(_ command: Command) -> Bool {
        tabs?.place(after: command).map(show) ?? false
    }

    package func handle(_ pointing: Pointing) -> PointerUse {
        guard case .press(.tab(let tab)) = pointing.action, show(tab: tab) else { return .none }
        return .acted
    }

    /// The tab that lay over it in the session does again.
    package func restore(_ memento: ScreenMemento) {
        if !memento.above.isEmpty { _ = tabs.map { show(tab: $0.place(at: 1)) } }
    }
}
