/// On which line each name of a text in JSON5 stands, which its decoder does not tell, and where the text stops being JSON5,
/// which the decoder does not tell either. It reads no values.
struct ConfigurationScan {
    /// Counted from 1, columns in characters.
    struct Position: Hashable, Sendable {
        var line = 1
        var column = 1
    }

    /// By the names that lead to it, with dots between them.
    private(set) var lines: [String: Int] = [:]
    /// Names that stand in the same table twice, of which the decoder takes the first.
    private(set) var repeated: [String] = []
    /// Where the text is not understood any more; nil if it is to its end.
    private(set) var end: Position?
    /// Whether nothing stands there but blanks and comments.
    private(set) var isEmpty = false

    init(_ text: String) {
        var scanner = Scanner(text)
        do throws(Stop) {
            isEmpty = try scanner.peek().kind == .end
            if isEmpty { return }
            try value(named: "", depth: 0, &scanner)
            guard try scanner.next().kind == .end else { throw Stop(position: scanner.last) }
        } catch {
            end = error.position
        }
    }

    private struct Stop: Error {
        let position: Position
    }

    /// Deeper ones are no settings.
    private static let deepest = 64

    private mutating func value(named path: String, depth: Int, _ scanner: inout Scanner) throws(Stop) {
        let token = try scanner.next()
        switch token.kind {
        // The decoder refuses a number that no double can be, and all of the text with it.
        case .word where token.text.first?.isLetter == false && Double(token.text)?.isInfinite == true:
            throw Stop(position: token.position)
        case .text, .word: return
        case .sign("{") where depth < Self.deepest:
            while try scanner.peek().kind != .sign("}") {
                let name = try name(in: path, &scanner)
                try scanner.expect(":")
                try value(named: name, depth: depth + 1, &scanner)
                guard try scanner.skip(",") else { break }
            }
            try scanner.expect("}")
        case .sign("[") where depth < Self.deepest:
            while try scanner.peek().kind != .sign("]") {
                try value(named: path, depth: depth + 1, &scanner)
                guard try scanner.skip(",") else { break }
            }
            try scanner.expect("]")
        default: throw Stop(position: token.position)
        }
    }

    private mutating func name(in path: String, _ scanner: inout Scanner) throws(Stop) -> String {
        let token = try scanner.next()
        guard token.kind == .text || token.kind == .word else { throw Stop(position: token.position) }
        let name = path.isEmpty ? token.text : "\(path).\(token.text)"
        if lines[name] == nil { lines[name] = token.position.line } else { repeated.append(name) }
        return name
    }

    private struct Token {
        enum Kind: Hashable { case sign(Character), text, word, end }

        let kind: Kind
        var text = ""
        let position: Position
    }

    private struct Scanner {
        private var rest: Substring
        private var position = Position()
        private var peeked: Token?
        /// Where the token began that was read last.
        private(set) var last = Position()

        init(_ text: String) {
            rest = text[...]
            if rest.first == "\u{FEFF}" { rest.removeFirst() }
        }

        mutating func peek() throws(Stop) -> Token {
            if let peeked { return peeked }
            let token = try read()
            peeked = token
            return token
        }

        mutating func next() throws(Stop) -> Token {
            let token = try peek()
            peeked = nil
            last = token.position
            return token
        }

        mutating func skip(_ sign: Character) throws(Stop) -> Bool {
            guard try peek().kind == .sign(sign) else { return false }
            _ = try next()
            return true
        }

        mutating func expect(_ sign: Character) throws(Stop) {
            let token = try next()
            guard token.kind == .sign(sign) else { throw Stop(position: token.position) }
        }

        private mutating func advance() -> Character? {
            guard let character = rest.popFirst() else { return nil }
            if character.isNewline {
                position = Position(line: position.line + 1)
            } else {
                position.column += 1
            }
            return character
        }

        private mutating func read() throws(Stop) -> Token {
            try skipBlank()
            let start = position
            guard let character = rest.first else { return Token(kind: .end, position: start) }
            if "{}[]:,".contains(character) {
                _ = advance()
                return Token(kind: .sign(character), position: start)
            }
            if character == "\"" || character == "'" { return try text(from: start) }
            var word = ""
            while let next = rest.first, !next.isWhitespace, !"{}[]:,\"'/".contains(next) {
                word.append(next)
                _ = advance()
            }
            guard !word.isEmpty else { throw Stop(position: start) }
            return Token(kind: .word, text: word, position: start)
        }

        private mutating func text(from start: Position) throws(Stop) -> Token {
            let quote = advance()
            var text = ""
            while let character = advance() {
                if character == quote { return Token(kind: .text, text: text, position: start) }
                // A text goes on in the next line only behind a backslash.
                if character.isNewline { throw Stop(position: start) }
                guard character == "\\" else {
                    text.append(character)
                    continue
                }
                if let next = advance() { text.append(next) }
            }
            throw Stop(position: start)
        }

        /// With comments.
        private mutating func skipBlank() throws(Stop) {
            while let character = rest.first {
                if character.isWhitespace {
                    _ = advance()
                } else if rest.hasPrefix("//") {
                    while let next = rest.first, !next.isNewline { _ = advance() }
                } else if rest.hasPrefix("/*") {
                    let start = position
                    while !rest.isEmpty, !rest.hasPrefix("*/") { _ = advance() }
                    guard !rest.isEmpty else { throw Stop(position: start) }
                    _ = (advance(), advance())
                } else {
                    return
                }
            }
        }
    }
}
