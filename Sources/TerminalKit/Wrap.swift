extension String {
    /// The lines that the text takes up in `width` columns: broken at spaces, between wide characters, and
    /// inside a word only where it is longer than a line. Never empty. The text is one paragraph, as names and titles
    /// are: a line break in it is a space.
    package func wrapped(to width: Int) -> [String] {
        let room = Swift.max(1, width)
        if HarmlessText.isPlain(self) { return Self.wrapPlain(self, to: room) }
        // Removed before lines are split: a line break inside a sequence would turn the rest of it into text.
        let text = EscapeSequence.removed(from: self)
        guard text.contains(where: \.isNewline) else { return Self.wrap(paragraph: text[...], to: room) }
        return Self.wrap(paragraph: String(text.map { $0.isNewline ? " " : $0 })[...], to: room)
    }

    /// The lines of a longer text, whose line breaks are kept.
    package func paragraphsWrapped(to width: Int) -> [String] {
        EscapeSequence.removed(from: self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .flatMap { String($0).wrapped(to: width) }
    }

    /// The text in so many lines at most, of which the last has an ellipsis at its end if something was cut.
    package func wrapped(to width: Int, lines most: Int) -> [String] {
        let lines = wrapped(to: width)
        guard lines.count > most, most > 0 else { return lines }
        let rest = lines[(most - 1)...].joined(separator: " ")
        return lines.prefix(most - 1) + [rest.shortened(to: width)]
    }

    /// The text, shortened to one line of so many columns, with an ellipsis at its end if it was cut.
    package func shortened(to width: Int) -> String {
        let line = EscapeSequence.removed(from: self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard HarmlessText.width(of: line) > width else { return line }
        guard width > 1, let first = line.first else { return "…" }
        guard HarmlessText.width(of: String(first)) < width else { return "…" }
        return line[...].head(of: width - 1).text + "…"
    }

    /// `wrapped(to:)` for printable ASCII, as most text is: one cell for each byte.
    private static func wrapPlain(_ text: String, to room: Int) -> [String] {
        let space = UInt8(ascii: " ")
        let bytes = Array(text.utf8)
        var lines: [String] = []
        var start = 0
        while bytes.count - start > room {
            // If a space follows the last column, the line is full without it.
            let end = bytes[start...start + room].lastIndex(of: space) ?? start + room
            lines.append(String(decoding: bytes[start..<end], as: UTF8.self).trimmingTrailingSpaces)
            start = end
            while start < bytes.count, bytes[start] == space { start += 1 }
        }
        let last = String(decoding: bytes[start...], as: UTF8.self).trimmingTrailingSpaces
        return last.isEmpty && !lines.isEmpty ? lines : lines + [last]
    }

    static func wrap(paragraph: Substring, to room: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var lineWidth = 0
        for piece in pieces(of: paragraph) {
            var rest = piece
            var restWidth = HarmlessText.width(of: String(rest))
            if lineWidth + restWidth > room, piece.first.map(Kind.init) == .space {
                // The line ends here; spaces at its end need no room.
                lineWidth = room
                continue
            }
            if lineWidth + restWidth > room, lineWidth > 0 {
                lines.append(line.trimmingTrailingSpaces)
                (line, lineWidth) = ("", 0)
            }
            // The rest is not measured again for each line: with a word as long as a page that would take seconds.
            while restWidth > room, !rest.isEmpty {
                let head = rest.head(of: room)
                lines.append(String(head.text))
                rest = rest[head.text.endIndex...]
                restWidth -= head.width
            }
            line += rest
            lineWidth += restWidth
        }
        let last = line.trimmingTrailingSpaces
        return last.isEmpty && !lines.isEmpty ? lines : lines + [last]
    }

    /// Words, runs of spaces, and wide characters one by one.
    private static func pieces(of text: Substring) -> [Substring] {
        var pieces: [Substring] = []
        var start = text.startIndex
        var previous: Kind?
        for index in text.indices {
            let kind = Kind(text[index])
            if let previous, kind != previous || kind == .wide {
                pieces.append(text[start..<index])
                start = index
            }
            previous = kind
        }
        pieces.append(text[start...])
        return pieces
    }

    private enum Kind {
        case space
        case word
        case wide

        init(_ character: Character) {
            if character == " " || character == "\t" {
                self = .space
            } else if character.isASCII {
                self = .word
            } else {
                self = character.isWide ? .wide : .word
            }
        }
    }

    private var trimmingTrailingSpaces: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

extension Character {
    /// Whether its base takes two cells; a grapheme of several narrow ones is not wide.
    fileprivate var isWide: Bool {
        HarmlessText.glyphs(of: String(self)).first?.width == 2
    }
}

extension Substring {
    /// As many leading graphemes as fit into `room` cells, at least one, and the cells that they take up.
    fileprivate func head(of room: Int) -> (text: Substring, width: Int) {
        var width = 0
        var end = startIndex
        for index in indices {
            let wider = width + HarmlessText.width(of: String(self[index]))
            if wider > room, end > startIndex { break }
            width = wider
            end = self.index(after: index)
        }
        return (self[..<end], width)
    }
}
