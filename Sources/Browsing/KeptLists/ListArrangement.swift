package import Presentation

/// The order and the filter of a list that is completely in memory, as its reader sets them and sessions keep them.
package struct ListArrangement<Sort: RawRepresentable<String> & CaseIterable & Equatable> {
    package private(set) var sort: Sort
    /// Whether the order is turned round.
    package private(set) var isReversed = false
    /// Whether the reader is choosing an order.
    package private(set) var isSortAsked = false
    package private(set) var filter: ListFilter?
    private let usual: Sort

    /// - Parameter usual: the order of a list whose reader has not chosen one.
    package init(usual: Sort) {
        sort = usual
        self.usual = usual
    }

    /// As it was kept; an order that this version does not know is the usual one.
    package mutating func restore(sortName: String?, filterText: String?) {
        isReversed = sortName?.hasPrefix(Self.reversed) == true
        sort = sortName.flatMap { Sort(rawValue: String($0.dropFirst(isReversed ? Self.reversed.count : 0))) } ?? usual
        filter = filterText.map { ListFilter(text: $0) }
    }

    /// The form in which the session file stores it.
    package var sortName: String { (isReversed ? Self.reversed : "") + sort.rawValue }

    /// Stands before the name of an order that is turned round.
    private static var reversed: String { "-" }

    package mutating func askForSort() {
        isSortAsked = true
    }

    /// Sorts by the order that was chosen; one that is there already is turned round.
    ///
    /// - Parameter place: of the order among all; nil where none was chosen.
    package mutating func takeSort(_ place: Int?) {
        isSortAsked = false
        let all = Array(Sort.allCases)
        guard let place, all.indices.contains(place) else { return }
        isReversed = all[place] == sort && !isReversed
        sort = all[place]
    }

    /// It is typed from now on.
    package mutating func beginFilter() {
        filter = ListFilter(text: filter?.text ?? "", isBeingTyped: true)
    }

    /// - Returns: whether it is another text.
    package mutating func changeFilter(to text: String) -> Bool {
        guard let filter, text != filter.text else { return false }
        self.filter?.text = text
        return true
    }

    /// - Parameter keeps: whether it stays, unless it is empty.
    package mutating func endFilter(keeps: Bool) {
        filter?.isBeingTyped = false
        if !keeps || filter?.text.isEmpty == true { filter = nil }
    }
}
