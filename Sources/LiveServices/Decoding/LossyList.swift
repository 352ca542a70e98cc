/// A list whose unreadable elements are left out, and counted. A single object counts as a list of one: that is
/// what Last.fm's conversion from XML makes of one element.
struct LossyList<Element: Decodable & Sendable>: Sendable {
    let elements: [Element]
    /// How many elements there were, the unreadable ones included.
    let sentCount: Int
}

extension LossyList: LenientlyDecodable {
    /// Throws when there is neither a list nor a readable element.
    init(from decoder: any Decoder) throws {
        guard var list = try? decoder.unkeyedContainer() else {
            self.init(elements: [try Element(from: decoder)], sentCount: 1)
            return
        }
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
