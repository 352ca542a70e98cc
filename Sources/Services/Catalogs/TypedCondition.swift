package import Entities

extension SourceCapabilities.Filter.Form {
    /// What somebody has typed, as a condition: names with commas between them, `!` before those that are not wanted;
    /// `1994`, `1990s`, `1990-1999`, `1990-`, `<100`; a figure to be reached.
    ///
    /// - Returns: nil for what cannot be meant.
    package func condition(typed: String) -> FilterCondition? {
        let text = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !text.isEmpty else { return nil }
        switch self {
        case .choices(let several, let excluded, _):
            let parts = several ? text.split(separator: ",").map { $0.trimmed } : [text]
            let isExcluded = { (part: String) in excluded && part.hasPrefix("!") }
            let choices = FilterChoices(
                with: parts.filter { !isExcluded($0) }.compactMap { FilterValue(typed: $0) },
                without: parts.filter(isExcluded).compactMap { FilterValue(typed: $0.dropFirst().trimmed) })
            return choices.isEmpty ? nil : .choices(choices)
        case .found: return nil
        case .years(let single):
            guard let range = FilterRange(typedYears: text), !single || range.single != nil else { return nil }
            return .range(range)
        case .minutes:
            return FilterRange(typed: text, single: { FilterRange(nil, $0) }).map { .range($0) }
        case .least(let most):
            guard let least = Double(text), least > 0, least <= most ?? least else { return nil }
            return FilterRange(atLeast: least).map { .range($0) }
        }
    }
}

extension StringProtocol {
    fileprivate var trimmed: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension FilterValue {
    /// Keys are what was typed: others are known only where the values were asked for.
    fileprivate init?(typed: String) {
        guard !typed.isEmpty else { return nil }
        self.init(typed)
    }
}

extension FilterRange {
    private static let signs: Set<Character> = ["-", "–", "…"]

    /// Also a decade: `1990s`, `1990er`, `90s`.
    fileprivate init?(typedYears text: String) {
        for suffix in ["s", "er"] where text.hasSuffix(suffix) {
            guard let year = Int(text.dropLast(suffix.count)), year >= 0, year % 10 == 0 else { return nil }
            let decade = year >= 100 ? year : year + (year < 30 ? 2_000 : 1_900)
            self.init(decade...decade + 9)
            return
        }
        self.init(typed: text) { FilterRange($0, $0) }
    }

    /// From one number to another, of which one may be missing.
    ///
    /// - Parameter single: what a number alone stands for.
    fileprivate init?(typed text: String, single: (Double) -> FilterRange?) {
        let text = text.filter { !$0.isWhitespace }.replacing("..", with: "-")
        let range: FilterRange?
        if text.hasPrefix("<") {
            range = Self.number(text.dropFirst()).flatMap { FilterRange(nil, $0) }
        } else if text.hasPrefix(">") {
            range = Self.number(text.dropFirst()).flatMap { FilterRange($0, nil) }
        } else if let sign = text.firstIndex(where: Self.signs.contains) {
            let (first, last) = (text[..<sign], text[text.index(after: sign)...])
            let (least, most) = (Self.number(first), Self.number(last))
            guard first.isEmpty || least != nil, last.isEmpty || most != nil else { return nil }
            range = FilterRange(least, most)
        } else {
            range = Self.number(text[...]).flatMap(single)
        }
        guard let range else { return nil }
        self = range
    }

    private static func number(_ text: Substring) -> Double? {
        Int(text).flatMap { $0 >= 0 ? Double($0) : nil }
    }
}
