package import Pictures

/// What stands in the place of a picture.
package struct PictureState: Equatable {
    /// By which room is made for a picture that nobody has seen yet.
    package enum Shape: Hashable, Sendable {
        /// Two wide and three high, as posters, books and portraits mostly are.
        case upright
        /// As wide as high, as covers of albums and sprites are.
        case square
    }

    package let shape: Shape
    /// Whether its source has one.
    package let hasPicture: Bool
    /// What it is a picture of, which stands there as long as there is no picture.
    package let title: String
    /// Nil while it is loading, and where it cannot be had.
    package let picture: RenderedPicture?
    /// The name of the colour that its place has as long as there is no picture; nil for one made from the title.
    package let tint: String?

    package init(
        _ shape: Shape, of title: String, hasPicture: Bool, _ picture: RenderedPicture?, tint: String? = nil
    ) {
        self.shape = shape
        self.title = title
        self.hasPicture = hasPicture
        self.picture = picture
        self.tint = tint
    }

    /// The first letters of the first two words of its title, for a place below which that stands; a digit where no word begins with a
    /// letter, empty where there is neither.
    package var initials: String {
        let firsts = title.split { !$0.isLetter && !$0.isNumber && !Self.apostrophes.contains($0) }.compactMap(\.first)
        let letters = firsts.filter(\.isLetter).prefix(2)
        return (letters.isEmpty ? firsts.filter(\.isNumber).prefix(1) : letters).map { $0.uppercased() }.joined()
    }

    /// They stand inside of words.
    private static let apostrophes: Set<Character> = ["'", "’"]

    package static func == (left: PictureState, right: PictureState) -> Bool {
        left.shape == right.shape && left.title == right.title && left.hasPicture == right.hasPicture
            && left.picture === right.picture && left.tint == right.tint
    }
}
