/// A place in an order: a fraction between 0 and 1. Between any two there is room for another one, so that a thing that moves changes
/// nothing but its own place, on every machine.
package struct FractionalPosition: Hashable, Sendable {
    /// The digits after the point, to the base of 62, without zeros at the end; never empty.
    package let text: String

    /// - Parameter text: as it is stored; nil for what is no position.
    package init?(text: String) {
        guard let last = text.utf8.last, last != Self.digits[0], text.utf8.allSatisfy({ Self.value(of: $0) != nil })
        else { return nil }
        self.text = text
    }

    private init(_ digits: [Int]) {
        let end = digits.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
        text = String(decoding: digits[..<end].map { Self.digits[$0] }, as: UTF8.self)
    }

    private var values: [Int] { text.utf8.compactMap(Self.value) }

    /// - Parameters:
    ///   - left: nil for the start of the order.
    ///   - right: nil for its end. What is not behind `left` counts as the end: two machines may have used one position.
    package static func between(_ left: Self?, _ right: Self?) -> Self {
        if let left, let right, left < right { return Self(middle(left.values, right.values)) }
        if let left { return left.next }
        return right?.previous ?? Self([base / 2])
    }

    /// As many as there are things to be put in order at once: far from each other, and the same on every machine.
    package static func spread(_ count: Int) -> [Self] {
        let room = slots / (count + 1)
        guard room > 0 else {
            return (0..<count).reduce(into: []) { all, _ in all.append(between(all.last, nil)) }
        }
        return (1...max(count, 1)).prefix(count).map { Self(digits(ofSlot: $0 * room)) }
    }

    /// Lists grow at their ends: there positions stay as short as `width` allows.
    private var next: Self {
        let slot = Self.slot(of: values) + 1
        return Self(slot < Self.slots ? Self.digits(ofSlot: slot) : Self.middle(values, nil))
    }

    private var previous: Self {
        let (values, slot) = (values, Self.slot(of: values))
        let wanted = values.count > Self.width ? slot : slot - 1
        return Self(wanted > 0 ? Self.digits(ofSlot: wanted) : Self.middle([], values))
    }

    /// The digits of a fraction between two others.
    ///
    /// - Parameter right: nil for 1.
    private static func middle(_ left: [Int], _ right: [Int]?) -> [Int] {
        let (first, bound) = (left.first ?? 0, right?.first ?? base)
        if let right, first == bound { return [first] + middle(Array(left.dropFirst()), Array(right.dropFirst())) }
        if bound - first > 1 { return [(first + bound) / 2] }
        // There is nothing between their first digits.
        if let right, right.count > 1 { return [bound] }
        return [first] + middle(Array(left.dropFirst()), nil)
    }

    /// The first digits as a number.
    private static func slot(of values: [Int]) -> Int {
        (0..<width).reduce(0) { $0 * base + (values.indices.contains($1) ? values[$1] : 0) }
    }

    private static func digits(ofSlot slot: Int) -> [Int] {
        var (rest, digits) = (slot, [Int](repeating: 0, count: width))
        for place in digits.indices.reversed() {
            digits[place] = rest % base
            rest /= base
        }
        return digits
    }

    private static func value(of digit: UInt8) -> Int? { digits.firstIndex(of: digit) }

    /// In the order of their bytes.
    private static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
    private static let base = 62
    private static let width = 4
    private static let slots = base * base * base * base
}

extension FractionalPosition: Comparable {
    package static func < (left: Self, right: Self) -> Bool {
        left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }
}
