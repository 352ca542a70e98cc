/// How the library was read last, for a list.
package struct LibraryReading: Sendable {
    /// Why it could not be read; then what was read before counts.
    package private(set) var failure: LibraryFailure?
    /// Whether it was tried to read it.
    package private(set) var isLoaded = false

    package init() {}

    /// - Returns: what was read; nil where that has failed.
    package mutating func take<Read>(_ result: Result<Read, LibraryFailure>) -> Read? {
        isLoaded = true
        switch result {
        case .success(let read):
            failure = nil
            return read
        case .failure(let failure):
            self.failure = failure
            return nil
        }
    }
}
