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
}
