import Presentation
import TerminalKit
import Widgets

/// A year as it is printed for people.
package struct YearText {
    package enum Look: Equatable {
        /// With bars and shades of blocks.
        case blocks
        /// With bars and shades of ASCII.
        case ascii
        /// In sentences, each on a line.
        case sentences

        /// - Parameters:
        ///   - isSpoken: whether lines are wanted, or a screen reader tells of them.
        ///   - environment: of the program.
        package init(isSpoken: Bool, environment: [String: String]) {
            self = isSpoken ? .sentences : ProgressDisplay.Form.hasLines(environment) ? .blocks : .ascii
        }
    }

    private let look: Look

    init(_ look: Look) {
        self.look = look
    }

    /// In columns, as most terminals have them.
    private static let width = 78

    func text(of page: YearPage) -> String {
        var layout = look == .sentences ? LinkedLayout(plainFolded: [:]) : LinkedLayout(width: Self.width)
        layout.add(page.content.unfolded)
        if page.isEmpty {
            layout.addGap()
            for text in [page.emptiness.what, page.emptiness.why].compactMap(\.self) { layout.add(text) }
        }
        return layout.lines.map { printed($0) + "\n" }.joined()
    }

    private func printed(_ line: TextLine) -> String {
        let spans = line.spans.map { span in
            let isOrnament = span.spoken?.isEmpty == true
            // What a bar does not reach is left out: without colours it looks much as if it did.
            let text =
                isOrnament && span.text.allSatisfy({ $0 == "─" }) && span.style == .border
                ? blank(span.text) : span.toneless
            return look == .ascii ? text.ascii(isOrnament: isOrnament) : text
        }
        let text = spans.joined().printable
        return String(text.reversed().drop { $0 == " " }.reversed())
    }

    private func blank(_ text: String) -> String { String(repeating: " ", count: text.count) }
}

extension DetailContent {
    /// With sections that cannot be folded.
    fileprivate var unfolded: DetailContent {
        var content = self
        content.parts = parts.map { part in
            guard case .section(let section) = part else { return part }
            return .section(DetailSection(nil, section.label, note: section.note, section.body))
        }
        return content
    }
}

extension String {
    /// Bars and shades by how dark their characters are; of texts only the signs between them, since names stay as they are.
    fileprivate func ascii(isOrnament: Bool) -> String {
        let signs = isOrnament ? Self.ladder : Self.signs
        return String(map { signs[$0] ?? $0 })
    }

    private static let ladder: [Character: Character] = [
        "▁": ".", "▂": ":", "▃": "-", "▄": "=", "▅": "+", "▆": "*", "▇": "%", "█": "#", "━": "#", "╸": "+",
        "·": ".", "░": "o", "▒": "O", "▓": "#",
    ]
    private static let signs: [Character: Character] = ["·": "-", "–": "-", "“": "\"", "”": "\"", "„": "\""]
}
