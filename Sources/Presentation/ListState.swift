package import Loading

/// What every list says to its view, besides its rows.
package struct ListState: Equatable, Sendable {
    /// Rows to show; the view asks for those in sight.
    package var rowCount: Int
    /// How many the list has in all, where the catalogue says.
    package var total: Int?
    package var isLoading: Bool
    /// Stands in the middle of the pane while there are no rows: loading, empty, or what went wrong.
    package var message: Message?
    /// Stands below the last row: more is coming, or why it is not.
    package var tail: Tail?

    package enum Tail: Equatable, Sendable {
        case loading(String)
        case failed(String)
    }

    /// What was loaded so far, in words.
    ///
    /// - Parameter empty: what a list without rows says.
    @MainActor
    package init<Item>(_ loader: PagedListLoader<Item>, wording: Wording, empty: Message) {
        rowCount = loader.list.items.count
        total = loader.list.total
        isLoading = loader.activity == .loading
        switch loader.activity {
        case .failed(let failure) where rowCount == 0:
            message = wording.message(failure)
        case .failed(let failure):
            tail = .failed(wording.couldNotLoadMore(wording.message(failure)))
        case .loading where rowCount == 0:
            message = Message(wording.loading)
        case .loading:
            tail = .loading(wording.loadingMore)
        case .idle where rowCount == 0 && loader.list.isComplete:
            message = empty
        case .idle:
            break
        }
    }

    /// Before anything was asked for.
    package init() {
        rowCount = 0
        isLoading = false
    }
}

extension Wording {
    /// Where a row of a list is: `2 of 240`.
    package func position<Item>(atRow index: Int, of list: PagedList<Item>) -> String {
        let row = format.grouped(index + 1)
        if let total = list.total { return position(row, format.grouped(total)) }
        return positionAmongLoaded(row, format.grouped(list.items.count))
    }
}
