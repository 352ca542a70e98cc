/// How the built-in catalogues cut their lists into pages.
enum BuiltInPaging {
    /// More than a first screen needs, and decoded in a few milliseconds.
    static let size = 50

    /// The indexes of a page, counted from 1; empty past the end and before the beginning.
    static func indexes(ofPage number: Int, count: Int) -> Range<Int> {
        guard number > 0, number <= count / size + 1 else { return 0..<0 }
        return (number - 1) * size..<max((number - 1) * size, min(number * size, count))
    }
}
