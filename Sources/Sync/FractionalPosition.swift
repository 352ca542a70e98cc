/// A place in a list that is kept in its reader's order: a text that sorts between those of its neighbours. To move one member is to
/// write one text, whatever the others do meanwhile.
package struct FractionalPosition: Hashable, Comparable, Sendable {
    /// Digits from `!` to `~`, the first after the point first; never empty, never with a `!` at its end.
    package let text: String

    /// As it was stored. What is no position sorts by its bytes.
    package init(text: String) {
        self.text = text
    }

    /// - Parameters:
    ///   - before: nil for the start of the list.
    ///   - after: nil for its end.
    ///   - salt: of the machine's own, so that two that put something into one place get two positions.
    package static func between(
        _ before: FractionalPosition?, _ after: FractionalPosition?, salt: UInt64
    ) -> FractionalPosition {
        let (low, high) = (before.map { Array($0.text.utf8) } ?? [], after.map { Array($0.text.utf8) })
        var digits: [UInt8] = []
        var isBelowHigh = high == nil
        var place = 0
        while true {
            let least = place < low.count ? low[place] : first
            let most = isBelowHigh ? last + 1 : place < high?.count ?? 0 ? high?[place] ?? first : first
            if most > least + 1 {
                digits.append(least + (most - least) / 2)
                break
            }
            digits.append(least)
            if least < most { isBelowHigh = true }
            place += 1
            // Positions that are not in order have nothing between them: the new one comes after the first of them.
            if !isBelowHigh, place >= high?.count ?? 0, place >= low.count { isBelowHigh = true }
        }
        digits.append(first + 1 + UInt8(salt % UInt64(last - first)))
        return FractionalPosition(text: String(decoding: digits, as: UTF8.self))
    }

    package static func < (left: FractionalPosition, right: FractionalPosition) -> Bool {
        left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }

    private static let first = UInt8(ascii: "!")
    private static let last = UInt8(ascii: "~")
}
