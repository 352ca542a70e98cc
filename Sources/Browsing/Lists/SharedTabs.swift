package import Presentation

/// One set of tabs for the list of a section and for other lists and pages that have a tab there, and lie over it: wherever one is, all
/// are in the same place. The list makes them, since it is always there; who lies over it shows them, and says which of them it is.
@MainActor
package final class SharedTabs {
    private var tabs: ListTabs?
    private var places: [Int: TabbedPlace] = [:]
    /// Shows one of them, by its index; asked for once the list is in sight again. Set by the list.
    package var choose: (@MainActor (_ index: Int) -> Void)?
    /// They have changed. Set by who lies over the list.
    package var didChange: (@MainActor () -> Void)?

    package init() {}

    /// - Parameters:
    ///   - tabs: as the list has them.
    ///   - last: the places that the last of them are.
    /// - Returns: these tabs.
    package func show(_ tabs: ListTabs, endingIn last: [TabbedPlace]) -> ListTabs {
        let first = tabs.labels.count - last.count
        let places = Dictionary(uniqueKeysWithValues: last.enumerated().map { (first + $0, $1) })
        guard tabs != self.tabs || places != self.places else { return tabs }
        (self.tabs, self.places) = (tabs, places)
        didChange?()
        return tabs
    }

    /// Nil for a part of the list itself, and where there is no such tab.
    package func place(at index: Int) -> TabbedPlace? { places[index] }

    /// As they are while that is in sight; nil before the list has any.
    package func tabs(at place: TabbedPlace) -> ListTabs? {
        tabs.map { tabs in
            let index = places.first { $0.value == place }?.key
            return ListTabs(tabs.labels, chosen: index ?? tabs.chosen, starts: tabs.starts)
        }
    }

    /// The tabs before that of a place that makes its own; all, where it has none.
    package func tabs(before place: TabbedPlace) -> ListTabs? {
        tabs.map { tabs in
            let end = places.first { $0.value == place }?.key ?? tabs.labels.count
            return ListTabs(Array(tabs.labels[..<end]), chosen: 0, starts: tabs.starts.filter { $0 < end })
        }
    }
}
