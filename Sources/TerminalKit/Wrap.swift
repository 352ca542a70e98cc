extension String {
    /// The lines that the text takes up in `width` columns: broken at spaces, between wide characters, and
    /// inside a word only where it is longer than a line. Line breaks in the text are kept; never empty.
    package func wrapped(to width: Int) -> [String] {
        let room = Swift.max(1, width)
        return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .flatMap { Self.wrap(paragraph: $0, to: room) }
    }

    private static func wrap(paragraph: Substring, to room: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var lineWidth = 0
        for piece in pieces(of: paragraph) {
            var rest = piece
            var restWidth = HarmlessText.width(of: rest)
            if lineWidth + restWidth > room, piece.first == " " {
                continue
            }
            if lineWidth + restWidth > room, !line.isEmpty {
                lines.append(line.trimmingTrailingSpaces)
                (line, lineWidth) = ("", 0)
            }
            while restWidth > room {
                let head = rest.head(of: room)
                lines.append(String(head))
                rest = rest.dropFirst(head.count)
                restWidth = HarmlessText.width(of: rest)
            }
            line += rest
            lineWidth += restWidth
        }
        lines.append(line.trimmingTrailingSpaces)
        return lines
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
    /// As many leading graphemes as fit into `room` cells, at least one.
    fileprivate func head(of room: Int) -> Substring {
        var width = 0
        var end = startIndex
        for index in indices {
            width += HarmlessText.width(of: String(self[index]))
            if width > room, end > startIndex { break }
            end = self.index(after: index)
        }
        return self[..<end]
    }
}
