/// What the user has made of the panes while the program ran. Sessions keep it.
package struct PaneChoice: Hashable, Sendable {
    /// Nil for the preferred one.
    package var way: PaneWay?
    /// The list's part of the screen's width or height, in thousandths, so that a divider which is dragged stays where it
    /// was left; nil for the preferred one.
    package var share: Int?

    package init(way: PaneWay? = nil, share: Int? = nil) {
        self.way = way
        self.share = share
    }
}

extension PaneChoice: Codable {
    private enum CodingKeys: CodingKey {
        case way, share
    }

    /// A way of another version counts as none.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        way = try values.decodeIfPresent(String.self, forKey: .way).flatMap(PaneWay.init)
        share = try values.decodeIfPresent(Int.self, forKey: .share)
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(way?.rawValue, forKey: .way)
        try values.encodeIfPresent(share, forKey: .share)
    }
}
