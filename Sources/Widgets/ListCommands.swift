package import Browsing
package import Commands
package import Presentation

/// What is said to a list as a whole, drawn or in lines.
extension RemoteListPresenter {
    /// - Returns: whether the command is about the list.
    package func didAsk(for command: Command) -> Bool {
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
        switch command {
        case .nextTab where tabs != nil, .previousTab where tabs != nil:
            tabs.map { didChooseTab(at: $0.place(at: command == .nextTab ? 1 : -1)) }
        case .filter: didAskForFilter()
        case .sort: didAskForSort()
        case .refresh: didAskForRefresh()
        default: return false
        }
        return true
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
