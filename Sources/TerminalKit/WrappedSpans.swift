extension [TextLine.Span] {
    /// The lines that pieces of one paragraph take up in `width` columns, broken as their text would be without the
    /// pieces. Never empty.
    package func wrapped(to width: Int) -> [TextLine] {
        if count == 1 {
            return self[0].text.wrapped(to: width).map { line in TextLine([self[0].with(line)]) }
        }
        // A sequence that one piece begins must not swallow the next one.
        let pieces = map { EscapeSequence.removed(from: $0.text) }
        var next = SpanReader(pieces)
        return pieces.joined().wrapped(to: width).map { line in
            TextLine(next.pieces(of: line).map { self[$0.piece].with($0.text) })
        }
    }
}

extension [TextLine.Span] {
    /// One line of so many columns, with an ellipsis at its end if something was cut: after a whole word where that is possible.
    func shortened(to width: Int) -> [TextLine.Span] {
        let whole = wrapped(to: width)
        if whole.count == 1 { return whole[0].spans }
        let first = wrapped(to: Swift.max(1, width - 1))[0].spans
        return first + (first.last.map { [$0.with("…")] } ?? [])
    }
}

extension [TextLine.Span] {
    /// As many lines as facts take between which points stand, `1965 · 474 pages`: lines break at the points, which fall away there, and
    /// inside a fact only where it is longer than a line.
    package func factsWrapped(to width: Int) -> [TextLine] {
        let whole = wrapped(to: width)
        if whole.count == 1 { return whole }
        var lines: [TextLine] = []
        for (point, fact) in facts {
            let own = fact.wrapped(to: width)
            if let point, let last = lines.last, own.count == 1,
                HarmlessText.width(of: last.text + point.text + own[0].text) <= width
            {
                lines[lines.count - 1].spans += [point] + own[0].spans
            } else {
                lines += own
            }
        }
        return lines.isEmpty ? whole : lines
    }

    /// Each with the point before it; nil for none.
    private var facts: [(point: TextLine.Span?, spans: [TextLine.Span])] {
        var facts: [(point: TextLine.Span?, spans: [TextLine.Span])] = [(nil, [])]
        for span in self {
            let texts = span.text.split(separator: TextLine.Span.point, omittingEmptySubsequences: false)
            for (index, text) in texts.enumerated() {
                if index > 0 { facts.append((span.with(TextLine.Span.point), [])) }
                if !text.isEmpty { facts[facts.count - 1].spans.append(span.with(String(text))) }
            }
        }
        return facts.filter { !$0.spans.isEmpty }
    }
}

extension TextLine.Span {
    /// Between two facts.
    fileprivate static let point = " · "

    fileprivate func with(_ text: String) -> TextLine.Span {
        TextLine.Span(text, style, stop: stop, link: link, spoken: spoken)
    }
}

/// Says of lines that a text was broken into which of its pieces they are from.
private struct SpanReader {
    private let graphemes: [(character: Character, piece: Int)]
    private var position = 0

    init(_ pieces: [String]) {
        let ends = pieces.reduce(into: []) { ends, piece in ends.append((ends.last ?? 0) + piece.utf8.count) }
        var (piece, offset) = (0, 0)
        graphemes = pieces.joined().map { character in
            // A mark at the start of a piece joins the grapheme before it.
            while piece < ends.count - 1, offset >= ends[piece] { piece += 1 }
            offset += character.utf8.count
            return (character, piece)
        }
    }

    /// Breaking has dropped nothing but spaces, and has made spaces of line breaks.
    mutating func pieces(of line: String) -> [(text: String, piece: Int)] {
        var found: [(text: String, piece: Int)] = []
        for character in line {
            while position < graphemes.count, graphemes[position].character != character,
                graphemes[position].character.isWhitespace, character != " "
            {
                position += 1
            }
            let piece = position < graphemes.count ? graphemes[position].piece : found.last?.piece ?? 0
            position += 1
            if found.last?.piece == piece {
                found[found.count - 1].text.append(character)
            } else {
                found.append((String(character), piece))
            }
        }
        return found
    }
}
