/// Items that are searched and put in order at each key: their texts are folded once, and each order is made once.
package struct SearchedItems<Item: Sendable>: Sendable {
    package let all: [Item]
    /// Places among all of what is not there any more: what was made of all stays as it is.
    private var gone: Set<Int> = []
    private var texts = SearchedTexts()
    /// The place of each item among all by title.
    private var ranks: [Int] = []
    /// The orders that were made so far: in each, the places of the items among all.
    private var orders: [Name: [Int]] = [:]

    private struct Name: Hashable {
        let order: String
        /// Nil for all.
        let part: String?
    }

    /// - Parameters:
    ///   - titles: what each item is sorted by.
    ///   - texts: what is searched of each, in the reader's spelling.
    package init(_ all: [Item] = [], titles: [String] = [], texts: [String] = []) {
        self.all = all
        self.texts = SearchedTexts(texts)
        let folded = titles.map(\.folded)
        let sorted = folded.indices.sorted { left, right in
            folded[left] == folded[right] ? left < right : folded[left] < folded[right]
        }
        ranks = [Int](repeating: 0, count: sorted.count)
        for (rank, place) in sorted.enumerated() { ranks[place] = rank }
    }

    package var count: Int { all.count - gone.count }

    /// The first that is there.
    package var first: Item? { all.indices.first(where: isThere).map { all[$0] } }

    /// Whether an item was not removed.
    ///
    /// - Parameter place: among all.
    package func isThere(at place: Int) -> Bool { !gone.contains(place) }

    /// Removes an item, at once however many there are.
    ///
    /// - Parameter place: among all.
    package mutating func remove(at place: Int) {
        gone.insert(place)
    }

    /// The items that have every word of the filter, in any spelling.
    ///
    /// - Parameter part: the only items to show; nil for all.
    package mutating func arranged(
        _ order: ItemOrder<Item>, isReversed: Bool = false, matching filter: String, in part: ItemPart<Item>? = nil
    ) -> Arranged<Item> {
        let words = SearchWords(filter)
        var places = places(in: order, of: part)
        if !words.isEmpty {
            let found = texts.indices(of: words)
            if let sorted = places {
                var isFound = [Bool](repeating: false, count: all.count)
                for place in found { isFound[place] = true }
                places = sorted.filter { isFound[$0] }
            } else {
                places = found
            }
        }
        if !gone.isEmpty { places = (places ?? Array(all.indices)).filter(isThere) }
        if isReversed { places = (places ?? Array(all.indices)).reversed() }
        return Arranged(all, places: places)
    }

    /// Nil for all in their own order.
    private mutating func places(in order: ItemOrder<Item>, of part: ItemPart<Item>?) -> [Int]? {
        guard let part else { return places(in: order) }
        let name = Name(order: order.name, part: part.name)
        if let made = orders[name] { return made }
        let places = (places(in: order) ?? Array(all.indices)).filter { part.contains(all[$0]) }
        orders[name] = places
        return places
    }

    /// Nil for the items' own order.
    private mutating func places(in order: ItemOrder<Item>) -> [Int]? {
        guard order.number != nil || order.isByTitle else { return nil }
        let name = Name(order: order.name, part: nil)
        if let made = orders[name] { return made }
        let seconds = order.isByTitle ? ranks : Array(all.indices)
        var places = [Int](repeating: 0, count: all.count)
        if let number = order.number {
            let keys = all.indices.map { (first: number(all[$0]), second: seconds[$0], place: $0) }
                .sorted { ($0.first, $0.second) < ($1.first, $1.second) }
            for (index, key) in keys.enumerated() { places[index] = key.place }
        } else {
            for (place, rank) in seconds.enumerated() { places[rank] = place }
        }
        orders[name] = places
        return places
    }
}

/// Some of the items, shown by themselves.
package struct ItemPart<Item> {
    fileprivate let name: String
    fileprivate let contains: (Item) -> Bool

    /// - Parameter name: another one for each part of a kind of items.
    package init(_ name: String, contains: @escaping (Item) -> Bool) {
        (self.name, self.contains) = (name, contains)
    }
}

/// An order of items. Those that are the same in it stay in their own.
package struct ItemOrder<Item> {
    fileprivate let name: String
    fileprivate let number: ((Item) -> Int)?
    fileprivate let isByTitle: Bool

    /// As they are.
    package static var own: ItemOrder { ItemOrder(name: "", number: nil, isByTitle: false) }

    /// In any spelling.
    package static var title: ItemOrder { ItemOrder(name: "title", number: nil, isByTitle: true) }

    /// The least number first.
    ///
    /// - Parameters:
    ///   - name: another one for each such order of a kind of items.
    ///   - thenByTitle: whether those with the same number are by title.
    package static func number(
        _ name: String, thenByTitle: Bool = false, _ number: @escaping (Item) -> Int
    ) -> ItemOrder {
        ItemOrder(name: name, number: number, isByTitle: thenByTitle)
    }
}
