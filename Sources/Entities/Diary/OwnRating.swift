/// What somebody thinks of a thing, from 0 to 100: stars with halves, marks of ten and of a hundred all fit in.
package struct OwnRating: Hashable, Comparable, Sendable {
    private let value: UInt8

    /// Nil outside 0...100.
    package init?(percent: Int) {
        guard Self.range.contains(percent) else { return nil }
        value = UInt8(percent)
    }

    /// - Parameter whole: what the best mark of that scale is: 5 for stars, 10, 100.
    /// - Returns: nil for what is not between 0 and that, numbers that are none among them.
    package init?(_ mark: Double, of whole: Int) {
        guard mark.isFinite, mark >= 0, mark <= Double(whole) else { return nil }
        self.init(percent: Int((mark * 100 / Double(whole)).rounded()))
    }

    package static let range = 0...100

    package var percent: Int { Int(value) }

    /// On a scale up to `whole`, which a rating of a finer one does not always meet.
    package func mark(of whole: Int) -> Double { Double(percent) * Double(whole) / 100 }

    package static func < (left: OwnRating, right: OwnRating) -> Bool { left.value < right.value }
}
