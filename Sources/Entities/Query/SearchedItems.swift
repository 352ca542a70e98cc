/// Items that are searched and put in order at each key: their texts are folded once, and each order is made once.
package struct SearchedItems<Item: Sendable>: Sendable {
    package let all: [Item]
    private var texts = SearchedTexts()
    /// The place of each item among all by title.
    private var ranks: [Int] = []
    /// Those that were made: places among all, by the orders' names.
    private var orders: [String: [Int]] = [:]

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

    /// The items that have every word of the filter, in any spelling.
    ///
    /// - Parameter isShown: whether an item is in the part that is shown; nil where all are.
    package mutating func arranged(
        _ order: ItemOrder<Item>, isReversed: Bool = false, matching filter: String,
        where isShown: ((Item) -> Bool)? = nil
    ) -> Arranged<Item> {
        let words = SearchWords(filter)
        var places = places(in: order)
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
        if let isShown { places = (places ?? Array(all.indices)).filter { isShown(all[$0]) } }
        if isReversed { places = (places ?? Array(all.indices)).reversed() }
        return Arranged(all, places: places)
    }

    /// Nil for the items' own order.
    private mutating func places(in order: ItemOrder<Item>) -> [Int]? {
        guard order.number != nil || order.isByTitle else { return nil }
        if let made = orders[order.name] { return made }
        let seconds = order.isByTitle ? ranks : Array(all.indices)
        var places = [Int](repeating: 0, count: all.count)
        if let number = order.number {
            let keys = all.indices.map { (first: number(all[$0]), second: seconds[$0], place: $0) }
                .sorted { ($0.first, $0.second) < ($1.first, $1.second) }
            for (index, key) in keys.enumerated() { places[index] = key.place }
        } else {
            for (place, rank) in seconds.enumerated() { places[rank] = place }
        }
        orders[order.name] = places
        return places
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
