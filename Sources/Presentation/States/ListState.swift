package import Entities

/// What every list tells its view, besides its rows.
package struct ListState: Equatable, Sendable {
    /// Rows to show; the view asks for those in sight.
    package var rowCount: Int
    /// How many the list has in all, where the catalogue says.
    package var total: Int?
    package var isLoading: Bool
    /// Whether the rows are about to be replaced by those of a whole new list.
    package var isRefreshing = false
    /// The failure after which a refresh tries again; nil if nothing has failed. Its words are in `message` or `tail`.
    package var failure: Failure?
    /// Stands in the middle of the pane while there are no rows: loading, empty, or a failure.
    package var message: Message?
    /// Stands below the last row: that more is loading, why loading failed, or what the rows are.
    package var tail: Tail?
    /// How old the rows are, or why they could not be refreshed; nil if there is nothing to tell.
    package var note: Message?

    package enum Failure: Equatable, Sendable {
        case catalog(CatalogFailure)
        case library(LibraryFailure)
    }

    package enum Tail: Equatable, Sendable {
        case loading(String)
        /// - Parameter short: a shorter text, for narrow panes.
        case failed(String, short: String? = nil)
        case said(String)
    }

    /// The state before anything was requested.
    package init() {
        rowCount = 0
        isLoading = false
    }
}

extension ListState {
    /// The state of a list that is read as a whole, and shows all of it.
    ///
    /// - Parameter empty: what a list without rows says.
    package init(count: Int, isLoaded: Bool, failure: LibraryFailure?, empty: Message, wording: Wording) {
        self.init()
        rowCount = count
        total = count
        isLoading = !isLoaded
        self.failure = failure.map { .library($0) }
        if count == 0 {
            message = failure.map(wording.library.failure) ?? (isLoaded ? empty : Message(wording.loading))
        }
    }

    /// - Parameters:
    ///   - count: how many of the items are shown.
    ///   - total: of what the filter chooses from.
    ///   - filter: nil for none.
    ///   - empty: what a list says that has nothing to choose from.
    package init(
        _ read: LibraryReading, count: Int, of total: Int, matching filter: ListFilter?, empty: Message,
        wording: Wording
    ) {
        self.init()
        rowCount = count
        self.total = total
        isLoading = !read.isLoaded
        failure = read.failure.map { .library($0) }
        if count > 0 {
            tail = read.failure.map { .failed(wording.library.failure($0).what) }
            if !read.isLoaded { tail = .loading(wording.loading) }
        } else if !read.isLoaded {
            message = Message(wording.loading)
        } else if let failure = read.failure {
            message = wording.library.failure(failure)
        } else if let filter, total > 0 {
            message = wording.library.nothingMatches(filter.text, filter.isBeingTyped)
        } else {
            message = empty
        }
    }
}
