package import Entities
package import Presentation

/// The presenter of a paged list: it shows the list and follows the cursor.
@MainActor
package protocol PagedListBrowserDelegate<ID>: AnyObject {
    associatedtype ID: Hashable & Sendable

    func didChange(_ state: ListState)
    /// The cursor's item is on this row now.
    func didSettleCursor(onRow row: Int)
    /// The cursor is on another item; nil if there is none any more.
    func didFollow(_ id: ID?)
}

/// Browses a paged list: its loaded part, and the item under the cursor through all changes of the list.
@MainActor
package final class PagedListBrowser<Item: Identifiable & Sendable> where Item.ID: StableID {
    package weak var delegate: (any PagedListBrowserDelegate<Item.ID>)?
    private struct Covered {
        let loader: PagedListLoader<Item>
        let cursor: PagedListCursor<Item>
        let empty: Message
    }

    private let wording: Wording
    private var empty: Message
    private let source: PageSource<Item>
    private lazy var loader = makeLoader(source)
    private var cursor = PagedListCursor<Item>()
    /// The list under the one that is shown; nil for none.
    private var covered: Covered?
    /// The item that the delegate was last told about.
    private var followed: Item.ID?
    package private(set) var placements = 0

    /// - Parameter empty: what a list without rows says.
    package init(_ source: PageSource<Item>, wording: Wording, empty: Message) {
        self.source = source
        self.wording = wording
        self.empty = empty
    }

    /// Nil for a row that is not here.
    package func item(at index: Int) -> Item? {
        loader.item(at: index)
    }

    /// The item under the cursor; nil if the list does not have it any more, or not yet.
    package var current: Item.ID? {
        cursor.id.flatMap { loader.list.index(of: $0) == nil ? nil : $0 }
    }

    /// Nil if it is not in memory.
    package var currentItem: Item? {
        cursor.id.flatMap { loader.list.index(of: $0) }.flatMap { loader.item(at: $0) }
    }

    /// The failure after which a refresh tries again; nil if nothing has failed.
    package var failure: CatalogFailure? { loader.failure }

    /// Takes in the first page without asking for it; if it is not in memory, shows the cached one, without a request yet.
    ///
    /// - Returns: whether it was in memory.
    @discardableResult
    package func start(with page: Page<Item>?) -> Bool {
        if let page { loader.start(with: page) } else { loader.showCached() }
        return page != nil
    }

    /// Moves the cursor to an item as soon as the list has it. Loads nothing.
    package func startCursor(at id: Item.ID) {
        placements += 1
        cursor.restore(ListPlace(item: id.stableText, row: 0))
    }

    /// Asks another question. The rows stay, and the cursor on them, until the first page of the new list has come.
    ///
    /// - Parameter place: where the cursor should go then; nil for the top.
    package func restart(with source: PageSource<Item>, at place: ListPlace?) {
        placements += 1
        cursor = PagedListCursor()
        if let place { cursor.restore(place) }
        loader.restart(with: source)
        if let place { loader.want(rows: place.row + 1) }
    }

    /// Shows another list over this one, which stays as it is, place and all, until `uncover()`. What covers it already is
    /// replaced.
    ///
    /// - Parameters:
    ///   - page: the first one, if it is at hand. If not, what is shown stays until it has come.
    ///   - empty: what the other list says without rows.
    package func cover(with source: PageSource<Item>, having page: Page<Item>?, empty: Message) {
        if covered == nil {
            covered = Covered(loader: loader, cursor: cursor, empty: self.empty)
            let shown = loader
            loader = makeLoader(source)
            loader.takeWindow(of: shown)
        }
        placements += 1
        (self.empty, cursor) = (empty, PagedListCursor())
        loader.restart(with: source, having: page)
    }

    /// Does nothing for a list that is not covered.
    package func uncover() {
        guard let covered else { return }
        placements += 1
        (self.covered, loader, cursor, empty) = (nil, covered.loader, covered.cursor, covered.empty)
        didChange()
    }

    /// Whether all rows of the list, or of the one under it, have been loaded.
    var isComplete: Bool { (covered?.loader ?? loader).list.isComplete }

    /// Whether the rows of the list, or of the one under it, are to be replaced by an answer that is waited for.
    var isReplacingRows: Bool { (covered?.loader ?? loader).isReplacingList }

    /// An item of the list that is shown, or of the one under it; nil if it is not in memory.
    func item(onPage number: Int, at index: Int) -> Item? {
        (covered?.loader ?? loader).list.item(onPage: number, at: index)
    }

    private func makeLoader(_ source: PageSource<Item>) -> PagedListLoader<Item> {
        PagedListLoader(source) { [weak self] in self?.didChange() }
    }

    /// Requests the page that failed once more; if none has failed, loads the whole list anew.
    ///
    /// - Parameter forget: called before the whole list is asked for.
    package func refresh(forget: () -> Void) {
        loader.retryOrRefresh(forget: forget)
    }

    private func didChange() {
        delegate?.didChange(ListState(loader, wording: wording, empty: empty))
        if loader.isRestarting { return }
        let isLoading = loader.activity == .loading
        cursor.settle(in: loader.list, isLoading: isLoading, hasFailed: loader.activity.failure != nil)
        if cursor.wanted != nil, isLoading { return }
        delegate?.didSettleCursor(onRow: cursor.row)
        follow()
    }

    private func follow() {
        guard cursor.id != followed else { return }
        followed = cursor.id
        delegate?.didFollow(cursor.id)
    }
}

extension PagedListBrowser: ListBrowser {
    package func status(atRow index: Int) -> String? {
        wording.position(atRow: index, of: loader)
    }

    package func itemName(atRow index: Int) -> String? {
        item(at: index)?.id.stableText
    }

    package func lastingRow(of index: Int) -> Int {
        loader.list.serviceRow(of: index)
    }

    package func restoreCursor(to place: ListPlace) {
        placements += 1
        cursor.restore(place)
        loader.want(rows: place.row + 1)
        didChange()
    }

    package var wanted: ListPlace? { cursor.wanted }

    /// What a later `restart` takes to come back.
    var placeOfCursor: ListPlace { place(ofRow: cursor.row) }

    package func didShow(lastVisible: Int, visibleRows: Int) {
        loader.didShow(lastVisible: lastVisible, visibleRows: visibleRows)
    }

    package func didMoveCursor(to index: Int) {
        cursor.move(to: index, in: loader.list)
        follow()
    }
}

/// For details that were opened from the list.
extension PagedListBrowser {
    package func sibling(_ direction: SiblingDirection, of id: Item.ID) -> Sibling<Item.ID> {
        loader.list.sibling(direction, of: id)
    }

    /// The detail shows another item now: the cursor goes along.
    ///
    /// - Returns: whether the list has the item.
    package func moveCursor(with id: Item.ID) -> Bool {
        guard let index = loader.list.index(of: id) else { return false }
        cursor.move(to: index, in: loader.list)
        followed = id
        placements += 1
        delegate?.didSettleCursor(onRow: index)
        return true
    }

    /// - Returns: why loading more has failed; nil if it has not.
    package func loadMore() async -> CatalogFailure? {
        await loader.loadMore(around: cursor.row)
        return loader.activity.failure
    }
}
