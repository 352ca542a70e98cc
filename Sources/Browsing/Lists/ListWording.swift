import Entities
package import Presentation

extension ListState {
    /// The state of a list, in words.
    ///
    /// - Parameter empty: what a list without rows says.
    @MainActor
    package init<Item>(_ loader: PagedListLoader<Item>, wording: Wording, empty: Message) {
        self.init()
        rowCount = loader.list.count
        total = loader.list.total
        isLoading = loader.isBusy
        isRefreshing = loader.isReplacingList
        failure = loader.failure.map(Failure.catalog)
        note = loader.staleness.flatMap { staleness in
            wording.note(staleness).map { Message($0, isFailure: ![nil, .startedOffline].contains(staleness.failure)) }
        }
        switch loader.activity {
        case .failed(let failure) where rowCount == 0:
            message = wording.message(failure)
        case .failed(let failure):
            tail = wording.couldNotLoadMore(wording.message(failure), failure != .startedOffline)
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
}

extension Wording {
    /// Where a row is in a list that has so many: `2 of 240`.
    package func position(ofRow index: Int, of count: Int) -> String {
        position(format.grouped(index + 1), format.grouped(count))
    }

    /// Where a row of a list is, and how old the list or why the row is empty: `2 of 240`,
    /// `2 of 240 · offline, from 3 h ago`.
    @MainActor
    package func position<Item>(atRow index: Int, of loader: PagedListLoader<Item>) -> String {
        let row = format.grouped(index + 1)
        let loaded = loader.list.count
        let place =
            loader.list.total.map { position(row, format.grouped($0)) }
            ?? positionAmongLoaded(row, format.grouped(loaded))
        let note = reasonForEmptyRow(index, of: loader) ?? loader.staleness.flatMap(note)
        return [place, note].compactMap(\.self).joined(separator: " · ")
    }

    /// For a row that could not be loaded again: the tail with the failure is not visible from there.
    @MainActor
    private func reasonForEmptyRow<Item>(_ index: Int, of loader: PagedListLoader<Item>) -> String? {
        guard case .failed(let failure) = loader.activity, index < loader.list.count,
            loader.list.item(at: index) == nil
        else { return nil }
        return joined(cause(failure), loader.staleness?.age)
    }

    /// Why what is shown may be old, in a few words; nil if there is nothing to tell.
    package func note(_ staleness: Staleness) -> String? {
        guard let age = staleness.age else { return staleness.failure.map { notRefreshed(message($0)) } }
        return joined(staleness.failure.map(cause), age)
    }

    /// Why what is shown may be old, after a failure also with its reason and remedy; nil if there is nothing to tell.
    package func message(_ staleness: Staleness) -> Message? {
        let failure = staleness.failure.map(message)
        return note(staleness).map { Message($0, why: failure?.why, remedy: failure?.remedy) }
    }

    private func cause(_ failure: CatalogFailure) -> String {
        [.offline, .startedOffline].contains(failure) ? offline : message(failure).what
    }

    private func joined(_ cause: String?, _ age: Int?) -> String {
        [cause, age.map(ago)].compactMap(\.self).joined(separator: ", ")
    }
}
