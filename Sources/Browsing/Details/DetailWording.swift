package import Presentation

extension Wording {
    /// What stands below a detail, or in its place: that it is being loaded, how old it is, or why that failed. Nil if
    /// there is nothing to tell.
    @MainActor
    package func message<ID, Detail>(aboutLoading loader: DetailLoader<ID, Detail>) -> Message? {
        if let age = loader.age { return message(Staleness(age: age, failure: loader.failure)) }
        if let failure = loader.failure { return message(failure) }
        return loader.isLoading || loader.detail == nil ? Message(loading) : nil
    }

    /// What stands below a detail that leads to the next and the previous item, or in its place: first what the last step has met,
    /// then what there is to tell of loading it.
    ///
    /// - Parameters:
    ///   - first: says that the item is the first of its list.
    ///   - last: that it is the last.
    @MainActor
    package func message<ID, Detail>(
        aboutLoading loader: DetailLoader<ID, Detail>, _ walk: SiblingWalk<ID>, first: String, last: String
    ) -> Message? {
        switch walk.obstacle {
        case .atTheEnd(.next): Message(last)
        case .atTheEnd(.previous): Message(first)
        case .loadingMore: Message(loadingMore)
        case .failed(_, let failure): message(failure)
        case nil: message(aboutLoading: loader)
        }
    }
}
