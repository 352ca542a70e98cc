/// A path as it is typed, or as terminals and desktops write it when a file is dragged into a window: quoted for a shell, or as an
/// address.
struct PastedPath {
    private let text: String

    /// - Parameter text: with blanks around it, as they are pasted along.
    init(_ text: String) {
        let trimmed = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
        self.text = String(trimmed)
    }

    /// The paths that may be meant: just what was typed comes first.
    var readings: [String] {
        let plain = [text] + [Self.unquoted(text)].compactMap(\.self).filter { $0 != text }
        return plain + plain.compactMap(Self.pathOfAddress)
    }

    /// `'my file.csv'` and `my\ file.csv`, as shells read them; nil where a quote has no end.
    private static func unquoted(_ text: String) -> String? {
        words(of: text) { _ in false }?.first
    }

    /// Each of several paths that were pasted together, with blanks between them; one for a single path, none where a quote has no end.
    var parts: [PastedPath] {
        (Self.words(of: text, separatedBy: \.isWhitespace) ?? []).filter { !$0.isEmpty }.map(PastedPath.init)
    }

    /// Without its quotes, at least one; nil where a quote has no end.
    private static func words(of text: String, separatedBy isSeparator: (Character) -> Bool) -> [String]? {
        var (words, quote, isEscaped) = ([""], Character?.none, false)
        for character in text {
            if isEscaped {
                words[words.count - 1].append(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
            } else if quote == nil, isSeparator(character) {
                words.append("")
            } else {
                words[words.count - 1].append(character)
            }
        }
        return quote == nil && !isEscaped ? words : nil
    }

    /// Of `file:///tmp/my%20file.csv`; nil for what is no such address.
    private static func pathOfAddress(_ text: String) -> String? {
        guard text.lowercased().hasPrefix(scheme) else { return nil }
        let path = text.dropFirst(scheme.count).drop { $0 != "/" }
        return path.isEmpty ? nil : percentDecoded(path)
    }

    private static let scheme = "file://"

    private static func percentDecoded(_ text: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = text.utf8
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let code = UInt8(Substring(rest.prefix(2)), radix: 16) {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
