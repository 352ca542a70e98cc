/// Takes out of a text what nobody may read: keys that are known, whatever else looks like one, and what stands in
/// addresses before the host or behind the path.
package struct Redaction: Sendable {
    /// The secrets that are known. Short ones are left out, since they could be any word.
    package var secrets: [String] = [] {
        didSet { secrets = secrets.filter { $0.utf8.count >= Self.shortest } }
    }

    package init() {}

    private static let shortest = 6
    private static let sign = "[hidden]"
    /// Keys of services are hexadecimal numbers of 32 digits, or tokens that begin as those of JSON do.
    private static let digits = 32
    private static let tokenStart = "eyJ"

    /// The text without them.
    package func redacted(_ text: String) -> String {
        var text = text
        for secret in secrets { text = text.replacing(secret, with: Self.sign) }
        return Self.withoutAddresses(Self.withoutKeys(text))
    }

    private static func withoutKeys(_ text: String) -> String {
        func belongs(_ scalar: Unicode.Scalar) -> Bool {
            scalar.isASCII
                && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                    || "_-.".unicodeScalars.contains(scalar))
        }
        return replacing(in: text, belongs) { word in
            let isToken = word.hasPrefix(tokenStart) && word.utf8.count >= digits
            var longest = 0
            var run = 0
            for scalar in word.unicodeScalars {
                run = scalar.properties.isASCIIHexDigit ? run + 1 : 0
                longest = max(longest, run)
            }
            return isToken || longest >= digits ? sign : nil
        }
    }

    private static func withoutAddresses(_ text: String) -> String {
        replacing(in: text) {
            !$0.properties.isWhitespace && $0 != "\""
        } by: { word in
            guard let start = word.firstRange(of: "://")?.upperBound else { return nil }
            var rest = word[start...]
            var isChanged = false
            let host = rest.prefix { !"/?#".contains($0) }
            if let at = host.lastIndex(of: "@") {
                rest = rest[rest.index(after: at)...]
                isChanged = true
            }
            if let question = rest.firstIndex(of: "?") {
                rest = rest[..<question]
                isChanged = true
            }
            return isChanged ? "\(word[..<start])\(rest)" : nil
        }
    }

    /// - Parameters:
    ///   - belongs: whether it is a part of a word.
    ///   - new: nil for a word that stays.
    private static func replacing(
        in text: String, _ belongs: (Unicode.Scalar) -> Bool, by new: (String) -> String?
    ) -> String {
        var (result, word) = ("", String.UnicodeScalarView())
        func end() {
            guard !word.isEmpty else { return }
            let whole = String(word)
            result += new(whole) ?? whole
            word.removeAll()
        }
        for scalar in text.unicodeScalars {
            if belongs(scalar) {
                word.append(scalar)
            } else {
                end()
                result.unicodeScalars.append(scalar)
            }
        }
        end()
        return result
    }
}
