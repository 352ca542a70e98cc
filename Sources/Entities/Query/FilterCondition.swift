/// What a filter lets through.
package enum FilterCondition: Hashable, Sendable {
    case choices(FilterChoices)
    case range(FilterRange)
}

extension FilterCondition {
    package var choices: FilterChoices? {
        if case .choices(let choices) = self { choices } else { nil }
    }

    package var range: FilterRange? {
        if case .range(let range) = self { range } else { nil }
    }

    /// Only this value.
    package static func only(_ key: String, name: String? = nil) -> FilterCondition {
        .choices(FilterChoices(with: [FilterValue(key, name: name)]))
    }
}

/// Values that must be there, and others that must not.
package struct FilterChoices: Hashable, Sendable {
    /// Each once, in the order in which they were chosen.
    package private(set) var with: [FilterValue] = []
    /// None of `with`.
    package private(set) var without: [FilterValue] = []

    package init(with: [FilterValue] = [], without: [FilterValue] = []) {
        for value in with where !self.with.contains(value) { self.with.append(value) }
        for value in without where !self.with.contains(value) && !self.without.contains(value) {
            self.without.append(value)
        }
    }

    package var isEmpty: Bool { with.isEmpty && without.isEmpty }

    /// Without saying anything of a value: neither that it must be there nor that it must not.
    package func removing(_ value: FilterValue) -> FilterChoices {
        FilterChoices(with: with.filter { $0 != value }, without: without.filter { $0 != value })
    }
}

/// Numbers from one to another, of which one may be missing.
package struct FilterRange: Hashable, Sendable {
    package let least: Double?
    package let most: Double?

    /// Nil for what leaves nothing out, and for what is no number.
    package init?(_ first: Double?, _ second: Double?) {
        guard first != nil || second != nil, first?.isFinite != false, second?.isFinite != false else { return nil }
        if let first, let second {
            (least, most) = (min(first, second), max(first, second))
        } else {
            (least, most) = (first, second)
        }
    }

    /// At least so many.
    package init?(atLeast least: Double) {
        self.init(least, nil)
    }

    /// From one year, or other whole number, to another.
    package init(_ numbers: ClosedRange<Int>) {
        (least, most) = (Double(numbers.lowerBound), Double(numbers.upperBound))
    }

    package func contains(_ number: Double) -> Bool {
        number >= least ?? -.infinity && number <= most ?? .infinity
    }

    /// The bounds in whole numbers, as far as they can be.
    package var wholeLeast: Int? { least.flatMap { Int(exactly: $0.rounded(.up)) } }
    package var wholeMost: Int? { most.flatMap { Int(exactly: $0.rounded(.down)) } }

    /// Nil unless it is a single whole number.
    package var single: Int? { least == most ? wholeLeast.flatMap { Double($0) == least ? $0 : nil } : nil }
}
