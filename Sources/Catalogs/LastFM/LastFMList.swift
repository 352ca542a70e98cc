import HTTP

/// A list as Last.fm converts it from XML: usually an array, but one element comes alone, and an empty list may be a
/// text of white space.
struct LastFMList<Element: Decodable & Sendable>: Sendable {
    let elements: [Element]
    /// How many elements there were, the unreadable ones included.
    let sentCount: Int
}

extension LastFMList: LenientlyDecodable {
    /// Throws for anything else.
    init(from decoder: any Decoder) throws {
        if let list = try? LossyList<Element>(from: decoder) {
            self.init(elements: list.elements, sentCount: list.sentCount)
        } else if let text = try? String(from: decoder), text.allSatisfy(\.isWhitespace) {
            self.init(elements: [], sentCount: 0)
        } else {
            self.init(elements: [try Element(from: decoder)], sentCount: 1)
        }
    }
}
