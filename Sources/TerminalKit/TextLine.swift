/// One line of laid out text: pieces of one style each, from the left.
package struct TextLine: Hashable, Sendable {
    package struct Span: Hashable, Sendable {
        package let text: String
        package let style: Style
        /// The stop that it belongs to, by its number in the text; nil for none.
        package let stop: Int?
        /// The address of the page that it leads to; nil for none.
        package let link: String?
        /// What a screen reader is told in its place; nil for the text itself.
        package let spoken: String?

        package init(
            _ text: String, _ style: Style, stop: Int? = nil, link: String? = nil, spoken: String? = nil
        ) {
            self.text = text
            self.style = style
            self.stop = stop
            self.link = link
            self.spoken = spoken
        }

        /// What is seen where there are no tones: a shade in place of each.
        package var toneless: String {
            style.shadeInPlaceOfTone.map { String(repeating: $0, count: text.count) } ?? text
        }
    }

    package var spans: [Span]

    package init(_ text: String, _ style: Style = .plain) {
        spans = [Span(text, style)]
    }

    package init(_ spans: [Span]) {
        self.spans = spans
    }

    package static let empty = TextLine([])
}

extension TextLine {
    package var text: String { spans.map(\.text).joined() }

    package func contains(stop: Int) -> Bool {
        spans.contains { $0.stop == stop }
    }
}

extension Surface {
    /// - Parameter stop: is drawn as a selected row is; nil for none.
    /// - Returns: where that begins; nil where it is not in this line.
    @discardableResult
    package func draw(_ line: TextLine, x: Int = 0, y: Int, selected stop: Int? = nil) -> Int? {
        var (column, place): (Int, Int?) = (x, nil)
        for span in line.spans {
            let isSelected = span.stop != nil && span.stop == stop
            let start = column
            if isForReader {
                column = draw(span.spoken ?? span.text, x: start, y: y, span.style.forReader)
            } else {
                let text = dimsInVain ? span.toneless : span.text
                column = draw(text, x: start, y: y, isSelected ? .selected : span.style, link: span.link)
            }
            if isSelected { place = place ?? start }
            if let stop = span.stop, start < column { mark(row: y, start..<column, as: .stop(stop)) }
        }
        return place
    }
}

extension Style {
    fileprivate var forReader: Style { role == .chip ? .plain : self }
}
