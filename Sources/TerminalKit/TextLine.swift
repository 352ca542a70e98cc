/// One line of laid out text: pieces of one style each, from the left.
package struct TextLine: Hashable, Sendable {
    package struct Span: Hashable, Sendable {
        package let text: String
        package let style: Style

        package init(_ text: String, _ style: Style) {
            self.text = text
            self.style = style
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

extension Surface {
    package func draw(_ line: TextLine, x: Int = 0, y: Int) {
        var column = x
        for span in line.spans {
            column = draw(span.text, x: column, y: y, span.style)
        }
    }
}
