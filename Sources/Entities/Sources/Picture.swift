/// Something that there may be a picture of.
package protocol Pictured {
    /// Nil where its source has none, or nobody knows one.
    var picture: Picture? { get }
}

/// A picture of something, by where its source has it: a poster, a cover, a portrait, a sprite.
package struct Picture: Hashable, Sendable {
    package let source: SourceID
    /// The smallest that is sharp enough in cells: a whole URL, or a path below where its source has its pictures.
    package let small: String
    /// The smallest that is sharp enough in pixels; the same where there is only one.
    package let large: String
    /// The smallest that is sharp enough where pixels are small; equal to `large` where there is none larger.
    package let largest: String

    package init(source: SourceID, small: String, large: String? = nil, largest: String? = nil) {
        self.source = source
        self.small = small
        self.large = large ?? small
        self.largest = largest ?? self.large
    }
}

extension Movie: Pictured {}
extension Artist: Pictured {}
extension Album: Pictured {}
extension Book: Pictured {}
extension Pokemon: Pictured {}
