/// Some of many items, in an order of their own. No item is copied: there may be 100,000 of them.
package struct Arranged<Item: Sendable>: Sendable {
    private let all: [Item]
    /// Among all; nil for all of them as they are.
    private let places: [Int]?

    package init(_ all: [Item] = [], places: [Int]? = nil) {
        (self.all, self.places) = (all, places)
    }
}

extension Arranged {
    /// Where something of another arrangement is in this one, without a look at any item.
    package enum Place {
        case at(Int)
        /// It is not among these.
        case none
        /// They are not some of the same items.
        case unknown
    }

    package func place(ofItemAt index: Int, in other: Arranged) -> Place {
        guard isOfSameItems(as: other), other.indices.contains(index) else { return .unknown }
        let place = other.places?[index] ?? index
        guard let places else { return .at(place) }
        return places.firstIndex(of: place).map(Place.at) ?? .none
    }

    private func isOfSameItems(as other: Arranged) -> Bool {
        guard all.count == other.all.count else { return false }
        // Equal addresses: one memory that both share, since neither changes it.
        return all.withUnsafeBufferPointer { items in
            other.all.withUnsafeBufferPointer { $0.baseAddress == items.baseAddress }
        }
    }
}

extension Arranged: RandomAccessCollection {
    package var startIndex: Int { 0 }

    package var endIndex: Int { places?.count ?? all.count }

    package subscript(index: Int) -> Item { all[places?[index] ?? index] }
}

extension Arranged: ExpressibleByArrayLiteral {
    package init(arrayLiteral items: Item...) {
        self.init(items)
    }
}
