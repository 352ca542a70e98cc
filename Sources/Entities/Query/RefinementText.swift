/// A refinement as sessions and views store it: `collection=popular&sort=rating&genre=drama,!horror&years=1990..1999`.
extension Refinement {
    private enum Name {
        static let text = "text"
        static let collection = "collection"
        static let sort = "sort"
        static let reversed = "reversed"
    }

    package var storedText: String {
        var parts: [(String, String)] = []
        if let text { parts.append((Name.text, text.escaped)) }
        if let collection { parts.append((Name.collection, collection.rawValue)) }
        if let sort { parts.append((Name.sort, sort.rawValue)) }
        if isReversed { parts.append((Name.reversed, "yes")) }
        parts += filters.map { ($0.filter.rawValue, $0.condition.storedText) }
        return parts.map { "\($0)=\($1)" }.joined(separator: "&")
    }

    /// What of the text this version does not understand is left out.
    package init(storedText: String) {
        self.init()
        for part in storedText.split(separator: "&") {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard sides.count == 2 else { continue }
            switch sides[0] {
            case Name.text: text = sides[1].unescaped?.nilIfBlank
            case Name.collection: collection = QueryCollection(rawValue: sides[1])
            case Name.sort: sort = QuerySort(rawValue: sides[1])
            case Name.reversed: isReversed = true
            default:
                if let filter = QueryFilter(rawValue: sides[0]), let read = FilterCondition(storedText: sides[1]) {
                    self[filter] = read
                }
            }
        }
    }
}

extension FilterCondition {
    private static let range = ".."

    fileprivate var storedText: String {
        switch self {
        case .range(let range):
            return [range.least, range.most].map { $0.map(Self.text) ?? "" }.joined(separator: Self.range)
        case .choices(let choices):
            return (choices.with.map(\.storedText) + choices.without.map { "!" + $0.storedText })
                .joined(separator: ",")
        }
    }

    fileprivate init?(storedText: String) {
        // Of a value's own signs none is left that could be meant here.
        if let middle = storedText.firstRange(of: Self.range) {
            let (least, most) = (storedText[..<middle.lowerBound], storedText[middle.upperBound...])
            guard least.isEmpty || Double(least) != nil, most.isEmpty || Double(most) != nil,
                let range = FilterRange(Double(least), Double(most))
            else { return nil }
            self = .range(range)
        } else {
            let parts = storedText.split(separator: ",")
            let choices = FilterChoices(
                with: parts.filter { !$0.hasPrefix("!") }.compactMap { FilterValue(storedText: $0) },
                without: parts.filter { $0.hasPrefix("!") }.compactMap { FilterValue(storedText: $0.dropFirst()) })
            guard !choices.isEmpty else { return nil }
            self = .choices(choices)
        }
    }

    private static func text(_ number: Double) -> String {
        Int(exactly: number).map { String($0) } ?? String(number)
    }
}

extension FilterValue {
    fileprivate var storedText: String {
        key.escaped + (name.map { "~" + $0.escaped } ?? "")
    }

    fileprivate init?(storedText: Substring) {
        let parts = storedText.split(separator: "~", maxSplits: 1, omittingEmptySubsequences: false)
        guard let key = parts.first.flatMap({ String($0).unescaped })?.nilIfBlank else { return nil }
        self.init(key, name: parts.count > 1 ? String(parts[1]).unescaped?.nilIfBlank : nil)
    }
}

extension String {
    /// Other signs may have a meaning in the stored text.
    fileprivate var escaped: String { escaped(keeping: "-_") }

    /// Nil for what is not escaped like this.
    fileprivate var unescaped: String? {
        var (bytes, rest) = ([UInt8](), utf8[...])
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard rest.count >= 2, let escaped = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            else { return nil }
            bytes.append(escaped)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    fileprivate var nilIfBlank: String? { allSatisfy(\.isWhitespace) ? nil : self }
}
