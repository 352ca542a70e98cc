package import Browsing
package import Commands
package import Presentation

/// What is said to a list as a whole, drawn or in lines.
extension RemoteListPresenter {
    /// - Parameter tabs: nil where there are none.
    /// - Returns: whether the command is about the list.
    package func didAsk(for command: Command, having tabs: ListTabs?) -> Bool {
        if let tab = tabs?.place(after: command) {
            didChooseTab(at: tab)
            return true
        }
        switch command {
        case .filter: didAskForSearch()
        case .collection: didAskForCollection()
        case .sort: didAskForSort()
        case .refine: didAskForFilters()
        case .keepView: didAskToKeepView()
        case .refresh: didAskForRefresh()
        default: return false
        }
        return true
    }
}

extension LocalListPresenter {
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
        default: return false
        }
        return true
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
