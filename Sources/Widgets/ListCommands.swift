package import Browsing
package import Commands
package import Presentation

extension ListPresenter {
    /// Says to a list as a whole what was asked of it, drawn or in lines.
    ///
    /// - Parameter tabs: nil where there are none.
    /// - Returns: whether the command is about the list.
    package func didAsk(for command: Command, having tabs: ListTabs?) -> Bool {
        if let tab = tabs?.place(after: command) {
            didChooseTab(at: tab)
            return true
        }
        switch command {
        case .filter: didAskForFilter()
        case .sort: didAskForSort()
        case .refresh: didAskForRefresh()
        case .collection where source != nil: didAskForCollection()
        case .refine where source != nil: didAskForFilters()
        case .keepView where source != nil: didAskToKeepView()
        default: return false
        }
        return true
    }
}

extension ListControls {
    /// Adds what narrows and arranges the list, in the order of the footer.
    ///
    /// - Parameter hasSort: whether its order can be another one, beside its choices.
    func addArranging(to commands: inout [Command], hasSort: Bool) {
        if hasSort { commands.append(.sort) }
        if canFilter { commands.append(.filter) }
        if filter != nil { commands.append(.endFilter) }
        for choice in choices { commands.append(choice.command) }
    }
}

extension ListTabs {
    /// The place of the tab that a command leads to; nil for other commands.
    package func place(after command: Command) -> Int? {
        switch command {
        case .nextTab: place(at: 1)
        case .previousTab: place(at: -1)
        default: nil
        }
    }
}

extension ListChoice {
    /// What asks for it.
    var command: Command {
        switch self {
        case .collection: .collection
        case .order: .sort
        case .filters: .refine
        }
    }
}
