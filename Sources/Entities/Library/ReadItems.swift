/// What was read of the library for a list.
package struct ReadItems<Item: Identifiable & Sendable>: Sendable {
    package private(set) var items: [Item] = []
    /// Why the library could not be read; then the items are those of before.
    package private(set) var failure: LibraryFailure?
    /// Whether it was tried to read it.
    package private(set) var isLoaded = false

    package init() {}

    package mutating func fill(with result: Result<[Item], LibraryFailure>) {
        isLoaded = true
        switch result {
        case .success(let items): (self.items, failure) = (items, nil)
        case .failure(let failure): self.failure = failure
        }
    }

    /// Those that are there before all are read.
    package mutating func fill(withFirst items: [Item]) {
        self.items = items
    }

    package mutating func remove(_ id: Item.ID) {
        items.removeAll { $0.id == id }
    }
}
