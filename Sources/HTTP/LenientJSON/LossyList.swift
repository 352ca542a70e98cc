/// A list without its unreadable elements, which are counted.
package struct LossyList<Element: Decodable & Sendable>: Sendable {
    package let elements: [Element]
    /// How many elements there were, the unreadable ones included.
    package let sentCount: Int
}

extension LossyList: LenientlyDecodable {
    /// Throws when there is no list.
    package init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        var elements: [Element] = []
        var count = 0
        while !list.isAtEnd {
            count += 1
            // Each element gets a decoder of its own, so that a failure inside it cannot stop the list.
            guard let own = try? list.superDecoder() else { break }
            if let element = try? Element(from: own) { elements.append(element) }
        }
        self.init(elements: elements, sentCount: count)
    }
}
