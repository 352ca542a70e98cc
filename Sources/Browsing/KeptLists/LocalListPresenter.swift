package import Entities
package import Presentation

/// The presenter of a list of kept things that is completely in memory, as its view knows it.
@MainActor
package protocol LocalListPresenter: ListPresenter {
    /// Order, filter and tab, as sessions store them.
    var sortName: String { get }
    var filterText: String? { get }
    var tabName: String? { get }
    /// Called before the list appears; loads nothing.
    func restore(sortName: String?, filterText: String?, tabName: String?)
}

extension LocalListPresenter {
    package var source: SourceID? { nil }

    /// Until it has appeared nobody knows what there is to filter.
    package var controls: ListControls { ListControls(canFilter: false) }

    package func fill(_ memento: inout ScreenMemento) {
        memento.sort = sortName
        memento.filter = filterText
        memento.tab = tabName
    }

    package func restore(_ memento: ScreenMemento) {
        restore(sortName: memento.sort, filterText: memento.filter, tabName: memento.tab)
    }

    package func didAnswer(_ answer: MenuAnswer) {
        didLeaveMenu(with: answer.entry)
    }
}

/// What is asked of no such list.
extension LocalListPresenter {
    package var loaded: [KnownItem] { [] }

    package func didAskForCollection() {}

    package func didAskForFilters() {}

    package func didAskToKeepView() {}

    package func didType(_ text: String) {}

    package func didEndTyping(keeps: Bool) {}
}
