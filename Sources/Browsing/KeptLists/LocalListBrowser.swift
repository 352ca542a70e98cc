package import Entities
package import Presentation

/// The presenter of a list that is completely in memory: it shows where the cursor is and follows it.
@MainActor
package protocol LocalListBrowserDelegate<Item>: AnyObject {
    associatedtype Item: Identifiable

    /// The cursor's item is on this row now.
    func didSettleCursor(onRow row: Int)
    /// The cursor is on another item; nil if there is none any more.
    func didFollow(_ item: Item?)
}

/// Browses a list that is completely in memory: its items, and the one under the cursor through all changes of the list.
@MainActor
package final class LocalListBrowser<Item: Identifiable & Sendable> where Item.ID: StableID {
    package weak var delegate: (any LocalListBrowserDelegate<Item>)?
    private let wording: Wording
    private var list = LocalList<Item>()
    /// Whether all items are there; nil before there are any to tell of.
    private var isWhole: Bool?
    /// The item that the delegate was last told about.
    private var followed: Item.ID?
    /// What the items are an answer to.
    private var question: [String] = []
    package private(set) var placements = 0

    package init(wording: Wording) {
        self.wording = wording
    }

    package var count: Int { list.items.count }

    /// How many there are in all, where these are only the first of them.
    package var total: Int?

    /// All, in their order.
    package var items: Arranged<Item> { list.items }

    /// Nil for a row that the list does not have.
    package func item(at index: Int) -> Item? {
        list.item(at: index)
    }

    /// Other items, or the same in another order. The cursor stays where it is until it is settled.
    ///
    /// - Parameter question: what they are an answer to, as their order, filter and tab.
    package func arrange(_ items: Arranged<Item>, for question: [String] = []) {
        if question != self.question { placements += 1 }
        self.question = question
        list.items = items
    }

    /// The cursor follows its item.
    ///
    /// - Parameter isWhole: whether all items are there. If not, the wanted place stays wanted.
    package func settleCursor(isWhole: Bool) {
        self.isWhole = isWhole
        if list.settleCursor(isWhole: isWhole) { placements += 1 }
        delegate?.didSettleCursor(onRow: list.row)
        follow()
    }

    /// Moves the cursor to an item that will be in the list soon.
    package func expect(_ id: Item.ID) {
        list.expect(id)
    }

    private func follow() {
        guard list.current?.id != followed else { return }
        followed = list.current?.id
        delegate?.didFollow(list.current)
    }
}

extension LocalListBrowser: ListBrowser {
    package func status(atRow index: Int) -> String? {
        wording.position(ofRow: index, of: total ?? count)
    }

    package func itemName(atRow index: Int) -> String? {
        item(at: index)?.id.stableText
    }

    package func restoreCursor(to place: ListPlace) {
        list.restoreCursor(to: place)
        if let isWhole { settleCursor(isWhole: isWhole) }
    }

    package var wanted: ListPlace? { list.wanted }

    package func didMoveCursor(to index: Int) {
        list.moveCursor(to: index)
        follow()
    }
}
