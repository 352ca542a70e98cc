package import Presentation
package import TerminalKit

/// Lays out a text with stops: parts that lead somewhere, and headings of sections that fold.
package struct LinkedLayout {
    /// What can be marked in the text.
    package enum Stop: Hashable {
        case place(Place)
        /// A section's heading, by its name in the scene.
        case heading(String)
    }

    private var text: TextLayout
    /// In their order; pieces of lines know them by their number.
    package private(set) var stops: [Stop] = []
    /// Sections that the user has folded, or unfolded, by their names.
    private let folded: [String: Bool]
    private var section: String?
    /// In which section each line is; nil for none.
    private var sectionOfLine: [String?] = []

    /// - Parameters:
    ///   - width: in cells.
    ///   - folded: whether sections are, where the user has said so.
    package init(width: Int, folded: [String: Bool] = [:]) {
        text = TextLayout(width: min(width, TextLayout.readableWidth))
        self.folded = folded
    }

    /// For a dialogue of lines.
    package init(plainFolded folded: [String: Bool]) {
        text = .plain
        self.folded = folded
    }

    package var width: Int { text.width }

    /// Whether it is for a dialogue of lines.
    package var isPlain: Bool { text.isPlain }

    package var lines: [TextLine] { text.lines }

    /// The section that a line is in, with its heading; nil for none.
    package func section(ofLine line: Int) -> String? {
        sectionOfLine.indices.contains(line) ? sectionOfLine[line] : nil
    }

    package mutating func add(_ text: String, _ style: Style = .plain) {
        self.text.add(text, style)
        didAdd()
    }

    package mutating func add(_ text: LinkedText, _ style: Style = .plain) {
        self.text.add(spans(of: text, style))
        didAdd()
    }

    /// A longer text, with its line breaks.
    package mutating func addParagraphs(_ text: String, _ style: Style = .plain) {
        self.text.addParagraphs(text, style)
        didAdd()
    }

    package mutating func add(_ line: TextLine) {
        text.add(line)
        didAdd()
    }

    /// A line whose piece leads somewhere, between others.
    package mutating func add(_ before: [TextLine.Span], _ linked: LinkedText, _ style: Style, _ after: [TextLine.Span])
    {
        text.add(TextLine(before + spans(of: linked, style) + after))
        didAdd()
    }

    package mutating func addGap() {
        text.addGap()
        didAdd()
    }

    package mutating func addTable(_ rows: [(left: String, right: String?)], left: Style, right: Style) {
        text.addTable(rows, left: left, right: right)
        didAdd()
    }

    package mutating func addTable(_ rows: [(left: LinkedText, right: LinkedText?)], left: Style, right: Style) {
        text.addTable(rows.map { row in (spans(of: row.left, left), row.right.map { spans(of: $0, right) }) })
        didAdd()
    }

    /// A part below a heading of its own, which folds.
    ///
    /// - Parameters:
    ///   - name: the same whatever is in it.
    ///   - count: stands beside the heading while it is folded.
    ///   - isFolded: as long as the user has not said otherwise.
    package mutating func addSection(
        _ name: String, _ heading: String, count: String? = nil, isFolded: Bool = false,
        _ addContent: (inout LinkedLayout) -> Void
    ) {
        addGap()
        section = name
        let isFolded = folded[name] ?? isFolded
        if isPlain {
            let heading = [heading, isFolded ? count : nil].compactMap(\.self).joined(separator: ", ")
            text.add([.init(heading, .label, stop: isFolded ? add(.heading(name)) : nil)])
            didAdd()
            if !isFolded { addContent(&self) }
            section = nil
            return
        }
        let hidden = isFolded ? count.map { " · \($0)" } ?? "" : ""
        let sign = isFolded ? Self.foldedSign : Self.unfoldedSign
        text.add([.init("\(sign) \(heading)\(hidden)", .label, stop: add(.heading(name)))])
        didAdd()
        if !isFolded { addContent(&self) }
        section = nil
    }

    private mutating func spans(of text: LinkedText, _ style: Style) -> [TextLine.Span] {
        text.parts.map { part in
            // What leads out of the program looks so; what leads on in it, nearly everything, does not.
            .init(
                part.text, part.place?.address == nil ? style : .link,
                stop: part.text.isEmpty ? nil : part.place.map { add(.place($0)) },
                link: part.place?.address)
        }
    }

    private mutating func add(_ stop: Stop) -> Int {
        stops.append(stop)
        return stops.count - 1
    }

    private mutating func didAdd() {
        sectionOfLine += repeatElement(section, count: text.lines.count - sectionOfLine.count)
    }

    private static let foldedSign = "▸"
    private static let unfoldedSign = "▾"
}
